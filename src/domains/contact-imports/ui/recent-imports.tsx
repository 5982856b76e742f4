// The files that came within the last month, each with the way to what came of it; one that is on its way counts on.
import { Link } from 'react-router';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { instantWords } from '#web/ui/zoned-time.ts';
import { type ContactImport, importsListedMost, listContactImports } from '../contract.ts';
import { isUnderWay, stateNames, summaryWords } from './import-state.ts';
import { useWatched } from './use-watched.ts';

const load = async () => (await api.call(listContactImports, {})).imports;
const anyUnderWay = (imports: readonly ContactImport[]) => imports.some(isUnderWay);
const lookMs = 2000;
const moment = { dateStyle: 'long', timeStyle: 'short' } as const;
const tones = {
  waiting: 'bell',
  running: 'bell',
  receiving: 'bell',
  done: 'settled',
  stopped: 'quiet',
  failed: 'urgent',
} as const;

export function RecentImports() {
  const { value: imports, failed, failure, reload } = useWatched(load, anyUnderWay, lookMs);
  if (!imports && failed)
    return <LoadFailed what="The files of the last month" failure={failure} onTryAgain={reload} />;
  if (!imports || imports.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl">Files of the last month</h2>
      <ul aria-label="Imports" className="mt-3 border-t-2 border-ink">
        {imports.map((one) => (
          <Import key={one.id} of={one} />
        ))}
      </ul>
      {imports.length >= importsListedMost && (
        <p className="mt-3 text-sm text-ink-2">These are the newest {importsListedMost}.</p>
      )}
    </section>
  );
}

function Import({ of }: { of: ContactImport }) {
  const { id, fileName, state, by, begunAt } = of;
  const zone = useZone();
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-2 py-3 focus-within:bg-mist hover:bg-mist">
      <span className="min-w-0">
        <Link
          to={`/contacts/import?import=${id}`}
          className="block truncate font-semibold no-underline -outline-offset-3 after:absolute after:inset-0"
        >
          {fileName}
        </Link>
        <span className="figures block text-ink-2">{summaryWords(of)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <span>
          <time dateTime={begunAt}>{zone && instantWords(begunAt, moment, zone)}</time>
          {by && ` · ${by}`}
        </span>
        <Tag tone={tones[state]}>{stateNames[state]}</Tag>
      </span>
    </li>
  );
}
