// The words of a change that was refused, to be put right where the server found fault with them.
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useForm } from '../ui/form.ts';
import { TextArea } from '../ui/text-area.tsx';
import type { Edit } from './edit-rules.ts';

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  notes: 'Good to know',
  text: 'Message',
};
const long = new Set(['notes', 'text']);

type Words = Record<string, string>;

function wordsIn({ body }: Edit): Words {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      name in labels && (value === null || typeof value === 'string') ? [[name, value ?? '']] : [],
    ),
  );
}

/** Only what was surely not applied may change: the other may be known to the server as it was. */
export function isMendable(edit: Edit): boolean {
  return edit.aside?.why === 'refused' && Object.keys(wordsIn(edit)).length > 0;
}

type Props = { edit: Edit; onClose: () => void; onSend: (body: unknown) => Promise<void> };

export function MendForm({ edit, onClose, onSend }: Props) {
  const form = useForm<Words>({
    initial: wordsIn(edit),
    check: () => ({}),
    send: (words) => onSend({ ...(edit.body as object), ...words }),
  });
  const faults = edit.aside?.fields ?? {};
  return (
    <form {...form.props} className="mt-4 grid gap-3 text-ink">
      {Object.keys(form.values).map((name) => {
        const field = { ...form.field(name), error: form.field(name).error ?? faults[name] };
        const Input = long.has(name) ? TextArea : Field;
        return <Input key={name} field={field} label={labels[name]} autoComplete="off" />;
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
