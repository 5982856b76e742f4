// What a person has kept of what they look for, as chips over the list of contacts: pressed, renamed, deleted, taken back.
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { useAskedPart } from '#web/ui/use-asked-part.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { type ContactFilter, createContactFilter, deleteContactFilter, listContactFilters } from '../contract.ts';
import { isKeepable, type Sought } from '../rules.ts';

type Props = { readonly sought: Sought; readonly onChoose: (sought: Sought) => void };

const loadName = () => import('./filter-name.tsx');
const load = async () => (await api.call(listContactFilters, {})).filters;
const nobodyLeftOut: Sought = { search: '', tag: '', has: '', sort: 'newest' };
const soughtBy = ({ search, tag, has, sort }: ContactFilter): Sought => ({ search, tag, has: has ?? '', sort });
const keyOf = ({ search, tag, has, sort }: Sought) =>
  JSON.stringify([search.trim(), tag.toLowerCase(), has || '', sort]);

export const SavedFilters = memo(function SavedFilters({ sought, onChoose }: Props) {
  const part = useHeldFocus<HTMLDivElement>();
  const filters = useLoaded(load);
  const [naming, setNaming] = useState<ContactFilter>();
  const nameForm = useAskedPart(loadName);
  const askForName = (of?: ContactFilter) => {
    setNaming(of);
    nameForm.ask();
  };
  const here = keyOf(sought);
  const chosen = filters.value?.find((one) => keyOf(one) === here);
  const canSave = filters.value !== undefined && !chosen && isKeepable(sought) && here !== keyOf(nobodyLeftOut);
  const remove = async ({ id, ...filter }: ContactFilter) => {
    await api.call(deleteContactFilter, { params: { id } });
    filters.reload();
    const again = api.action(createContactFilter);
    toast.undoable(`“${filter.name}” is deleted.`, async () => {
      await runAsync(() => again({ body: filter }), { success: 'It is back.' });
      filters.reload();
    });
  };
  const chips = (filters.value?.length || canSave) && (
    <fieldset className="mt-3 flex flex-wrap items-center gap-2">
      <legend className="sr-only">Saved filters</legend>
      {filters.value?.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one === chosen}
          onClick={() => onChoose(one === chosen ? nobodyLeftOut : soughtBy(one))}
          className="inline-flex min-h-8 max-w-full items-center rounded-full border border-dashed border-edge px-3 text-xs font-semibold text-ink-2 hover:border-ink hover:text-ink aria-pressed:border-solid aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <span className="truncate">{one.name}</span>
        </button>
      ))}
      {chosen && (
        <>
          <Button
            kind="quiet"
            size="sm"
            aria-label={`Rename: ${chosen.name}`}
            busy={nameForm.isComing}
            onClick={() => askForName(chosen)}
            {...nameForm.ahead}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Button>
          <Button
            kind="quiet"
            size="sm"
            aria-label={`Delete: ${chosen.name}`}
            onClick={() => void runAsync(() => remove(chosen), {}).catch(() => undefined)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </>
      )}
      {canSave && (
        <Button kind="quiet" size="sm" busy={nameForm.isComing} onClick={() => askForName()} {...nameForm.ahead}>
          <BookmarkPlus aria-hidden="true" className="size-4" />
          Save Filter
        </Button>
      )}
      {nameForm.Part && (
        <nameForm.Part filter={naming} sought={sought} onClose={nameForm.close} onSaved={filters.reload} />
      )}
    </fieldset>
  );
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {chips}
    </div>
  );
});
