// Contacts one below the other, each a link to its page. Rows out of sight cost nothing; arrow keys go from row to row.
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Edit } from '#web/offline/edit-rules.ts';
import { Tag } from '#web/ui/panel.tsx';
import type { Contact } from '../contract.ts';
import { initialsOf, nameWords } from './contact-words.ts';
import { phoneWords } from './phone-words.ts';
import { recordOf } from './waiting-contacts.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

export function dayWords(instant: string): string {
  const at = new Date(instant);
  return (at.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(at);
}

/** Lets arrow keys, Home and End go through the links of a list. */
export function onListKey(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-row]')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links[Math.max(0, Math.min(to, links.length - 1))]?.focus();
}

type Props = {
  readonly contacts: readonly Contact[];
  /** Changes of these that this device has still to send. */
  readonly edits?: readonly Edit[];
  readonly dated: 'createdAt' | 'updatedAt';
  readonly onEnd: () => void;
};

export function ContactRows({ contacts, edits = [], dated, onEnd }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list has its end somewhere else
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && latest.current(), {
      rootMargin: '600px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [contacts.length]);
  return (
    <>
      <ul aria-label="Contacts" onKeyDown={onListKey} className="border-t-2 border-ink">
        {contacts.map((contact) => (
          <Row key={contact.id} contact={contact} at={contact[dated]} state={stateOf(contact, edits)} />
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}

type EditState = Edit['state'] | undefined;

const editWords = { waiting: 'Waiting', aside: 'Needs attention' } as const;

function stateOf({ id }: Contact, edits: readonly Edit[]): EditState {
  return edits.find(({ record }) => record === recordOf(id))?.state;
}

/** Drawn once: a list that grows by a page draws that page alone. */
const Row = memo(function Row({ contact, at, state }: { contact: Contact; at: string; state: EditState }) {
  const { id, name, phone, email, tags } = contact;
  const isCalledByPhone = name === '' && phone !== null;
  return (
    <li className="relative border-b border-line [contain-intrinsic-size:auto_4rem] [content-visibility:auto] focus-within:bg-mist hover:bg-mist">
      <div className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 gap-y-0.5 px-2 py-3 md:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)_5.5rem] md:gap-x-4">
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
        <span className="col-start-4 row-start-1 hidden truncate text-ink-2 md:block">
          {name || phone ? email : ''}
        </span>
        <time
          dateTime={at}
          className="col-start-3 row-start-1 text-right text-xs whitespace-nowrap text-ink-2 md:col-start-5"
        >
          {dayWords(at)}
        </time>
      </div>
    </li>
  );
});
