import type { Business, Language } from '../business.ts';
import type { Say } from '../plan.ts';
export type Facts = { readonly says: readonly Say[]; readonly sources: readonly string[]; readonly known: boolean; readonly sure: boolean; readonly weight: number };
export function factsAbout(_q: string, _l: Language, _c: { business: Business; now: string; service: string | undefined; person: string | undefined }): Facts | null { return null; }
