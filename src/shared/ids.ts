// Ids carry their noun: `ctc_01h…` is a contact wherever it is met, in a log, a link or a query.
import { z } from 'zod';

/** One prefix a noun. A new noun adds its line here and nowhere else. */
export const idPrefixes = {
  user: 'usr',
  session: 'ses',
  credential: 'crd',
  verification: 'ver',
  business: 'biz',
  member: 'mem',
  contact: 'ctc',
  conversation: 'cnv',
  message: 'msg',
  appointment: 'apt',
  service: 'svc',
  staff: 'stf',
  source: 'src',
  question: 'qst',
  handOff: 'hnd',
  mail: 'mai',
  line: 'lin',
  callerCode: 'cod',
  blockedTime: 'blk',
  weeklyBlock: 'wkb',
  testQuestion: 'tqn',
  testRun: 'trn',
  errorEntry: 'err',
  listReader: 'lsr',
  incident: 'inc',
  application: 'apl',
  request: 'req',
  apiKey: 'key',
  invitation: 'inv',
  dataExport: 'exp',
  modelCall: 'mdl',
  savedReply: 'rpl',
  contactNote: 'nte',
  contactMerge: 'mrg',
  contactField: 'fld',
  contactFilter: 'flt',
  contactImport: 'imp',
  consent: 'cns',
  billingEntry: 'bil',
  calendarFeed: 'cal',
  toldBrowser: 'brw',
} as const;

export type Noun = keyof typeof idPrefixes;
export type Id<N extends Noun> = `${(typeof idPrefixes)[N]}_${string}`;
export type BusinessId = Id<'business'>;
export type UserId = Id<'user'>;

/** 26 characters of Crockford's base 32: 48 bits of milliseconds, then 80 random bits, so ids sort by birth. */
const body = '[0-9a-hjkmnp-tv-z]{26}';

export function isId<N extends Noun>(noun: N, text: string): text is Id<N> {
  return patternOf(noun).test(text);
}

const patterns = new Map<Noun, RegExp>();

function patternOf(noun: Noun): RegExp {
  const known = patterns.get(noun) ?? new RegExp(`^${idPrefixes[noun]}_${body}$`);
  patterns.set(noun, known);
  return known;
}

/** A zod schema for the id of one noun; in the OpenAPI document it is a string with a pattern. */
export function idOf<N extends Noun>(noun: N) {
  return z.string().regex(patternOf(noun)) as unknown as z.ZodType<Id<N>, Id<N>>;
}
