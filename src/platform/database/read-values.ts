// What PostgreSQL writes as text, read as values. A page of a list has hundreds of instants and lists, most of them plain: these
// are read without the general parsers, which leave as much to be cleared away as all the rest of an answer.
import { type ClientConfig, types } from 'pg';

/** What the database calls its types by. */
const oids: Readonly<Record<'int8' | 'date' | 'texts' | 'instant', number>> = {
  int8: 20,
  date: 1082,
  texts: 1009,
  instant: 1184,
};

/** Whole numbers beyond 2^53 would be changed silently: they are an error here. */
function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`);
  return number;
}

const anyInstant: (text: string) => Date | number = types.getTypeParser(oids.instant);
const anyTexts: (text: string) => (string | null)[] = types.getTypeParser(oids.texts);

/** "2026-11-22 18:43:29.123456+00" of the years 100 to 9999: connections are in UTC. */
const plainInstant = /^(?!00)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;
/** "{a,b}" with nothing that is quoted or null. */
const plainTexts = /^\{[^"\\{}N]+\}$/;

/** An instant, in whole milliseconds; `Infinity` and its opposite are numbers. */
export function instantOf(text: string): Date | number {
  return plainInstant.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyInstant(text);
}

export function textsOf(text: string): (string | null)[] {
  if (text === '{}') return [];
  return plainTexts.test(text) ? text.slice(1, -1).split(',') : anyTexts(text);
}

/** bigint is a number, a date stays 'YYYY-MM-DD', an instant is a Date. */
export const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === oids.instant) return instantOf;
      if (oid === oids.texts) return textsOf;
    }
    if (oid === oids.int8) return safeInteger;
    if (oid === oids.date) return (text: string) => text;
    return types.getTypeParser(oid, format);
  },
} as ClientConfig['types'];
