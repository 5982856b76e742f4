// Two contacts side by side before they are made one: where they differ the reader chooses, and sees what comes of it.
import { ArrowLeft, ArrowLeftRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { valueWords } from '#domains/contact-fields/ui/field-input.tsx';
import { useContactFields } from '#domains/contact-fields/ui/use-contact-fields.ts';
import { type Contact, getContact } from '#domains/contacts/contract.ts';
import { nameWords } from '#domains/contacts/ui/contact-words.ts';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import type { Id } from '#shared/ids.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { type Choices, countHanging, type Hanging, mergeContacts, undoMerge } from '../contract.ts';
import { mergedOf } from '../rules.ts';
import { ChooseField } from './choose-field.tsx';
import { offersOf, sideOf, withSide } from './offers.ts';

type Read = { readonly contact: Contact; readonly has: Hanging };
type Props = { keep: Id<'contact'>; other: Id<'contact'>; onSwap: () => void };

export default function MergeContacts({ keep, other, onSwap }: Props) {
  const part = useHeldFocus<HTMLDivElement>();
  const [one, two] = keep < other ? [keep, other] : [other, keep];
  const load = useCallback(async (): Promise<readonly [Read, Read] | null> => {
    const read = async (id: Id<'contact'>): Promise<Read> => {
      const asked = { params: { id } };
      const [contact, has] = await Promise.all([api.call(getContact, asked), api.call(countHanging, asked)]);
      return { contact, has };
    };
    try {
      return await Promise.all([read(one), read(two)]);
    } catch (failure) {
      if (failure instanceof ClientFailure && failure.code === 'not_found') return null;
      throw failure;
    }
  }, [one, two]);
  const both = useLoaded(load);
  return (
    <div ref={part} tabIndex={-1} className="max-w-4xl outline-none">
      <ButtonLink to="/contacts/duplicates" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Possible duplicates
      </ButtonLink>
      <h1 className="mt-4 text-2xl">Merge two contacts</h1>
      <LoadingPart of={both} what="These contacts">
        {(found) => {
          if (!found) return <Gone />;
          const [kept, gone] = keep === one ? found : [found[1], found[0]];
          return <Preview key={keep} {...{ kept, gone, onSwap }} />;
        }}
      </LoadingPart>
    </div>
  );
}

function Gone() {
  return (
    <div className="mt-6">
      <EmptyState
        title="One of them is not there"
        action={
          <ButtonLink to="/contacts/duplicates" kind="secondary" size="sm">
            Possible Duplicates
          </ButtonLink>
        }
      >
        They may have been merged or deleted already.
      </EmptyState>
    </div>
  );
}

type PreviewProps = { readonly kept: Read; readonly gone: Read; readonly onSwap: () => void };

function Preview({
  kept: { contact: kept, has: keptHas },
  gone: { contact: gone, has: goneHas },
  onSwap,
}: PreviewProps) {
  const [choices, setChoices] = useState<Choices>({});
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const words = usePhoneWords();
  const merged = mergedOf(kept, gone, choices);
  const name = nameWords(merged, words);
  const merge = async () => {
    setBusy(true);
    const body = { gone: gone.id, choices };
    await runAsync(() => api.call(mergeContacts, { params: { id: kept.id }, body }), {}).then(
      async ({ mergeId }) => {
        // Back does not lead to a comparison with somebody who is gone.
        await navigate(`/contacts/${kept.id}`, { replace: true });
        toast.undoable(`${nameWords(kept)} and ${nameWords(gone)} are one.`, async () => {
          const undo = () => api.call(undoMerge, { params: { id: mergeId } });
          await runAsync(undo, { success: 'They are two again.' });
          await navigate('/contacts/duplicates');
        });
      },
      () => setBusy(false),
    );
  };
  const own = useContactFields().value ?? [];
  const offers = offersOf(kept, gone, own, words);
  return (
    <>
      <p className="mt-1 max-w-[60ch] text-ink-2">
        Everything of both comes together under {nameWords(kept, words)}. For 30 days you can undo it.
      </p>
      <Button kind="quiet" size="sm" className="mt-3 -ml-4 max-w-full text-left" onClick={onSwap}>
        <ArrowLeftRight aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 whitespace-normal">Keep {nameWords(gone)} instead</span>
      </Button>
      {offers.length > 0 && (
        <section className="mt-6" aria-labelledby="differ">
          <h2 id="differ" className="text-xl">
            Where they differ
          </h2>
          <div className="mt-2 border-t-2 border-ink">
            {offers.map((offer) => (
              <ChooseField
                key={offer.field}
                offer={offer}
                chosen={sideOf(choices, offer)}
                onChoose={(side) => setChoices(withSide(choices, offer, side))}
              />
            ))}
          </div>
        </section>
      )}
      <section className="mt-10" aria-labelledby="afterwards">
        <h2 id="afterwards" className="text-xl">
          Afterwards
        </h2>
        <dl className="mt-3 grid gap-x-8 gap-y-4 rounded-l border border-line bg-card p-6 sm:grid-cols-2">
          <Fact name="Name">{merged.name || 'None'}</Fact>
          <Fact name="Tags">{merged.tags.join(', ') || 'None'}</Fact>
          <Fact name="Phone">{phonesInWords(merged, words)}</Fact>
          <Fact name="Email">{[merged.email, ...merged.otherEmails].filter(Boolean).join(', ') || 'None'}</Fact>
          <Fact name="Good to know">{merged.notes || 'None'}</Fact>
          {own.map(({ id, kind, label }) => {
            const value = merged.fields[id];
            return value === undefined ? null : (
              <Fact key={id} name={label}>
                {valueWords(kind, value)}
              </Fact>
            );
          })}
          <Fact name="History">{hangingInWords(keptHas, goneHas)}</Fact>
        </dl>
      </section>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button className="max-w-full" busy={busy} onClick={() => void merge()}>
          <span className="min-w-0 whitespace-normal">Merge into {name}</span>
        </Button>
        <ButtonLink to="/contacts/duplicates" kind="quiet">
          Cancel
        </ButtonLink>
      </div>
    </>
  );
}

function phonesInWords(
  { phone, otherPhones }: Pick<Contact, 'phone' | 'otherPhones'>,
  words: (e164: string) => string,
): string {
  return (
    [phone, ...otherPhones]
      .filter((one) => one !== null)
      .map(words)
      .join(', ') || 'None'
  );
}

const nouns = [
  ['conversations', 'conversation'],
  ['appointments', 'appointment'],
  ['messages', 'message'],
  ['notes', 'note'],
] as const;

/** "3 conversations, 1 note". */
function hangingInWords(one: Hanging, other: Hanging): string {
  const parts = nouns.flatMap(([many, single]) => {
    const count = one[many] + other[many];
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? single : many}`];
  });
  return parts.join(', ') || 'Nothing yet';
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-ink-2">{name}</dt>
      <dd className="figures mt-1 break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}
