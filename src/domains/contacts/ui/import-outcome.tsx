// What an import would do, does, and has done: counts, and each line that cannot be taken with what is wrong with it.
import { Link } from 'react-router';
import { csvOf } from '#shared/csv.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Chosen } from './import-contacts.tsx';
import { saveTextFile } from './save-contacts-file.ts';
import type { Outcome, Refused } from './use-import.ts';

export function Underway(props: { isTrial: boolean; done: number; total: number; onStop: () => void }) {
  const { isTrial, done, total, onStop } = props;
  const words = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} lines`;
  return (
    <div className="max-w-xl py-6">
      <p role="status" className="font-semibold">
        {isTrial ? 'Checking…' : 'Importing…'}
      </p>
      <progress aria-label="Progress" value={done} max={total} className="mt-3 h-2.5 w-full accent-signal" />
      <div className="mt-2 flex items-center justify-between">
        <span className="figures text-ink-2">{words}</span>
        {!isTrial && (
          <Button kind="quiet" size="sm" onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
    </div>
  );
}

type CheckedProps = { chosen: Chosen; outcome: Outcome; onBack: () => void; onImport: () => void };

export function Checked({ chosen, outcome, onBack, onImport }: CheckedProps) {
  const { added, changed } = outcome.counts;
  const count = added + changed;
  return (
    <>
      <Counts outcome={outcome} tense="would" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onImport} disabled={count === 0}>
          {count === 0 ? 'Nothing to Import' : `Import ${count.toLocaleString('en-US')}`}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Back to the Columns
        </Button>
      </div>
      <Problems chosen={chosen} refused={outcome.refused} />
    </>
  );
}

export function Done({ chosen, outcome, onAgain }: { chosen: Chosen; outcome: Outcome; onAgain: () => void }) {
  const tag = chosen.tags.split(',')[0]?.trim();
  return (
    <>
      <p role="status" className="sr-only">
        The import is done.
      </p>
      <Counts outcome={outcome} tense="did" />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={tag ? `/contacts?tag=${encodeURIComponent(tag)}` : '/contacts'}>
          {tag ? `Show “${tag}”` : 'Show Contacts'}
        </ButtonLink>
        <Button kind="quiet" onClick={onAgain}>
          Another File
        </Button>
      </div>
      <Problems chosen={chosen} refused={outcome.refused} />
    </>
  );
}

const names = {
  would: {
    added: 'would be added',
    changed: 'known, with more to add',
    same: 'known, nothing new',
    refused: 'with a problem',
  },
  did: { added: 'added', changed: 'known, filled up', same: 'known, nothing new', refused: 'left out' },
} as const;

function Counts({ outcome, tense }: { outcome: Outcome; tense: keyof typeof names }) {
  return (
    <dl className="grid grid-cols-2 border-t-2 border-ink sm:grid-cols-4">
      {(['added', 'changed', 'same', 'refused'] as const).map((did) => (
        <div key={did} className="flex flex-col-reverse justify-end border-b border-line py-4 pr-4">
          <dt className="text-ink-2">{names[tense][did]}</dt>
          <dd
            className={`figures text-2xl font-bold tracking-tight ${did === 'refused' && outcome.counts.refused > 0 ? 'text-signal' : ''}`}
          >
            {outcome.counts[did].toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shownMost = 100;

/** Line by line; all of them can be taken away as a file, mended, and brought back. */
function Problems({ chosen, refused }: { chosen: Chosen; refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  const cellsOf = new Map(chosen.rows.map(({ line, cells }) => [line, cells]));
  const save = () => {
    const width = chosen.targets.length;
    const heading = chosen.isHeaded ? [...(chosen.rows[0]?.cells ?? [])] : [];
    const padded = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
    const rows = refused.map(({ line, message }) => [...padded(cellsOf.get(line) ?? []), message]);
    saveTextFile('contacts-to-mend.csv', [
      csvOf([...(chosen.isHeaded ? [[...padded(heading), 'Problem']] : []), ...rows]),
    ]);
  };
  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Lines with a problem</h2>
        <Button kind="secondary" size="sm" onClick={save}>
          Save These Lines
        </Button>
      </div>
      <ul className="mt-3 border-t-2 border-ink">
        {refused.slice(0, shownMost).map(({ line, message }) => (
          <li key={line} className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[5rem_1fr_1fr]">
            <span className="figures text-ink-2">Line {line}</span>
            <span className="truncate">{cellsOf.get(line)?.filter(Boolean).join(' · ') || 'Empty'}</span>
            <span className="font-semibold text-signal">{message}</span>
          </li>
        ))}
      </ul>
      {refused.length > shownMost && (
        <p className="mt-3 text-ink-2">
          And {(refused.length - shownMost).toLocaleString('en-US')} more, all in the file.
        </p>
      )}
      {refused.some(({ message }) => message.includes('plan')) && (
        <p className="mt-3">
          <Link to="/settings?tab=billing">Change the plan</Link>
        </p>
      )}
    </section>
  );
}
