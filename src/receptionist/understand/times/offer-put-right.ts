// "Six, no wait, the first one", where several times were offered: what was begun is broken off, and one of those offered is taken.
// Over folded text, in four languages.
import type { Seen } from '../seen.ts';
import { type Signs, signsOf } from '../signs.ts';
import { oneOfThem } from './wish-words.ts';

/** The last part, behind the last word that takes back what stands before it. */
const settled =
  /^.*[\p{L}\d].*(?<!\p{L})(?:no|wait|actually|sorry|rather|espere|espera|mejor|perdon|non|attendez|plutot|finalement|pardon|nein|nee|moment|warten sie|lieber|doch|quatsch)[\s,.;–—…]+(?<last>[^,.;–—…]+[.!…]*\s*)$/u;

/** What is settled on, where that is one of those offered; else the whole of what was said. */
export function offerSettledOn({ said, language, heard, whole }: Seen): Signs {
  const last = settled.exec(whole.folded)?.groups?.last;
  if (last === undefined || !oneOfThem.test(last)) return whole;
  const start = said.length - last.length;
  return signsOf(said.slice(start), language, heard.state.asked, { start, end: said.length, negated: false });
}
