import { beforeEach, expect, it } from 'vitest';
import type { SignedIn } from '#domains/accounts/contract.ts';
import { type Keeper, memoryOf, type SessionMemory } from './memory.ts';

const session = { user: { id: 'usr_1' }, expiresAt: '2026-12-01T00:00:00.000Z' } as unknown as SignedIn;

let disk: Map<string, unknown>;
let isKept: boolean;
let loads: number;
let memory: SessionMemory;
/** Lets what waits to be kept go on, and settles when it has. */
let draw: () => Promise<void>;

/** Keeps in a map what the browser keeps in its database. */
const keeper: Keeper = {
  keepSession: async (one) => void disk.set('session', one),
  recallSession: async () => disk.get('session') as SignedIn | undefined,
  keepAnswer: async (path, data) => void disk.set(path, data),
  recallAnswer: async (path) => disk.get(path),
  recallFromLists: async (path) => disk.get(`in a list: ${path}`),
  forgetKept: async () => disk.clear(),
};
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  [disk, isKept, loads] = [new Map(), false, 0];
  const pending: (() => void)[] = [];
  memory = memoryOf({
    load: async () => {
      loads += 1;
      return keeper;
    },
    mark: {
      is: () => isKept,
      set: (is) => {
        isKept = is;
      },
    },
    drawn: () => new Promise<void>((resolve) => pending.push(resolve)),
  });
  draw = async () => {
    for (const resolve of pending.splice(0)) resolve();
    await settled();
  };
});

it('keeps the session and what the desk shows, and recalls it', async () => {
  memory.keep('readSession', '/auth/session', session);
  memory.keep('listContacts', '/contacts', ['Dana']);
  memory.keep('listApiKeys', '/api-keys', ['secret']);
  await draw();
  expect(await memory.recall('readSession', '/auth/session')).toBe(session);
  expect(await memory.recall('listContacts', '/contacts')).toEqual(['Dana']);
  expect(await memory.recall('listApiKeys', '/api-keys')).toBeUndefined();
});

it('whoever was seen in a list alone is recalled from there, and no conversation is, of which a list holds less', async () => {
  memory.keep('listContacts', '/contacts', ['Dana']);
  await draw();
  disk.set('in a list: /contacts/ctc_1', 'Dana, listed');
  disk.set('in a list: /conversations/cnv_1', 'a row');
  expect(await memory.recall('getContact', '/contacts/ctc_1')).toBe('Dana, listed');
  expect(await memory.recall('readConversation', '/conversations/cnv_1')).toBeUndefined();
  disk.set('/contacts/ctc_1', 'Dana, opened');
  expect(await memory.recall('getContact', '/contacts/ctc_1')).toBe('Dana, opened');
});

it('an ended session takes everything with it, whatever else says that somebody was in', async () => {
  memory.keep('readSession', '/auth/session', session);
  memory.keep('listContacts', '/contacts', ['Dana']);
  await draw();
  memory.keep('readSession', '/auth/session', null);
  await settled();
  expect([disk.size, isKept]).toEqual([0, false]);
});

it('what was on its way to be kept at the end of a session is not kept after it', async () => {
  memory.keep('readSession', '/auth/session', session);
  memory.keep('listContacts', '/contacts', ['Dana']);
  memory.forget();
  await draw();
  expect(disk.size).toBe(0);
});

it('the next session keeps again', async () => {
  memory.keep('readSession', '/auth/session', session);
  await draw();
  memory.forget();
  memory.keep('readSession', '/auth/session', session);
  await draw();
  expect([disk.size, isKept]).toEqual([1, true]);
});

it('nothing is fetched for whoever never was in', async () => {
  memory.keep('readSession', '/auth/session', null);
  memory.forget();
  expect(await memory.recall('readSession', '/auth/session')).toBeUndefined();
  await draw();
  expect(loads).toBe(0);
});

it('a tab keeps for nobody any more once another one has forgotten', async () => {
  memory.keep('readSession', '/auth/session', session);
  await draw();
  [disk, isKept] = [new Map(), false];
  disk.set('owner of this tab', 'usr_1');
  memory.forget();
  await settled();
  expect(disk.size).toBe(0);
});
