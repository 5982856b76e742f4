// "Another day, just not Tuesday", where times were offered: the days of these are ruled out too.
import type { TimeWish } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import type { Seen } from '../seen.ts';

const otherDay =
  /(?<!\p{L})(?:(?:an?)?other days?|(?:a )?different day|some other day|otros? dias?|(?:un |d')?autres? jours?|(?:(?:an )?(?:einem|einen|ein) )?andere[rnm]? tage?)(?!\p{L})/u;

/** The days that were offered, where another one is wished and none is named for it. */
export function offeredDaysRuledOut({ heard, whole, mentions }: Seen): readonly TimeWish[] {
  const { state, business } = heard;
  const onlyRulesOut = mentions.wishes.length > 0 && mentions.wishes.every(({ wish }) => wish.excluded);
  if (state.asked !== 'time' || !onlyRulesOut || !otherDay.test(whole.folded)) return [];
  const days = state.offers.flatMap((one) =>
    one.kind === 'time' ? [localTime(one.startsAt, business.timezone).date] : [],
  );
  return [...new Set(days)].map((date) => ({ date, excluded: true }));
}
