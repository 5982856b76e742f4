// What going back to a version would change, field by field: as it is now beside as it was then.
import { useCallback } from 'react';
import { api } from '#web/client/api.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { type Comparison, compareTrainingVersion } from '../contract.ts';

const verbs = { added: 'Comes back', changed: 'Changes back', removed: 'Goes' } as const;

export function VersionChanges({ revision }: { revision: number }) {
  const load = useCallback(
    () => api.call(compareTrainingVersion, { params: { revision: String(revision) } }),
    [revision],
  );
  return (
    <LoadingPart of={useLoaded(load)} what="What changed">
      {({ changes, more }) =>
        changes.length === 0 ? (
          <p className="mt-3 text-ink-2">It holds the same as now.</p>
        ) : (
          <div className="mt-3 grid gap-3 text-sm text-ink">
            {changes.map((change) => (
              <ChangeBox key={`${change.kind} ${change.name} ${change.did}`} change={change} />
            ))}
            {more > 0 && <p className="text-ink-2">and {more} more</p>}
          </div>
        )
      }
    </LoadingPart>
  );
}

function ChangeBox({ change: { did, name, fields } }: { change: Comparison['changes'][number] }) {
  return (
    <div className="rounded-m bg-mist px-4 py-3">
      <p className="font-semibold break-words">
        {verbs[did]}: {name}
      </p>
      {did === 'changed' && (
        <dl className="mt-2 grid gap-2">
          {fields.map((field) => (
            <div key={field.name}>
              <dt className="text-ink-2">{field.name}</dt>
              <dd className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
                <span className="min-w-0 break-words whitespace-pre-line">
                  <span className="block text-xs text-ink-2">Now</span>
                  {field.is || 'nothing'}
                </span>
                <span className="min-w-0 break-words whitespace-pre-line">
                  <span className="block text-xs text-ink-2">Then</span>
                  {field.was || 'nothing'}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
