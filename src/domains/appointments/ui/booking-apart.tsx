// Booking on a page that is not the diary, for somebody who is spoken of there.
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Appointment } from '../contract.ts';
import { BookingDialog, type BookingStart } from './booking-dialog.tsx';
import { useDiaryFacts } from './use-diary.ts';

type Props = Pick<BookingStart, 'contactId' | 'conversationId' | 'who'> & {
  readonly onClose: () => void;
  readonly onBooked: (appointment: Appointment) => void;
};

export default function BookingApart({ onClose, onBooked, ...whom }: Props) {
  const facts = useDiaryFacts();
  if (!facts.value)
    return (
      <Dialog open onClose={onClose} title="Book">
        <LoadingPart of={facts} what="What can be booked">
          {() => null}
        </LoadingPart>
      </Dialog>
    );
  const { date } = wallTimeOf(new Date(), facts.value.profile.timezone);
  return <BookingDialog facts={facts.value} start={{ date, ...whom }} onClose={onClose} onBooked={onBooked} />;
}
