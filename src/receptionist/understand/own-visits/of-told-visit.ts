// "Can we make it Wednesday instead?", "that's too early, can he come later in the day?", "who's that with?": right after their one visit
// was told, that one is meant, and no new one is wished for.
import { clockOf } from '#shared/hours.ts';
import type { Command, TimeWish } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import type { Seen } from '../seen.ts';

const anyOf = (...patterns: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'u');

const otherTime = anyOf(
  "make it|instead|(?:an? |half an |two )?(?:hour|day|week|minute)s? (?:later|earlier)|later (?:in the day|that day|on)|(?:bit|little|any|something|anything|come|do it|be seen|there) (?:later|earlier|sooner)|another (?:day|time)|a different (?:day|time)|too (?:early|late)|(?:can't|cannot|won't) (?:make|do|come|be)|(?:push|move|change|switch|bump) (?:it|that)|won't be able to",
  'mas (?:tarde|temprano)|otro (?:dia|horario)|otra hora|en (?:vez|lugar) de|(?:cambi|m[ou]ev|recorr|pas)(?:ar|e|en|a|an)?(?:me|nos)?l[ao]|se me complic\\p{L}+|a esa hora no|ese dia no|no (?:puedo|voy a poder)|mejor (?:el|a las|otro|otra)|(?:muy|demasiado) (?:tarde|temprano)',
  "plus (?:tard|tot)|un autre (?:jour|horaire|creneau)|autre chose|plutot|a la place|(?:m'|ca (?:ne )?m')arrange pas|(?:peux|pourrai) (?:pas|plus)|trop (?:tot|tard)|decaler|avancer",
  'spater|fruher|an(?: einem)? anderen tag|einen? anderen? (?:termin|tag|zeit|uhrzeit)|stattdessen|lieber|zu (?:spat|fruh)|kann (?:\\p{L}+ ){0,3}nicht|passt (?:mir |bei mir )?(?:da |leider )?nicht|verschieben',
);
/** Beside a day or an hour of its own. */
const proposes = anyOf(
  '(?:can|could|may|might) (?:i|we|you|he|she|they) (?:come|do|be|make|have|get)|(?:how|what) about|would \\p{L}+ (?:work|be (?:ok|okay|possible))',
  '(?:puedo|podria|podemos|podriamos|puede|se puede) (?:ir|venir|ser|llegar|pasar)|que tal',
  "(?:je peux|on peut|est-ce que je peux|pourrais-je|puis-je) (?:venir|passer)|c'est possible|ce serait possible",
  '(?:kann|konnte|kann|durfte) ich (?:\\p{L}+ ){0,4}kommen|ginge(?: es)?|ist .* moglich',
);
const withWhom = anyOf(
  "who(?:'s| is| will|m)?(?: (?:that|it|this|i|be|am))*(?: (?:with|seeing|coming|see|doing it))|with whom",
  'con quien|quien (?:me )?(?:toca|atiende|viene)',
  "avec qui|c'est qui|qui (?:vient|s'occupe)",
  'bei wem|mit wem|wer (?:kommt|macht das|ist das)',
);
/** "Same time still, yeah?": whether it stands as it was told before. */
const asksIfStands = anyOf(
  "still (?:the )?same (?:time|day)|same (?:time|day) still|(?:that|it|that's|it's|is it|is that) (?:all )?still (?:on|good|right|happening)|still (?:on|good)(?= *(?:[?,.!]|$))",
  '(?:sigue|todavia es|es) (?:a )?la misma hora|sigue (?:igual|en pie)',
  "(?:c'est )?toujours (?:a )?(?:la meme heure|bon|prevu)|(?:ca|c'est) tient toujours",
  '(?:noch|immer noch|weiterhin) (?:um )?(?:die |zur )?(?:gleiche|selbe)\\p{L}* (?:zeit|uhrzeit)|(?:dabei bleibt es|es bleibt dabei|bleibt es dabei)',
);
const tooLate = anyOf('too late', '(?:muy|demasiado) tarde', 'trop tard', 'zu spat');
const tooEarly = anyOf('too early', '(?:muy|demasiado) temprano', 'trop tot', 'zu fruh');
const laterThatDay = anyOf(
  'later (?:in the day|that day|the same day)',
  'mas tarde (?:ese|el) mismo dia',
  'plus tard (?:ce jour-la|le meme jour|dans la journee)',
  'spater am (?:selben )?tag',
);

/** So many minutes lie between the hour that will not do and the next that may. */
const besides = 15;

/** What is wished for instead of the hour that was told; of the same day, where only that is said to be too late or too early. */
function wishedInstead({ mentions, whole, heard }: Seen, startsAt: string): TimeWish[] {
  const wishes = mentions.wishes.map(({ wish }) => wish);
  const { date, minutes } = localTime(startsAt, heard.business.timezone);
  const isDated = wishes.some((wish) => wish.date !== undefined || wish.shift !== undefined || wish.time !== undefined);
  if (!isDated && tooLate.test(whole.folded)) return [{ date, latest: clockOf(minutes - besides) }];
  if (!isDated && (tooEarly.test(whole.folded) || laterThatDay.test(whole.folded)))
    return [{ date, earliest: clockOf(minutes + besides) }];
  // "Can I come at eleven?" is of that day.
  return wishes.map((wish) => (wish.time !== undefined && wish.date === undefined ? { ...wish, date } : wish));
}

/** "I can't make tomorrow after all", where several were told: the one that is meant is found by its day, or asked for. */
function ofOneOfThem({ whole, mentions }: Seen): Command[] | null {
  if (!otherTime.test(whole.folded)) return null;
  const wishes = mentions.wishes.map(({ wish }) => wish);
  return [{ do: 'start', flow: 'move' }, ...(wishes.length > 0 ? [{ do: 'set-times', wishes } as const] : [])];
}

const ofElse: ReadonlySet<Command['do']> = new Set([
  'set-service',
  'person',
  'complaint',
  'goodbye',
  'others-appointment',
]);

/** What is meant of the visit that was just told; null where it is of something else. */
export function ofToldVisit(seen: Seen, commands: readonly Command[]): Command[] | null {
  const { heard, whole, mentions } = seen;
  const { visitTold: startsAt, frames } = heard.state;
  const isOfElse = commands.some((one) =>
    one.do === 'start' ? one.flow !== 'book' && one.flow !== 'move' : ofElse.has(one.do),
  );
  if (frames.length > 0 || isOfElse || mentions.services.length > 0) return null;
  if (startsAt === undefined) return heard.state.visitsTold === true ? ofOneOfThem(seen) : null;
  if (
    withWhom.test(whole.folded) ||
    (mentions.wishes.every(({ wish }) => wish.relative === 'same-time') && asksIfStands.test(whole.folded))
  )
    return [{ do: 'start', flow: 'appointments' }];
  const isWish = mentions.wishes.length > 0 && proposes.test(whole.folded);
  if (!isWish && !otherTime.test(whole.folded)) return null;
  const wishes = wishedInstead(seen, startsAt);
  return [{ do: 'start', flow: 'move' }, ...(wishes.length > 0 ? [{ do: 'set-times', wishes } as const] : [])];
}
