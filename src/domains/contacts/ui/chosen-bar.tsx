// What can be done with the chosen contacts at once: tagged, untagged, exported, deleted; each with its progress and its way back.
import { Download, Tags, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { Id } from '#shared/ids.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { useAskedPart } from '#web/ui/use-asked-part.ts';
import { restorableDays } from '../contract.ts';
import { saveChosenContacts, saveContactsFile, saveTold } from './save-contacts-file.ts';
import type { Choice } from './use-choice.ts';
import type { queryOf } from './use-contact-list.ts';
import { type Change, useMany } from './use-many.ts';

const loadTagForm = () => import('./tag-many.tsx');

type Props = {
  choice: Choice;
  query: ReturnType<typeof queryOf>;
  /** How many match; undefined where that is not known. */
  total: number | undefined;
  tags: readonly string[];
  onChanged: () => void;
};

export function ChosenBar({ choice, query, total, tags, onChanged }: Props) {
  const { isAll, ids } = choice;
  const [asked, setAsked] = useState<'tag' | 'untag' | 'delete'>();
  const tagForm = useAskedPart(loadTagForm);
  const askForTag = (does: 'tag' | 'untag') => {
    setAsked(does);
    tagForm.ask();
  };
  const [isSaving, setIsSaving] = useState(false);
  const many = useMany();
  const { sort: _, ...where } = query;
  const target = isAll ? { where } : { ids: [...ids] };
  const isNone = !isAll && ids.size === 0;
  const words = isAll ? everybodyWords(total) : ids.size === 1 ? '1 chosen' : `${ids.size} chosen`;

  const undo = (change: Change, changed: readonly Id<'contact'>[]) => async () => {
    await runAsync(() => many.run(change, { ids: changed }), { loading: 'Taking it back…', success: 'As it was.' });
    onChanged();
  };
  const run = async (change: Change, inverse: Change, told: (count: number) => string) => {
    setAsked(undefined);
    const changed: Id<'contact'>[] = [];
    await runAsync(() => many.run(change, target, changed), {}).catch(() => undefined);
    if (changed.length > 0) toast.undoable(told(changed.length), undo(inverse, changed));
    else toast.info('Nobody was changed.');
    choice.end();
    onChanged();
  };
  const save = async () => {
    setIsSaving(true);
    await saveTold(() => (isAll ? saveContactsFile(query) : saveChosenContacts([...ids])));
    setIsSaving(false);
  };
  return (
    <section
      aria-label="Chosen contacts"
      className="sticky bottom-[calc(0.75rem+var(--foot))] z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-line bg-card px-4 py-3 shadow-lift"
    >
      <span role="status" className="figures font-semibold">
        {many.done === undefined ? words : `${many.done.toLocaleString('en-US')} done…`}
      </span>
      {many.done === undefined ? (
        <>
          <Checkbox name="all" checked={isAll} onChange={choice.setAll}>
            All that match
          </Checkbox>
          <span className="flex grow flex-wrap justify-end gap-1">
            <Button kind="quiet" size="sm" disabled={isNone} onClick={() => askForTag('tag')} {...tagForm.ahead}>
              <Tags aria-hidden="true" className="size-4 max-sm:hidden" />
              Tag
            </Button>
            <Button kind="quiet" size="sm" disabled={isNone} onClick={() => askForTag('untag')} {...tagForm.ahead}>
              Untag
            </Button>
            <Button kind="quiet" size="sm" disabled={isNone} busy={isSaving} onClick={() => void save()}>
              <Download aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">Export Chosen</span>
            </Button>
            <Button kind="danger" size="sm" disabled={isNone} onClick={() => setAsked('delete')}>
              <Trash2 aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">Delete</span>
            </Button>
            <Button kind="quiet" size="sm" aria-label="Choose no longer" onClick={choice.end}>
              <X aria-hidden="true" className="size-4" />
            </Button>
          </span>
        </>
      ) : (
        <>
          <span className="min-w-24 flex-1">
            <Progress label="Contacts done" value={many.done} max={isAll ? total : ids.size} />
          </span>
          <Button kind="quiet" size="sm" onClick={many.stop}>
            Stop
          </Button>
        </>
      )}
      {tagForm.Part && (asked === 'tag' || asked === 'untag') && (
        <tagForm.Part
          does={asked}
          tags={tags}
          onClose={() => setAsked(undefined)}
          onTag={(tag) =>
            void run({ does: asked, tag }, { does: asked === 'tag' ? 'untag' : 'tag', tag }, (count) =>
              asked === 'tag' ? `${peopleWords(count)} tagged “${tag}”.` : `“${tag}” taken from ${peopleWords(count)}.`,
            )
          }
        />
      )}
      <Dialog
        open={asked === 'delete'}
        onClose={() => setAsked(undefined)}
        title={isAll ? `Delete ${everybodyWords(total).toLowerCase()}?` : `Delete ${peopleWords(ids.size)}?`}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsked(undefined)}>
              Keep
            </Button>
            <Button
              kind="danger"
              onClick={() =>
                void run({ does: 'delete' }, { does: 'restore' }, (count) => `${peopleWords(count)} deleted.`)
              }
            >
              Delete
            </Button>
          </>
        }
      >
        Conversations and appointments stay, without these names. For {restorableDays} days you can restore everything.
      </Dialog>
    </section>
  );
}

function everybodyWords(total: number | undefined): string {
  return total === undefined ? 'All that match' : `All ${total.toLocaleString('en-US')}`;
}

function peopleWords(count: number): string {
  return count === 1 ? '1 contact' : `${count.toLocaleString('en-US')} contacts`;
}
