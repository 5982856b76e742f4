// Where somebody was going when they were asked to sign in. Only a path of our own is believed.

/** Of the router's state, as the guard leaves it; `/` where nothing stands there. */
export function wanted(state: unknown): string {
  return ownPath(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined);
}

export function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}
