// "He comes on Wednesday, so before that": a day is named for what happens on it, and what is wished lies before it. Also where the
// day is that of something named ahead of it: "before my sister's wedding on the twelfth".
import type { Language } from '../../business.ts';
import type { TimeWish } from '../../commands.ts';
import { addDays } from '../../local-time.ts';
import { foldCue } from '../cues/cue.ts';
import { isDayOfLeaving, wishesBefore } from './own-days.ts';

/** "Before my sister's wedding on the twelfth", "antes de la boda, que es el doce": the day is that of something else. */
const beforeEvent =
  /(?<!\p{L})(?:before|ahead of|antes de|avant|vor) ?(?:my|our|the|his|her|their|mi|mis|nuestr[oa]|la|el|l|su|ma|mon|mes|notre|le|son|sa|meine[rm]?|unsere[rm]?|der|dem|seine[rm]?|ihre[rm]?)[ '](?!(?:work|school|lunch|noon|class|weekend|end|close|trabajo|comida|travail|repas|arbeit|schule|mittag)(?!\p{L}))(?:[\p{L}']+ ){0,4}?[\p{L}']+,?(?: (?:which is|that is|that's|which falls|is|que es|que sera|que cae|qui est|qui a lieu|die ist|das ist|der ist|die))? (?:on |the |el |le |la |am |an |den |du |del |de |vom )*$/u;

type Words = { readonly lead: string; readonly before: string };
const words: Readonly<Record<Language, Words>> = {
  en: {
    lead: "so|and|but|then|please|ideally|preferably|maybe|just|sometime|some time|any ?time|any day|anything|something|it(?: has to| needs to| would have to|'d have to| should| must)(?: be)?|i(?:'d| would)? (?:need|want|like|prefer) (?:it|something|one|this|that|to come|to come in)|(?:can|could) (?:i|we|you) (?:come(?: in)?|do(?: it)?)|could it be",
    before: 'before (?:that|then)',
  },
  es: {
    lead: 'asi que|entonces|pero|y|por eso|tiene que ser|tendria que ser|que sea|seria|mejor|ojala|necesito (?:algo|una cita|ir|venir)|quisiera (?:algo|ir|venir)|algo|en algun momento',
    before: 'antes(?: de (?:eso|ese dia))?',
  },
  fr: {
    lead: "donc|alors|mais|et|plutot|si possible|il (?:faut|faudrait) que ce soit|ce serait|idealement|quelque chose|je (?:voudrais|veux|prefere) venir|il me faut|n'importe quand",
    before: 'avant(?: (?:ca|cela))?',
  },
  de: {
    lead: 'also|und|aber|dann|bitte|lieber|am besten|moglichst|irgendwann|es (?:musste|muss|sollte)|das (?:musste|muss|sollte)|ich (?:brauche|mochte) (?:was|etwas|einen termin)|etwas|was|noch',
    before: '(?:davor|vorher|zuvor)',
  },
};
/** Nothing but a courtesy may stand behind it: "before that, what do you charge?" is another thing. */
const ending =
  "(?= *(?:[.!?;]|$)|,? (?:please|if (?:you|possible|there|that)|by any chance|por favor|si (?:se puede|pueden|es posible|possible|vous)|s'il vous plait|bitte|wenn (?:es )?(?:geht|moglich)|sein|liegen)(?!\\p{L}))";
const behind = Object.fromEntries(
  Object.entries(words).map(([language, { lead, before }]) => [
    language,
    new RegExp(`^\\s*[,;:.–—-]*\\s*(?:(?:${lead})[ ,]+)*${before}(?!\\p{L})${ending}`, 'u'),
  ]),
) as Readonly<Record<Language, RegExp>>;

/** The wish as it is meant, by the words on both sides of its day. */
export function beforeThen(
  wish: TimeWish,
  text: string,
  place: { start: number; end: number; today: string; language: Language },
): TimeWish {
  const { today, language } = place;
  if (wish.date === undefined || wish.until !== undefined || wish.excluded || wish.date <= today) return wish;
  const rest = foldCue(text.slice(place.end));
  const leaves = isDayOfLeaving(foldCue(text.slice(0, place.start)), rest, language) && wishesBefore(rest, language);
  const isBehind = wish.time === undefined && (leaves || behind[language].test(rest));
  // The day before tomorrow is today, and that only who says "before then" means.
  const isAhead = beforeEvent.test(foldCue(text.slice(0, place.start))) && wish.date > addDays(today, 1);
  if (!isBehind && !isAhead) return wish;
  const until = addDays(wish.date, -1);
  return until === today ? { date: today } : { date: today, until };
}
