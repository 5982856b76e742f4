// Where the private link leads: what stands, into one's calendar, to another time, or cancelled.
import { CalendarPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLinkToken } from '#domains/accounts/ui/link-token.ts';
import type { FreeTime } from '#domains/appointments/contract.ts';
import { phoneWords } from '#domains/contacts/ui/phone-words.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { ownZone } from '#web/ui/zoned-time.ts';
import {
  cancelOwnAppointment,
  listOwnTimes,
  moveOwnAppointment,
  type OwnAppointment,
  readOwnAppointment,
} from '../contract.ts';
import { calendarOf, isSameWall, timeIn, whenIn } from '../rules.ts';
import { ChooseTime } from './choose-time.tsx';
import { clock, fullDay } from './days.ts';
import { Frame } from './frame.tsx';
import { ReminderWish } from './reminder-wish.tsx';

export const meta = () => [{ title: 'Your appointment' }, { name: 'robots', content: 'noindex' }];

export default function OwnAppointmentPage() {
  const token = useLinkToken();
  const load = useCallback(async (): Promise<OwnAppointment | 'none' | undefined> => {
    if (!token) return token === null ? 'none' : undefined;
    return api.call(readOwnAppointment, { body: { token } }).catch((why: unknown) => {
      if (why instanceof ClientFailure && why.status === 400) return 'none' as const;
      throw why;
    });
  }, [token]);
  const { value: found, failed, failure, reload, set } = useLoaded(load);
  if (token && typeof found === 'object')
    return (
      <Frame name={found.business.name}>
        <Standing token={token} appointment={found} onChange={set} />
      </Frame>
    );
  return (
    <Frame>
      <h1 className="text-2xl">Your appointment</h1>
      <div className="mt-8">
        {found === undefined && !failed && <Spinner />}
        {found === undefined && failed && <LoadFailed what="Your appointment" failure={failure} onTryAgain={reload} />}
        {found === 'none' && <p>There is no appointment behind this link. Please open it from the mail again.</p>}
      </div>
    </Frame>
  );
}

type Props = { token: string; appointment: OwnAppointment; onChange: (now: OwnAppointment) => void };

function Standing({ token, appointment, onChange }: Props) {
  const [zone] = useState(ownZone);
  const part = useHeldFocus<HTMLDivElement>();
  const [doing, setDoing] = useState<'move' | 'cancel'>();
  const { business, status, startsAt, service, staff, canChange, address } = appointment;
  const isOff = status === 'cancelled';
  const facts: [string, string | null][] = [
    ['What', `${service}${staff ? ` with ${staff}` : ''}`],
    [business.name, isSameWall(startsAt, zone, business.timezone) ? null : whenIn(startsAt, business.timezone)],
    ['Where', address || business.address],
    ['Phone', business.phone && phoneWords(business.phone)],
  ];
  return (
    <div
      ref={part}
      tabIndex={-1}
      className="grid grid-cols-1 items-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 outline-none lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <Tag tone={isOff ? 'quiet' : 'settled'}>{isOff ? 'Cancelled' : 'Booked'}</Tag>
        <h1 className={`mt-4 text-2xl ${isOff ? 'line-through decoration-2' : ''}`}>{fullDay(startsAt, zone)}</h1>
        <p className="figures mt-1 text-xl">{timeIn(startsAt, zone)}</p>
        <dl className="mt-6 grid gap-y-3 border-t-2 border-ink pt-5">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
                  <dt className="text-ink-2">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {business.isSample && (
          <p className="mt-5 text-sm text-ink-2">
            A made-up business: nobody waits for you, and tonight this is deleted.
          </p>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          {canChange && (
            <>
              <Button onClick={() => saveCalendar(appointment)}>
                <CalendarPlus aria-hidden="true" className="size-4" />
                Add to calendar
              </Button>
              <Button kind="secondary" aria-expanded={doing === 'move'} onClick={() => setDoing('move')}>
                Move
              </Button>
              <Button kind="danger" onClick={() => setDoing('cancel')}>
                Cancel appointment
              </Button>
            </>
          )}
          {isOff && <ButtonLink to={`/book/${business.slug}`}>Book another time</ButtonLink>}
        </div>
        <ReminderWish {...{ token, appointment, onChange }} />
      </div>
      {doing === 'move' && canChange && (
        <Move
          {...{ token, appointment, zone }}
          onMoved={(now) => {
            setDoing(undefined);
            onChange(now);
          }}
        />
      )}
      <CancelDialog
        {...{ token, zone }}
        open={doing === 'cancel'}
        onClose={() => setDoing((now) => (now === 'cancel' ? undefined : now))}
        onCancelled={onChange}
      />
    </div>
  );
}

type MoveProps = { token: string; appointment: OwnAppointment; zone: string; onMoved: (now: OwnAppointment) => void };

function Move({ token, appointment: { business, startsAt, horizonDays }, zone, onMoved }: MoveProps) {
  const [time, setTime] = useState<FreeTime>();
  const [busy, setBusy] = useState(false);
  const load = useCallback(
    async (from: Date, to: Date) => {
      const body = { token, from: from.toISOString(), to: to.toISOString() };
      const { freeTimes } = await api.call(listOwnTimes, { body });
      return freeTimes.filter((one) => one.startsAt !== startsAt);
    },
    [token, startsAt],
  );
  const move = async (to: FreeTime) => {
    setBusy(true);
    try {
      const body = { token, startsAt: to.startsAt, timezone: zone };
      onMoved(await runAsync(() => api.call(moveOwnAppointment, { body }), { success: 'It is moved.' }));
    } catch {
      setTime(undefined);
      setBusy(false);
    }
  };
  return (
    <section aria-label="Another time" className="min-w-0 border-t-2 border-ink pt-5">
      <h2 className="mb-5 text-xl">Another time</h2>
      <ChooseTime {...{ load, business, zone, horizonDays }} chosen={time?.startsAt} onChoose={setTime} />
      {time && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button busy={busy} onClick={() => void move(time)}>
            Move to this time
          </Button>
          <p>
            {fullDay(time.startsAt, zone)}, {clock(time.startsAt, zone)}
          </p>
        </div>
      )}
    </section>
  );
}

type CancelProps = {
  token: string;
  zone: string;
  open: boolean;
  onClose: () => void;
  onCancelled: (now: OwnAppointment) => void;
};

function CancelDialog({ token, zone, open, onClose, onCancelled }: CancelProps) {
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      const body = { token, timezone: zone };
      onCancelled(await runAsync(() => api.call(cancelOwnAppointment, { body }), { success: 'It is cancelled.' }));
    } catch {
      // It was told; it can be tried again.
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cancel this appointment?"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void cancel()}>
            Yes, cancel
          </Button>
        </>
      }
    >
      The time is given to others at once.
    </Dialog>
  );
}

/** Hands the entry over as a file, made here: it holds nothing that the page does not show. */
function saveCalendar(appointment: OwnAppointment): void {
  const { hostname, href } = window.location;
  const organizer = `telle@${hostname}`;
  const file = new Blob([calendarOf(appointment, { organizer, url: href })], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'appointment.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}
