// What was said, in order, with what each answer stands on, how long it took, and what was done in it.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Line } from '../../contract.ts';
import { Deed } from './deed.tsx';
import { callerWord, clockTime, dayOf, speaker, tookWords, unsentWords } from './inbox-words.ts';
import type { Thread, ThreadActs } from './use-thread.ts';

type Props = { thread: Thread; acts: ThreadActs; canAct: boolean };

/** Who reads within so many pixels of the end stays at the end when something new is said. */
const nearEndPx = 120;

export function Transcript({ thread, acts, canAct }: Props) {
  const { conversation, lines, timezone } = thread;
  const done = deedsOf(thread);
  const day = (line: Line | undefined) => line && dayOf(line.at, timezone);
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = log.current;
    const onScroll = () => {
      if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx;
    };
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line comes into sight
  useLayoutEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines.length]);
  const caller = callerWord(conversation);
  const unsent = unsentWords(conversation)?.toLowerCase();
  return (
    <div
      ref={log}
      role="log"
      aria-label="What was said"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto px-4 py-5 -outline-offset-3 sm:px-6"
    >
      <ol className="grid gap-4">
        {lines.map((line, at) => (
          <li key={line.id}>
            {day(line) !== day(lines[at - 1]) && (
              <p className="mb-4 border-b border-line pb-1 font-semibold text-ink-2">{day(line)}</p>
            )}
            <Said line={line} name={speaker(line, caller)} timezone={timezone} unsent={unsent} />
            {done[at]?.length ? (
              <ul className="mt-2 grid gap-2 sm:ml-34">
                {done[at].map((act) => (
                  <Deed key={JSON.stringify(act)} act={act} thread={thread} acts={acts} canAct={canAct} />
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className="text-ink-2">Nothing was said.</p>}
      {conversation.state === 'open' && lines.at(-1)?.who === 'caller' && (
        <p className="mt-4 text-ink-2 sm:ml-34">The receptionist is answering …</p>
      )}
    </div>
  );
}

/** What was done at each line, with what the team booked before the next one was said. */
function deedsOf({ lines, appointments }: Thread): Line['acts'][] {
  const acts = lines.map((line) => [...line.acts]);
  const shown = new Set(acts.flat().map((act) => ('appointment' in act ? act.appointment : null)));
  for (const { id, createdAt } of appointments.filter((one) => !shown.has(one.id))) {
    const next = lines.findIndex(({ at }) => at > createdAt);
    acts[next === -1 ? lines.length - 1 : Math.max(0, next - 1)]?.push({ did: 'booked', appointment: id });
  }
  return acts;
}

const nameLooks: Record<Line['who'], string> = {
  caller: 'text-ink',
  receptionist: 'text-sage-ink',
  person: 'text-signal',
  note: 'text-ink-2',
};

type SaidProps = { line: Line; name: string; timezone: string; unsent: string | undefined };

function Said({ line, name, timezone, unsent }: SaidProps) {
  const isNote = line.who === 'note';
  const about = [
    line.sources.length > 0 ? `From: ${line.sources.join(' · ')}` : null,
    line.offers.length > 0 ? `Offered: ${line.offers.map(({ label }) => label).join(' · ')}` : null,
    line.tookMs !== null ? `answered in ${tookWords(line.tookMs)}` : null,
    (line.who === 'receptionist' || line.who === 'person') && line.deliveredAt === null
      ? (unsent ?? 'not delivered yet')
      : null,
  ].filter(Boolean);
  return (
    <div
      className={`grid items-baseline gap-x-4 sm:grid-cols-[7.5rem_1fr] ${isNote ? 'rounded-m bg-bell-soft px-3 py-2 sm:-mx-3' : ''}`}
    >
      <p className="flex items-baseline gap-2 sm:block">
        <b className={`block truncate font-semibold ${isNote ? 'text-ink' : nameLooks[line.who]}`}>{name}</b>
        <time dateTime={line.at} className={`text-xs ${isNote ? 'text-ink' : 'text-ink-2'}`}>
          {clockTime(line.at, timezone)}
        </time>
      </p>
      <div className="min-w-0">
        {isNote && <p className="text-xs font-semibold">Note for the team</p>}
        <p className="max-w-[72ch] text-base break-words whitespace-pre-line">{line.text}</p>
        {about.length > 0 && <p className="mt-0.5 text-xs text-ink-2">{about.join(' · ')}</p>}
      </div>
    </div>
  );
}
