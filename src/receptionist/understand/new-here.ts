// "I've never been", "c'est la première fois": a caller who is new here says so, and neither complains nor refuses anything.
import type { Business } from '../business.ts';
import { foldCue } from './cues/cue.ts';

const newHere =
  /(?<!\p{L})(?:never (?:been|visited)(?: (?:in|here|there|to you|with you|before|you)|(?=\P{L}*$))|(?:not|haven't|havent) been (?:here|there|in|to you|before)|first[ -]time(?:r)?|new (?:patient|client|customer|here|to you)|nunca (?:he|hemos) (?:ido|estado|venido)|nunca (?:fui|vine)|primera vez|soy nuev[oa]|(?:paciente|clienta?) nuev[oa]|jamais venue?s?|premiere fois|nouve(?:au|lle) (?:patiente?|cliente?)|suis nouve(?:au|lle)|noch nie (?:da|bei ihnen|hier|dort)|(?:das |zum )?erste[ns]? mal|neue[rn]? (?:patient(?:in)?|kunde|kundin)|bin neu)(?!\p{L})/u;

export const isNewHere = (folded: string): boolean => newHere.test(folded);

const firstVisit =
  /(?<!\p{L})(?:initial|first|new (?:patient|client|customer)|intake|inicial|primera|initiale?|premiere?|erst\p{L}*|neu(?:patient|kund)\p{L}*)(?!\p{L})/u;

/** The one service that by its name is for who comes for the first time; undefined for none or several. */
export function serviceOfNew({ services }: Business): string | undefined {
  const [first, second] = services.filter(({ name, aka }) =>
    [name, ...(aka ?? [])].some((one) => firstVisit.test(foldCue(one))),
  );
  return second === undefined ? first?.name : undefined;
}
