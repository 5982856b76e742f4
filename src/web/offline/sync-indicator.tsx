// At the right of the foot, while there is something to say: how many changes wait, what needs attention, and Sync Now.
import { CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { updateAccount } from '#domains/accounts/contract.ts';
import { askToSignIn, refreshSession, useSession } from '#domains/accounts/ui/session.ts';
import { useOnline } from '../app/connection.tsx';
import { Button } from '../ui/button.tsx';
import { leavesToPage } from '../ui/held-focus.ts';
import { onTold, openEdits, type SyncState, syncNow, useSync } from './edits.ts';
import { keepFor, tidyKept } from './kept-answers.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { waitingNoted } from './waiting-hint.ts';

const ChangesDialog = lazy(() => import('./changes-dialog.tsx'));

export default function SyncIndicator() {
  const session = useSession();
  const sync = useSync();
  const online = useOnline();
  const [isOpen, setIsOpen] = useState(false);
  const user = session.status === 'in' ? session.user : undefined;
  const { id, businessId } = user ?? {};
  useEffect(() => {
    openEdits(user && { user: user.id, business: user.businessId }).catch(() => undefined);
  }, [user]);
  useEffect(() => {
    if (!id || !businessId) return;
    keepFor({ id, businessId });
    registerServiceWorker();
    tidyKept().catch(() => undefined);
  }, [id, businessId]);
  // A name that was sent once the connection was back stands in the header at once.
  useEffect(
    () => onTold((told) => void (told.is === 'applied' && told.edit.path === updateAccount.path && refreshSession())),
    [],
  );
  useEffect(() => {
    if (online) syncNow().catch(() => undefined);
  }, [online]);

  if (!user) return <WaitsForSignIn />;
  const { waiting, aside } = sync;
  return (
    <>
      {/* Stands before its first words, which a region that comes with them would not say. */}
      <p role="status" className="sr-only">
        {wordsOf(sync)}
      </p>
      {waiting.length + aside.length > 0 && (
        <section
          ref={leavesToPage}
          aria-label="Offline changes"
          className="in-foot my-1 mr-4 ml-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center justify-end gap-1 rounded-full border border-line bg-card py-0.5 pr-1.5 pl-1 text-sm text-ink lg:col-start-3 lg:row-start-1 lg:mr-6"
        >
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
            className="flex min-h-9 items-center gap-2 rounded-full px-3 font-semibold hover:bg-mist"
          >
            <Mark sync={sync} online={online} />
            <span>{wordsOf(sync)}</span>
          </button>
          {sync.held === 'sign-in' && (
            <Button kind="secondary" size="sm" onClick={() => void askToSignIn()}>
              Sign In
            </Button>
          )}
          {waiting.length > 0 && sync.held !== 'sign-in' && (
            <Button
              kind="secondary"
              size="sm"
              busy={sync.isSending}
              disabled={!online}
              onClick={() => void syncNow().catch(() => undefined)}
            >
              Sync Now
            </Button>
          )}
        </section>
      )}
      {isOpen && (
        <Suspense>
          <ChangesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Mark({ sync, online }: { sync: SyncState; online: boolean }) {
  if (sync.aside.length > 0) return <TriangleAlert aria-hidden="true" className="size-4 text-signal" />;
  const Icon = online ? RefreshCw : CloudOff;
  return <Icon aria-hidden="true" className="size-4 text-ink-2" />;
}

function wordsOf({ waiting, aside, held }: SyncState): string {
  if (held === 'sign-in') return 'Sign in to send your changes';
  if (held === 'other-account') return 'Signed in as somebody else';
  const count = (many: number, words: string) => `${many} ${many === 1 ? 'change' : 'changes'} ${words}`;
  const attention =
    aside.length > 0 ? count(aside.length, aside.length === 1 ? 'needs attention' : 'need attention') : '';
  if (waiting.length === 0) return attention;
  return [count(waiting.length, 'waiting'), attention].filter(Boolean).join(' · ');
}

/** Whoever was signed out with changes still here is told where they are. */
function WaitsForSignIn() {
  const session = useSession();
  const [count] = useState(waitingNoted);
  if (session.status !== 'out' || count === 0) return null;
  return (
    <section
      aria-label="Offline changes"
      className="in-foot my-1.5 mr-4 ml-auto w-fit max-w-[calc(100vw-2rem)] rounded-m border border-line bg-card px-4 py-2 text-sm lg:col-start-3 lg:row-start-1 lg:mr-6"
    >
      <p role="status">
        {count === 1 ? '1 change is' : `${count} changes are`} kept on this device. <Link to="/login">Sign in</Link> to
        send {count === 1 ? 'it' : 'them'}.
      </p>
    </section>
  );
}
