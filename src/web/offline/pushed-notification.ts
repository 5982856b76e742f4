// What the service worker does with a notification that was pushed to this browser: shows it, no longer than a moment where its
// person looks at the desk, and leads to where it is seen when it is pressed. What came is another machine's text until it was read.

export type PushedNotification = {
  readonly title: string;
  readonly body: string;
  /** A path of this site, with its query. */
  readonly path: string;
  /** A later one of the same tag takes the place of this one. */
  readonly tag: string;
};

/** As much of a service worker as this needs. */
export type Showing = {
  readonly home: string;
  /** Whether a path is a page of the desk. */
  isDesk(path: string): boolean;
  tabs(): Promise<readonly Tab[]>;
  show(title: string, how: NotificationOptions & { readonly renotify: boolean }): Promise<void>;
  /** Takes away what is shown under that tag. */
  close(tag: string): Promise<void>;
  open(path: string): Promise<unknown>;
};
export type Tab = {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
};

/** Where something came that cannot be read: a browser asks that something is shown for each that is pushed. */
const unread: PushedNotification = {
  title: 'Telle',
  body: 'There is news at your desk.',
  path: '/dashboard',
  tag: 'news',
};

/** Never throws. */
export function readPush(text: string | undefined, home: string): PushedNotification {
  try {
    const said: unknown = JSON.parse(text ?? '');
    if (typeof said !== 'object' || said === null) return unread;
    const field = (name: keyof PushedNotification, most: number) => {
      const value: unknown = Reflect.get(said, name);
      return typeof value === 'string' && value !== '' ? value.slice(0, most) : unread[name];
    };
    return { title: field('title', 100), body: field('body', 200), tag: field('tag', 64), path: pathIn(said, home) };
  } catch {
    return unread;
  }
}

function pathIn(said: object, home: string): string {
  const path: unknown = Reflect.get(said, 'path');
  return ownPath(typeof path === 'string' ? path : '', home);
}

/** The desk for what is no path of this site. */
export function ownPath(path: string, home: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, home)) return unread.path;
  const url = new URL(path, home);
  // `/.//name` has our origin, and is another machine's address once it is read again.
  return url.origin === home && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : unread.path;
}

/**
 * Shows it. Where the desk stands open before its person's eyes it is seen anyway, so it makes no sound and is taken away at
 * once; not showing it at all is no choice, since a browser ends the pushing for whoever shows nothing for what is pushed.
 */
export async function showPushed(text: string | undefined, showing: Showing): Promise<void> {
  const { title, body, path, tag } = readPush(text, showing.home);
  const looksAtDesk = ({ url, visibilityState }: Tab) =>
    visibilityState === 'visible' && showing.isDesk(new URL(url).pathname);
  const isSeen = (await showing.tabs()).some(looksAtDesk);
  const how = { body, tag, renotify: !isSeen, silent: isSeen, icon: '/icons/telle-192.png', data: { path } };
  await showing.show(title, how);
  if (isSeen) await showing.close(tag);
}

/** Leads there: to the tab that shows it already, else in one of its own, so that nothing half written in another is lost. */
export async function openPushed(data: unknown, showing: Showing): Promise<void> {
  const said = typeof data === 'object' && data !== null && 'path' in data ? data.path : '';
  const path = ownPath(typeof said === 'string' ? said : '', showing.home);
  const shows = (await showing.tabs()).find(({ url }) => url === new URL(path, showing.home).href);
  await (shows ? shows.focus() : showing.open(path));
}
