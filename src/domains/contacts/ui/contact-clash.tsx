// A change of a contact that was kept on this device and met somebody else's of the same fields: both values, and the choice.
import { useCallback } from 'react';
import { useContactFields } from '#domains/contact-fields/ui/use-contact-fields.ts';
import type { Named } from '#shared/clashes.ts';
import { isId } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { afterChoice, clashesIn } from '#web/client/save-seen.ts';
import type { Edit } from '#web/offline/edit-rules.ts';
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
    return namedFields(await api.call(getContact, { params: { id } }));
  }, [id]);
  const now = useLoaded(load);
  const fields = useContactFields().value ?? [];
  return (
    <LoadingPart of={now}>
      {(theirs) => {
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
