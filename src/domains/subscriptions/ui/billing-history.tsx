// What was billed and each change of plan, newest first, with a receipt for what was paid.
import { useState } from 'react';
import { useSession } from '#domains/accounts/ui/session.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { formatMoney } from '#shared/money.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState, Tag } from '#web/ui/panel.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { useReloadWhen } from '#web/ui/use-reload-when.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { type BillingEntry, listBilling } from '../contract.ts';

const load = () => api.call(listBilling, {}).then(({ entries }) => entries);
const longDate = { dateStyle: 'long' } as const;

/** `held`: the plan that holds and since when, in any words: another one may have brought a line. */
export function BillingHistory({ held }: { held: string }) {
  const loaded = useLoaded(load);
  useReloadWhen(held, loaded.reload);
  const [shown, setShown] = useState<BillingEntry>();
  return (
    <section>
      <h2 className="text-xl">Billing history</h2>
      <LoadingPart of={loaded} what="The billing history">
        {(entries) =>
          entries.length === 0 ? (
            <div className="mt-5">
              <EmptyState title="Nothing was billed">Each change of plan and each payment appears here.</EmptyState>
            </div>
          ) : (
            <HistoryTable entries={entries} onReceipt={setShown} />
          )
        }
      </LoadingPart>
      <Receipt entry={shown} onClose={() => setShown(undefined)} />
    </section>
  );
}

function HistoryTable({ entries, onReceipt }: { entries: BillingEntry[]; onReceipt: (entry: BillingEntry) => void }) {
  const zone = useZone();
  return (
    <table className="mt-5 w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line text-ink-2">
          {['Date', 'Description', 'Amount', 'Status'].map((name) => (
            <th
              key={name}
              scope="col"
              className={`py-2 pr-3 font-normal last:pr-0 ${name === 'Date' ? 'max-sm:hidden' : ''}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="border-b border-line align-top">
            <td className="figures py-3 pr-3 max-sm:hidden">
              <time dateTime={entry.at}>{zone && instantWords(entry.at, longDate, zone)}</time>
            </td>
            <td className="py-3 pr-3">
              {entry.description}
              <time dateTime={entry.at} className="figures block text-xs text-ink-2 sm:hidden">
                {zone && instantWords(entry.at, longDate, zone)}
              </time>
              {entry.isSample && <span className="block text-xs text-ink-2">A sample, never charged</span>}
            </td>
            <td className="figures py-3 pr-3 font-semibold">{formatMoney(entry)}</td>
            <td className="py-3">
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
                <Tag tone={entry.status === 'Paid' ? 'settled' : 'quiet'}>{entry.status}</Tag>
                {entry.status === 'Paid' && (
                  <button
                    type="button"
                    aria-label={zone && `Receipt of ${instantWords(entry.at, longDate, zone)}`}
                    onClick={() => onReceipt(entry)}
                    className="min-h-6 text-xs font-semibold underline"
                  >
                    Receipt
                  </button>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Receipt({ entry, onClose }: { entry: BillingEntry | undefined; onClose: () => void }) {
  const session = useSession();
  const zone = useZone();
  const to = session.status === 'in' ? session.user : undefined;
  const rows: readonly (readonly [string, string])[] = entry
    ? [
        ['Number', entry.id.slice(-10).toUpperCase()],
        ['Date', zone ? instantWords(entry.at, longDate, zone) : ''],
        ['For', to?.company ?? ''],
        ['What', `${entry.description}, one month`],
        ['Paid', formatMoney(entry)],
      ]
    : [];
  return (
    <Dialog
      open={entry !== undefined}
      onClose={onClose}
      title={entry?.isSample ? 'Sample receipt' : 'Receipt'}
      actions={
        <Button kind="secondary" onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <dl className="border-t border-line text-ink">
        {rows.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[6rem_1fr] border-b border-line py-2.5 text-sm">
            <dt className="text-ink-2">{name}</dt>
            <dd className="figures font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {entry?.isSample && <p className="mt-3 text-sm">It came with this demo business as a sample. Nobody paid it.</p>}
    </Dialog>
  );
}
