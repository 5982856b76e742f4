// Who is signed in, as this browser knows it: one state for all parts of the page and all tabs, and the events of signing in and out.
import { useSyncExternalStore } from 'react';
import { api, onNobody } from '#web/client/api.ts';
import { memory } from '#web/client/memory.ts';
import { inAgain, signedInHint } from '#web/ui/signed-in-hint.ts';
import {
  type Admitted,
  type CurrentUser,
  readSession,
  type SignedIn,
  signIn,
  signOut,
  signOutEverywhere,
} from '../contract.ts';

export type SessionState =
  /** With what the newest asking failed of, where nobody has been told who it is yet. */
  | { readonly status: 'loading'; readonly failure?: unknown }
  /** `byChoice` where the person signed out in this tab, rather than never was in or was thrown out. */
  | { readonly status: 'out'; readonly byChoice?: true }
  /** `ended` where the server knows of no session any more; `asked` once the person wants in again. What they do stays as it is. */
  | { readonly status: 'in'; readonly user: CurrentUser; readonly ended?: 'told' | 'asked' };

export type AuthEvent = 'signed-in' | 'signed-out' | 'token-refreshed' | 'password-recovery' | 'user-updated';

const loading: SessionState = { status: 'loading' };
let state: SessionState = loading as SessionState;
const watchers = new Set<() => void>();
const listeners = new Set<(event: AuthEvent) => void>();
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('telle.session');
tabs?.addEventListener('message', ({ data }: MessageEvent<AuthEvent>) => {
  if (data === 'signed-out') forgetHere();
  void refreshSession(data === 'signed-out');
});
onNobody(() => {
  if (state.status !== 'in') return;
  // What is held by a question of its own can be helped by one above it alone.
  if (document.querySelector('dialog:modal')) void askToSignIn();
  else if (!state.ended) void refreshSession();
});

/** The session; `loading` until the server was asked once. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    watch,
    () => state,
    () => loading,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Listens to the auth events of this tab; returns how to stop. */
export function onAuthEvent(listener: (event: AuthEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells this tab, and the others where they may show what stands no more: they ask who is in. */
export function announce(event: AuthEvent): void {
  for (const listener of listeners) listener(event);
  if (event !== 'token-refreshed') tabs?.postMessage(event);
}

function show(next: SessionState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

/** How often it became known anew who is in: an answer to what was asked before then is of no use any more. */
let round = 0;

function become(next: SessionState): void {
  round += 1;
  clearTimeout(asksAgain);
  failures = 0;
  // Whoever else signs in where a session ended gets nothing of what stands here.
  if (state.status === 'in' && state.ended && next.status === 'in' && !isSame(state.user, next.user)) {
    forgetHere();
    location.reload();
    return;
  }
  const root = document.documentElement;
  try {
    if (next.status === 'in') localStorage.setItem(signedInHint, next.user.email);
    else localStorage.removeItem(signedInHint);
  } catch {
    // The hint only spares the header a flash.
  }
  if (next.status === 'in') root.dataset.session = 'in';
  else delete root.dataset.session;
  // What the desk showed goes with the session; changes that wait stay for whoever made them.
  if (next.status === 'out') memory.forget();
  const isAgain = next.status === 'in' && state.status === 'in' && state.ended !== undefined;
  show(next);
  if (isAgain) window.dispatchEvent(new Event(inAgain));
}

function isSame(one: CurrentUser, other: CurrentUser): boolean {
  return one.id === other.id && one.businessId === other.businessId;
}

/** Whoever was thrown out in the middle of something wants in again, and stays where they are. */
export async function askToSignIn(): Promise<void> {
  const now = await refreshSession();
  if (now.status === 'in' && now.ended) show({ ...now, ended: 'asked' });
}

/** They do not want in again after all, for now. */
export function waitToSignIn(): void {
  if (state.status === 'in' && state.ended) show({ ...state, ended: 'told' });
}

/** Somebody else wants in: what stands here goes, in every tab. */
export function makeRoom(): void {
  forgetHere();
  become({ status: 'out' });
  announce('signed-out');
}

function wasIn(): boolean {
  try {
    return localStorage.getItem(signedInHint) !== null;
  } catch {
    return false;
  }
}

const asksAgainMs = [1_000, 2_000, 5_000, 15_000] as const;
let asksAgain: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** Until when the session lasts, as the server said last. */
let lasts: string | undefined;

/**
 * Asks the server who is signed in. Without an answer the state stays: only the server says that somebody is out, so a
 * first asking goes on until it is heard, but for visitors who never were in here. A session that ends in the middle leaves
 * the page to its person, unless they left (`isLeaving`) in another tab.
 */
export async function refreshSession(isLeaving = false): Promise<SessionState> {
  const asked = round;
  try {
    const session = await api.call(readSession, {});
    if (asked !== round) return state;
    if (!session && state.status === 'out') return state;
    if (!session && state.status === 'in' && !isLeaving) {
      show({ ended: 'told', ...state });
      return state;
    }
    const isLonger = session !== null && lasts !== undefined && session.expiresAt > lasts;
    become(session ? { status: 'in', user: session.user } : { status: 'out' });
    lasts = session?.expiresAt;
    if (isLonger) announce('token-refreshed');
  } catch (failure) {
    if (state.status !== 'loading' || asked !== round) return state;
    show({ status: 'loading', failure });
    if (wasIn()) {
      clearTimeout(asksAgain);
      asksAgain = setTimeout(() => void refreshSession(), asksAgainMs[Math.min(failures, asksAgainMs.length - 1)]);
      failures += 1;
    }
  }
  return state;
}

/** Takes over a session that the server has just opened. */
export function enter(session: SignedIn): CurrentUser {
  become({ status: 'in', user: session.user });
  lasts = session.expiresAt;
  memory.keep(readSession.name, readSession.path, session);
  announce('signed-in');
  return session.user;
}

/** Who is in; null where a code is asked for first, at `/login/code`. */
export async function signInWith(email: string, password: string, remember: boolean): Promise<CurrentUser | null> {
  return enterUnlessAsked(await api.call(signIn, { body: { email, password, remember } }));
}

/** Takes over a session that was opened; null where the second step stands before it. */
export function enterUnlessAsked(admitted: Admitted): CurrentUser | null {
  return 'user' in admitted ? enter(admitted) : null;
}

export async function signOutHere(): Promise<void> {
  await api.call(signOut, {});
  leave();
}

export async function signOutOfAll(): Promise<void> {
  await api.call(signOutEverywhere, {});
  leave();
}

function leave(): void {
  forgetHere();
  become({ status: 'out', byChoice: true });
  announce('signed-out');
}

/** What was typed and not sent goes too: the next one at this tab is somebody else. */
function forgetHere(): void {
  memory.forget();
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith('telle.')) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}
