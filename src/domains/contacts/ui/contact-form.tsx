// One contact in a dialog: somebody new, or what has changed of somebody known.
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import type { ContactField } from '#domains/contact-fields/contract.ts';
import { FieldInput } from '#domains/contact-fields/ui/field-input.tsx';
import { useContactFields } from '#domains/contact-fields/ui/use-contact-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogEnd } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useForm } from '#web/ui/form.ts';
import { LeaveAsked } from '#web/ui/leave-asked.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { useChoice } from '#web/ui/use-value-choice.tsx';
import type { Contact } from '../contract.ts';
import { clashWordsBy } from './clash-words.ts';
import { bodyOf, changesOf, check, type Known, type Values, valuesOf } from './contact-values.ts';
import { addContact, type Saved, saveContact } from './save-contact.ts';

type Props = {
  /** Undefined: somebody new. */
  readonly contact?: Contact | undefined;
  readonly initial?: Partial<Known>;
  readonly onClose: () => void;
  readonly onSaved: (contact: Contact) => void;
};

export default function ContactForm(props: Props) {
  const loaded = useContactFields();
  // Without a connection a contact can be written down all the same, in the fields that everybody has.
  const fields = loaded.failed && loaded.value === undefined ? { ...loaded, value: [] } : loaded;
  const [isChanged, setIsChanged] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {/* Before the form, so that it goes first when both do: the focus is given back from one to the other, and to the page. */}
      {isAsked && <LeaveAsked loss="edits" proceed={props.onClose} reset={() => setIsAsked(false)} />}
      <Dialog
        open
        isHeld={isChanged}
        onClose={() => (isChanged ? setIsAsked(true) : props.onClose())}
        title={props.contact ? 'Edit contact' : 'Add a contact'}
      >
        <LoadingPart of={fields} what="Your own fields">
          {(all) => <Inputs {...props} fields={all.filter(({ isArchived }) => !isArchived)} onChanged={setIsChanged} />}
        </LoadingPart>
      </Dialog>
    </>
  );
}

type InputsProps = Props & {
  readonly fields: readonly ContactField[];
  /** Told whether there is something to lose. */
  readonly onChanged: (isChanged: boolean) => void;
};

function Inputs({ contact, initial, fields, onClose, onSaved, onChanged }: InputsProps) {
  // The contact may change behind the form: what was changed in it is told by what it began with.
  const [seen] = useState(contact);
  const [before] = useState(() => ({ ...valuesOf(fields, contact), ...initial }));
  const [isMoreOpen] = useState(before.otherPhones !== '' || before.otherEmails !== '');
  const { choose, dialog } = useChoice(clashWordsBy(fields));
  const form = useForm<Values>({
    initial: before,
    check: (values) => check(values, fields, contact && before),
    async send(values) {
      const changes = changesOf(before, values, fields);
      if (seen && Object.keys(changes).length === 0) return onClose();
      const success = (saved: Saved | undefined) => {
        if (saved?.isWaiting) return 'Kept on this device until it can be sent.';
        return saved && (seen ? 'Saved.' : 'Added.');
      };
      const work = () => (seen ? saveContact(seen, changes, choose) : addContact(bodyOf(values, fields)));
      const saved = await runAsync<Saved | undefined>(work, { success });
      if (!saved) return;
      onSaved(saved.contact);
      onClose();
    },
  });
  // What is on its way is not lost by what comes of it.
  const isUnsaved = form.isChanged && !form.busy;
  useUnsaved(isUnsaved && 'edits');
  // Before anything else is heard: an Escape right behind the first letter finds a form that has something to lose.
  useLayoutEffect(() => onChanged(isUnsaved), [isUnsaved, onChanged]);
  return (
    <>
      <form {...form.props} className="grid gap-4 text-ink">
        <Field field={form.field('name')} label="Name" autoComplete="off" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field field={form.field('phone')} label="Phone" type="tel" autoComplete="off" />
          <Field field={form.field('email')} label="Email" type="email" autoComplete="off" />
        </div>
        <details className="group" open={isMoreOpen}>
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
            <Field
              field={form.field('otherEmails')}
              label="Other emails"
              hint="Separated by commas"
              autoComplete="off"
            />
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
        <DialogEnd>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            {contact ? 'Save' : 'Add Contact'}
          </Button>
        </DialogEnd>
      </form>
      {dialog}
    </>
  );
}
