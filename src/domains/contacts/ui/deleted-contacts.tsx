// Contacts that were deleted within the last month, each with the way back.
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { shortDay } from '#web/ui/zoned-time.ts';
import { type Contact, listDeletedContacts, restorableDays, restoreContact } from '../contract.ts';
import { nameWords } from './contact-words.ts';

const load = async () => (await api.call(listDeletedContacts, {})).contacts;

export default function DeletedContacts() {
  const deleted = useLoaded(load);
  const part = useHeldFocus<HTMLDivElement>();
  return (
    <>
      <ButtonLink to="/contacts" kind="quiet" size="sm" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Contacts
      </ButtonLink>
      <h1 className="mt-4 text-2xl">Deleted contacts</h1>
      <p className="mt-1 text-ink-2">Kept for {restorableDays} days, then gone for good.</p>
      <div ref={part} tabIndex={-1} className="mt-6 max-w-3xl outline-none">
        <LoadingPart of={deleted} what="The deleted contacts">
          {(contacts) =>
            contacts.length === 0 ? (
              <EmptyState
                title="Nothing to restore"
                action={
                  <ButtonLink to="/contacts" kind="secondary" size="sm">
                    All Contacts
                  </ButtonLink>
                }
              >
                Whom you delete stands here for {restorableDays} days.
              </EmptyState>
            ) : (
              <ul className="border-t-2 border-ink">
                {contacts.map((contact) => (
                  <DeletedRow key={contact.id} contact={contact} onRestored={deleted.reload} />
                ))}
              </ul>
            )
          }
        </LoadingPart>
      </div>
    </>
  );
}

function DeletedRow({
  contact,
  onRestored,
}: {
  contact: Contact & { readonly deletedAt: string };
  onRestored: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const zone = useZone();
  const restore = async () => {
    setBusy(true);
    const work = () => api.call(restoreContact, { params: { id: contact.id } });
    await runAsync(work, { success: `${nameWords(contact)} is back.` }).then(onRestored, () => setBusy(false));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-0">
        <b className="font-semibold">{nameWords(contact)}</b>
        <span className="block text-ink-2">
          Deleted <time dateTime={contact.deletedAt}>{zone && shortDay(contact.deletedAt, new Date(), zone)}</time>
        </span>
      </span>
      <Button
        kind="secondary"
        size="sm"
        busy={busy}
        aria-label={`Restore ${nameWords(contact)}`}
        onClick={() => void restore()}
      >
        Restore
      </Button>
    </li>
  );
}
