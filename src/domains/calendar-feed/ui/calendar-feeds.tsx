// The diary in people's own calendars: a private address for everybody's appointments and for each person's, to be copied,
// renewed and ended, and the steps for the usual programs.
import { useState } from 'react';
import { useSession } from '#domains/accounts/ui/session.ts';
import { listStaff } from '#domains/knowledge/contract.ts';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { type CalendarFeed, endCalendarFeed, listCalendarFeeds, renewCalendarFeed } from '../contract.ts';
import { CalendarSteps } from './calendar-steps.tsx';
import { FeedAddress } from './feed-address.tsx';

type Place = { readonly staffId: Id<'staff'> | null; readonly name: string };
type Asked = { readonly what: 'renew' | 'end'; readonly feed: CalendarFeed; readonly name: string };

async function load() {
  const [{ feeds }, { staff }] = await Promise.all([api.call(listCalendarFeeds, {}), api.call(listStaff, {})]);
  const places: Place[] = [
    { staffId: null, name: 'Everybody' },
    ...staff.map(({ id, name }) => ({ staffId: id, name })),
  ];
  return { feeds, places };
}

export default function CalendarFeeds() {
  const session = useSession();
  // Who may only read has no address to give away.
  if (session.status !== 'in' || session.user.role === 'read-only') return null;
  return <Feeds />;
}

function Feeds() {
  const loaded = useLoaded(load);
  const [asked, setAsked] = useState<Asked>();
  const part = useHeldFocus<HTMLElement>();
  const [busy, setBusy] = useState(false);
  const change = async (work: () => Promise<{ feeds: CalendarFeed[] }>, success: string) => {
    if (busy) return;
    setBusy(true);
    await runAsync(work, { success })
      .then(({ feeds }) => {
        if (loaded.value) loaded.set({ ...loaded.value, feeds });
        setAsked(undefined);
      })
      .catch(() => undefined);
    setBusy(false);
  };
  const make = (staffId: Place['staffId'], success: string) =>
    change(() => api.call(renewCalendarFeed, { body: { staffId } }), success);
  const end = ({ id }: CalendarFeed) =>
    change(() => api.call(endCalendarFeed, { params: { id } }), 'The address is ended.');
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="calendars" className="min-w-0 outline-none">
      <h2 id="calendars" className="text-xl">
        In your own calendar
      </h2>
      <p className="mt-1 max-w-[56ch] text-ink-2">
        A private address that Google, Apple or Outlook reads. It shows names and numbers to whoever has it, so give it
        to nobody else.
      </p>
      <LoadingPart of={loaded} what="The calendar feeds">
        {({ feeds, places }) => (
          <ul className="mt-4 border-t border-line">
            {places.map(({ staffId, name }) => {
              const feed = feeds.find((one) => one.staffId === staffId);
              return (
                <li key={staffId ?? ''} className="border-b border-line py-4">
                  {feed ? (
                    <FeedAddress {...{ feed, name }} onAsk={(what) => setAsked({ what, feed, name })} />
                  ) : (
                    <div className="flex flex-wrap items-center gap-3">
                      <span className="mr-auto font-semibold">{name}</span>
                      <Button
                        kind="secondary"
                        size="sm"
                        aria-label={`Make an address for ${name}`}
                        onClick={() => void make(staffId, 'The address is made.')}
                      >
                        Make Address
                      </Button>
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </LoadingPart>
      <CalendarSteps />
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked?.what === 'end' ? `End the address for ${asked.name}?` : `A new address for ${asked?.name ?? ''}?`}
        actions={
          <Button
            kind="danger"
            busy={busy}
            onClick={() =>
              asked &&
              void (asked.what === 'end' ? end(asked.feed) : make(asked.feed.staffId, 'Here is the new address.'))
            }
          >
            {asked?.what === 'end' ? 'End Address' : 'Make a New One'}
          </Button>
        }
      >
        <p>
          Calendars that read the old address find nothing there any more
          {asked?.what === 'renew' && ' until they are given the new one'}.
        </p>
      </Dialog>
    </section>
  );
}
