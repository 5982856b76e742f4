// The one sentence that a visitor came for. It says what the newest look found, and that it does not know where it does not.
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Loaded } from '#web/ui/use-loaded.ts';
import type { Status, SystemState } from '../contract.ts';
import { nameOfSystem } from '../rules.ts';
import { dayText, momentText } from './status-words.ts';

const looks: Readonly<Record<SystemState | 'waiting', string>> = {
  operational: 'bg-sage-soft text-sage-ink',
  degraded: 'bg-bell-soft text-ink',
  outage: 'bg-signal-soft text-ink',
  unknown: 'bg-mist text-ink',
  'not-set-up': 'bg-mist text-ink',
  waiting: 'bg-mist text-ink',
};

export function StatusBanner({ of: { value, failed, reload } }: { of: Loaded<Status> }) {
  if (failed)
    return (
      <Sentence
        look="outage"
        words="The status cannot be read"
        aside={
          <Button kind="secondary" size="sm" onClick={reload}>
            Try Again
          </Button>
        }
      >
        The API behind this page does not answer. It is asked again each minute.
      </Sentence>
    );
  if (!value)
    return (
      <Sentence look="waiting" words="Taking a look at six systems" aside={<Spinner size="sm" label={null} />}>
        This server looks at itself each minute.
      </Sentence>
    );
  return (
    <Sentence look={value.state} words={wordsOf(value)}>
      {value.checkedAt ? `Last look: ${momentText(value.checkedAt)}.` : 'The first look comes within a minute.'}
      {value.measuredSince && ` Measured since ${dayText(value.measuredSince)}.`}
      {leftOut(value)}
    </Sentence>
  );
}

function wordsOf({ state, checkedAt, systems }: Status): string {
  if (state === 'operational') return 'All Systems Operational';
  if (state === 'unknown' || state === 'not-set-up')
    return checkedAt ? 'Not measured in the last minutes' : 'Not measured yet';
  const bad = systems.filter((one) => one.state === state).map(({ system }) => nameOfSystem[system]);
  return `${bad.length > 2 ? `${bad.length} systems` : bad.join(', ')}: ${state === 'outage' ? 'not working' : 'degraded'}`;
}

/** What "all" does not speak of. */
function leftOut({ systems }: Status): string {
  const names = systems.filter(({ state }) => state === 'not-set-up').map(({ system }) => nameOfSystem[system]);
  if (names.length === 0) return '';
  return ` Not connected on this server: ${new Intl.ListFormat('en').format(names)}.`;
}

function Sentence({
  look,
  words,
  aside,
  children,
}: {
  look: keyof typeof looks;
  words: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      role="status"
      className={`flex min-h-[17rem] flex-wrap items-end justify-between gap-x-10 gap-y-5 rounded-l p-7 sm:min-h-[16rem] sm:p-10 ${looks[look]}`}
    >
      <div>
        <p className="max-w-[18ch] text-hero font-bold tracking-hero text-balance">{words}</p>
        <p className="mt-4 max-w-[60ch] text-ink-2">{children}</p>
      </div>
      {aside}
    </div>
  );
}
