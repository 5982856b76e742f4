// Pairs of contacts that may be one person: looked at side by side, made one, or kept apart for good.
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import type { Contact } from '#domains/contacts/contract.ts';
import { nameWords } from '#domains/contacts/ui/contact-words.ts';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { EmptyState, Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { shortDay } from '#web/ui/zoned-time.ts';
import { type Duplicate, dismissDuplicate, suspectAgain } from '../contract.ts';
import { likenessTones, likenessWords, reasonsInWords } from './likeness-words.ts';
import { pairKey, useDuplicates } from './use-duplicates.ts';

export default function Duplicates() {
  const { pairs, found, failure, isLoading, hasMore, reload, more, drop } = useDuplicates();
  const part = useHeldFocus<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <ButtonLink to="/contacts" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Contacts
      </ButtonLink>
      <h1 className="mt-4 text-2xl">Possible duplicates</h1>
      <p className="figures mt-1 min-h-6 text-ink-2">{pairs && pairs.length > 0 && pairsInWords(found)}</p>
      {found.isBehind && (
        <p className="text-ink-2">Many contacts have just changed. Pairs among them appear within minutes.</p>
      )}
      <div className="mt-6" aria-busy={isLoading}>
        {pairs === undefined && !failure && (
          <div className="py-10 text-center">
            <Spinner />
          </div>
        )}
        {pairs?.length === 0 && !failure && !found.isBehind && !hasMore && (
          <EmptyState
            title="No possible duplicates"
            action={
              <ButtonLink to="/contacts" kind="secondary" size="sm">
                All Contacts
              </ButtonLink>
            }
          >
            Contacts that share a number, an email, or a first and last name appear here side by side. A single name is
            not enough.
          </EmptyState>
        )}
        {pairs !== undefined && pairs.length > 0 && (
          <ul aria-label="Possible duplicates" className="border-t-2 border-ink">
            {pairs.map((pair) => (
              <PairRow key={pairKey(pair)} pair={pair} onGone={() => drop(pair)} onBack={reload} />
            ))}
          </ul>
        )}
        {failure && (
          <div className="mt-4">
            <LoadFailed
              what={pairs?.length ? 'More pairs' : 'The possible duplicates'}
              failure={failure.why}
              onTryAgain={pairs?.length ? more : reload}
            />
          </div>
        )}
        {hasMore && !failure && (
          <Button kind="secondary" size="sm" className="mt-4" busy={isLoading} onClick={more}>
            Show More
          </Button>
        )}
      </div>
    </div>
  );
}

function pairsInWords({ total, isMoreThanTotal }: { total: number; isMoreThanTotal: boolean }): string {
  if (total === 1) return '1 pair to look at';
  return `${total.toLocaleString('en-US')}${isMoreThanTotal ? '+' : ''} pairs to look at`;
}

type RowProps = { pair: Duplicate; onGone: () => void; onBack: () => void };

function PairRow({ pair, onGone, onBack }: RowProps) {
  const { first, second, likeness, reasons } = pair;
  const [busy, setBusy] = useState(false);
  const names = `${nameWords(first)} and ${nameWords(second)}`;
  const body = { first: first.id, second: second.id };
  const dismiss = async () => {
    setBusy(true);
    await runAsync(() => api.call(dismissDuplicate, { body }), {}).then(
      () => {
        onGone();
        toast.undoable('Kept apart.', () => runAsync(() => api.call(suspectAgain, { body }), {}).then(onBack));
      },
      () => setBusy(false),
    );
  };
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={likenessTones[likeness]}>{likenessWords[likeness]}</Tag>
        <span className="text-ink-2">{reasonsInWords(reasons)}</span>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Side contact={first} />
        <Side contact={second} />
      </div>
      <Allowed to="staff">
        {' '}
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink
            to={`/contacts/merge?keep=${first.id}&with=${second.id}`}
            kind="secondary"
            size="sm"
            aria-label={`Merge ${names}`}
          >
            Merge…
          </ButtonLink>
          <Button kind="quiet" size="sm" busy={busy} aria-label={`Keep ${names} apart`} onClick={() => void dismiss()}>
            Two People
          </Button>
        </div>
      </Allowed>
    </li>
  );
}

function Side({ contact }: { contact: Contact }) {
  const { id, name, phone, email, createdAt } = contact;
  const words = usePhoneWords();
  const zone = useZone();
  return (
    <div className="min-w-0">
      <Link to={`/contacts/${id}`} className="font-semibold break-words">
        {nameWords(contact, words)}
      </Link>
      <p className="figures break-words text-ink-2">
        {[name && phone && words(phone), (name || phone) && email].filter(Boolean).join(' · ') || 'Nothing else'}
      </p>
      <p className="text-xs text-ink-2">
        Since <time dateTime={createdAt}>{zone && shortDay(createdAt, new Date(), zone)}</time>
      </p>
    </div>
  );
}
