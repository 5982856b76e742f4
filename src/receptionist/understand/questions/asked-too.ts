// A few words right after an answer ask the same of something else: "and for kids?" after a price, "and on Saturdays?" after the
// hours. In four languages.
import type { Language } from '../../business.ts';
import { daysIn } from '../../facts/opening.ts';
import { addDays } from '../../local-time.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';

const further =
  /^\P{L}*(?:and(?: how (?:much|about))?|what about|how about|y|que tal|et|und|und was ist mit)(?!\p{L})(?!.*(?<!\p{L})(?:book|do you|can i|hacen|puedo|faites|puis-je|machen|kann ich|how|who|which|when|where|does|is|are|cuanto dura|cuanto tarda|quien|cuando|donde|dura|incluye|combien de temps|qui|quand|dure|est-ce|wie|wer|wann|wo|ist|sind|dauert)(?!\p{L}))/u;
/** Asks by its first words alone, without a mark. */
const asksAlone =
  /^\P{L}*(?:(?:and|y|et|und) )?(?:what about|how about|que tal|qu'en est-il|was ist mit|wie ist es)(?!\p{L})/u;
/** Counted from the day that was talked of. */
const dayAfter =
  /(?<!\p{L})(?:the (?:day after(?! tomorrow)|(?:next|following) day)|(?:el|al) dia siguiente|le (?:lendemain|jour d'apres)|(?:am|der) (?:tag (?:danach|darauf)|nachste[nr]? tag))(?!\p{L})/u;
const dayBefore =
  /(?<!\p{L})(?:the day before(?! yesterday)|el dia (?:anterior|antes)|la veille|(?:am|der) tag (?:davor|zuvor))(?!\p{L})/u;
const furtherWordsMax = 8;

/** What such a question begins with, said in full. */
const inFull: Readonly<Record<'price' | 'hours', Readonly<Record<Language, string>>>> = {
  price: { en: 'How much:', es: 'Cuánto cuesta:', fr: 'Combien coûte :', de: 'Was kostet:' },
  hours: { en: 'Are you open:', es: '¿Están abiertos:', fr: 'Êtes-vous ouverts :', de: 'Haben Sie geöffnet:' },
};

/** What a clause asks, said in full with its own `text`; null where it is none of this kind. */
export function askedToo(clause: Signs, seen: Seen, text = clause.text): string | null {
  const { heard, mentions, said, language } = seen;
  const words = clause.folded.trim().split(/\s+/).length;
  if (words > furtherWordsMax || !further.test(clause.folded) || clause.cue('available')) return null;
  const isService = mentions.services.some((one) => one.start >= clause.start && one.end <= clause.end + 1);
  const isMarked = said.slice(clause.start).includes('?');
  if (heard.state.priced && isService && mentions.wishes.length === 0 && isMarked)
    return `${inFull.price[language]} ${text}`;
  const told = heard.state.openTold;
  if (told === undefined || heard.state.frames.length > 0 || isService) return null;
  const days = dayAfter.test(clause.folded) ? 1 : dayBefore.test(clause.folded) ? -1 : 0;
  if (told !== null && days !== 0) return `${inFull.hours[language]} ${addDays(told, days)}?`;
  const isAtHour = mentions.wishes.some(({ wish }) => wish.time !== undefined);
  const named = daysIn(clause.text, language, { business: heard.business, now: heard.turn.now });
  const asksDay =
    named.dates.length + named.days.length > 0 && !isAtHour && (isMarked || asksAlone.test(clause.folded));
  return asksDay ? `${inFull.hours[language]} ${text}` : null;
}
