// One of the business's own fields in a dialog: a new one, or its name and its choices.
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogEnd } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type ContactField, createContactField, fieldKinds, updateContactField } from '../contract.ts';
import { bodyOf, check, type Values } from './field-values.ts';
import { kindNames } from './kind-names.ts';

type Props = { field: ContactField | undefined; onClose: () => void; onSaved: () => void };

export function FieldForm({ field, onClose, onSaved }: Props) {
  const form = useForm<Values>({
    initial: field
      ? { label: field.label, kind: field.kind, choices: field.choices.join('\n') }
      : { label: '', kind: 'text', choices: '' },
    check,
    async send(values) {
      const { kind, ...changes } = bodyOf(values);
      const work = () =>
        field
          ? api.call(updateContactField, { params: { id: field.id }, body: changes })
          : api.call(createContactField, { body: { ...changes, kind } });
      await runAsync(work, { success: field ? 'Saved.' : 'Added.' });
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={field ? `Edit ${field.label}` : 'Add a field'}>
      <form {...form.props} className="grid gap-4 text-ink">
        <Field field={form.field('label')} label="Name" required autoComplete="off" placeholder="Boiler" />
        {!field && (
          <Select
            field={form.field('kind')}
            label="Kind"
            options={fieldKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
            hint="It cannot be changed later"
          />
        )}
        {form.values.kind === 'choice' && (
          <TextArea field={form.field('choices')} label="Choices" required rows={4} hint="One a line" />
        )}
        <DialogEnd>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            {field ? 'Save' : 'Add Field'}
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
