// What a filter of contacts keeps.
import type { ContactFilter } from './contract.ts';

/** What a list is asked for, as its address says it. */
export type Sought = Pick<ContactFilter, 'search' | 'tag' | 'sort'> & { readonly has: ContactFilter['has'] | '' };

/** How long what is sought may be, in characters. */
export const soughtMost = { search: 100, tag: 30 } as const;

/** An address may ask for more than a filter keeps. */
export const isKeepable = ({ search, tag }: Sought): boolean =>
  search.trim().length <= soughtMost.search && tag.trim().length <= soughtMost.tag;

export const bodyOf = (sought: Sought, name: string) => ({ ...sought, has: sought.has || null, name });
