// One appointment: when, for whom, with whom; from here it is changed, moved by choosing a free time, cancelled, or restored.
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { usePhoneWords } from '#domains/contacts/ui/use-phone-words.ts';
import { ReminderLine } from '#domains/reminders/ui/reminder-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActs } from '#web/ui/dialog.tsx';
import { LeaveAsked } from '#web/ui/leave-asked.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { useAskedPart } from '#web/ui/use-asked-part.ts';
import { wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Appointment } from '../contract.ts';
import { bookedWords, longDay, spanWords } from './diary-words.ts';
import { FreeTimes } from './free-times.tsx';
import { TellChoice } from './tell-choice.tsx';
import { isToldOf } from './telling.ts';
import type { Deeds } from './use-deeds.ts';
import type { DiaryFacts } from './use-diary.ts';

/** A phone opens it in its map, with the way there; the address goes there when it is pressed, and not before. */
const mapOf = (address: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

const loadForm = () => import('./appointment-form.tsx');

type Props = { appointment: Appointment; facts: DiaryFacts; deeds: Deeds; onClose: () => void };

/** Whoever was asked goes on at the answer that loses nothing, whatever else may be chosen before it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export function AppointmentDialog({ appointment, facts, deeds, onClose }: Props) {
  const zone = facts.profile.timezone;
  const [stage, setStage] = useState<'shown' | 'moving' | 'cancelling'>('shown');
  const [busy, setBusy] = useState(false);
  const form = useAskedPart(loadForm);
  const [isChanged, setIsChanged] = useState(false);
  /** Where the way leads that would lose what was typed. */
  const [leaving, setLeaving] = useState<{ readonly go: () => void }>();
  const leave = (go: () => void) => (isChanged ? setLeaving({ go }) : go());
  /** Whoever comes back from where a button led to is at that button again. */
  const cameFrom = useRef<'edit' | 'move' | 'cancel'>(undefined);
  const back = (from: 'edit' | 'move' | 'cancel') => {
    cameFrom.current = from;
    if (from === 'edit') form.close();
    else setStage('shown');
  };
  const leadsTo = (way: 'edit' | 'move' | 'cancel') => (button: HTMLButtonElement | null) => {
    if (!button || cameFrom.current !== way) return;
    cameFrom.current = undefined;
    button.focus();
  };
  const act = async (work: () => Promise<boolean>) => {
    setBusy(true);
    if (await work()) onClose();
    else setBusy(false);
  };
  const isOver = Date.parse(appointment.endsAt) < Date.now();
  const [wantsTold, setWantsTold] = useState(true);
  const tells = wantsTold && isToldOf(appointment);
  const choice = !isOver && <TellChoice email={appointment.email} tells={wantsTold} onChange={setWantsTold} />;
  const title = {
    shown: form.Part ? 'Edit appointment' : appointment.name || appointment.service,
    moving: 'Move to',
    cancelling: 'Cancel this appointment?',
  }[stage];
  return (
    <>
      {/* Before the dialog, so that it goes first when both do: the focus is given back from one to the other, and to the page. */}
      {leaving && (
        <LeaveAsked
          loss="edits"
          reset={() => setLeaving(undefined)}
          proceed={() => {
            setLeaving(undefined);
            leaving.go();
          }}
        />
      )}
      <Dialog open isHeld={isChanged} onClose={() => leave(onClose)} title={title}>
        {form.Part && (
          <form.Part
            {...{ appointment, facts, deeds }}
            onBack={() => leave(() => back('edit'))}
            onSaved={onClose}
            onChanged={setIsChanged}
          />
        )}
        {stage === 'shown' && !form.Part && (
          <>
            <Facts appointment={appointment} zone={zone} />
            <Allowed to="staff">
              {appointment.status === 'cancelled' && choice}
              <DialogActs>
                {appointment.status === 'cancelled' ? (
                  <Button busy={busy} onClick={() => void act(() => deeds.restore(appointment, tells))}>
                    Restore
                  </Button>
                ) : (
                  <>
                    <Button ref={leadsTo('cancel')} kind="danger" onClick={() => setStage('cancelling')}>
                      Cancel Appointment
                    </Button>
                    <Button
                      ref={leadsTo('edit')}
                      kind="secondary"
                      busy={form.isComing}
                      onClick={form.ask}
                      {...form.ahead}
                    >
                      Edit
                    </Button>
                    {!isOver && (
                      <Button ref={leadsTo('move')} onClick={() => setStage('moving')}>
                        Move
                      </Button>
                    )}
                  </>
                )}
              </DialogActs>
            </Allowed>
          </>
        )}
        {stage === 'moving' && (
          <Moving
            {...{ appointment, zone, busy, choice }}
            onBack={() => back('move')}
            onMove={(startsAt) => void act(() => deeds.move(appointment, { startsAt }, tells))}
          />
        )}
        {stage === 'cancelling' && (
          <>
            <p>
              {appointment.service} on {longDay(wallTimeOf(appointment.startsAt, zone).date)},{' '}
              {spanWords(appointment, zone)}. The time becomes free at once; for as long as it is, you can take this
              back.
            </p>
            {choice}
            <DialogActs>
              <Button ref={takeFocus} kind="quiet" onClick={() => back('cancel')}>
                Keep It
              </Button>
              <Button kind="danger" busy={busy} onClick={() => void act(() => deeds.cancel(appointment, tells))}>
                Cancel Appointment
              </Button>
            </DialogActs>
          </>
        )}
      </Dialog>
    </>
  );
}

