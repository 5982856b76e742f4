// A few words right after an answer ask the same of something else: "and for kids?" after a price, "and on Saturdays?" after the
// hours. In four languages.
import type { Language } from '../business.ts';
import { daysIn } from '../facts/opening.ts';
import type { Seen } from './seen.ts';
import type { Signs } from './signs.ts';

const further =
  /^\P{L}*(?:and(?: how (?:much|about))?|what about|how about|y|que tal|et|und|und was ist mit)(?!\p{L})(?!.*(?<!\p{L})(?:book|do you|can i|hacen|puedo|faites|puis-je|machen|kann ich|how|who|which|when|where|does|is|are|cuanto dura|cuanto tarda|quien|cuando|donde|dura|incluye|combien de temps|qui|quand|dure|est-ce|wie|wer|wann|wo|ist|sind|dauert)(?!\p{L}))/u;
/** Asks by its first words alone, without a mark. */
const asksAlone =
  /^\P{L}*(?:(?:and|y|et|und) )?(?:what about|how about|que tal|qu'en est-il|was ist mit|wie ist es)(?!\p{L})/u;
const furtherWordsMax = 8;

/** What such a question begins with, said in full. */
const inFull: Readonly<Record<'price' | 'hours', Readonly<Record<Language, string>>>> = {
  price: { en: 'How much:', es: 'Cuánto cuesta:', fr: 'Combien coûte :', de: 'Was kostet:' },
  hours: { en: 'Are you open:', es: '¿Están abiertos:', fr: 'Êtes-vous ouverts :', de: 'Haben Sie geöffnet:' },
};

/** The first words of the question that a clause leaves out; null where it is none of this kind. */
export function askedToo(clause: Signs, seen: Seen): string | null {
  const { heard, mentions, said, language } = seen;
  const words = clause.folded.trim().split(/\s+/).length;
  if (words > furtherWordsMax || !further.test(clause.folded) || clause.cue('available')) return null;
  const named = mentions.services.some((one) => one.start >= clause.start && one.end <= clause.end + 1);
  const isMarked = said.slice(clause.start).includes('?');
  if (heard.state.priced && named && mentions.wishes.length === 0 && isMarked) return inFull.price[language];
  if (!heard.state.openTold || heard.state.frames.length > 0 || named) return null;
  const isAtHour = mentions.wishes.some(({ wish }) => wish.time !== undefined);
  const { dates, days } = daysIn(clause.text, language, { business: heard.business, now: heard.turn.now });
  const asksDay = dates.length + days.length > 0 && !isAtHour && (isMarked || asksAlone.test(clause.folded));
  return asksDay ? inFull.hours[language] : null;
}
