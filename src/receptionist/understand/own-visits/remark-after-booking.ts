// "He weighs seventy pounds, so he's the large one", "no groom, just the bath, that's all", once all is booked: what is told of who comes,
// or of what is in the diary already, begins no other visit. Patterns are over folded text, in four languages.
import type { Command } from '../../commands.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { plainlyNamed, servicesIn } from '../services/near.ts';
import { cueOf } from '../signs.ts';
import { oneOfKin } from '../who-comes/kin.ts';

/** How somebody is, or what they weigh or measure. */
const tellsOfThem = new RegExp(
  `^\\P{L}*(?:(?:oh|and|so|well|ok|okay|also|by the way|btw|just so you know|fyi|ah|y|pues|por cierto|et|au fait|ach|und|ubrigens)[ ,.:]+)*(?:${[
    "(?:he|she|they|my \\p{L}+)(?:'s| is|'re| are)(?: (?:about|around|only|just|like|actually|already))* (?:an?|the|one of the|\\d+|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)[ -]?)?\\p{L}+ (?:pounds?|lbs?|kilos?|kg|years?|months?|weeks?|feet|inches))(?!\\p{L})|(?:he|she|my \\p{L}+) weighs",
    '(?:(?:el|ella|mi \\p{L}+) )?(?:pesa|mide)(?!\\p{L})|(?:(?:el|ella|mi \\p{L}+) )es (?:el|la|un|una|de los|de las)(?!\\p{L})|(?:el|ella|mi \\p{L}+) tiene \\p{L}+ (?:anos|meses)',
    "(?:il|elle|mon \\p{L}+|ma \\p{L}+) (?:pese|mesure|fait (?:\\p{L}+|\\d+) (?:kilos?|kg))(?!\\p{L})|(?:il|elle|mon \\p{L}+|ma \\p{L}+) est (?:un|une|le|la|dans les)(?!\\p{L})|c'est (?:un|le) (?:grand|petit|gros) chien",
    '(?:er|sie|mein\\p{L}* \\p{L}+) wiegt(?!\\p{L})|(?:er|sie|mein\\p{L}* \\p{L}+) ist (?:der|die|das|eine?|einer der)(?!\\p{L})',
  ].join('|')})`,
  'u',
);
/** It is wished for all the same. */
const wishes =
  /(?<!\p{L})(?:needs?|needing|wants?|wanna|due|would like|'d like|please|too|as well|instead|add|also|can|could|get|book|for an?|necesit\p{L}*|quier\p{L}*|toca|por favor|tambien|agreg\p{L}*|besoin|veut|voudrai\p{L}*|faut|aussi|s'il vous plait|ajout\p{L}*|braucht?|brauchen|mochte\p{L}*|hatte|bitte|auch|noch|dazu|next|after (?:me|mine|that)|sigue|siguiente|despues|prochain\p{L}*|apres|nachste\p{L}*|danach)(?!\p{L})/u;
/** Somebody else than who calls, and for whom nothing is booked. */
const ofKin = new RegExp(
  `^\\P{L}*(?:(?:and|so|oh|y|et|und) )?(?:my|our|mi|mon|ma|notre|meine?|unsere?) (?:${Object.values(oneOfKin).join('|')})(?!\\p{L})`,
  'u',
);
/** Only that one: nothing is wished for beside it. */
const onlyThat =
  /(?<!\p{L})(?:just|only|nothing but|solo|nada mas|nomas|solamente|juste|seulement|rien que|nur|bloss|lediglich)(?!\p{L})/u;

/** What was understood, with no visit begun where only a remark is made on those that are booked. */
export function heedRemark({ state, business }: Heard, understood: Understood): Understood {
  const { commands, said, language } = understood;
  const booked = state.done.filter((one) => one.did !== 'cancelled');
  if (state.asked !== 'more' || state.frames.length > 0 || booked.length === 0) return understood;
  const begins = commands.filter((one) => one.do === 'start');
  if (begins.length !== 1 || begins[0]?.flow !== 'book') return understood;
  if (commands.some((one) => one.do === 'set-times' || one.do === 'also' || one.do === 'for-other')) return understood;
  const folded = foldCue(said);
  const only = onlyThat.exec(folded);
  const wanted = commands.flatMap((one) => (one.do === 'set-service' ? one.service : []));
  // "No crown, just the cleaning" names what is not wanted as well.
  const behind = only ? servicesIn(said.slice(only.index), language, business).map(({ name }) => name) : [];
  const services = behind.length > 0 ? behind : wanted;
  const isBooked = services.length > 0 && services.every((one) => booked.some(({ service }) => service === one));
  const isNo = cueOf('no', said, language) || commands.some((one) => one.do === 'deny' || one.do === 'goodbye');
  const isOfBooked = isBooked && isNo && (only !== null || commands.some((one) => one.do === 'goodbye'));
  // What is asked is answered beside it.
  const told = commands.reduce(
    (text, one) => (one.do === 'ask' ? text.replace(foldCue(one.question), ' ') : text),
    folded,
  );
  // "My truck is the one with the noise, brake inspection": what is listed behind a remark is wanted.
  const listedAt = ofKin.test(folded) ? 0 : said.search(/[,;:.]\s/u);
  const listed = listedAt < 0 ? [] : servicesIn(said.slice(listedAt), language, business);
  const wantsOther = listed.some(
    ({ name, score }) => score >= plainlyNamed && booked.every(({ service }) => service !== name),
  );
  const isOfThem = tellsOfThem.test(told) && !wishes.test(told) && !wantsOther;
  if (!isOfBooked && !isOfThem) return understood;
  const rest = commands.filter((one) => !ofVisit.has(one.do));
  return { ...understood, commands: rest.length > 0 ? rest : [{ do: 'thanks' }] };
}
const ofVisit: ReadonlySet<Command['do']> = new Set(['start', 'set-service', 'narrow-service', 'set-reason']);
