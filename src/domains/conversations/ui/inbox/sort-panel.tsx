// What else can be done with a talk: give it to somebody of the team, label it, put it off until later, mark it as spam.
import { Ellipsis } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTeam } from '#domains/team/ui/use-team.ts';
import type { Id } from '#shared/ids.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { clockWords, dateWords, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Conversation } from '../../contract.ts';
import { keeperWords } from './inbox-words.ts';
import { OwnSnooze } from './own-snooze.tsx';
import { snoozes } from './snooze-times.ts';
import type { ThreadActs } from './use-thread.ts';

type Props = { conversation: Conversation; acts: ThreadActs; me: Id<'user'>; timezone: string };

const item = 'block w-full rounded-s px-3 py-1.5 text-left font-semibold hover:bg-mist';

export function SortPanel({ conversation, acts, me, timezone }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const team = useTeam(isOpen);
  const { assignedTo, snoozedUntil, isSpam, labels, state } = conversation;
  const isSnoozed = snoozedUntil !== null && new Date(snoozedUntil) > new Date();
  const close = () => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  const sort: ThreadActs['sort'] = (change, success) => {
    close();
    return acts.sort(change, success);
  };
  const snoozeUntil = (until: Date) => {
    const at = wallTimeOf(until, timezone);
    const day = dateWords(at.date, { weekday: 'short', month: 'short', day: 'numeric' });
    void sort({ snoozedUntil: until.toISOString() }, `Snoozed until ${day}, ${clockWords(at.minutes)}.`);
  };
  const leave = () => {
    close();
    return acts.handBack();
  };
  return (
    <details
      ref={menu}
      // At the right end, so that what opens beneath it stays on a phone's screen.
      className="relative max-lg:ml-auto"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.preventDefault();
        close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          event.currentTarget.open = false;
      }}
    >
      <summary
        aria-label="More"
        className="grid size-9 place-items-center rounded-full border-[1.5px] border-edge/55 bg-card hover:border-ink"
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </summary>
      <div className="absolute top-full right-0 z-20 mt-2 w-64 rounded-m border border-line bg-card p-2 shadow-lift">
        <p className="px-3 pb-1 text-ink-2">{keeperWords(conversation, me)}</p>
        {assignedTo?.id !== me && (
          <button type="button" className={item} onClick={() => void sort({ assignedTo: me }, 'Assigned to you.')}>
            Assign to me
          </button>
        )}
        {team
          ?.filter(({ userId, role }) => userId !== me && userId !== assignedTo?.id && role !== 'read-only')
          .map(({ userId, name, email }) => (
            <button
              key={userId}
              type="button"
              className={`${item} break-words`}
              onClick={() => void sort({ assignedTo: userId }, `Assigned to ${name || email}.`)}
            >
              Assign to {name || email}
            </button>
          ))}
        {assignedTo && (
          <button type="button" className={item} onClick={() => void sort({ assignedTo: null }, 'Assigned to nobody.')}>
            Assign to nobody
          </button>
        )}
        {state === 'waiting' && (
          <button type="button" className={item} onClick={() => void leave()}>
            Leave it to the receptionist
          </button>
        )}
        <Labels labels={labels} onChange={(next) => void acts.sort({ labels: next })} />
        <div className="mt-1 border-t border-line pt-1">
          {isSnoozed ? (
            <button type="button" className={item} onClick={() => void sort({ snoozedUntil: null }, 'It is back.')}>
              Bring back now
            </button>
          ) : (
            <>
              {snoozes(new Date(), timezone).map(({ label, until }) => (
                <button
                  key={label}
                  type="button"
                  className={item}
                  onClick={() => void sort({ snoozedUntil: until.toISOString() }, `Snoozed ${label}.`)}
                >
                  Snooze {label}
                </button>
              ))}
              <OwnSnooze timezone={timezone} onSnooze={snoozeUntil} />
            </>
          )}
          <button
            type="button"
            className={`${item} text-signal`}
            onClick={() =>
              void sort(
                { isSpam: !isSpam },
                isSpam ? 'It is back in the list, as it was.' : 'Ended, and kept under Spam.',
              )
            }
          >
            {isSpam ? 'Not spam' : 'Mark as spam'}
          </button>
        </div>
      </div>
    </details>
  );
}

function Labels({ labels, onChange }: { labels: readonly string[]; onChange: (labels: string[]) => void }) {
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const label = text.trim();
    if (label && !labels.includes(label)) onChange([...labels, label]);
    setText('');
  };
  return (
    <div className="mt-1 border-t border-line px-1 pt-2">
      {labels.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1">
          {labels.map((label) => (
            <li key={label} className="flex max-w-full items-center rounded-full bg-mist text-xs">
              <Link
                to={`?${new URLSearchParams({ list: 'all', label })}`}
                aria-label={`${label}: all with this label`}
                title={label}
                className="min-w-0 truncate py-1 pl-3 text-ink"
              >
                {label}
              </Link>
              <button
                type="button"
                aria-label={`Remove the label ${label}`}
                onClick={() => onChange(labels.filter((one) => one !== label))}
                className="grid size-7 shrink-0 place-items-center rounded-full hover:text-signal"
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="flex gap-2">
        <input
          aria-label="New label"
          placeholder="Label"
          maxLength={40}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${inputLook} min-h-9 text-sm`}
        />
        <Button type="submit" kind="secondary" size="sm" disabled={text.trim() === '' || labels.length >= 10}>
          Add
        </Button>
      </form>
    </div>
  );
}
