// A quiet line of figures under the systems; each says what it was counted from.
import type { Status } from '../contract.ts';
import { percentOf } from '../rules.ts';
import { tookText } from './status-words.ts';

export function StatusFigures({ status }: { status: Status | undefined }) {
  const figures = status ? figuresOf(status) : names.map((words) => ({ words, figure: '–' }));
  return (
    <section aria-label="Figures" className="bg-ink text-paper dark:bg-mist dark:text-ink">
      <dl className="wrap grid grid-cols-2 gap-x-8 gap-y-8 py-12 lg:grid-cols-4">
        {figures.map(({ figure, words }) => (
          <div
            key={words}
            className="flex flex-col-reverse justify-end border-t border-paper/20 pt-3 dark:border-edge/40"
          >
            <dt className="text-sm text-paper/75 dark:text-ink-2">{words}</dt>
            <dd className="figures text-2xl font-bold tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const names = ['uptime', 'the receptionist’s reply', 'an API request', 'looks in the last 24 hours'] as const;

function figuresOf({ figures: { uptime, replies, checks }, systems }: Status) {
  const ms = (system: 'assistant' | 'api') => systems.find((one) => one.system === system)?.responseMs ?? null;
  const measured = (took: number | null) => (took === null ? '–' : tookText(took));
  return [
    { figure: uptime === null ? '–' : percentOf(uptime), words: 'uptime of all systems, over the days above' },
    replies
      ? {
          figure: tookText(replies.medianMs),
          words: `to a reply in ${replies.count} turns of the last 24 hours; ${tookText(replies.p95Ms)} or less in 95 of 100`,
        }
      : { figure: measured(ms('assistant')), words: 'to a reply, in this page’s own test turns of the last 24 hours' },
    { figure: measured(ms('api')), words: 'to an answer of the API that asks the database, the median' },
    { figure: checks.toLocaleString('en-US'), words: 'looks in the last 24 hours' },
  ];
}
