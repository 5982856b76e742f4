// One version of the app's shell, whole in the browser's cache. A page online is always the server's own; its files
// come from the cache, those that are named by their content also from the version before, whose pages may still be open.

export type Shell = {
  readonly version: string;
  /** A path at which the server answers with the shell. */
  readonly page: string;
  /** Everything the shell is made of, by path. */
  readonly files: readonly string[];
  /** The paths that the shell answers, below as well as at the path itself. */
  readonly routes: readonly string[];
};

const prefix = 'telle.shell.';
const pageMsMax = 4000;

const isNamedByContent = (path: string) => path.startsWith('/assets/');

export type ShellCache = {
  /** Fetches the version. Throws unless all of it is there and of one build. */
  keep(): Promise<void>;
  /** Deletes versions older than the one before. */
  forgetOld(): Promise<void>;
  /** Whether a path is a page of the app. */
  isApp(path: string): boolean;
  /** The answer to a request that is the shell's; undefined for all others. */
  answer(request: Request): Promise<Response> | undefined;
};

export function shellOf(
  { version, page, files, routes }: Shell,
  caches: CacheStorage,
  send: (request: Request) => Promise<Response>,
  home = self.location.origin,
): ShellCache {
  const name = `${prefix}${version}`;
  const isApp = (path: string) => routes.some((route) => path === route || path.startsWith(`${route}/`));

  const openPage = async (request: Request): Promise<Response> => {
    const kept = async () => (await caches.open(name)).match(page);
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), pageMsMax));
    const sent = send(request);
    const first = await Promise.race([sent, late]).catch(() => undefined);
    if (first && first.status < 500) return first;
    return (await kept()) ?? sent;
  };
  const openFile = async (request: Request, path: string): Promise<Response> => {
    const own = await (await caches.open(name)).match(path);
    // Only what is named by its content is the same in an older version.
    return own ?? (isNamedByContent(path) ? await caches.match(path) : undefined) ?? send(request);
  };

  return {
    isApp,
    async keep() {
      const cache = await caches.open(name);
      const answer = await send(new Request(page, { cache: 'no-cache', credentials: 'same-origin' }));
      if (!answer.ok) throw new Error(`the shell was answered with ${answer.status}`);
      const named = (await answer.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
      if (named.some((file) => !files.includes(file))) throw new Error('the shell is of another build');
      await cache.addAll(files);
      // With the page the version is whole; without it nobody opens anything from it.
      await cache.put(page, answer);
    },
    async forgetOld() {
      const versions = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
      await Promise.all(versions.slice(0, -1).map((key) => caches.delete(key)));
    },
    answer(request) {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== home) return undefined;
      if (request.mode === 'navigate') return isApp(pathname) ? openPage(request) : undefined;
      return isNamedByContent(pathname) || files.includes(pathname) ? openFile(request, pathname) : undefined;
    },
  };
}
