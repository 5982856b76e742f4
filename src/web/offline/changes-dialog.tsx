// What this device still has to send, and what needs attention there: to be mended, tried again or let go.
import { useEffect, useRef, useState } from 'react';
import { ProfileClash } from '#domains/accounts/ui/profile-clash.tsx';
import { isOfProfile } from '#domains/accounts/ui/save-profile.ts';
import { type Contact, restoreContact } from '#domains/contacts/contract.ts';
import { ContactClash } from '#domains/contacts/ui/contact-clash.tsx';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { runAsync } from '../ui/run-async.ts';
import { instantWords } from '../ui/zoned-time.ts';
import { behind, contactOf, deedOf, type Edit } from './edit-rules.ts';
import { letGo, type SyncState, tryAgain, tryAllAgain, useSync } from './edits.ts';
import { MendForm } from './mend-form.tsx';
import { isMendable } from './mend-words.ts';

const shownMost = 20;
const moment = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

export default function ChangesDialog({ onClose }: { onClose: () => void }) {
  const sync = useSync();
  const { waiting, aside } = sync;
  const first = aside.filter((edit) => edit.aside?.why !== 'behind' || !isLed(edit, aside));
  const ground = useRef<HTMLDivElement>(null);
  const shown = first.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that goes takes the focus with it
  useEffect(() => {
    if (document.activeElement === document.body) ground.current?.focus();
  }, [shown]);
  return (
    <Dialog open onClose={onClose} title="Changes on this device">
      <div ref={ground} tabIndex={-1} className="outline-none">
        <HeldWords held={sync.held} />
        {waiting.length + aside.length === 0 && <p>Everything is sent.</p>}
        {first.length > 0 && (
          <section>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-semibold text-ink">Needs attention</h3>
              {aside.length > 1 && <TryAll />}
            </div>
            <ul className="mt-2 grid gap-3">
              {first.map((edit) => (
                <Attention key={edit.id} edit={edit} followers={behind(edit, aside).length} />
              ))}
            </ul>
          </section>
        )}
        {waiting.length > 0 && (
          <section className={first.length > 0 ? 'mt-6' : ''}>
            <h3 className="font-semibold text-ink">Waiting</h3>
            <ol className="mt-2 border-t border-line">
              {waiting.slice(0, shownMost).map((edit) => (
                <li key={edit.id} className="flex justify-between gap-4 border-b border-line py-2 text-sm">
                  <Deed edit={edit} />
                  <Made edit={edit} />
                </li>
              ))}
            </ol>
            {waiting.length > shownMost && <p className="mt-2 text-sm">and {waiting.length - shownMost} more</p>}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Whether the one that it waits behind is shown itself. */
function isLed(edit: Edit, aside: readonly Edit[]): boolean {
  return aside.some((one) => one.aside?.why !== 'behind' && one.record === edit.record && one.seq < edit.seq);
}

function Deed({ edit }: { edit: Edit }) {
  return (
    <span className="min-w-0 break-words text-ink">
      {deedOf(edit)} <b className="font-semibold">{edit.about}</b>
    </span>
  );
}

function Made({ edit }: { edit: Edit }) {
  const at = new Date(edit.madeAt);
  const zone = useZone();
  return (
    <time dateTime={at.toISOString()} className="shrink-0 text-xs">
      {zone && instantWords(at, moment, zone)}
    </time>
  );
}

function HeldWords({ held }: Pick<SyncState, 'held'>) {
  if (held === 'sign-in') return <p className="mb-4">Your sign-in has ended. Sign in again, and everything is sent.</p>;
  if (held === 'other-account')
    return <p className="mb-4">These were made with another account. Sign in with that one to send them.</p>;
  if (held === 'gap')
    return (
      <p className="mb-4">
        The server does not know what this device sent before, as after a backup was brought back. Sync Now sends the
        rest all the same.
      </p>
    );
  return null;
}

/** Restores the contact, and sends what was changed of them. */
async function bringBack(edit: Edit): Promise<void> {
  const id = contactOf(edit);
  if (id === null) return;
  await runAsync(() => api.call(restoreContact, { params: { id: id as Contact['id'] } }), {
    success: `${edit.about} is back.`,
  });
  await tryAgain(edit);
}

function TryAll() {
  const [busy, setBusy] = useState(false);
  const tryAll = async () => {
    setBusy(true);
    await tryAllAgain().catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button kind="secondary" size="sm" busy={busy} onClick={() => void tryAll()}>
      Try All Again
    </Button>
  );
}

function Attention({ edit, followers }: { edit: Edit; followers: number }) {
  const [asks, setAsks] = useState<'nothing' | 'mend' | 'choose' | 'drop'>('nothing');
  const [busy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const back = () => {
    setAsks('nothing');
    // The button that is pressed here goes with what it stands in.
    row.current?.focus();
  };
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(() => undefined);
    setBusy(false);
    back();
  };
  const Clash = isOfProfile(edit) ? ProfileClash : ContactClash;
  const follow = followers === 1 ? '1 change that follows it' : `${followers} changes that follow it`;
  return (
    <li ref={row} tabIndex={-1} className="rounded-m border border-line p-4 text-sm">
      <div className="flex justify-between gap-4">
        <Deed edit={edit} />
        <Made edit={edit} />
      </div>
      <p className="mt-1 text-signal">{edit.aside?.message}</p>
      {followers > 0 && <p className="mt-1">With {follow}.</p>}
      {asks === 'mend' && <MendForm edit={edit} onClose={back} onSend={(body) => act(() => tryAgain(edit, body))} />}
      {asks === 'choose' && (
        <Clash
          {...{ edit, busy }}
          onBack={back}
          onChosen={(body) => void act(() => (body === null ? letGo(edit) : tryAgain(edit, body)))}
        />
      )}
      {asks === 'drop' && (
        <div className="mt-3">
          <p className="text-ink">
            Drop this change for good?{' '}
            {followers > 0 && (edit.newId === null ? `The ${follow} will be sent.` : `The ${follow} will go with it.`)}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button kind="quiet" size="sm" onClick={back}>
              Keep
            </Button>
            <Button kind="danger" size="sm" busy={busy} onClick={() => void act(() => letGo(edit))}>
              Drop
            </Button>
          </div>
        </div>
      )}
      {asks === 'nothing' && (
        <div className="mt-3 flex flex-wrap gap-2">
          {isMendable(edit) && (
            <Button kind="secondary" size="sm" onClick={() => setAsks('mend')}>
              Mend
            </Button>
          )}
          {edit.aside?.why === 'gone' && (
            <Button kind="secondary" size="sm" busy={busy} onClick={() => void act(() => bringBack(edit))}>
              Bring Back and Send
            </Button>
          )}
          {edit.aside?.why === 'clash' ? (
            <Button kind="secondary" size="sm" onClick={() => setAsks('choose')}>
              Choose
            </Button>
          ) : (
            edit.aside?.why !== 'gone' && (
              <Button kind="secondary" size="sm" busy={busy} onClick={() => void act(() => tryAgain(edit))}>
                Try Again
              </Button>
            )
          )}
          <Button kind="quiet" size="sm" onClick={() => setAsks('drop')}>
            Drop
          </Button>
        </div>
      )}
    </li>
  );
}
