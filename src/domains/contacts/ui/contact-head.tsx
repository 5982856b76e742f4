// Who a contact is: name, ways to reach them, tags, and what can be done with them.
import { ArrowLeft, CalendarPlus, Mail, Pencil, Phone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { valueWords } from '#domains/contact-fields/ui/field-input.tsx';
import { useContactFields } from '#domains/contact-fields/ui/use-contact-fields.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { useAskedPart } from '#web/ui/use-asked-part.ts';
import { shortDay } from '#web/ui/zoned-time.ts';
import { type Contact, restorableDays, restoreContact } from '../contract.ts';
import { emailsOf, phonesOf } from '../rules.ts';
import { nameWords } from './contact-words.ts';
import { removeContact } from './save-contact.ts';
import { usePhoneWords } from './use-phone-words.ts';
import { isNewContactId } from './waiting-contacts.ts';

const loadForm = () => import('./contact-form.tsx');

type Props = {
  contact: Contact;
  onChanged: (contact: Contact) => void;
  /** What else can be done with them. */
  more?: React.ReactNode;
};

export function ContactHead({ contact, onChanged, more }: Props) {
  const form = useAskedPart(loadForm);
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const zone = useZone();
  const params = { id: contact.id };
  const words = usePhoneWords();
  const name = nameWords(contact, words);
  const remove = async () => {
    setBusy(true);
    await runAsync(() => removeContact(contact), {}).then(
      async ({ isWaiting }) => {
        await navigate('/contacts');
        if (isWaiting) return toast.info(`${name} is deleted as soon as this can be sent.`);
        toast.undoable(`${name} is deleted.`, async () => {
          await runAsync(() => api.call(restoreContact, { params }), { success: `${name} is back.` });
          await navigate(`/contacts/${contact.id}`);
        });
      },
      () => setBusy(false),
    );
  };
  return (
    <header>
      <ButtonLink to="/contacts" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Contacts
      </ButtonLink>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl break-words">{name}</h1>
          <p className="mt-1 text-ink-2">
            Known since{' '}
            <time dateTime={contact.createdAt}>{zone && shortDay(contact.createdAt, new Date(), zone)}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Allowed to="staff">
            {more}
            <Button kind="secondary" size="sm" className="max-sm:px-2.5" onClick={() => setIsAsked(true)}>
              <Trash2 aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">Delete</span>
            </Button>
            <Button kind="secondary" size="sm" busy={form.isComing} onClick={form.ask} {...form.ahead}>
              <Pencil aria-hidden="true" className="size-4" />
              Edit
            </Button>
            {/* The diary books for whom the server knows. */}
            {!isNewContactId(contact.id) && (
              <ButtonLink to={`/diary?book=${contact.id}`} size="sm">
                <CalendarPlus aria-hidden="true" className="size-4" />
                Book
              </ButtonLink>
            )}
          </Allowed>
        </div>
      </div>
      {form.Part && <form.Part contact={contact} onClose={form.close} onSaved={onChanged} />}
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Delete ${name}?`}
        actions={
          <>
            <Button kind="quiet" onClick={() => setIsAsked(false)}>
              Keep
            </Button>
            <Button kind="danger" busy={busy} onClick={() => void remove()}>
              Delete
            </Button>
          </>
        }
      >
        Conversations and appointments stay, without this name. For {restorableDays} days you can restore everything.
      </Dialog>
    </header>
  );
}

export function ContactFacts({ contact }: { contact: Contact }) {
  const { tags, notes } = contact;
  const words = usePhoneWords();
  const [phones, emails] = [phonesOf(contact), emailsOf(contact)];
  return (
    <dl className="grid grid-cols-1 gap-5 rounded-l border border-line bg-card p-6">
      <Fact name="Phone">
        {phones.length > 0 ? (
          <span className="grid justify-items-start gap-1">
            {phones.map((one) => (
              <a key={one} href={`tel:${one}`} className="figures inline-flex items-center gap-2">
                <Phone aria-hidden="true" className="size-4" />
                {words(one)}
              </a>
            ))}
          </span>
        ) : null}
      </Fact>
      <Fact name="Email">
        {emails.length > 0 ? (
          <span className="grid justify-items-start gap-1">
            {emails.map((one) => (
              <a key={one} href={`mailto:${one}`} className="inline-flex min-w-0 items-center gap-2 break-all">
                <Mail aria-hidden="true" className="size-4 shrink-0" />
                {one}
              </a>
            ))}
          </span>
        ) : null}
      </Fact>
      <Fact name="Tags">
        {tags.length > 0 ? (
          <span className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <Link
                key={tag}
                to={`/contacts?tag=${encodeURIComponent(tag)}`}
                className="rounded-full bg-mist px-3 py-1 text-xs font-semibold no-underline hover:bg-bell-soft"
              >
                {tag}
              </Link>
            ))}
          </span>
        ) : null}
      </Fact>
      <OwnFacts contact={contact} />
      <Fact name="Good to know">{notes ? <span className="whitespace-pre-line">{notes}</span> : null}</Fact>
    </dl>
  );
}

/** What is known in the business's own fields; of those that are not asked for any more only what is known. */
function OwnFacts({ contact }: { contact: Contact }) {
  const fields = useContactFields().value ?? [];
  return fields.map(({ id, kind, label, isArchived }) => {
    const value = contact.fields[id];
    if (value === undefined && isArchived) return null;
    return (
      <Fact key={id} name={label}>
        {value === undefined ? null : valueWords(kind, value)}
      </Fact>
    );
  });
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-ink-2">{name}</dt>
      <dd className="mt-1 min-w-0 break-words">{children ?? <span className="text-ink-2">None</span>}</dd>
    </div>
  );
}
