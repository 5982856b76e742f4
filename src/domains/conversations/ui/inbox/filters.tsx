// What the list shows: which conversations, through which door, and those in which something was said.
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inputLook } from '#web/ui/field.tsx';
import { Pick } from '#web/ui/pick.tsx';
import { channels } from '../../contract.ts';
import { channelWords } from './inbox-words.ts';
import type { Filter } from './use-conversations.ts';

/** The lists of the inbox by name; each is a filter of the one list. */
export const lists = {
  waiting: { label: 'Needs you', filter: { view: 'needs-person' } },
  /** With the reader's own id, which the inbox adds. */
  mine: { label: 'Assigned to you', filter: {} },
  all: { label: 'Everything', filter: { view: 'all' } },
  open: { label: 'With the receptionist', filter: { state: 'open' } },
  people: { label: 'With a person', filter: { state: 'with-person' } },
  ended: { label: 'Ended', filter: { state: 'resolved' } },
  snoozed: { label: 'Snoozed', filter: { view: 'snoozed' } },
  spam: { label: 'Spam', filter: { view: 'spam' } },
} as const satisfies Record<string, { readonly label: string; readonly filter: Filter }>;
export type ListName = keyof typeof lists;
export const isListName = (name: string): name is ListName => Object.hasOwn(lists, name);

/** A pause in typing after which a search is asked for. */
const pauseMs = 250;

type Props = {
  list: ListName;
  channel: string;
  search: string;
  waiting: number | undefined;
  onChange: (change: { list?: ListName; channel?: string; q?: string }) => void;
};

export function Filters({ list, channel, search, waiting, onChange }: Props) {
  return (
    <search className="grid gap-2 border-b border-line p-3">
      <SearchBox search={search} onSearch={(q) => onChange({ q })} />
      <div className="grid grid-cols-2 gap-2">
        <Pick label="List" value={list} onPick={(name) => isListName(name) && onChange({ list: name })}>
          {Object.entries(lists).map(([name, { label }]) => (
            <option key={name} value={name}>
              {name === 'waiting' && waiting ? `${label} (${waiting})` : label}
            </option>
          ))}
        </Pick>
        <Pick label="Channel" value={channel} onPick={(name) => onChange({ channel: name })}>
          <option value="">Every channel</option>
          {channels.map((name) => (
            <option key={name} value={name}>
              {channelWords[name]}
            </option>
          ))}
        </Pick>
      </div>
    </search>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(search);
  const asked = useRef(search);
  const ask = useRef(onSearch);
  const field = useRef<HTMLInputElement>(null);
  ask.current = onSearch;
  useEffect(() => {
    // The address was changed from elsewhere: back, a link, the cross.
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      ask.current(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-2"
      />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Search what was said, names and numbers"
        placeholder="Search what was said"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${inputLook} min-h-10 px-9 text-sm`}
      />
      {text && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
          className="absolute right-1 top-1/2 grid size-8 -translate-y-1/2 place-items-center rounded-full text-ink-2 hover:bg-mist hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
