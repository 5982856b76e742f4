// What an import would do, does, and has done: counts, and each line that cannot be taken with what is wrong with it.
import { Link } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { saveTextFile } from '#domains/contacts/ui/save-contacts-file.ts';
import { csvOf } from '#shared/csv.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { Chosen } from './import-contacts.tsx';
import { isOfPlan, problemWords } from './problem-words.ts';
import type { Outcome, Refused } from './use-import.ts';

type UnderwayProps = {
  words: string;
  note?: string | undefined;
  done: number;
  total: number;
  onStop: () => void;
};

/** What is being done and how far it is. A reader hears the words alone, and finds the figures where they look for them. */
export function Underway({ words, note, done, total, onStop }: UnderwayProps) {
  return (
    <div className="max-w-xl py-6">
      <p role="status" className="font-semibold">
        {words}
      </p>
      <Progress label="Progress" value={done} max={total} className="mt-3" />
      <div className="mt-2 flex min-h-9 items-center justify-between">
        <span className="figures text-ink-2">
          {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')} lines
        </span>
        <Allowed to="staff">
          <Button kind="quiet" size="sm" onClick={onStop}>
            Stop
          </Button>
        </Allowed>
      </div>
      {note && <p className="mt-2 text-ink-2">{note}</p>}
    </div>
  );
}

type CheckedProps = { chosen: Chosen; outcome: Outcome; onBack: () => void; onImport: () => void };

export function Checked({ chosen, outcome: { counts, refused }, onBack, onImport }: CheckedProps) {
  const count = counts.added + counts.changed;
  return (
    <>
      <p role="status" className="sr-only">
        The file is checked.
      </p>
      <Counts counts={counts} tense="would" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onImport} disabled={count === 0}>
          {count === 0 ? 'Nothing to Import' : `Import ${count.toLocaleString('en-US')}`}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Back to the Columns
        </Button>
      </div>
      <Problems chosen={chosen} refused={refused} total={refused.length} all={async () => refused} />
    </>
  );
}

const names = {
  would: {
    added: 'would be added',
    changed: 'known, with more to add',
    same: 'known, nothing new',
    refused: 'would be left out',
  },
  did: { added: 'added', changed: 'known, filled up', same: 'known, nothing new', refused: 'left out' },
} as const;

export function Counts({ counts, tense }: { counts: Outcome['counts']; tense: keyof typeof names }) {
  return (
    <dl className="grid grid-cols-2 border-t-2 border-ink sm:grid-cols-4">
      {(['added', 'changed', 'same', 'refused'] as const).map((did) => (
        <div key={did} className="flex flex-col-reverse justify-end border-b border-line py-4 pr-4">
          <dt className="text-ink-2">{names[tense][did]}</dt>
          <dd
            className={`figures text-2xl font-bold tracking-tight ${did === 'refused' && counts.refused > 0 ? 'text-signal' : ''}`}
          >
            {counts[did].toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** So many problems stand on the page; all of them in the file. */
export const problemsShown = 100;

type ProblemsProps = {
  /** The file, where this page holds it; without it a line is its number alone. */
  chosen: Chosen | undefined;
  /** At least as many as are shown. */
  refused: readonly Refused[];
  total: number;
  isSaving?: boolean;
  all: () => Promise<readonly Refused[]>;
};

/**
 * Line by line; all of them can be taken away as a file, mended, and brought back. Those that the plan has no room for have
 * nothing wrong with them, and are counted in one sentence.
 */
export function Problems({ chosen, refused, total, isSaving = false, all }: ProblemsProps) {
  if (total === 0) return null;
  const cellsOf = new Map(chosen?.rows.map(({ line, cells }) => [line, cells]));
  const save = async () => saveTextFile('contacts-to-mend.csv', [csvOf(fileOf(chosen, await all()))]);
  const full = refused.find(isOfPlan);
  const faulty = refused.filter((one) => !isOfPlan(one));
  const unfit = refused.length - faulty.length;
  const isAll = refused.length >= total;
  const more = isAll ? faulty.length - problemsShown : total - unfit - Math.min(faulty.length, problemsShown);
  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{isAll && faulty.length === 0 ? 'Lines that do not fit' : 'Lines with a problem'}</h2>
        <Button kind="secondary" size="sm" busy={isSaving} onClick={() => void save().catch(() => undefined)}>
          Save These Lines
        </Button>
      </div>
      {full && (
        <p className="mt-3">
          <b className="font-semibold">
            {isAll
              ? `${unfit.toLocaleString('en-US')} ${unfit === 1 ? 'does' : 'do'} not fit.`
              : 'Not all of them fit.'}
          </b>{' '}
          {problemWords(full)} <Link to="/settings?tab=billing">Change the plan</Link>
        </p>
      )}
      {faulty.length > 0 && (
        <ul className="mt-3 border-t-2 border-ink">
          {faulty.slice(0, problemsShown).map(({ line, ...problem }) => (
            <li key={line} className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[6rem_1fr_1fr]">
              <span className="figures text-ink-2">Line {line.toLocaleString('en-US')}</span>
              {chosen && <span className="truncate">{cellsOf.get(line)?.filter(Boolean).join(' · ') || 'Empty'}</span>}
              <span className="font-semibold text-signal">{problemWords(problem)}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-3 text-ink-2">And {more.toLocaleString('en-US')} more, all in the file.</p>}
    </section>
  );
}

/** The lines as they stood in the file with what is wrong behind them, else their numbers with it. */
function fileOf(chosen: Chosen | undefined, refused: readonly Refused[]): string[][] {
  if (!chosen)
    return [['Line', 'Problem'], ...refused.map(({ line, ...problem }) => [String(line), problemWords(problem)])];
  const cellsOf = new Map(chosen.rows.map(({ line, cells }) => [line, cells]));
  const padded = (cells: readonly string[]) =>
    Array.from({ length: chosen.targets.length }, (_, at) => cells[at] ?? '');
  const heading = chosen.isHeaded ? [[...padded(chosen.rows[0]?.cells ?? []), 'Problem']] : [];
  return [
    ...heading,
    ...refused.map(({ line, ...problem }) => [...padded(cellsOf.get(line) ?? []), problemWords(problem)]),
  ];
}
