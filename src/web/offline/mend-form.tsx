// The words of a change that was refused, to be put right where the server found fault with them.
import type { ContactField } from '#domains/contact-fields/contract.ts';
import { FieldInput } from '#domains/contact-fields/ui/field-input.tsx';
import { useContactFields } from '#domains/contact-fields/ui/use-contact-fields.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useForm } from '../ui/form.ts';
import { LoadingPart } from '../ui/loading-part.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { Edit } from './edit-rules.ts';
import { faultsIn, fieldNamed, hasOwn, isNeeded, mended, mendLabels, type Words, wordsIn } from './mend-words.ts';

const long = new Set(['notes', 'body', 'text']);
const lists = new Set(['otherPhones', 'otherEmails', 'tags']);

type Props = { edit: Edit; onClose: () => void; onSend: (body: unknown) => Promise<void> };

export function MendForm(props: Props) {
  return hasOwn(props.edit) ? <WithOwnFields {...props} /> : <Inputs {...props} fields={[]} />;
}

function WithOwnFields(props: Props) {
  const loaded = useContactFields();
  // What cannot be had for want of a connection is mended without its label.
  const fields = loaded.failed && loaded.value === undefined ? { ...loaded, value: [] } : loaded;
  return (
    <LoadingPart of={fields} what="Your own fields">
      {(all) => <Inputs {...props} fields={all} />}
    </LoadingPart>
  );
}

function Inputs({ edit, fields, onClose, onSend }: Props & { fields: readonly ContactField[] }) {
  const form = useForm<Words>({
    initial: wordsIn(edit),
    check: (words) => faultsIn(words, fields),
    send: (words) => onSend(mended(edit, words, fields)),
  });
  const faults = edit.aside?.fields ?? {};
  return (
    <form {...form.props} className="mt-4 grid gap-3 text-ink">
      {Object.keys(form.values).map((name) => {
        const field = { ...form.field(name), error: form.field(name).error ?? faults[name] };
        const own = fieldNamed(name, fields);
        if (own) return <FieldInput key={name} of={own} field={field} />;
        const shared = { field, required: isNeeded(name), autoComplete: 'off' };
        if (long.has(name)) return <TextArea key={name} label={mendLabels[name]} {...shared} />;
        const hint = lists.has(name) ? 'Separated by commas' : undefined;
        const label = mendLabels[name] ?? 'A field that is not there any more';
        return <Field key={name} label={label} hint={hint} {...shared} />;
      })}
      <div className="flex justify-end gap-2">
        <Button kind="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" busy={form.busy}>
          Save and Send
        </Button>
      </div>
    </form>
  );
}
