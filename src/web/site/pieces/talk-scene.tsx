// A talk with a sample business, as the engine has had it, and what it left in the records.
import { ChevronDown, CircleCheck, Mail, MessageCircle, Phone } from 'lucide-react';
import type { Line, Talk } from '../content/shapes.ts';
import { Level } from './level.tsx';
import { Bubbles } from './piece.tsx';

const how = { phone: 'A caller on the line', chat: 'A visitor in the chat', sms: 'A text message', email: 'A mail' };

/** So many lines stand open; a longer talk shows its beginning and what came of it. */
const openLines = 6;

export function TalkScene({ talk }: { talk: Talk }) {
  const shown = talk.lines.length > openLines + 2 ? openLines : talk.lines.length;
  const [first, rest] = [talk.lines.slice(0, shown), talk.lines.slice(shown)];
  const Sign = talk.channel === 'phone' ? Phone : talk.channel === 'email' ? Mail : MessageCircle;
  return (
    <figure aria-label={`A talk with ${talk.name}, as Telle had it`}>
      <div className="rounded-l border border-line bg-card text-ink shadow-lift">
        <div className="flex items-center gap-3 border-b border-line px-5 py-4 text-sm text-ink-2 sm:px-6">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-bell text-bell-ink">
            <Sign aria-hidden="true" className="size-[1.15rem]" />
          </span>
          <span className="leading-snug">
            <b className="block text-base text-ink">{talk.name}</b>
            {how[talk.channel]}
          </span>
          <span className="ml-auto">
            <Level />
          </span>
        </div>
        <div className="px-5 py-5 sm:px-6">
          <Said talk={talk} lines={first} />
          {rest.length > 0 && (
            <details className="group mt-3">
              <summary className="flex min-h-8 items-center gap-2 text-sm font-semibold text-sage-ink">
                <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
                <span className="group-open:hidden">Read the other {rest.length} lines</span>
                <span className="hidden group-open:inline">Close the rest of it</span>
              </summary>
              <div className="mt-3">
                <Said talk={talk} lines={rest} />
              </div>
            </details>
          )}
        </div>
        {talk.left.length > 0 && (
          <ul className="grid gap-1.5 rounded-b-l border-t border-line bg-sage-soft px-5 py-4 text-sm text-sage-ink sm:px-6">
            {talk.left.map((sentence) => (
              <li key={sentence} className="flex gap-2.5">
                <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
      <figcaption className="mt-3 text-xs opacity-80">
        A sample business; the answers are the assistant’s own, word for word.
      </figcaption>
    </figure>
  );
}

/** What is written stands as bubbles; a call reads as a script: who speaks at the left, what is said beside it. */
function Said({ talk: { channel, language }, lines }: { talk: Talk; lines: readonly Line[] }) {
  if (channel !== 'phone') return <Bubbles lines={lines} language={language} />;
  return (
    <dl className="grid gap-y-3 text-[0.97rem]" lang={language}>
      {lines.map(({ who, words }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a talk never change places, and may repeat
        <div key={place} className="grid grid-cols-[3.4rem_1fr] gap-x-2">
          <dt className="pt-0.5 text-sm text-ink-2">{who === 'telle' ? 'Telle' : 'Caller'}</dt>
          <dd className={who === 'telle' ? 'font-semibold' : ''}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
