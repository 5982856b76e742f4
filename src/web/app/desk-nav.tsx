// The way around the app, below the header of every signed-in page. The count of what waits comes after the page stands.
import { CalendarDays, ChartColumn, Inbox, LayoutDashboard, Users } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { lazyPart } from '../ui/lazy-part.ts';
import { fetchAhead } from './absent-pages.tsx';

const WaitingCount = lazyPart(() => import('#domains/conversations/ui/inbox/waiting-count.tsx'));

const places = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/inbox', label: 'Inbox', icon: Inbox, Count: WaitingCount },
  { to: '/diary', label: 'Diary', icon: CalendarDays },
  { to: '/contacts', label: 'Contacts', icon: Users },
  { to: '/analytics', label: 'Analytics', icon: ChartColumn },
] as const;

/** Stands from the first paint on where this browser was signed in; nothing is counted before that is known to be so still. */
export function DeskNav({ isIn }: { isIn: boolean }) {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  // Where the row is wider than the screen, the page that one is on is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another place
  useEffect(() => {
    const place = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && place)
      row.current.scrollLeft = place.offsetLeft - (row.current.clientWidth - place.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label="Desk" className="held-when-in border-b border-line">
      <div className="wrap">
        {/* Its words begin where everything below them begins. */}
        <ul ref={row} className="fade-ends relative -mx-1.5 flex overflow-x-auto sm:-mx-3 sm:gap-1">
          {places.map(({ to, label, icon: Icon, ...more }) => (
            <li key={to}>
              <NavLink
                to={to}
                onPointerEnter={() => fetchAhead(to)}
                onFocus={() => fetchAhead(to)}
                className="flex min-h-12 items-center gap-1.5 border-b-2 border-transparent px-1.5 text-xs font-semibold sm:gap-2 sm:px-3 sm:text-sm whitespace-nowrap text-ink-2 no-underline -outline-offset-3 hover:text-ink [&.pending]:border-edge [&.pending]:text-ink aria-[current]:border-signal aria-[current]:text-ink"
              >
                <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
                {label}
                {isIn && 'Count' in more && (
                  <Suspense>
                    <more.Count />
                  </Suspense>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
