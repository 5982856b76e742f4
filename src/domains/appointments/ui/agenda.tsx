// The diary as a list: day after day, what is next first. It reads well on a phone and aloud.
import type { ReactNode } from 'react';
import { Tag } from '#web/ui/panel.tsx';
import { type LocalDate, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Appointment } from '../contract.ts';
import { listedOn } from './diary-layout.ts';
import { longDay, spanWords, whoWords } from './diary-words.ts';
import type { Blocked, DiaryFacts, Freed, Standing } from './use-diary.ts';

type Props = {
  facts: DiaryFacts;
  days: readonly LocalDate[];
  standing: Standing;
  onOpen: (appointment: Appointment) => void;
  onBlocked: (blocked: Blocked) => void;
  onFreed: (freed: Freed) => void;
};

type Entry = { readonly at: string; readonly key: string; readonly row: ReactNode };

export function Agenda({ facts, days, standing, onOpen, onBlocked, onFreed }: Props) {
  const zone = facts.profile.timezone;
  const today = wallTimeOf(new Date(), zone).date;
  const isOn = (date: LocalDate) => (one: Appointment | Blocked | Freed) =>
    listedOn(one, zone, days[0] ?? date) === date;
  const entriesOf = (date: LocalDate): Entry[] =>
    [
      ...standing.appointments.filter(isOn(date)).map((one) => ({
        at: one.startsAt,
        key: one.id,
        row: <AppointmentRow appointment={one} {...{ zone, date }} onOpen={onOpen} />,
      })),
      ...standing.blocked.filter(isOn(date)).map((one) => ({
        at: one.startsAt,
        key: one.key,
        row: (
          <BlockedRow
            of={one}
            {...{ zone, date }}
            who={whoWords(one.staffId, facts.staff)}
            onOpen={() => onBlocked(one)}
          >
            Blocked{one.reason && `: ${one.reason}`}
          </BlockedRow>
        ),
      })),
      ...standing.freed.filter(isOn(date)).map((one) => ({
        at: one.startsAt,
        key: one.key,
        row: (
          <BlockedRow of={one} {...{ zone, date }} who={whoWords(one.staffId, facts.staff)} onOpen={() => onFreed(one)}>
            <i>Freed{one.reason && `: ${one.reason}`}</i>
          </BlockedRow>
        ),
      })),
    ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const shown = days.map((date) => ({ date, entries: entriesOf(date) })).filter(({ entries }) => entries.length > 0);
  return (
    <ol className="mt-6">
      {shown.map(({ date, entries }) => (
        <li key={date} className="mb-8">
          <h2 className="flex items-baseline gap-3 text-base">
            {longDay(date)}
            {date === today && <Tag tone="bell">Today</Tag>}
          </h2>
          <ul className="mt-2 border-t-2 border-ink">
            {entries.map(({ key, row }) => (
              <li key={key} className="border-b border-line">
                {row}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const rowLook =
  '-mx-2 grid w-[calc(100%+1rem)] grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 px-2 py-3 text-left -outline-offset-3 hover:bg-mist sm:grid-cols-[11rem_1fr_auto]';

type RowProps = { appointment: Appointment; zone: string; date: LocalDate; onOpen: (appointment: Appointment) => void };

function AppointmentRow({ appointment, zone, date, onOpen }: RowProps) {
  const { name, service, staff, note, address } = appointment;
  return (
    <button type="button" onClick={() => onOpen(appointment)} className={rowLook}>
      <span className="figures font-semibold">{spanWords(appointment, zone, date)}</span>
      <span className="order-last col-span-2 min-w-0 sm:order-none sm:col-span-1">
        <b className="font-semibold">{name || service}</b>
        <span className="block truncate text-ink-2">{[service, note].filter(Boolean).join(' · ')}</span>
        {address && <span className="block text-ink-2">{address}</span>}
      </span>
      <span className="text-right text-ink-2">{staff}</span>
    </button>
  );
}

type BlockedProps = {
  of: Blocked | Freed;
  zone: string;
  date: LocalDate;
  who: string;
  onOpen: () => void;
  children: ReactNode;
};

function BlockedRow({ of, zone, date, who, onOpen, children }: BlockedProps) {
  return (
    <button type="button" onClick={onOpen} className={`${rowLook} text-ink-2`}>
      <span className="figures">{spanWords(of, zone, date)}</span>
      <span className="order-last col-span-2 min-w-0 truncate sm:order-none sm:col-span-1">{children}</span>
      <span className="text-right">{who}</span>
    </button>
  );
}
