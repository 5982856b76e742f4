// One contact in a dialog: somebody new, or what has changed of somebody known.
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { type Errors, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { type Contact, createContactBody } from '../contract.ts';
import { listIn } from './contact-words.ts';
import { phoneWords } from './phone-words.ts';
import { type Saved, saveContact } from './save-contact.ts';

type Values = {
  name: string;
  phone: string;
  email: string;
  otherPhones: string;
  otherEmails: string;
  tags: string;
  notes: string;
};

const empty: Values = { name: '', phone: '', email: '', otherPhones: '', otherEmails: '', tags: '', notes: '' };

function valuesOf({ name, phone, email, otherPhones, otherEmails, tags, notes }: Contact): Values {
  return {
    ...{ name, notes, phone: phone ? phoneWords(phone) : '', email: email ?? '', tags: tags.join(', ') },
    ...{ otherPhones: otherPhones.map(phoneWords).join(', '), otherEmails: otherEmails.join(', ') },
  };
}

const bodyOf = (values: Values) => ({
  ...values,
  tags: listIn(values.tags),
  otherPhones: listIn(values.otherPhones),
  otherEmails: listIn(values.otherEmails),
});

function check(values: Values): Errors<Values> {
  const errors: Errors<Values> = {};
  for (const { path, message } of createContactBody.safeParse(bodyOf(values)).error?.issues ?? [])
    errors[String(path[0]) as keyof Values] ??= message;
  if (![values.name, values.phone, values.email].some((text) => text.trim()))
    errors.name ??= 'A name, a phone number or an email is needed';
  return errors;
}

type Props = {
  /** Undefined: somebody new. */
  readonly contact?: Contact | undefined;
  readonly initial?: Partial<Values>;
  readonly onClose: () => void;
  readonly onSaved: (contact: Contact) => void;
};

export function ContactForm({ contact, initial, onClose, onSaved }: Props) {
  const form = useForm<Values>({
    initial: contact ? valuesOf(contact) : { ...empty, ...initial },
    check,
    async send(values) {
      const body = bodyOf(values);
      const success = ({ isWaiting }: Saved) => {
        if (isWaiting) return 'Kept on this device until it can be sent.';
        return contact ? 'Saved.' : 'Added.';
      };
      onSaved((await runAsync(() => saveContact(contact, body), { success })).contact);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={contact ? 'Edit contact' : 'Add a contact'}>
      <form {...form.props} className="grid gap-4 text-ink">
        <Field field={form.field('name')} label="Name" autoComplete="off" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field field={form.field('phone')} label="Phone" type="tel" autoComplete="off" />
          <Field field={form.field('email')} label="Email" type="email" autoComplete="off" />
        </div>
        <details className="group" open={form.values.otherPhones !== '' || form.values.otherEmails !== ''}>
          <summary className="w-fit cursor-pointer rounded-s py-1 text-sm font-semibold">
            More numbers and emails
          </summary>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <Field
              field={form.field('otherPhones')}
              label="Other numbers"
              hint="Separated by commas"
              autoComplete="off"
            />
            <Field
              field={form.field('otherEmails')}
              label="Other emails"
              hint="Separated by commas"
              autoComplete="off"
            />
          </div>
        </details>
        <Field field={form.field('tags')} label="Tags" hint="Separated by commas" autoComplete="off" />
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
    </Dialog>
  );
}
