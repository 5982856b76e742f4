// What a person has kept of what they look for, as chips over the list of contacts: pressed, renamed, deleted, taken back.
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import {
  type ContactFilter,
  createContactFilter,
  deleteContactFilter,
  listContactFilters,
  renameContactFilter,
} from '../contract.ts';

/** What a list is asked for, as its address says it. */
export type Sought = Pick<ContactFilter, 'search' | 'tag' | 'sort'> & { readonly has: ContactFilter['has'] | '' };

type Props = { readonly sought: Sought; readonly onChoose: (sought: Sought) => void };

const load = async () => (await api.call(listContactFilters, {})).filters;
const nobodyLeftOut: Sought = { search: '', tag: '', has: '', sort: 'newest' };
const soughtBy = ({ search, tag, has, sort }: ContactFilter): Sought => ({ search, tag, has: has ?? '', sort });
const bodyOf = (sought: Sought, name: string) => ({ ...sought, has: sought.has || null, name });
const keyOf = ({ search, tag, has, sort }: Sought) =>
  JSON.stringify([search.trim(), tag.toLowerCase(), has || '', sort]);

export function SavedFilters({ sought, onChoose }: Props) {
  const filters = useLoaded(load);
  const [naming, setNaming] = useState<ContactFilter | 'new'>();
  const here = keyOf(sought);
  const chosen = filters.value?.find((one) => keyOf(one) === here);
  // An address may ask for more than a filter keeps.
  const isKeepable = createContactFilter.body.safeParse(bodyOf(sought, 'Any')).success;
  const canSave = filters.value !== undefined && !chosen && isKeepable && here !== keyOf(nobodyLeftOut);
  const remove = async ({ id, ...filter }: ContactFilter) => {
    await api.call(deleteContactFilter, { params: { id } });
    filters.reload();
    const again = api.action(createContactFilter);
    toast.undoable(`“${filter.name}” is deleted.`, async () => {
      await runAsync(() => again({ body: filter }), { success: 'It is back.' });
      filters.reload();
    });
  };
  if (!filters.value?.length && !canSave) return null;
  return (
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
          <Button kind="quiet" size="sm" aria-label={`Rename: ${chosen.name}`} onClick={() => setNaming(chosen)}>
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
        <Button kind="quiet" size="sm" onClick={() => setNaming('new')}>
          <BookmarkPlus aria-hidden="true" className="size-4" />
          Save Filter
        </Button>
      )}
      {naming && (
        <NameDialog
          filter={naming === 'new' ? undefined : naming}
          sought={sought}
          onClose={() => setNaming(undefined)}
          onSaved={filters.reload}
        />
      )}
    </fieldset>
  );
}

type NameProps = {
  /** Undefined: what is sought is kept anew. */
  filter: ContactFilter | undefined;
  sought: Sought;
  onClose: () => void;
  onSaved: () => void;
};
const check = checkBy<{ name: string }>(renameContactFilter.body);

function NameDialog({ filter, sought, onClose, onSaved }: NameProps) {
  const [create] = useState(() => api.action(createContactFilter));
  const form = useForm({
    initial: { name: filter?.name ?? '' },
    check,
    async send({ name }) {
      const keep = () => create({ body: bodyOf(sought, name) });
      const rename = (id: ContactFilter['id']) => api.call(renameContactFilter, { params: { id }, body: { name } });
      await runAsync<unknown>(() => (filter ? rename(filter.id) : keep()), { success: 'Saved.' });
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={filter ? 'Rename the filter' : 'Save this filter'}>
      <form {...form.props} className="grid gap-4 text-ink">
        <Field field={form.field('name')} label="Filter name" hint="Only you see it" autoComplete="off" required />
        <div className="flex justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
