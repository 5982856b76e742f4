// Which pages are written out as whole HTML at build time, and which open through the app's shell.
import { resolve } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { shownArticles, writeFeed } from './scripts/articles.ts';
import { writeBrandFiles } from './scripts/brand-files.ts';
import { buildServiceWorker } from './scripts/build-service-worker.ts';
import { buildWidget } from './scripts/build-widget.ts';
import { addressed, writeFindable } from './scripts/findable.ts';
import { writePagePictures } from './scripts/page-pictures.ts';
import { finishPages } from './src/platform/site/finish.ts';

/** Behind the sign-in: each is written out as its frame; whatever stands below them shares one shell. */
const appRoutes = ['/dashboard', '/inbox', '/contacts', '/diary', '/analytics', '/settings'];
/** A path that the shell answers. */
const shellPage = '/dashboard/desk';
/** Written out once, for every name below /book. */
const bookingPage = '/book/desk';
const buildDirectory = 'build/web';

export default {
  appDirectory: 'src/web',
  buildDirectory,
  ssr: false,
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
  async prerender({ getStaticPaths }) {
    const shown = (await shownArticles()).map(({ slug }) => `/news/${slug}`);
    const isPage = (path: string) =>
      path.startsWith('/news/') ? shown.includes(path) : !appRoutes.some((route) => path.startsWith(`${route}/`));
    return [...getStaticPaths().filter(isPage), '/404', '/news/404', bookingPage];
  },
  async buildEnd() {
    const client = resolve(buildDirectory, 'client');
    await writeFeed(client);
    await writeBrandFiles(client);
    const widget = await buildWidget(client);
    const named = { ...widget.named, '/book': bookingPage.slice(1) };
    const pages = await writeFindable(client, ['/api/', '/dev/', ...appRoutes]);
    await buildServiceWorker(client, appRoutes, shellPage);
    await Promise.all([
      finishPages(client, { appRoutes, ...widget, named, addressed }),
      writePagePictures(client, pages),
    ]);
  },
} satisfies Config;
