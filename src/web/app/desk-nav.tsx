// The way around the app, below the header of every signed-in page. The count of what waits comes after the page stands.
import { CalendarDays, ChartColumn, Inbox, LayoutDashboard, Users } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

const WaitingCount = lazy(() => import('#domains/conversations/ui/inbox/waiting-count.tsx'));

const places = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/inbox', label: 'Inbox', icon: Inbox, Count: WaitingCount },
  { to: '/diary', label: 'Diary', icon: CalendarDays },
  { to: '/contacts', label: 'Contacts', icon: Users },
  { to: '/analytics', label: 'Analytics', icon: ChartColumn },
] as const;

export function DeskNav() {
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
    <nav aria-label="Desk" className="border-b border-line">
      <ul ref={row} className="wrap relative flex gap-1 overflow-x-auto">
        {places.map(({ to, label, icon: Icon, ...more }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/dashboard'}
              className="flex min-h-12 items-center gap-2 border-b-2 border-transparent px-2.5 text-sm font-semibold sm:px-3 whitespace-nowrap text-ink-2 no-underline -outline-offset-3 hover:text-ink aria-[current]:border-signal aria-[current]:text-ink"
            >
              <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
              {label}
              {'Count' in more && (
                <Suspense>
                  <more.Count />
                </Suspense>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
