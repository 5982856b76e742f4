// Something that was done in a talk, shown by its record as it stands now, with the step that takes it back where there is one.
import { CalendarCheck, CalendarX, KeyRound, MessageSquareText, PhoneForwarded } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import {
  cancelAppointment,
  listFreeTimes,
  restoreAppointment,
  updateAppointment,
} from '#domains/appointments/contract.ts';
import { TellChoice } from '#domains/appointments/ui/tell-choice.tsx';
import { isToldOf, telling, toldWords } from '#domains/appointments/ui/telling.ts';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import { type MessageState, updateMessage } from '#domains/messages/contract.ts';
import { isId } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import type { Line } from '../../contract.ts';
import { visitTime } from './inbox-words.ts';
import type { Thread, ThreadActs } from './use-thread.ts';

type Props = { act: Line['acts'][number]; thread: Thread; acts: ThreadActs; canAct: boolean };

export function Deed({ act, thread, acts, canAct }: Props) {
  switch (act.did) {
    case 'booked':
    case 'moved':
    case 'cancelled': {
      const appointment = thread.appointments.find(({ id }) => id === act.appointment);
      if (!appointment) return <Row icon={<CalendarX />}>{didWords[act.did]}: no longer in the diary</Row>;
      return <Visit act={act} {...{ appointment, acts, canAct }} timezone={thread.timezone} />;
    }
    case 'took-message': {
      const message = thread.messages.find(({ id }) => id === act.message);
      if (!message) return <Row icon={<MessageSquareText />}>Took a message</Row>;
      return <Left message={message} acts={acts} canAct={canAct} />;
    }
    case 'handed-off':
      return (
        <Row icon={<PhoneForwarded />}>
          <b className="font-semibold">Handed to {act.to === 'human' ? 'a person' : 'whoever is on call'}.</b>{' '}
          {act.reason}
        </Row>
      );
    case 'sent-code':
      return <Row icon={<KeyRound />}>Sent a code to the number or address on file</Row>;
    case 'proved-caller':
      return <Row icon={<KeyRound />}>The caller proved who they are</Row>;
  }
}

const didWords = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled' };

type Visited = Extract<Props['act'], { appointment: string }>;
type VisitProps = Pick<Props, 'acts' | 'canAct'> & {
  act: Visited;
  appointment: Thread['appointments'][number];
  timezone: string;
};

type Place = Required<Pick<Thread['appointments'][number], 'startsAt' | 'staffId'>>;

/** Where it stood before it was moved, where it can stand there again; undefined where it does so by now. */
function placeBefore(
  { did, from }: Visited,
  { status, startsAt, staffId }: VisitProps['appointment'],
): Place | undefined {
  if (did !== 'moved' || !from || status === 'cancelled' || new Date(from.startsAt) <= new Date()) return undefined;
  const before = from.staffId !== null && isId('staff', from.staffId) ? from.staffId : null;
  const isThere = Date.parse(from.startsAt) === Date.parse(startsAt) && before === staffId;
  return isThere ? undefined : { startsAt: from.startsAt, staffId: before };
}

function Visit({ act, appointment, timezone, acts, canAct }: VisitProps) {
  const { did } = act;
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [wantsTold, setWantsTold] = useState(true);
  const before = placeBefore(act, appointment);
  const { id, service, staff, startsAt, name, status } = appointment;
  const isOff = status === 'cancelled';
  const what = `${service}${staff ? ` with ${staff}` : ''}`;
  const params = { id };
  const isOver = !isToldOf({ ...appointment, email: '' });
  const tells = wantsTold && isToldOf(appointment);
  const choice = !isOver && <TellChoice email={appointment.email} tells={wantsTold} onChange={setWantsTold} />;
  const restore = (isTold: boolean) =>
    acts.act(
      () => api.call(restoreAppointment, { params, query: telling(isTold) }),
      `It is booked as it was.${toldWords(isTold)}`,
    );
  const cancel = async () => {
    setAsking(false);
    if (!(await acts.act(() => api.call(cancelAppointment, { params, query: telling(tells) })))) return;
    toast.undoable(`Cancelled. The time is free again.${toldWords(tells)}`, () => restore(tells));
  };
  /** By the diary's rules; what they refuse is told, and who moved it meanwhile is not overruled. */
  const put = (to: Place, was: Place, success?: string) =>
    acts.act(() => api.call(updateAppointment, { params, query: telling(tells), body: { ...to, was } }), success);
  const moveBack = async (to: Place) => {
    setMoving(false);
    const here = { startsAt, staffId: appointment.staffId };
    if (!(await put(to, here))) return;
    const wordsOf = (at: string) => `${visitTime(at, timezone)}.${toldWords(tells)}`;
    toast.undoable(`Moved back to ${wordsOf(to.startsAt)}`, () => put(here, to, `It stands at ${wordsOf(startsAt)}`));
  };
  return (
    <Row
      icon={isOff ? <CalendarX /> : <CalendarCheck />}
      action={
        canAct &&
        (isOff
          ? new Date(startsAt) > new Date() && (
              <Button kind="text" size="sm" onClick={() => void restore(isToldOf(appointment))}>
                Book It Again
              </Button>
            )
          : did !== 'cancelled' && (
              <span className="flex flex-wrap gap-x-4">
                {before && (
                  <Button kind="text" size="sm" onClick={() => setMoving(true)}>
                    Move It Back
                  </Button>
                )}
                <Button kind="text" size="sm" onClick={() => setAsking(true)}>
                  Cancel Appointment
                </Button>
              </span>
            ))
      }
    >
      <b className="font-semibold">
        {didWords[did]}: {what}
      </b>
      , <time dateTime={startsAt}>{visitTime(startsAt, timezone)}</time>
      {name && `, for ${name}`}
      {isOff && did !== 'cancelled' && <span className="text-ink-2"> (cancelled since)</span>}
      {!isOff && did === 'cancelled' && <span className="text-ink-2"> (booked again since)</span>}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this appointment?"
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Keep It
            </Button>
            <Button kind="danger" onClick={() => void cancel()}>
              Cancel Appointment
            </Button>
          </>
        }
      >
        {what}, {visitTime(startsAt, timezone)}
        {name && `, for ${name}`}. The time can be booked by others at once.
        {choice}
      </Dialog>
      {before && (
        <Dialog
          open={isMoving}
          onClose={() => setMoving(false)}
          title="Move it back?"
          actions={
            <>
              <Button kind="quiet" onClick={() => setMoving(false)}>
                Leave It
              </Button>
              <Button onClick={() => void moveBack(before)}>Move It Back</Button>
            </>
          }
        >
          {isMoving && <WhetherFree of={appointment} at={before} />}
          {what}
          {name && `, for ${name}`}: from {visitTime(startsAt, timezone)} back to {visitTime(before.startsAt, timezone)}
          .{choice}
        </Dialog>
      )}
    </Row>
  );
}

