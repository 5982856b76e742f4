// A change of one's own names or number that was kept on this device and met another device's: both values, and the choice.
import type { Named } from '#shared/clashes.ts';
import { afterChoice, clashesIn } from '#web/client/save-seen.ts';
import type { Edit } from '#web/offline/edit-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { ChooseValues } from '#web/ui/choose-values.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { personClashWords, readPerson } from './save-profile.ts';

type Props = {
  readonly edit: Edit;
  readonly busy: boolean;
  readonly onBack: () => void;
  /** The change as it is to be sent now; null where nothing of it is left. */
  readonly onChosen: (body: unknown) => void;
};

export function ProfileClash({ edit, busy, onBack, onChosen }: Props) {
  const now = useLoaded(readPerson);
  return (
    <>
      <LoadingPart of={now} what="What stands there now">
        {(theirs) => {
          const { was = {}, ...changes } = edit.body as Named & { was?: Named };
          const clashes = clashesIn(Object.keys(edit.aside?.fields ?? {}), changes, theirs);
          const choose = (kept: ReadonlySet<string>) => {
            const left = afterChoice(changes, was, clashes, kept);
            onChosen(Object.keys(left.changes).length === 0 ? null : { ...left.changes, was: left.was });
          };
          return <ChooseValues {...{ clashes, busy, onBack }} toWords={personClashWords} onChosen={choose} />;
        }}
      </LoadingPart>
      {now.failed && (
        <Button kind="quiet" size="sm" onClick={onBack} className="mt-3">
          Back
        </Button>
      )}
    </>
  );
}
