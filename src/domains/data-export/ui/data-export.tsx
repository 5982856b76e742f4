// All data of the business as a part of the security settings: asked for, made while the page is left, fetched for a day.
import { useEffect } from 'react';
import { askToSignIn } from '#domains/accounts/ui/session.ts';
import { useProof } from '#domains/accounts/ui/use-proof.tsx';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { clientFailures, saidByBrowsers } from '#shared/browser-errors.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { tellFailedLoad } from '#web/ui/tell-failed-load.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { type DataExport as Archive, readDataExport, requestDataExport } from '../contract.ts';

const load = () => api.call(readDataExport, {}).then((latest) => ({ latest }));
const moment = { dateStyle: 'long', timeStyle: 'short' } as const;

const failureOf = (heard: Response | undefined) =>
  heard
    ? new ClientFailure('http', saidByBrowsers[heard.status === 404 ? 'not_found' : 'internal'].message, {
        status: heard.status,
      })
    : new ClientFailure('network', clientFailures.network);

/** How often it is asked whether the archive is ready. */
const lookMs = 2000;

export default function DataExport() {
  const loaded = useLoaded(load);
  const isMaking = loaded.value?.latest?.state === 'making';
  const { reload } = loaded;
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(reload, lookMs);
    return () => clearInterval(timer);
  }, [isMaking, reload]);
  const proof = useProof();
  const ask = async () => {
    loaded.set({ latest: await runAsync(() => proof.proven(() => api.call(requestDataExport, {})), {}) });
  };
  /** A download shows no question and no failure, so whether there is one is looked at before the page is left for it. */
  const fetchFile = async (path: string) => {
    const heard = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
    if (heard?.ok) return location.assign(path);
    if (heard?.status === 401) return void askToSignIn();
    if (heard?.status === 403) {
      if (await runAsync(proof.ask, {}).catch(() => false)) location.assign(path);
      return;
    }
    tellFailedLoad(failureOf(heard), 'The archive');
  };
  return (
    <section>
      <h2 className="text-xl">Your data</h2>
      <p className="mt-2 max-w-[52ch] text-sm text-ink-2">
        Everything that Telle keeps for your business in one archive: each table as JSON lines, the contacts for a
        spreadsheet, the appointments for a calendar, and the file that sets a business up again.
      </p>
      <LoadingPart of={loaded} what="The state of your export">
        {({ latest }) => (
          <Standing
            latest={latest}
            onAsk={() => void ask().catch(() => undefined)}
            onFetch={(path) => void fetchFile(path)}
          />
        )}
      </LoadingPart>
      {proof.question}
    </section>
  );
}

type StandingProps = { latest: Archive | null; onAsk: () => void; onFetch: (path: string) => void };

function Standing({ latest, onAsk, onFetch }: StandingProps) {
  const isReady = latest?.state === 'ready';
  const zone = useZone();
  return (
    <>
      <p role="status" className="figures mt-3 max-w-[52ch] text-sm empty:hidden">
        {latest?.state === 'making' && 'It is being made. You can leave this page: a mail says when it is ready.'}
        {latest?.state === 'failed' && 'It could not be made. Please try again.'}
        {isReady && latest.expiresAt && zone && (
          <>
            Made {instantWords(latest.askedAt, moment, zone)}, {sizeOf(latest.bytes)}. It can be fetched until{' '}
            {instantWords(latest.expiresAt, moment, zone)}.
          </>
        )}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isReady && (
          <a
            href={`/api/data-exports/${latest.id}/file`}
            download
            onClick={(event) => {
              event.preventDefault();
              onFetch(event.currentTarget.pathname);
            }}
            className="inline-flex min-h-11 items-center rounded-full bg-signal px-5 font-semibold text-signal-on no-underline hover:bg-signal-strong"
          >
            Download
          </a>
        )}
        <Button kind="secondary" busy={latest?.state === 'making'} onClick={onAsk}>
          {isReady ? 'Export Again' : 'Export Data'}
        </Button>
      </div>
    </>
  );
}

/** `3.4 MB`. */
function sizeOf(bytes: number): string {
  const [count, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, maximumFractionDigits: 1 }).format(count);
}
