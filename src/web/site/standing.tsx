// How far a feature reaches, without varnish: what any install does, what takes an account of the owner's own, and what is left
// to others.
import { Tag } from '../ui/panel.tsx';
import type { Standing as StandingContent } from './content/shapes.ts';

const states = {
  today: { words: 'Included', tone: 'settled' },
  account: { words: 'With your account', tone: 'bell' },
  outside: { words: 'Left to others', tone: 'quiet' },
} as const;

export function Standing({ standing: { heading, list } }: { standing: StandingContent }) {
  return (
    <section className="border-y border-line bg-card">
      <div className="wrap grid items-start gap-x-[clamp(24px,4vw,64px)] gap-y-6 py-[clamp(2.5rem,5vw,4rem)] lg:grid-cols-[4fr_8fr]">
        <h2 className="max-w-[18ch] text-xl">{heading}</h2>
        <dl className="grid text-sm">
          {list.map(({ state, what, words }) => (
            <div
              key={what}
              className="grid gap-x-6 gap-y-1.5 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[9.5rem_1fr]"
            >
              <dt className="sm:row-span-2">
                <Tag tone={states[state].tone}>{states[state].words}</Tag>
              </dt>
              <dd>
                <b className="font-semibold">{what}</b>
                <span className="mt-0.5 block max-w-[64ch] text-ink-2">{words}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
