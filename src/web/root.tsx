// The document around every page, what lies over it, and what is shown when a page breaks.
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { isLogged, logError } from '#web/client/error-log.ts';
import { AbsentPage, useAbsentPages } from './app/absent-pages.tsx';
import { Waiting } from './app/guarded.tsx';
import { Overlays } from './app/overlays.tsx';
import NotFound from './site/not-found.tsx';
import { wakeScript } from './site/wake.ts';
import { ErrorPage } from './ui/error-page.tsx';
import inter from './ui/inter.woff2?url';
import { isAbsent } from './ui/lazy-part.ts';
import { PageRead, PaintWhole } from './ui/paint-whole.tsx';
import './styles.css';

export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/telle-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PaintWhole />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash in the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: wakeScript }} suppressHydrationWarning />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15131f" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-screen flex-col">
        {children}
        <PageRead />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useAbsentPages();
  return (
    <>
      <Outlet />
      <Overlays />
    </>
  );
}

export function HydrateFallback() {
  return <Waiting />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  useEffect(() => {
    if (!isLogged(error)) logError(isAbsent(error) ? 'LOAD_ERROR' : 'PAGE_ERROR', error);
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isAbsent(error))
    return (
      <main>
        <AbsentPage isOfPart />
      </main>
    );
  return <ErrorPage onTryAgain={() => window.location.reload()} />;
}
