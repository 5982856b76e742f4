// The page around a booking: the business's name at the top, nothing that leads away, Telle's mark small at the foot.
import type { ReactNode } from 'react';
import { Logo } from '#web/ui/logo.tsx';

export function Frame({ name, children }: { name?: string | undefined; children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line">
        <p className="wrap flex min-h-16 items-center py-3 text-lg font-bold tracking-tight">{name ?? '\u00a0'}</p>
      </header>
      <main id="main" className="wrap w-full grow py-[clamp(2rem,5vw,4rem)]">
        {children}
      </main>
      <footer className="border-t border-line text-sm text-ink-2">
        <p className="wrap flex items-center gap-2 py-6">
          The desk is kept by
          <a href="/" aria-label="Telle" className="text-ink">
            <Logo />
          </a>
        </p>
      </footer>
    </>
  );
}