/** Whether the earlier time can still be had, asked while it is thought over; the server has the last word. */
function WhetherFree({
  of: { id, serviceId },
  at: { startsAt, staffId },
}: {
  of: VisitProps['appointment'];
  at: Place;
}) {
  const load = useCallback(async () => {
    const to = new Date(Date.parse(startsAt) + 60_000).toISOString();
    const query = { serviceId, moving: id, from: startsAt, to, max: 1, ...(staffId && { staffId }) };
    return (await api.call(listFreeTimes, { query })).freeTimes.length > 0;
  }, [id, serviceId, startsAt, staffId]);
  const { value } = useLoaded(load);
  return (
    <p role="status" className="mb-3 min-h-6 font-semibold text-ink">
      {value === true && 'That time is still free.'}
      {value === false && 'That time is not free any more.'}
    </p>
  );
}

const stateNotes: Readonly<Record<MessageState, string>> = { new: '', done: ' (done)', 'taken-back': ' (taken back)' };

function Left({ message, acts, canAct }: Pick<Props, 'acts' | 'canAct'> & { message: Thread['messages'][number] }) {
  const { id, body, name, phone, email, addressee, isUrgent, state } = message;
  const words = usePhoneWords();
  const [busy, setBusy] = useState<MessageState>();
  const put = async (to: MessageState, success?: string) => {
    setBusy(to);
    const isDone = await acts.act(() => api.call(updateMessage, { params: { id }, body: { state: to } }), success);
    setBusy(undefined);
    return isDone;
  };
  const takeBack = async () => {
    if (await put('taken-back')) toast.undoable('Taken back. It counts no more.', () => put(state, 'It stands again.'));
  };
  return (
    <Row
      icon={<MessageSquareText />}
      action={
        canAct && (
          <span className="flex flex-wrap gap-x-4">
            {state === 'new' && (
              <Button kind="text" size="sm" busy={busy === 'done'} onClick={() => void put('done', 'Marked as done.')}>
                Mark as Done
              </Button>
            )}
            {state !== 'new' && (
              <Button kind="text" size="sm" busy={busy === 'new'} onClick={() => void put('new', 'It waits again.')}>
                {state === 'done' ? 'Not Done Yet' : 'Put It Back'}
              </Button>
            )}
            {state !== 'taken-back' && (
              <Button kind="text" size="sm" busy={busy === 'taken-back'} onClick={() => void takeBack()}>
                Take It Back
              </Button>
            )}
          </span>
        )
      }
    >
      <b className={`font-semibold ${isUrgent && state === 'new' ? 'text-signal' : ''}`}>
        {isUrgent ? 'Urgent message' : 'Message'}
        {addressee && ` for ${addressee}`}
        {stateNotes[state]}:
      </b>{' '}
      {state === 'taken-back' ? <s>{body}</s> : body}
      {(name || phone || email) && (
        <span className="block text-ink-2">
          From {[name, email].filter(Boolean).join(', ')}
          {phone && (
            <>
              {(name || email) && ', '}
              <a href={`tel:${phone}`} className="figures whitespace-nowrap">
                {words(phone)}
              </a>
            </>
          )}
        </span>
      )}
    </Row>
  );
}

function Row({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-l-2 border-sage pl-3">
      <span aria-hidden="true" className="mt-0.5 text-sage [&>svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 max-w-[68ch] flex-1 basis-56 break-words">{children}</div>
      {action && <div className="max-sm:pl-8">{action}</div>}
    </li>
  );
}
