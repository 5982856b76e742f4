// What is done for the caller of a talk without leaving it: a time booked, and a contact made of somebody who is none.
import type { Appointment } from '#domains/appointments/contract.ts';
import { getContact } from '#domains/contacts/contract.ts';
import { typedPhone } from '#domains/contacts/ui/phone-words.ts';
import { isNewContactId } from '#domains/contacts/ui/waiting-contacts.ts';
import { isId } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useAskedPart } from '#web/ui/use-asked-part.ts';
import { callerKnown } from './caller-known.ts';
import type { Thread, ThreadActs } from './use-thread.ts';

const loadBooking = () => import('#domains/appointments/ui/booking-apart.tsx');
const loadForm = () => import('#domains/contacts/ui/contact-form.tsx');

export function CallerActs({ thread, acts }: { thread: Thread; acts: ThreadActs }) {
  const booking = useAskedPart(loadBooking);
  const form = useAskedPart(loadForm);
  const { id, contact, isTest, isSpam, startedAt } = thread.conversation;
  if (isTest || isSpam) return null;
  const { name, phone, email } = callerKnown(thread);
  const who = { name, phone: phone ? typedPhone(phone) : '', email: email ?? '' };
  /** Booked for somebody who was no contact, it has made one of them; a contact from before may be anybody with that number. */
  const onBooked = async ({ contactId }: Appointment) => {
    acts.refresh();
    if (contact || !contactId) return;
    const made = await api.call(getContact, { params: { id: contactId } }).catch(() => undefined);
    if (made && Date.parse(made.createdAt) >= Date.parse(startedAt)) await acts.sort({ contactId });
  };
  return (
    <p className="flex gap-x-4">
      {!contact && (
        <Button kind="text" size="sm" busy={form.isComing} onClick={form.ask} {...form.ahead}>
          Add as Contact
        </Button>
      )}
      <Button kind="text" size="sm" busy={booking.isComing} onClick={booking.ask} {...booking.ahead}>
        Book
      </Button>
      {form.Part && (
        <form.Part
          initial={who}
          onClose={form.close}
          onSaved={({ id }) => {
            // Whoever waits on this device is not known to the server yet.
            if (!isNewContactId(id) && isId('contact', id)) void acts.sort({ contactId: id });
          }}
        />
      )}
      {booking.Part && (
        <booking.Part
          {...(contact ? { contactId: contact.id } : { who })}
          conversationId={id}
          onClose={booking.close}
          onBooked={(made) => void onBooked(made)}
        />
      )}
    </p>
  );
}
