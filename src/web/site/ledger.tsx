// What happened while the owner was away, as a list: the most urgent on top. Sample entries for the home page.
import { Tag } from '../ui/panel.tsx';

const entries: readonly {
  readonly time: string;
  readonly what: string;
  readonly detail: string;
  readonly state: string;
  readonly tone: 'urgent' | 'settled' | 'quiet' | 'bell';
}[] = [
  {
    time: '2:06 PM',
    what: 'No heat, infant in the house',
    detail: 'Handed to you and Luis with her words. Luis took it after 20 s.',
    state: 'Emergency',
    tone: 'urgent',
  },
  {
    time: '1:40 PM',
    what: 'Drain clearing, Tue 2:00',
    detail: 'Maria Lopez · 88 Bleecker Street',
    state: 'Booked',
    tone: 'settled',
  },
  {
    time: '12:15 PM',
    what: '“Do you fix tankless heaters?”',
    detail: 'Not in what you taught me. Answer once, I’ll know it.',
    state: 'Needs an answer',
    tone: 'bell',
  },
  {
    time: '11:02 AM',
    what: 'Somebody selling listings',
    detail: 'Asked for the owner, got a message pad.',
    state: 'Ignored',
    tone: 'quiet',
  },
];

export function Ledger() {
  return (
    <ol aria-label="Example of a day's list" className="border-t-2 border-ink">
      {entries.map(({ time, what, detail, state, tone }) => (
        <li
          key={time}
          className="grid grid-cols-[4.7rem_1fr] items-baseline gap-x-3 gap-y-2 border-b border-line py-4 sm:grid-cols-[5.5rem_1fr_auto]"
        >
          <time className="text-ink-2">{time}</time>
          <div>
            <b className="font-semibold">{what}</b>
            <span className="block text-sm text-ink-2">{detail}</span>
          </div>
          <span className="col-start-2 sm:col-start-3">
            <Tag tone={tone}>{state}</Tag>
          </span>
        </li>
      ))}
    </ol>
  );
}
