// The door of the app: nobody passes without a session, and whoever is sent to sign in comes back to where they wanted to go.
// Who signs out while inside goes home instead. Until the session is known the frame stands around nothing: it is written out at
// build time, so that it is painted before any script.
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '#domains/accounts/ui/session.ts';
import { Footer } from '../site/footer.tsx';
import { Header } from '../site/header.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Spinner } from '../ui/spinner.tsx';
import { AbsentParts } from './absent-pages.tsx';
import { DeskNav } from './desk-nav.tsx';
import { useArrival } from './use-arrival.ts';

/** Comes for the few who need it. */
const LeavingBanner = lazyPart(() => import('#domains/business-deletion/ui/leaving-banner.tsx'));

export default function Guarded() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const wasIn = useRef(false);
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  useEffect(() => {
    if (session.status === 'in') wasIn.current = true;
  }, [session.status]);
  if (session.status === 'out') {
    if (session.byChoice && wasIn.current) return <Navigate to="/" replace />;
    return <Navigate to="/login" replace state={{ from: `${pathname}${search}` }} />;
  }
  return (
    <>
      <Header />
      <DeskNav isIn={session.status === 'in'} />
      {session.status === 'in' && session.user.deletionAt && (
        <Suspense>
          <LeavingBanner />
        </Suspense>
      )}
      <main ref={main} id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        {session.status === 'loading' ? (
          <Waiting />
        ) : (
          <AbsentParts at={pathname}>
            <Outlet />
          </AbsentParts>
        )}
      </main>
      <Footer />
    </>
  );
}

/** A page that is on its way. */
export function Waiting() {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Spinner size="lg" />
    </div>
  );
}
