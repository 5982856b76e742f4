// What a test call left in the records, and the one step that takes it back.
import { CalendarCheck, MessageSquareText, PhoneForwarded } from 'lucide-react';
import type { ReactNode } from 'react';
import { textWords } from '#domains/contacts/ui/phone-words.ts';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { instantWords } from '#web/ui/zoned-time.ts';
import type { Left } from './use-test-call.ts';

const moment = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const handedTo = { human: 'a person of the team', 'on-call': 'whoever is on call' };

export default function TestCallLeft({ left, busy, onUndo }: { left: Left; busy: boolean; onUndo: () => void }) {
  const { appointments, messages, handedOffTo, summary, nextStep } = left;
  const zone = useZone();
  const words = usePhoneWords();
  return (
    <section aria-label="What the call left" className="mt-5 border-t border-line pt-5">
      <h3 className="text-lg">What the call left</h3>
      {summary && <p className="mt-2 max-w-[70ch]">{textWords(summary, words)}</p>}
      {nextStep && <p className="mt-1 max-w-[70ch] text-ink-2">Next: {textWords(nextStep, words)}</p>}
      <ul className="mt-3 grid gap-2">
        {appointments.map(({ id, service, staff, startsAt, status, name }) => (
          <Row key={id} icon={<CalendarCheck aria-hidden="true" className="size-5 text-sage" />}>
            <b className="font-semibold">
              {service}
              {staff && ` with ${staff}`}
            </b>
            , <time dateTime={startsAt}>{zone && instantWords(startsAt, moment, zone)}</time>, for {name}
            {status !== 'booked' && ` (${status})`}
          </Row>
        ))}
        {messages.map(({ id, body, isUrgent }) => (
          <Row key={id} icon={<MessageSquareText aria-hidden="true" className="size-5 text-sage" />}>
            {isUrgent && <b className="font-semibold text-signal">Urgent: </b>}
            {body}
          </Row>
        ))}
        {handedOffTo && (
          <Row icon={<PhoneForwarded aria-hidden="true" className="size-5 text-sage" />}>
            Handed to {handedTo[handedOffTo]}
          </Row>
        )}
        {appointments.length + messages.length === 0 && !handedOffTo && (
          <li className="text-ink-2">No booking and no message; the call itself is kept with its transcript.</li>
        )}
      </ul>
      <Button kind="secondary" size="sm" className="mt-4" busy={busy} onClick={onUndo}>
        Take It All Back
      </Button>
    </section>
  );
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {icon}
      <p className="min-w-0 break-words">{children}</p>
    </li>
  );
}
