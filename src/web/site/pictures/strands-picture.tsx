// Three ways in, one person: a chat, a call and a word at the counter run as strands into the page that the business keeps of them.
import { MessageCircle, Phone, UserRound } from 'lucide-react';
import { Tag } from '../../ui/panel.tsx';

const signs = { phone: Phone, chat: MessageCircle, person: UserRound };

/** One conversation: how it came, when, and what they said first. */
export type Strand = { readonly how: keyof typeof signs; readonly when: string; readonly words: string };

type Person = {
  readonly name: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly note: string;
  /** The newest first. */
  readonly history: readonly { readonly when: string; readonly what: string; readonly state: string }[];
};

export function StrandsPicture({ strands, person }: { strands: readonly [Strand, Strand, Strand]; person: Person }) {
  return (
    <figure
      aria-label={`Three talks that come together on the page of ${person.name}`}
      className="grid items-center lg:grid-cols-[18rem_7rem_1fr]"
    >
      <ol className="grid gap-4 lg:gap-8">
        {strands.map(({ how, when, words }) => {
          const Sign = signs[how];
          return (
            <li key={when} className="rounded-m border border-line bg-card p-4 text-sm">
              <p className="flex items-center gap-2.5 text-ink-2">
                <span className="grid size-8 place-items-center rounded-full bg-mist text-ink">
                  <Sign aria-hidden="true" className="size-4" />
                </span>
                {when}
              </p>
              <p className="mt-2.5">{words}</p>
            </li>
          );
        })}
      </ol>
      <Strands />
      <div className="rounded-l border border-line bg-card shadow-lift">
        <div className="flex items-center gap-4 border-b border-line px-5 py-5 sm:px-7">
          <span
            aria-hidden="true"
            className="grid size-12 place-items-center rounded-full bg-bell text-lg font-bold text-bell-ink"
          >
            {person.name.slice(0, 1)}
          </span>
          <b className="text-xl tracking-tight">{person.name}</b>
        </div>
        <div className="px-5 py-5 sm:px-7">
          <dl className="figures grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[6rem_1fr]">
            {person.facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-medium max-sm:-mt-1.5">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 rounded-s bg-bell-soft px-4 py-3 text-sm">{person.note}</p>
          <ol className="mt-5 text-sm">
            {person.history.map(({ when, what, state }) => (
              <li
                key={when}
                className="grid grid-cols-[4rem_1fr_auto] items-baseline gap-x-3 border-t border-line py-3 last:pb-0"
              >
                <time className="text-ink-2">{when}</time>
                <span>{what}</span>
                <Tag tone={state === 'Booked' ? 'settled' : 'quiet'}>{state}</Tag>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}

/** Beside each other on a wide page; on a narrow one a single strand runs down. */
function Strands() {
  return (
    <>
      <svg
        viewBox="0 0 112 420"
        preserveAspectRatio="none"
        className="hidden h-full w-full fill-none lg:block"
        aria-hidden="true"
      >
        {[60, 210, 360].map((y) => (
          <path
            key={y}
            d={`M0 ${y}C64 ${y} 40 210 112 210`}
            className="stroke-sage"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <svg viewBox="0 0 12 40" className="mx-auto h-10 w-3 lg:hidden" aria-hidden="true">
        <path d="M6 0V40" className="stroke-sage" strokeWidth="2.5" />
      </svg>
    </>
  );
}
