// The versions of what is taught: who changed what and when, what going back would change, and the way back, which can itself
// be taken back.
import { useCallback, useState } from 'react';
import { useSession } from '#domains/accounts/ui/session.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState, Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { listTrainingVersions, rollBackTraining, type TrainingVersion } from '../contract.ts';
import { VersionChanges } from './version-changes.tsx';

const load = () => api.call(listTrainingVersions, {});
const moment = { dateStyle: 'long', timeStyle: 'short' } as const;

export default function Versions() {
  const loaded = useLoaded(load);
  const session = useSession();
  const zone = useZone();
  const [open, setOpen] = useState<number>();
  const [asked, setAsked] = useState<TrainingVersion>();
  const [busy, setBusy] = useState(false);
  const isOwner = session.status === 'in' && session.user.role === 'owner';
  const { reload } = loaded;
  const back = useCallback(
    async (revision: number, success?: string) => {
      await runAsync(
        () => api.call(rollBackTraining, { params: { revision: String(revision) } }),
        success ? { success } : {},
      );
      reload();
    },
    [reload],
  );
  const act = async (to: TrainingVersion, before: number | undefined) => {
    setBusy(true);
    await back(to.revision)
      .then(() => {
        setAsked(undefined);
        setOpen(undefined);
        if (before !== undefined)
          toast.undoable('It is taught as it was then.', () => back(before, 'It is taught as it was before.'));
      })
      .catch(() => undefined);
    setBusy(false);
  };
  const more = async () => {
    const known = loaded.value;
    const last = known?.versions.at(-1);
    if (!known || !last) return;
    await runAsync(() => api.call(listTrainingVersions, { query: { before: last.revision } }), {})
      .then((page) => loaded.set({ hasMore: page.hasMore, versions: [...known.versions, ...page.versions] }))
      .catch(() => undefined);
  };
  return (
    <section className="max-w-3xl">
      <h2 className="text-xl">Versions</h2>
      <p className="mt-1 text-ink-2">Each save makes one. Going back makes one too, so nothing is lost.</p>
      <LoadingPart of={loaded} what="The versions">
        {({ versions, hasMore }) => (
          <>
            {versions.length === 0 && (
              <div className="mt-4">
                <EmptyState title="Nothing was taught yet">What you change stands here, with the way back.</EmptyState>
              </div>
            )}
            <ol className="mt-4 border-t-2 border-ink">
              {versions.map((one) => (
                <li key={one.revision} className="border-b border-line py-4">
                  <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
                    <div className="min-w-0 flex-1 basis-64">
                      <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
                        <time dateTime={one.madeAt}>{zone && instantWords(one.madeAt, moment, zone)}</time>
                        {one.madeBy}
                        {one.isCurrent && <Tag tone="settled">Now</Tag>}
                      </p>
                      {one.rolledBackTo && (
                        <p className="font-semibold">Back to {zone && instantWords(one.rolledBackTo, moment, zone)}</p>
                      )}
                      <ul>
                        {one.changes.map((change) => (
                          <li key={change} className="break-words">
                            {change}
                          </li>
                        ))}
                      </ul>
                      {one.more > 0 && <p className="text-ink-2">and {one.more} more</p>}
                    </div>
                    {!one.isCurrent && (
                      <div className="flex flex-wrap gap-5">
                        <Button
                          kind="text"
                          size="sm"
                          aria-expanded={open === one.revision}
                          onClick={() => setOpen((now) => (now === one.revision ? undefined : one.revision))}
                        >
                          Compare
                        </Button>
                        {isOwner && (
                          <Button kind="secondary" size="sm" onClick={() => setAsked(one)}>
                            Go Back
                          </Button>
                        )}
                      </div>
                    )}
                  </div>
                  {open === one.revision && <VersionChanges revision={one.revision} />}
                </li>
              ))}
            </ol>
            {hasMore && (
              <Button kind="secondary" size="sm" className="mt-4" onClick={() => void more()}>
                Older Versions
              </Button>
            )}
            <Dialog
              open={asked !== undefined}
              onClose={() => setAsked(undefined)}
              title="Teach it as it was then?"
              actions={
                <Button
                  busy={busy}
                  onClick={() => asked && void act(asked, versions.find(({ isCurrent }) => isCurrent)?.revision)}
                >
                  Go Back
                </Button>
              }
            >
              {asked && <VersionChanges revision={asked.revision} />}
            </Dialog>
          </>
        )}
      </LoadingPart>
    </section>
  );
}
