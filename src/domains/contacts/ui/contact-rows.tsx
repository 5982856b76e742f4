// Contacts one below the other, each a link to its page. Only rows in sight are drawn; arrow keys go from row to row.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import type { Edit } from '#web/offline/edit-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { shortDay } from '#web/ui/zoned-time.ts';
import type { Contact } from '../contract.ts';
import { initialsOf, nameWords } from './contact-words.ts';
import type { Choice } from './use-choice.ts';
import { usePhoneWords } from './use-phone-words.ts';
import { placesFor, useRowKeys } from './use-row-keys.ts';
import { recordOf } from './waiting-contacts.ts';

/** Where a key leads from row `at` of `count`: a row, or a side of the whole list; undefined for any other key. */
export function rowAfter(key: string, at: number, count: number): number | 'start' | 'end' | undefined {
  if (at < 0) return undefined;
  if (key === 'Home') return 'start';
  if (key === 'End') return 'end';
  const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}

type Props = {
  readonly contacts: readonly Contact[];
  /** Changes of these that this device has still to send. */
  readonly edits?: readonly Edit[];
  readonly dated: 'createdAt' | 'updatedAt';
  /** Whether there are more: behind these, or before these where the list is read from its end. */
  readonly hasMore: boolean;
  readonly isFromEnd: boolean;
  /** What these were asked by, in a word that no other question has. */
  readonly asked: string;
  /** Whether the last of them that were asked for could not be had. */
  readonly failed: boolean;
  /** The reader comes near to where more are. */
  readonly onNear: () => void;
  /** The reader wants to be at a side of the list that is not here. */
  readonly onSide: (side: 'start' | 'end') => void;
  /** How many there are in all, where the list does not hold them all yet; -1 where nobody knows. */
  readonly total?: number | undefined;
  /** Undefined where none is being chosen. */
  readonly choice?: Choice | undefined;
};

/** In pixels, until one is drawn. */
const guessedHeight = 66;
const drawnBeyond = 6;
/** So many rows before the last one that is here, more are asked for. */
const askedBefore = 25;

