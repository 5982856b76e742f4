// Where this person is signed in, and how to end it.
import type { z } from 'zod';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { saidByBrowsers } from '#shared/browser-errors.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { listSessions, revokeSession, type sessionEntry } from '../contract.ts';
import { deviceOf } from './device.ts';
import { signOutOfAll } from './session.ts';

type Entry = z.output<typeof sessionEntry>;

const moment = { dateStyle: 'long', timeStyle: 'short' } as const;

const load = async (): Promise<readonly Entry[]> => (await api.call(listSessions, {})).sessions;

export default function SessionList() {
  const loaded = useLoaded(load);
  const zone = useZone();
  const part = useHeldFocus<HTMLElement>();
  const end = async (entry: Entry) => {
    await runAsync(() => api.call(revokeSession, { params: { id: entry.id } }), { success: 'Signed out there.' });
    loaded.reload();
  };
  const endAll = () => runAsync(signOutOfAll, { error: saidByBrowsers.sign_out_failed.message });
  return (
    <section ref={part} tabIndex={-1} className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Where you are signed in</h2>
        <Button kind="danger" size="sm" onClick={() => void endAll().catch(() => undefined)}>
          Sign out everywhere
        </Button>
      </div>
      <LoadingPart of={loaded} what="Where you are signed in">
        {(entries) => (
          <ul className="mt-5 border-t border-line">
            {entries.map((entry) => (
              <li key={entry.id} className="flex items-center gap-4 border-b border-line py-3 text-sm">
                <div className="min-w-0">
                  <p className="font-semibold">{deviceOf(entry.userAgent)}</p>
                  <p className="figures text-ink-2">
                    {entry.address ? `${entry.address} · ` : ''}
                    <time dateTime={entry.lastUsedAt}>{zone && instantWords(entry.lastUsedAt, moment, zone)}</time>
                  </p>
                </div>
                <div className="ml-auto">
                  {entry.isCurrent ? (
                    <Tag tone="settled">This browser</Tag>
                  ) : (
                    <Button kind="secondary" size="sm" onClick={() => void end(entry).catch(() => undefined)}>
                      Sign out
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </LoadingPart>
    </section>
  );
}
