// What of a report is kept: enough to find the fault, nothing that opens an account.

export const detailsCharactersMax = 8000;

/** The address without query, fragment and credentials, which hold tokens and names; what is no address is cut at its first question mark. */
export function withoutSecrets(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1').replace(/[?#].*$/s, '');
}

/** Text of a report on one line and without tokens of links: a query in it loses its values. */
export function withoutQueries(text: string): string {
  return text.replaceAll(/([?&][\w.-]+=)[^\s&"'`)\\]+/g, '$1…');
}

/** The details as text; null when there are none. Longer ones are cut. */
export function detailsText(details: unknown): string | null {
  if (details === undefined || details === null) return null;
  const text = typeof details === 'string' ? details : JSON.stringify(details);
  return withoutQueries(text).slice(0, detailsCharactersMax);
}
