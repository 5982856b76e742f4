// Where somebody was going when they were asked to sign in. Only a path of our own is believed.

/** Of the router's state, as the guard leaves it; `otherwise` where nothing stands there. */
export function wanted(state: unknown, otherwise = '/'): string {
  return ownPath(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined, otherwise);
}

/** What a browser makes of it counts: it leaves out tabs and line ends, and takes a backslash for a slash. */
export function ownPath(path: unknown, otherwise = '/'): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return otherwise;
  const own = 'https://own.invalid';
  try {
    return new URL(path, own).origin === own ? path : otherwise;
  } catch {
    return otherwise;
  }
}