function Facts({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const { status, service, staff, contactId, conversationId, phone, email, address, note } = appointment;
  const words = usePhoneWords();
  return (
    <div className="grid gap-4 text-sm text-ink">
      <p>
        <b className="font-semibold">{longDay(wallTimeOf(appointment.startsAt, zone).date)}</b>
        <span className="figures block">{spanWords(appointment, zone)}</span>
      </p>
      <p>
        {service}
        {staff && <span className="text-ink-2"> with {staff}</span>}
        {status === 'cancelled' && (
          <span className="ml-2">
            <Tag>Cancelled</Tag>
          </span>
        )}
      </p>
      {(phone || email || address) && (
        <p className="grid gap-1">
          {phone && (
            <a href={`tel:${phone}`} className="figures w-fit">
              {words(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="w-fit break-all">
              {email}
            </a>
          )}
          {address && (
            <a href={mapOf(address)} target="_blank" rel="noreferrer" className="w-fit break-words underline">
              {address}
              <span className="sr-only"> on a map</span>
            </a>
          )}
        </p>
      )}
      {note && <p className="whitespace-pre-line">{note}</p>}
      {status === 'booked' && <ReminderLine appointment={appointment.id} zone={zone} />}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        <span>{bookedWords(appointment, zone)}</span>
        {contactId && (
          <Link to={`/contacts/${contactId}`} className="underline">
            Contact
          </Link>
        )}
        {conversationId && (
          <Link to={`/inbox?id=${conversationId}`} className="underline">
            The conversation
          </Link>
        )}
      </p>
    </div>
  );
}

type MovingProps = {
  appointment: Appointment;
  zone: string;
  busy: boolean;
  choice: ReactNode;
  onBack: () => void;
  onMove: (startsAt: string) => void;
};

function Moving({ appointment, zone, busy, choice, onBack, onMove }: MovingProps) {
  const { id, serviceId, staffId, startsAt } = appointment;
  const [date, setDate] = useState(wallTimeOf(startsAt, zone).date);
  const [chosen, setChosen] = useState('');
  return (
    <div className="text-ink">
      <FreeTimes
        asked={{ serviceId, staffId, moving: id }}
        {...{ zone, date, chosen }}
        onDate={(to) => {
          setDate(to);
          setChosen('');
        }}
        onChoose={setChosen}
      />
      {choice}
      <DialogActs>
        <Button kind="quiet" onClick={onBack}>
          Back
        </Button>
        <Button busy={busy} disabled={chosen === ''} onClick={() => onMove(chosen)}>
          Move
        </Button>
      </DialogActs>
    </div>
  );
}
