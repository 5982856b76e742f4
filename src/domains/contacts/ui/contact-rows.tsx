// Contacts one below the other, each a link to its page. Only rows in sight are drawn; arrow keys go from row to row.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Edit } from '#web/offline/edit-rules.ts';
import { Tag } from '#web/ui/panel.tsx';
import type { Contact } from '../contract.ts';
import { initialsOf, nameWords } from './contact-words.ts';
import { phoneWords } from './phone-words.ts';
import type { Choice } from './use-choice.ts';
import { recordOf } from './waiting-contacts.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

export function dayWords(instant: string): string {
  const at = new Date(instant);
  return (at.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(at);
}

/** The row that a key leads to from row `at` of `count`; undefined for any other key. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || at < 0 ? undefined : Math.max(0, Math.min(to, count - 1));
}

type Props = {
  readonly contacts: readonly Contact[];
  /** Changes of these that this device has still to send. */
  readonly edits?: readonly Edit[];
  readonly dated: 'createdAt' | 'updatedAt';
  readonly onEnd: () => void;
  /** How many there are in all, where the list does not hold them all yet; -1 where nobody knows. */
  readonly total?: number | undefined;
  /** Undefined where none is being chosen. */
  readonly choice?: Choice | undefined;
};

const rowHeight = 66;
const drawnBeyond = 12;
/** So many rows before the last one, more are asked for. */
const askedBefore = 25;

export function ContactRows({ contacts, edits = [], dated, onEnd, total, choice }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count: contacts.length,
    estimateSize: () => rowHeight,
    overscan: drawnBeyond,
    scrollMargin: top,
    getItemKey: (index) => contacts[index]?.id ?? index,
  });
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  // A key may lead to a row that is drawn only once it is in sight; its link gets the focus then.
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a[data-row]`);
    if (!link) return;
    wanted.current = undefined;
    link.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches('a[data-row]')) return;
    const at = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
    const to = rowAfter(event.key, at, contacts.length);
    if (to === undefined) return;
    event.preventDefault();
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${to}"] a[data-row]`);
    if (link) return link.focus();
    wanted.current = to;
    rows.scrollToIndex(to);
  };
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (last >= contacts.length - askedBefore) latest.current();
  }, [last, contacts.length]);
  return (
    <ul
      ref={list}
      aria-label="Contacts"
      onKeyDown={onKeyDown}
      className="relative border-t-2 border-ink"
      style={{ height: rows.getTotalSize() }}
    >
      {drawn.map(({ key, index, start }) => {
        const contact = contacts[index];
        return (
          contact && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total ?? contacts.length}
              className="absolute inset-x-0 top-0 flex items-center border-b border-line focus-within:bg-mist hover:bg-mist"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {choice?.isOn && (
                <input
                  type="checkbox"
                  aria-label={`Choose ${nameWords(contact)}`}
                  checked={choice.has(contact.id)}
                  onChange={() => choice.toggle(contact.id)}
                  className="relative z-10 mx-2 size-[1.15rem] shrink-0 accent-signal"
                />
              )}
              <Row contact={contact} at={contact[dated]} state={stateOf(contact, edits)} />
            </li>
          )
        );
      })}
    </ul>
  );
}

type EditState = Edit['state'] | undefined;

const editWords = { waiting: 'Waiting', aside: 'Needs attention' } as const;

function stateOf({ id }: Contact, edits: readonly Edit[]): EditState {
  return edits.find(({ record }) => record === recordOf(id))?.state;
}

/** Drawn once: a list that is scrolled draws the rows that come into sight alone. */
const Row = memo(function Row({ contact, at, state }: { contact: Contact; at: string; state: EditState }) {
  const { id, name, phone, email, tags } = contact;
  const isCalledByPhone = name === '' && phone !== null;
  return (
    <div className="relative grid min-w-0 grow grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 gap-y-0.5 px-2 py-3 md:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)_5.5rem] md:gap-x-4">
      <span
        aria-hidden="true"
        className="col-start-1 row-span-2 row-start-1 grid size-10 place-items-center rounded-full bg-bell-soft text-xs font-bold md:row-span-1"
      >
        {initialsOf(contact) || '#'}
      </span>
      <div className="col-start-2 row-start-1 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/contacts/${id}`}
          data-row
          className="truncate font-semibold no-underline -outline-offset-3 after:absolute after:inset-0"
        >
          {nameWords(contact)}
        </Link>
        {state && <Tag tone={state === 'waiting' ? 'bell' : 'urgent'}>{editWords[state]}</Tag>}
        {tags.slice(0, 3).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {tags.length > 3 && <span className="text-xs text-ink-2">+{tags.length - 3}</span>}
      </div>
      <span className="figures col-start-2 row-start-2 truncate text-ink-2 md:col-start-3 md:row-start-1">
        {phone && !isCalledByPhone ? phoneWords(phone) : <span className="md:hidden">{name && email}</span>}
      </span>
      <span className="col-start-4 row-start-1 hidden truncate text-ink-2 md:block">{name || phone ? email : ''}</span>
      <time
        dateTime={at}
        className="col-start-3 row-start-1 text-right text-xs whitespace-nowrap text-ink-2 md:col-start-5"
      >
        {dayWords(at)}
      </time>
    </div>
  );
});
