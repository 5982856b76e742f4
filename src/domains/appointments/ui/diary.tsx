// The diary of the business: agenda, day and week in its own time zone; booking, moving, cancelling, blocking from one page.
import { CalendarPlus, ChevronLeft, ChevronRight, CircleSlash } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { useMay } from '#domains/accounts/ui/may.ts';
import { Button } from '#web/ui/button.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { LoadingPart, Stale } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useChoice } from '#web/ui/use-value-choice.tsx';
import { dateWords, type LocalDate, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Appointment } from '../contract.ts';
import { Agenda } from './agenda.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { BlockDialog, BlockedDialog } from './blocked-dialog.tsx';
import { BookingDialog, type BookingStart } from './booking-dialog.tsx';
import { instantAt } from './diary-column.tsx';
import { DiaryFoot } from './diary-foot.tsx';
import { DiaryGrid } from './diary-grid.tsx';
import { daysOf, turned, type View, views } from './diary-layout.ts';
import { clashWords, longDay, shortDay } from './diary-words.ts';
import { FreedDialog, OccurrenceDialog } from './occurrence-dialog.tsx';
import { deedsOf } from './use-deeds.ts';
import { type Blocked, type DiaryFacts, type Freed, useDiaryFacts, useStanding } from './use-diary.ts';

const WeeklyBlocks = lazy(() => import('./weekly-blocks.tsx'));

export default function Diary() {
  const facts = useDiaryFacts();
  return (
    <>
      {!facts.value && <h1 className="text-2xl">Diary</h1>}
      <LoadingPart of={facts} what="The diary">
        {(known) => <DiaryOf facts={known} />}
      </LoadingPart>
    </>
  );
}

const viewNames: Readonly<Record<View, string>> = { agenda: 'Agenda', day: 'Day', week: 'Week' };
const turnNames: Readonly<Record<View, string>> = { agenda: 'two weeks', day: 'day', week: 'week' };

type Open =
  | { readonly what: 'appointment'; readonly appointment: Appointment }
  | { readonly what: 'blocked'; readonly blocked: Blocked }
  | { readonly what: 'freed'; readonly freed: Freed }
  | { readonly what: 'booking'; readonly start: BookingStart }
  | { readonly what: 'block' };

