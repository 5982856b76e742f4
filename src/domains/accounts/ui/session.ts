// Who is signed in, as this browser knows it: one state for all parts of the page and all tabs, and the events of signing in and out.
import { useSyncExternalStore } from 'react';
import { api } from '#web/client/api.ts';
import { signedInHint } from '#web/ui/signed-in-hint.ts';
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
  | { readonly status: 'loading' }
  /** `byChoice` where the person signed out in this tab, rather than never was in or was thrown out. */
  | { readonly status: 'out'; readonly byChoice?: true }
  | { readonly status: 'in'; readonly user: CurrentUser };

export type AuthEvent = 'signed-in' | 'signed-out' | 'token-refreshed' | 'password-recovery' | 'user-updated';

const loading: SessionState = { status: 'loading' };
let state: SessionState = loading as SessionState;
const watchers = new Set<() => void>();
const listeners = new Set<(event: AuthEvent) => void>();
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('telle.session');
tabs?.addEventListener('message', () => void refreshSession());

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

export function announce(event: AuthEvent): void {
  for (const listener of listeners) listener(event);
}

function become(next: SessionState): void {
  state = next;
  const root = document.documentElement;
  try {
    if (next.status === 'in') localStorage.setItem(signedInHint, next.user.email);
    else localStorage.removeItem(signedInHint);
  } catch {
    // The hint only spares the header a flash.
  }
  if (next.status === 'in') root.dataset.session = 'in';
  else delete root.dataset.session;
  for (const watcher of watchers) watcher();
}

/** Asks the server who is signed in. Without an answer the state stays, and a first asking counts as signed out. */
export async function refreshSession(): Promise<SessionState> {
  try {
    const session = await api.call(readSession, {});
    become(session ? { status: 'in', user: session.user } : { status: 'out' });
  } catch {
    if (state.status === 'loading') become({ status: 'out' });
  }
  return state;
}

/** Takes over a session that the server has just opened. */
export function enter(session: SignedIn): CurrentUser {
  become({ status: 'in', user: session.user });
  announce('signed-in');
  tabs?.postMessage('signed-in');
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
  become({ status: 'out', byChoice: true });
  announce('signed-out');
  tabs?.postMessage('signed-out');
}