export function ContactRows({ contacts, edits = [], dated, total, choice, ...way }: Props) {
  const { hasMore, isFromEnd, asked, failed, onNear, onSide } = way;
  const zone = useZone();
  const words = usePhoneWords();
  const navigate = useNavigate();
  const pending = useNavigation().location?.pathname;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [rowHeight, setRowHeight] = useState(guessedHeight);
  // Who has the focus stays drawn, however far the list is scrolled or grows.
  const focused = useRef<string>(undefined);
  const getItemKey = useRowKeys(contacts);
  const places = useRef(0);
  places.current = placesFor(places.current, contacts.length, total);
  // Whoever jumps to rows of which none was in sight gets those alone at first, and those around them when they stay.
  const shown = useRef({ start: 0, end: contacts.length });
  const rows = useWindowVirtualizer({
    count: places.current,
    estimateSize: () => rowHeight,
    overscan: drawnBeyond,
    useFlushSync: false,
    scrollMargin: top,
    getItemKey,
    rangeExtractor: (range) => {
      const at = focused.current === undefined ? -1 : contacts.findIndex(({ id }) => id === focused.current);
      const { start, end } = shown.current;
      const isJump = range.startIndex > end || range.endIndex < start;
      const around = isJump ? { ...range, overscan: 0 } : range;
      const inSight = defaultRangeExtractor(around).filter((index) => index < contacts.length);
      return at < 0 || inSight.includes(at) ? inSight : [...inSight, at].sort((one, other) => one - other);
    },
  });
  const drawn = rows.getVirtualItems();
  const isDrawn = drawn.length > 0;
  const hasSides = hasMore || isFromEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button above moves the list
  useLayoutEffect(() => {
    const measure = () => {
      setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
      const drawn = [...(list.current?.children ?? [])].map((row) => Math.round(row.getBoundingClientRect().height));
      if (drawn.length > 0) setRowHeight(Math.min(...drawn));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [hasSides, isDrawn]);
  // A row that is as high as was expected moves none of those below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all are placed anew where another height is usual
  useLayoutEffect(() => rows.measure(), [rowHeight]);
  // Those who come before the first one push nobody away under the reader's eyes.
  const first = useRef(contacts[0]?.id);
  useLayoutEffect(() => {
    const was = first.current;
    first.current = contacts[0]?.id;
    const grownBy = isFromEnd && was ? contacts.findIndex(({ id }) => id === was) : 0;
    if (grownBy > 0) window.scrollBy({ top: grownBy * rowHeight, behavior: 'instant' });
  }, [contacts, isFromEnd, rowHeight]);
  // A key may lead to a row that is drawn only once it is in sight, or is still on its way; its link gets the focus then.
  const wanted = useRef<number | 'start' | 'end'>(undefined);
  const rowOf = (at: number) => list.current?.querySelector<HTMLElement>(`[data-index="${at}"] a[data-row]`);
  const isHere = (side: 'start' | 'end') => !hasMore || isFromEnd === (side === 'end');
  const goTo = (to: number | 'start' | 'end') => {
    wanted.current = to;
    if (typeof to === 'string' && !isHere(to)) return onSide(to);
    const at = to === 'start' ? 0 : to === 'end' ? contacts.length - 1 : to;
    const link = rowOf(at);
    if (!link) return rows.scrollToIndex(at);
    wanted.current = undefined;
    link.focus();
  };
  // What does not come, comes of another list, or is waited for by nobody any more, takes no focus away later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgotten when something else is asked for
  useEffect(() => {
    wanted.current = undefined;
  }, [asked]);
  useEffect(() => {
    if (failed) wanted.current = undefined;
  }, [failed]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Node && list.current?.contains(target))) wanted.current = undefined;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const to = wanted.current;
    if (to === undefined || (typeof to === 'string' && !isHere(to))) return;
    goTo(to);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches('a[data-row]')) return;
    const at = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
    const to = rowAfter(event.key, at, contacts.length);
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  // One for all rows, since a link that hears for itself is felt in a list that is scrolled; what a browser does otherwise,
  // as with a key held down or another button, is left to it.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = target instanceof Element && target.closest('a[data-row]');
    if (!link) return;
    event.preventDefault();
    void navigate(link.getAttribute('href') ?? '');
  };
  const latest = useRef({ onNear, goTo });
  latest.current = { onNear, goTo };
  // Without a focus the whole page hears these keys, and would go no further than what is drawn.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const side = ({ Home: 'start', End: 'end' } as const)[event.key];
      if (!side || event.target !== document.body || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      latest.current.goTo(side);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  useLayoutEffect(() => {
    shown.current = { start: startIndex, end: endIndex };
  }, [startIndex, endIndex]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when other rows are in sight
  useEffect(() => {
    // Where rows came before these, the window has moved on already, and the range follows a moment later.
    const isNear = isFromEnd
      ? window.scrollY - top < askedBefore * rowHeight
      : endIndex + drawnBeyond >= contacts.length - askedBefore;
    if (isNear) latest.current.onNear();
  }, [isFromEnd, startIndex, endIndex, contacts.length, top]);
  // From the end on, places are counted from there; where nobody knows how many there are, nobody knows the place.
  const before = !isFromEnd || !hasMore ? 0 : total === undefined || total < 0 ? undefined : total - contacts.length;
  return (
    <>
      {hasSides && <SideButton isFromEnd={isFromEnd} onPress={goTo} />}
      <ul
        ref={list}
        aria-label="Contacts"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          focused.current = target.closest<HTMLElement>('[data-id]')?.dataset.id;
        }}
        onBlur={() => {
          focused.current = undefined;
        }}
        className="relative border-t-2 border-ink"
        style={{ height: (rows.measurementsCache[contacts.length - 1]?.end ?? top) - top }}
      >
        {drawn.map(({ index, start }) => {
          const contact = contacts[index];
          return (
            contact && (
              <li
                key={contact.id}
                ref={rows.measureElement}
                data-index={index}
                data-id={contact.id}
                aria-posinset={before === undefined ? undefined : before + index + 1}
                aria-setsize={total ?? contacts.length}
                className="absolute inset-x-0 flex items-center border-b [contain:layout_style] border-line focus-within:bg-mist hover:bg-mist"
                style={{ top: start - top }}
              >
                {choice?.isOn && (
                  <input
                    type="checkbox"
                    aria-label={`Choose ${nameWords(contact)}`}
                    checked={choice.has(contact.id)}
                    onChange={() => choice.toggle(contact.id)}
                    className="relative z-10 mx-2 size-[1.15rem] shrink-0 accent-sage"
                  />
                )}
                <Row
                  contact={contact}
                  at={contact[dated]}
                  state={stateOf(contact, edits)}
                  isPending={pending === recordOf(contact.id)}
                  {...{ zone, words }}
                />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

/** For a mouse and a thumb, which would drag a long list page after page. */
function SideButton({ isFromEnd, onPress }: { isFromEnd: boolean; onPress: (side: 'start' | 'end') => void }) {
  const Arrow = isFromEnd ? ArrowUpToLine : ArrowDownToLine;
  return (
    <div className="-mt-2 mb-1 flex justify-end">
      <Button kind="quiet" size="sm" className="-mr-3" onClick={() => onPress(isFromEnd ? 'start' : 'end')}>
        <Arrow aria-hidden="true" className="size-4" />
        {isFromEnd ? 'To the Beginning' : 'To the End'}
      </Button>
    </div>
  );
}

type EditState = Edit['state'] | undefined;

const editWords = { waiting: 'Waiting', aside: 'Needs attention' } as const;

function stateOf({ id }: Contact, edits: readonly Edit[]): EditState {
  return edits.find(({ record }) => record === recordOf(id))?.state;
}

type RowProps = {
  contact: Contact;
  at: string;
  zone: string | undefined;
  state: EditState;
  isPending: boolean;
  words: (e164: string) => string;
};

/** Drawn once: a list that is scrolled draws the rows that come into sight alone, of as little as says what it says. */
const Row = memo(function Row({ contact, at, zone, state, isPending, words }: RowProps) {
  const { id, name, phone, email, tags } = contact;
  const number = phone !== null && name !== '' ? words(phone) : '';
  return (
    <div className="relative grid min-w-0 grow grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 gap-y-0.5 px-2 py-3 md:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)_5.5rem] md:gap-x-4">
      <span
        aria-hidden="true"
        className="col-start-1 row-span-2 row-start-1 size-10 rounded-full bg-bell-soft text-center text-xs leading-10 font-bold md:row-span-1"
      >
        {initialsOf(contact) || '#'}
      </span>
      <div className="col-start-2 row-start-1 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={recordOf(id)}
          data-row
          className={`truncate font-semibold no-underline -outline-offset-3 after:absolute after:inset-0 ${isPending ? 'pending after:border-l-4 after:border-signal' : ''}`}
        >
          {nameWords(contact, words)}
        </a>
        {state && <Tag tone={state === 'waiting' ? 'bell' : 'urgent'}>{editWords[state]}</Tag>}
        {tags.slice(0, 3).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {tags.length > 3 && <span className="text-xs text-ink-2">+{tags.length - 3}</span>}
      </div>
      {number !== '' && (
        <span className="figures col-start-2 row-start-2 truncate text-ink-2 md:col-start-3 md:row-start-1">
          {number}
        </span>
      )}
      {number === '' && name !== '' && email && (
        <span className="figures col-start-2 row-start-2 truncate text-ink-2 md:hidden">{email}</span>
      )}
      {(name !== '' || phone !== null) && email && (
        <span className="col-start-4 row-start-1 hidden truncate text-ink-2 md:block">{email}</span>
      )}
      <time
        dateTime={at}
        className="col-start-3 row-start-1 text-right text-xs whitespace-nowrap text-ink-2 md:col-start-5"
      >
        {zone && shortDay(at, new Date(), zone)}
      </time>
    </div>
  );
});
