// The door of the app: nobody passes without a session, and whoever is sent to sign in comes back to where they wanted to go.
// Who signs out while inside goes home instead. Until the session is known the frame stands around nothing: it is written out at
// build time, so that it is painted before any script.
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { refreshSession, useSession } from '#domains/accounts/ui/session.ts';
import { Footer } from '../site/footer.tsx';
import { Header } from '../site/header.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AbsentParts } from './absent-pages.tsx';
import { DeskNav } from './desk-nav.tsx';
import { Leaving } from './leaving.tsx';
import { SignInElsewhere } from './sign-in-elsewhere.tsx';
import { useArrival } from './use-arrival.ts';

/** They come for the few who need them. */
const LeavingBanner = lazyPart(() => import('#domains/business-deletion/ui/leaving-banner.tsx'));
const SignInAgain = lazyPart(() => import('#domains/accounts/ui/sign-in-again.tsx'), SignInElsewhere);
const ask = () => void refreshSession();

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
      <Header isDesk />
      <DeskNav isIn={session.status === 'in'} />
      {session.status === 'in' && session.user.deletionAt && (
        <Suspense>
          <LeavingBanner />
        </Suspense>
      )}
      {/* So high that what comes on a page never pushes the footer about where somebody looks. */}
      <main ref={main} id="main" tabIndex={-1} className="min-h-dvh outline-none">
        {session.status === 'loading' ? (
          <div className="wrap">
            {session.failure ? <LoadFailed what="Your desk" failure={session.failure} onTryAgain={ask} /> : <Waiting />}
          </div>
        ) : (
          <AbsentParts at={pathname}>
            <Outlet />
          </AbsentParts>
        )}
      </main>
      <Footer />
      <Leaving />
      {session.status === 'in' && session.ended && (
        <Suspense>
          <SignInAgain isAsked={session.ended === 'asked'} email={session.user.email} />
        </Suspense>
      )}
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
