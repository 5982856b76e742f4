// The name under which a filter is kept, new or in place of another.
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { type ContactFilter, createContactFilter, renameContactFilter } from '../contract.ts';
import { bodyOf, type Sought } from '../rules.ts';

type Props = {
  /** Undefined: what is sought is kept anew. */
  filter: ContactFilter | undefined;
  sought: Sought;
  onClose: () => void;
  onSaved: () => void;
};
const check = checkBy<{ name: string }>(renameContactFilter.body);

export default function FilterName({ filter, sought, onClose, onSaved }: Props) {
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
