// Which pages are written out as whole HTML at build time, and which open through the app's shell.
import { resolve } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildWidget } from './scripts/build-widget.ts';
import { finishPages } from './src/platform/site/finish.ts';

/** Behind the sign-in: nothing to show before the session is known, so these share one shell. */
const appRoutes = ['/dashboard', '/settings'];
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
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !appRoutes.some((route) => path === route || path.startsWith(`${route}/`))),
    '/404',
  ],
  async buildEnd() {
    const client = resolve(buildDirectory, 'client');
    await finishPages(client, { appRoutes, ...(await buildWidget(client)) });
  },
} satisfies Config;
