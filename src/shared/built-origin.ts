// The address that stands in the built pages where the server writes its own, since a build does not know it.

/** `.invalid` names nothing (RFC 2606), so that a page which was not dressed shows it. */
export const builtOrigin = 'https://site.invalid';
