// One contact in a dialog: somebody new, or what has changed of somebody known.
import { ChevronDown } from 'lucide-react';
import type { ContactField, FieldValue } from '#domains/contact-fields/contract.ts';
import { readValue, writtenValue } from '#domains/contact-fields/rules.ts';
import { FieldInput } from '#domains/contact-fields/ui/field-input.tsx';
import { useContactFields } from '#domains/contact-fields/ui/use-contact-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { type Errors, useForm } from '#web/ui/form.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { type Contact, createContactBody } from '../contract.ts';
import { listIn } from './contact-words.ts';
import { phoneWords } from './phone-words.ts';
import { type Saved, saveContact } from './save-contact.ts';

type Known = {
  name: string;
  phone: string;
  email: string;
  otherPhones: string;
  otherEmails: string;
  tags: string;
  notes: string;
};
/** The business's own fields stand beside ours under the names by which the server says what is wrong with them. */
type Own = Readonly<Record<`fields.${ContactField['id']}`, string>>;
type Values = Known & Own;

const empty: Known = { name: '', phone: '', email: '', otherPhones: '', otherEmails: '', tags: '', notes: '' };

function valuesOf({ name, phone, email, otherPhones, otherEmails, tags, notes }: Contact): Known {
  return {
    ...{ name, notes, phone: phone ? phoneWords(phone) : '', email: email ?? '', tags: tags.join(', ') },
    ...{ otherPhones: otherPhones.map(phoneWords).join(', '), otherEmails: otherEmails.join(', ') },
  };
}

function ownValuesOf(fields: readonly ContactField[], contact: Contact | undefined): Own {
  return Object.fromEntries(fields.map(({ id }) => [`fields.${id}`, writtenValue(contact?.fields[id])]));
}

function bodyOf(values: Values, fields: readonly ContactField[], contact: Contact | undefined) {
  const { name, phone, email, notes } = values;
  const own = fields.flatMap((field) => {
    const written = values[`fields.${field.id}`] ?? '';
    const read = written.trim() === '' ? null : readValue(field, written);
    const before = contact?.fields[field.id];
    if (read === null) return before === undefined ? [] : [[field.id, null]];
    return [[field.id, read.ok ? read.value : (before ?? null)]];
  });
  return {
    ...{ name, phone, email, notes, tags: listIn(values.tags) },
    ...{ otherPhones: listIn(values.otherPhones), otherEmails: listIn(values.otherEmails) },
    fields: Object.fromEntries(own) as Record<ContactField['id'], FieldValue | null>,
  };
}

function check(values: Values, fields: readonly ContactField[], contact: Contact | undefined): Errors<Values> {
  const errors: Errors<Values> = {};
  for (const { path, message } of createContactBody.safeParse(bodyOf(values, fields, contact)).error?.issues ?? [])
    errors[String(path[0]) as keyof Known] ??= message;
  if (![values.name, values.phone, values.email].some((text) => text.trim()))
    errors.name ??= 'A name, a phone number or an email is needed';
  for (const field of fields) {
    const written = values[`fields.${field.id}`] ?? '';
    const read =
      written.trim() === '' || written === writtenValue(contact?.fields[field.id]) ? null : readValue(field, written);
    if (read && !read.ok) errors[`fields.${field.id}`] = read.message;
  }
  return errors;
}

type Props = {
  /** Undefined: somebody new. */
  readonly contact?: Contact | undefined;
  readonly initial?: Partial<Known>;
  readonly onClose: () => void;
  readonly onSaved: (contact: Contact) => void;
};

export function ContactForm(props: Props) {
  const loaded = useContactFields();
  // Without a connection a contact can be written down all the same, in the fields that everybody has.
  const fields = loaded.failed && loaded.value === undefined ? { ...loaded, value: [] } : loaded;
  return (
    <Dialog open onClose={props.onClose} title={props.contact ? 'Edit contact' : 'Add a contact'}>
      <LoadingPart of={fields}>
        {(all) => <Inputs {...props} fields={all.filter(({ isArchived }) => !isArchived)} />}
      </LoadingPart>
    </Dialog>
  );
}

function Inputs({ contact, initial, fields, onClose, onSaved }: Props & { readonly fields: readonly ContactField[] }) {
  const form = useForm<Values>({
    initial: { ...(contact ? valuesOf(contact) : { ...empty, ...initial }), ...ownValuesOf(fields, contact) },
    check: (values) => check(values, fields, contact),
    async send(values) {
      const body = bodyOf(values, fields, contact);
      const success = ({ isWaiting }: Saved) => {
        if (isWaiting) return 'Kept on this device until it can be sent.';
        return contact ? 'Saved.' : 'Added.';
      };
      onSaved((await runAsync(() => saveContact(contact, body), { success })).contact);
      onClose();
    },
  });
  return (
    <form {...form.props} className="grid gap-4 text-ink">
      <Field field={form.field('name')} label="Name" autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field field={form.field('phone')} label="Phone" type="tel" autoComplete="off" />
        <Field field={form.field('email')} label="Email" type="email" autoComplete="off" />
      </div>
      <details className="group" open={form.values.otherPhones !== '' || form.values.otherEmails !== ''}>
        <summary className="flex w-fit cursor-pointer items-center gap-1 rounded-s py-1 text-sm font-semibold">
          More numbers and emails
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <Field
            field={form.field('otherPhones')}
            label="Other numbers"
            hint="Separated by commas"
            autoComplete="off"
          />
          <Field field={form.field('otherEmails')} label="Other emails" hint="Separated by commas" autoComplete="off" />
        </div>
      </details>
      <Field field={form.field('tags')} label="Tags" hint="Separated by commas" autoComplete="off" />
      {fields.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <FieldInput key={field.id} of={field} field={form.field(`fields.${field.id}`)} />
          ))}
        </div>
      )}
      <TextArea field={form.field('notes')} label="Good to know" hint="Gate code, allergies, who pays" />
      <div className="flex justify-end gap-3">
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={form.busy}>
          {contact ? 'Save' : 'Add Contact'}
        </Button>
      </div>
    </form>
  );
}
