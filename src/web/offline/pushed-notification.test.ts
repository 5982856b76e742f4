import { beforeEach, describe, expect, it } from 'vitest';
import { openPushed, ownPath, readPush, type Showing, showPushed, type Tab } from './pushed-notification.ts';

const home = 'https://telle.example';
let shown: unknown[];
let opened: string[];
let focused: string[];
let tabs: Tab[];
beforeEach(() => {
  [shown, opened, focused, tabs] = [[], [], [], []];
});
const showing: Showing = {
  home,
  isDesk: (path) => path === '/inbox' || path === '/dashboard',
  tabs: async () => tabs,
  async show(title, { body, data, tag, silent, renotify }) {
    // A browser refuses to tell again what makes no sound.
    if (silent && renotify) throw new TypeError('silent, and yet to be heard again');
    shown.push([title, body, data, tag, silent ? 'silent' : 'heard']);
  },
  close: async (tag) => void shown.push(['closed', tag]),
  open: async (path) => opened.push(path),
};
const tab = (path: string, visibilityState = 'hidden'): Tab => {
  const url = `${home}${path}`;
  return { url, visibilityState, focus: async () => focused.push(url) };
};
const pushed = JSON.stringify({ title: 'Urgent message', body: 'Vale Plumbing', path: '/inbox?id=cnv_1', tag: 'one' });

describe('a notification', () => {
  it('is shown while no tab is open, or nobody looks at the desk', async () => {
    await showPushed(pushed, showing);
    tabs = [tab('/inbox'), tab('/pricing', 'visible')];
    await showPushed(pushed, showing);
    expect(shown).toEqual(
      Array(2).fill(['Urgent message', 'Vale Plumbing', { path: '/inbox?id=cnv_1' }, 'one', 'heard']),
    );
  });

  it('is shown without a sound and taken away at once for somebody who looks at the desk', async () => {
    tabs = [tab('/contacts'), tab('/inbox?list=mine', 'visible')];
    await showPushed(pushed, showing);
    expect(shown).toEqual([
      ['Urgent message', 'Vale Plumbing', { path: '/inbox?id=cnv_1' }, 'one', 'silent'],
      ['closed', 'one'],
    ]);
  });

  it.each([[undefined], [''], ['nonsense'], ['null'], ['7'], ['{}'], ['{"title": 7, "path": {}}']])(
    'that cannot be read is shown as news at the desk: %s',
    (text) => {
      expect(readPush(text, home)).toEqual({
        ...{ title: 'Telle', body: 'There is news at your desk.', path: '/dashboard', tag: 'news' },
      });
    },
  );
});

it.each([
  ['/inbox?id=cnv_1', '/inbox?id=cnv_1'],
  ['//evil.example/inbox', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/.//evil.example/inbox', '/dashboard'],
  ['/x/..//evil.example/inbox', '/dashboard'],
  ['/.//\\evil.example', '/dashboard'],
  ['', '/dashboard'],
])('the path %s leads to %s', (path, leads) => {
  expect(ownPath(path, home)).toBe(leads);
});

describe('a press', () => {
  it('goes to the tab that shows it', async () => {
    tabs = [tab('/contacts', 'visible'), tab('/inbox?id=cnv_1')];
    await openPushed({ path: '/inbox?id=cnv_1' }, showing);
    expect([focused, opened]).toEqual([[`${home}/inbox?id=cnv_1`], []]);
  });

  it('leaves what stands in another tab as it is', async () => {
    tabs = [tab('/contacts')];
    await openPushed({ path: '/inbox?id=cnv_1' }, showing);
    await openPushed(undefined, showing);
    expect([focused, opened]).toEqual([[], ['/inbox?id=cnv_1', '/dashboard']]);
  });
});
