// The header of every page: menus that open by hover, touch and keyboard before any script, and who is signed in.
// Both states of the right end are in the HTML; the stylesheet shows the right one from the first paint (see wake.ts).
import { ChevronDown, Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { AccountMenu } from '#domains/accounts/ui/account-menu.tsx';
import { company, features, industries, type Place, solutions } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';

const groups: readonly { readonly title: string; readonly places: readonly Place[]; readonly wide?: boolean }[] = [
  { title: 'Features', places: features, wide: true },
  { title: 'Industries', places: industries },
  { title: 'Solutions', places: solutions },
  { title: 'Company', places: company },
];

/** `isDesk`: the way around the app stands below it already. */
export function Header({ isDesk = false }: { isDesk?: boolean }) {
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);
  return (
    <header ref={header} className="sticky top-0 z-40 border-b border-line bg-paper">
      <a href="#main" className="skip">
        Skip to content
      </a>
      <div className="wrap flex h-18 items-center gap-6">
        <Link to="/" aria-label="Telle, home" className="-m-2 rounded-s p-2 text-ink no-underline">
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-2 hidden items-stretch gap-1 self-stretch lg:flex">
          {groups.map(({ title, places, wide = false }) => (
            <div key={title} className="menu relative flex items-center">
              <details name="menu">
                <summary className="flex items-center gap-1 rounded-full px-3 py-2 text-sm text-ink-2 hover:text-ink">
                  {title}
                  <ChevronDown aria-hidden="true" className="chevron size-4 transition-transform" />
                </summary>
              </details>
              <div
                className={`menu-panel rounded-m border border-line bg-card p-2 shadow-lift ${wide ? 'w-[36rem] grid-cols-2' : 'w-60'}`}
              >
                {places.map((place) => (
                  <PlaceLink key={place.path} place={place} />
                ))}
              </div>
            </div>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <div className="when-out flex items-center gap-2">
            <Link
              to="/login"
              className="hidden rounded-full px-4 py-2 text-sm font-semibold no-underline hover:bg-mist sm:block"
            >
              Log In
            </Link>
            <ButtonLink to="/get-started" size="sm">
              Get Started
            </ButtonLink>
          </div>
          <div className="when-in flex items-center gap-2">
            {!isDesk && (
              <ButtonLink to="/dashboard" size="sm">
                Dashboard
              </ButtonLink>
            )}
            <AccountMenu />
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function PlaceLink({ place }: { place: Place }) {
  return (
    <Link to={place.path} className="block rounded-s px-3 py-2 text-sm no-underline hover:bg-mist">
      <span className="font-semibold">{place.label}</span>
      {place.line && <span className="block text-xs text-ink-2">{place.line}</span>}
    </Link>
  );
}

function MobileMenu() {
  return (
    <details name="menu" className="mobile-menu lg:hidden">
      <summary className="grid size-11 place-items-center rounded-full hover:bg-mist" aria-label="Menu">
        <Menu aria-hidden="true" className="size-6" />
      </summary>
      <nav
        aria-label="Main, small screens"
        className="fixed inset-x-0 top-18 bottom-(--foot) overflow-y-auto overscroll-contain border-t border-line bg-paper px-5 pb-10"
      >
        {groups.map(({ title, places }) => (
          <details key={title} name="menu-group" className="group border-b border-line">
            <summary className="flex items-center justify-between py-4 text-lg font-semibold">
              {title}
              <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-3">
              {places.map((place) => (
                <PlaceLink key={place.path} place={place} />
              ))}
            </div>
          </details>
        ))}
        <div className="when-out mt-6 flex gap-3">
          <ButtonLink kind="secondary" to="/login" className="flex-1">
            Log In
          </ButtonLink>
          <ButtonLink to="/get-started" className="flex-1">
            Get Started
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}

/** An open menu closes on Escape, on a touch elsewhere, when the focus leaves it, and when its link has led somewhere. */
function useClosingMenus(header: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useEffect(() => {
    const close = (but?: Node | null) => {
      for (const menu of header.current?.querySelectorAll<HTMLDetailsElement>('details[name="menu"][open]') ?? []) {
        if (!but || !menu.parentElement?.contains(but)) menu.open = false;
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = header.current?.querySelector<HTMLDetailsElement>('details[name="menu"][open]');
      close();
      open?.querySelector('summary')?.focus();
    };
    const onElsewhere = (event: Event) => close(event.target instanceof Node ? event.target : null);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [header]);
  const shownPath = useRef(pathname);
  useEffect(() => {
    // A menu that was opened while the page slept stays open when it wakes.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    for (const menu of header.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) menu.open = false;
    if (document.activeElement instanceof HTMLElement && header.current?.contains(document.activeElement)) {
      document.activeElement.blur();
    }
  }, [header, pathname]);
}
