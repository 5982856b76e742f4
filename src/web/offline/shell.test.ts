import { beforeEach, expect, it } from 'vitest';
import { type Shell, shellOf } from './shell.ts';

const home = 'http://telle.test';
const built: Shell = {
  version: 'two',
  page: '/dashboard',
  files: ['/assets/app-2.js', '/favicon.svg'],
  routes: ['/dashboard', '/contacts'],
};
const pageOf = (build: number) => `<script src="/assets/app-${build}.js"></script>`;

/** As much of the browser's cache as the shell needs. */
function openCaches(fetched: (path: string) => Response): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, response: Response) => void kept.set(path, response),
      addAll: async (paths: string[]) => {
        for (const path of paths) {
          const response = fetched(path);
          if (!response.ok) throw new TypeError('a file is missing');
          kept.set(path, response);
        }
      },
    };
  };
  const match = async (path: string) => {
    for (const kept of all.values()) if (kept.has(path)) return kept.get(path)?.clone();
    return undefined;
  };
  return { open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) } as never;
}

let served: (path: string) => Response;
let caches: CacheStorage;
beforeEach(() => {
  served = (path) => new Response(path === '/dashboard' ? pageOf(2) : `online ${path}`);
  caches = openCaches((path) => served(path));
});
const shellAs = (shell: Shell = built) =>
  shellOf(shell, caches, async (request) => served(new URL(request.url, home).pathname), home);

type Asked = { mode?: 'navigate' | 'cors'; method?: string };
const asked = (path: string, { mode = 'cors', method = 'GET' }: Asked = {}) =>
  ({ url: new URL(path, home).href, mode, method }) as Request;
const navigation: Asked = { mode: 'navigate' };
const gone = () => {
  throw new TypeError('Failed to fetch');
};
/** Requests need whole addresses outside of a browser. */
const keep = async (shell: Shell = built) => {
  const whole = { ...shell, page: `${home}${shell.page}` };
  await shellAs(whole).keep();
  return shellAs(whole);
};

it('opens a page of the app from the cache where the server cannot be reached or is down', async () => {
  const shell = await keep();
  served = gone;
  expect(await (await shell.answer(asked('/contacts/ctc_1', navigation)))?.text()).toBe(pageOf(2));
  served = () => new Response('down', { status: 502 });
  expect(await (await shell.answer(asked('/dashboard', navigation)))?.text()).toBe(pageOf(2));
});

it('leaves a page to the server wherever that answers', async () => {
  const shell = await keep();
  served = () => new Response('newer');
  expect(await (await shell.answer(asked('/dashboard', navigation)))?.text()).toBe('newer');
});

it('has files of its own build and of the one before from the cache, and fetches others', async () => {
  await keep({ ...built, version: 'one', files: ['/assets/app-2.js', '/assets/old-1.js'] });
  const shell = await keep();
  await shell.forgetOld();
  served = (path) => new Response(`now ${path}`);
  const texts = await Promise.all(
    ['/assets/app-2.js', '/assets/old-1.js', '/assets/new-3.js'].map(async (path) =>
      (await shell.answer(asked(path)))?.text(),
    ),
  );
  expect(texts).toEqual(['online /assets/app-2.js', 'online /assets/old-1.js', 'now /assets/new-3.js']);
});

it('has a file that no content names from its own build, whatever older ones have', async () => {
  served = (path) => new Response(path.endsWith('/dashboard') ? pageOf(2) : 'the old icon');
  await keep({ ...built, version: 'one' });
  served = (path) => new Response(path.endsWith('/dashboard') ? pageOf(2) : 'the new icon');
  const shell = await keep();
  served = gone;
  expect(await (await shell.answer(asked('/favicon.svg')))?.text()).toBe('the new icon');
});

it('keeps no third build', async () => {
  for (const version of ['zero', 'one']) await keep({ ...built, version });
  const shell = await keep();
  await shell.forgetOld();
  expect(await caches.keys()).toEqual(['telle.shell.one', 'telle.shell.two']);
});

it.each([
  ['a page of the site', '/pricing', navigation],
  ['a page that only begins like one of the app', '/contacts-of-mine', navigation],
  ['the API', '/api/contacts', {}],
  ['a change', '/contacts', { method: 'POST' }],
  ['another house', 'https://elsewhere.test/assets/app-2.js', {}],
] as const)('%s is none of its business', (_what, path, how) => {
  expect(shellAs().answer(asked(path, how))).toBeUndefined();
});

it('is kept whole or not at all', async () => {
  served = (path) => (path === '/favicon.svg' ? new Response('', { status: 404 }) : new Response(pageOf(2)));
  await expect(keep()).rejects.toThrow('a file is missing');
  served = () => new Response(pageOf(3));
  await expect(keep()).rejects.toThrow('the shell is of another build');
});
