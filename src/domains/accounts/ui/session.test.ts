import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const user = { id: 'usr_1', businessId: 'biz_1', email: 'ana@lopez.example' };
const until = (expiresAt: string) => ({ user, expiresAt });
const soon = '2026-11-30T12:00:00Z';
const later = '2026-12-30T12:00:00Z';

/** What other tabs are told. */
let posted: string[] = [];
/** What the server answers one after the other to who asks for the session. */
let answers: (ReturnType<typeof until> | null)[] = [];

beforeEach(() => {
  posted = [];
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'https://telle.example', reload: () => undefined });
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: answers.shift() ?? null }));
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(said: string) {
        posted.push(said);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function heardSession() {
  const session = await import('./session.ts');
  const heard: string[] = [];
  return { ...session, heard, stop: session.onAuthEvent((event) => void heard.push(event)) };
}

it('a session is told to be refreshed where the server lets it last longer, and at no other asking', async () => {
  const { refreshSession, heard } = await heardSession();
  answers = [until(soon), until(soon), until(later), until(later)];
  await refreshSession();
  await refreshSession();
  expect(heard).toEqual([]);
  await refreshSession();
  expect(heard).toEqual(['token-refreshed']);
  await refreshSession();
  expect(heard).toEqual(['token-refreshed']);
});

it('signing in and out is told here and in every other tab, until nobody listens any more', async () => {
  const { enter, signOutHere, heard, stop } = await heardSession();
  enter(until(soon) as never);
  await signOutHere();
  expect(heard).toEqual(['signed-in', 'signed-out']);
  expect(posted).toEqual(heard);
  stop();
  enter(until(soon) as never);
  expect(heard).toHaveLength(2);
});

it.each(['user-updated', 'password-recovery'] as const)(
  '%s is told here, and makes other tabs ask who is in',
  async (event) => {
    const { announce, heard } = await heardSession();
    announce(event);
    expect([heard, posted]).toEqual([[event], [event]]);
  },
);
