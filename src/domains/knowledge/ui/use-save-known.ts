// A service or somebody of the staff behind a form: only what was changed in it is sent, with what the form had shown of it, so
// that two people who change one of them do not undo one another without knowing.

import { saidByBrowsers } from '#shared/browser-errors.ts';
import type { Named } from '#shared/clashes.ts';
import { ClientFailure } from '#web/client/client.ts';
import { changedFrom, saveSeen } from '#web/client/save-seen.ts';
import type { ToWords } from '#web/ui/choose-values.tsx';
import { useChoice } from '#web/ui/use-value-choice.tsx';

type Parts<Noun> = {
  /** As the form began. */
  readonly seen: Noun;
  /** What the form says. */
  readonly said: Partial<Noun>;
  readonly put: (changes: Partial<Noun> & { readonly was: Partial<Noun> }) => Promise<Noun>;
  /** All that there are now, and nothing that was kept for when there is no connection. */
  readonly list: () => Promise<readonly Noun[]>;
};

/** `save` gives what stands afterwards; undefined where the person goes back. `dialog` is to be drawn outside the form. */
export function useSaveKnown<Noun extends { readonly id: string } & Named>(toWords: ToWords) {
  const { choose, dialog } = useChoice(toWords);
  const save = ({ seen, said, put, list }: Parts<Noun>): Promise<Noun | undefined> => {
    const read = async () => {
      const now = (await list()).find(({ id }) => id === seen.id);
      if (!now) throw new ClientFailure('not_found', saidByBrowsers.not_found.message, { status: 404 });
      return now;
    };
    return saveSeen<Noun>({
      ...changedFrom(seen, said),
      ...{ read, choose },
      save: (mine, before) =>
        Object.keys(mine).length === 0 ? read() : put({ ...(mine as Partial<Noun>), was: before as Partial<Noun> }),
    });
  };
  return { save, dialog };
}
