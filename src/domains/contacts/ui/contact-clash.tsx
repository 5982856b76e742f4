// A change of a contact that was kept on this device and met somebody else's of the same fields: both values, and the choice.
import { type ReactNode, useCallback } from 'react';
import { useContactFields } from '#domains/contact-fields/ui/use-contact-fields.ts';
import type { Named } from '#shared/clashes.ts';
import { isId } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { ClientFailure } from '#web/client/client.ts';
import { afterChoice, clashesIn } from '#web/client/save-seen.ts';
import type { Edit } from '#web/offline/edit-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { ChooseValues } from '#web/ui/choose-values.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { getContact } from '../contract.ts';
import { namedFields, withOwnFields } from '../rules.ts';
import { clashWordsBy } from './clash-words.ts';

type Props = {
  readonly edit: Edit;
  readonly busy: boolean;
  readonly onBack: () => void;
  /** The change as it is to be sent now; null where nothing of it is left. */
  readonly onChosen: (body: unknown) => void;
};

export function ContactClash({ edit, busy, onBack, onChosen }: Props) {
  const id = edit.record.slice('/contacts/'.length);
  const load = useCallback(async () => {
    if (!isId('contact', id)) throw new Error('a change of no contact');
    try {
      // What this device kept may be older than the clash, and nobody takes as theirs what nobody has seen stand.
      return namedFields(await api.call(getContact, { params: { id }, isFresh: true }));
    } catch (failure) {
      if (failure instanceof ClientFailure && failure.code === 'not_found') return null;
      throw failure;
    }
  }, [id]);
  const now = useLoaded(load);
  const fields = useContactFields().value ?? [];
  if (now.failed)
    return (
      <NoChoice words="What stands there now could not be asked for. To choose, you need a connection." onBack={onBack}>
        <Button kind="secondary" size="sm" onClick={now.reload}>
          Try Again
        </Button>
      </NoChoice>
    );
  return (
    <LoadingPart of={now} what="What stands there now">
      {(theirs) => {
        if (theirs === null)
          return (
            <NoChoice
              words="This contact was deleted meanwhile. Restore it first, or drop the change."
              onBack={onBack}
            />
          );
        const { was: seen, ...said } = edit.body as Named & { was?: Named };
        const [changes, was] = [namedFields(said), namedFields(seen ?? {})];
        const clashes = clashesIn(Object.keys(edit.aside?.fields ?? {}), changes, theirs);
        const choose = (kept: ReadonlySet<string>) => {
          const left = afterChoice(changes, was, clashes, kept);
          const isNothing = Object.keys(left.changes).length === 0;
          onChosen(isNothing ? null : { ...withOwnFields(left.changes), was: withOwnFields(left.was) });
        };
        return <ChooseValues {...{ clashes, busy, onBack }} toWords={clashWordsBy(fields)} onChosen={choose} />;
      }}
    </LoadingPart>
  );
}

function NoChoice({ words, onBack, children }: { words: string; onBack: () => void; children?: ReactNode }) {
  return (
    <div role="status" className="mt-3 grid gap-3 text-sm text-ink">
      <p>{words}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" size="sm" onClick={onBack}>
          Back
        </Button>
        {children}
      </div>
    </div>
  );
}
