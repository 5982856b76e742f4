// Which of several services is wanted that were asked about in one question: both, one of them, or none.
import type { Command } from '../../commands.ts';
import type { Seen } from '../seen.ts';
import type { ReadWish } from '../times/times.ts';
import { wishWordsMax } from '../times/wishes-now.ts';

/** "Book me both", "book one", right after several were asked about: each of them, or whichever it is to be. */
export function ofThose({ whole }: Seen, services: readonly string[], wishes: readonly ReadWish[]): Command[] {
  if (noneOfThose.test(whole.folded)) return [];
  const times: Command[] = wishes.length > 0 ? [{ do: 'set-times', wishes: wishes.map(({ wish }) => wish) }] : [];
  const wantsAll = allOfThose.test(whole.folded) && whole.folded.split(/\s+/).length <= wishWordsMax;
  if (!wantsAll) return [{ do: 'narrow-service', services: [...services] }, ...times];
  return services.flatMap((service, at): Command[] => [
    ...(at > 0 ? ([{ do: 'also' }, { do: 'start', flow: 'book' }] as const) : []),
    { do: 'set-service', service, sure: 0.9 },
    ...times,
  ]);
}

const allOfThose =
  /(?<!\p{L})(?:both|all (?:of (?:them|those)|two|three|four)|the two(?: of them)?|the lot|(?<!a )(?:los|las) (?:dos|tres)|amb[oa]s|tod[oa]s(?! l[oa]s (?:meses|dias|semanas|anos))|les (?:deux|trois)|tou(?:s|tes)(?! les (?:mois|jours|ans|semaines|(?:deux|trois|six) ))|beides?|alle(?:s| drei)?(?! (?:\p{L}+ )?(?:monate|wochen|tage|jahre)))(?!\p{L})/u;
/** Something else is wanted. */
const noneOfThose = /(?<!\p{L})(?:neither|none|ningun[oa]|aucune?|ni l'une?|keine?s? (?:von|davon)|weder)(?!\p{L})/u;