function DiaryOf({ facts }: { facts: DiaryFacts }) {
  const zone = facts.profile.timezone;
  const may = useMay();
  const part = useHeldFocus<HTMLDivElement>();
  const [parameters, setParameters] = useSearchParams();
  const today = wallTimeOf(new Date(), zone).date;
  const [viewDefault] = useState<View>(() => (window.matchMedia('(min-width: 48rem)').matches ? 'week' : 'agenda'));
  const view = views.find((one) => one === parameters.get('view')) ?? viewDefault;
  const asked = parameters.get('date') ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked));
  // A diary speaks of no other years.
  const date = isDay && '2000-02' < asked && asked < '2199-12' ? asked : today;
  const days = daysOf(view, date);
  const standing = useStanding(days, zone);
  const { choose, dialog } = useChoice(clashWords(zone, facts.staff, facts.services));
  const [changes, setChanges] = useState(0);
  /** What is blocked was changed: the days and the list below them are asked for again. */
  const onBlocking = () => {
    setChanges((before) => before + 1);
    standing.reload();
  };
  const deeds = deedsOf({ zone, onPut: standing.put, onChanged: standing.reload, choose });
  const book = parameters.get('book');
  const [open, setOpen] = useState<Open | undefined>(
    book ? { what: 'booking', start: { date: today, contactId: book } } : undefined,
  );
  const linked = standing.value?.appointments.find(({ id }) => id === parameters.get('open'));
  const shown: Open | undefined = open ?? (linked && { what: 'appointment', appointment: linked });

  const change = (to: { view?: View; date?: LocalDate }) =>
    setParameters(
      (before) => {
        for (const name of ['book', 'open']) before.delete(name);
        if (to.view) before.set('view', to.view);
        if (to.date) before.set('date', to.date);
        return before;
      },
      { replace: to.view !== undefined },
    );
  const close = () => {
    setOpen(undefined);
    if (parameters.has('open') || parameters.has('book')) change({});
  };
  const openAppointment = (appointment: Appointment) => setOpen({ what: 'appointment', appointment });
  const openBlocked = (blocked: Blocked) => setOpen({ what: 'blocked', blocked });
  const openFreed = (freed: Freed) => setOpen({ what: 'freed', freed });
  const isBare = Object.values(standing.value ?? {}).every((those) => those.length === 0);
  return (
    <div ref={part} tabIndex={-1} className="in-order outline-none">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-2xl">Diary</h1>
          <p className="mt-1 text-ink-2">{titleOf(view, days)}</p>
          <Allowed to="owner">
            <WhatItGoesBy />
          </Allowed>
        </div>
        <div className="flex flex-wrap gap-2">
          <Allowed to="staff">
            <Button kind="secondary" size="sm" onClick={() => setOpen({ what: 'block' })}>
              <CircleSlash aria-hidden="true" className="size-4" />
              Block Time
            </Button>
            <Button
              size="sm"
              onClick={() => setOpen({ what: 'booking', start: { date: date < today ? today : date } })}
            >
              <CalendarPlus aria-hidden="true" className="size-4" />
              Book
            </Button>
          </Allowed>
        </div>
      </header>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-1 gap-y-3">
        <div className="-ml-2 flex items-center sm:gap-1">
          <Turn
            label={`Previous ${turnNames[view]}`}
            Icon={ChevronLeft}
            onTurn={() => change({ date: turned(view, date, -1) })}
          />
          <Button
            kind="secondary"
            size="sm"
            className="max-sm:px-2.5"
            disabled={days.includes(today) && view !== 'agenda'}
            onClick={() => change({ date: today })}
          >
            Today
          </Button>
          <Turn
            label={`Next ${turnNames[view]}`}
            Icon={ChevronRight}
            onTurn={() => change({ date: turned(view, date, 1) })}
          />
        </div>
        <Segments
          label="View"
          options={views.map((one) => ({ id: one, label: viewNames[one] }))}
          chosen={view}
          onChoose={(to) => change({ view: to })}
        />
      </div>
      {standing.failure && (
        <div className="mt-6">
          {standing.value ? (
            <Stale what="The diary" failure={standing.failure.why} onTryAgain={standing.reload} />
          ) : (
            <LoadFailed what="These days" failure={standing.failure.why} onTryAgain={standing.reload} />
          )}
        </div>
      )}
      {standing.value === undefined && !standing.failure && (
        <div className="py-20 text-center">
          <Spinner />
        </div>
      )}
      {standing.value && view === 'agenda' && isBare && (
        <div className="mt-6">
          <EmptyState
            title="Nothing in these two weeks"
            action={
              <Allowed to="staff">
                <Button
                  size="sm"
                  onClick={() => setOpen({ what: 'booking', start: { date: date < today ? today : date } })}
                >
                  Book
                </Button>
              </Allowed>
            }
          >
            What the receptionist books appears here at once, and it knows of what you book.
          </EmptyState>
        </div>
      )}
      {standing.value && view === 'agenda' && !isBare && (
        <Agenda
          {...{ facts, days }}
          standing={standing.value}
          onOpen={openAppointment}
          onBlocked={openBlocked}
          onFreed={openFreed}
        />
      )}
      {standing.value && view !== 'agenda' && (
        <>
          <DiaryGrid
            {...{ facts, days, deeds }}
            standing={standing.value}
            onOpen={openAppointment}
            onBlocked={openBlocked}
            onFreed={openFreed}
            onPoint={(at) =>
              may('staff') &&
              setOpen({ what: 'booking', start: { date: at.date, startsAt: instantAt(at, zone), staffId: at.staffId } })
            }
            onDay={(to) => change({ view: 'day', date: to })}
          />
          <DiaryFoot isBare={isBare} onAgenda={() => change({ view: 'agenda' })} />
        </>
      )}
      <Suspense fallback={<Spinner />}>
        <WeeklyBlocks {...{ facts, changes }} onChanged={onBlocking} />
      </Suspense>
      {shown?.what === 'appointment' && (
        <AppointmentDialog {...{ facts, deeds }} appointment={shown.appointment} onClose={close} />
      )}
      {shown?.what === 'blocked' &&
        ('weeklyBlockId' in shown.blocked ? (
          <OccurrenceDialog {...{ facts }} occurrence={shown.blocked} onClose={close} onChanged={onBlocking} />
        ) : (
          <BlockedDialog {...{ facts }} blocked={shown.blocked} onClose={close} onChanged={standing.reload} />
        ))}
      {shown?.what === 'freed' && (
        <FreedDialog {...{ facts }} freed={shown.freed} onClose={close} onChanged={onBlocking} />
      )}
      {shown?.what === 'block' && <BlockDialog {...{ facts, date }} onClose={close} onChanged={onBlocking} />}
      {shown?.what === 'booking' && may('staff') && (
        <BookingDialog {...{ facts }} start={shown.start} onClose={close} onBooked={standing.reload} />
      )}
      {dialog}
    </div>
  );
}

/** What free times are counted from is taught, and not kept here. */
function WhatItGoesBy() {
  return (
    <nav aria-label="What the diary goes by" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 [&_a]:underline">
      <Link to="/dashboard/training?tab=facts#hours">Hours and closed dates</Link>
      <Link to="/dashboard/training?tab=services">Services and staff</Link>
    </nav>
  );
}

function titleOf(view: View, days: readonly LocalDate[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (view === 'day') return longDay(first);
  return `${shortDay(first)} – ${shortDay(last)}, ${dateWords(last, { year: 'numeric' })}`;
}

function Turn({ label, onTurn, Icon }: { label: string; onTurn: () => void; Icon: typeof ChevronLeft }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onTurn}
      className="grid size-9 place-items-center rounded-full hover:bg-mist"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
