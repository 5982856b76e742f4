// "Do you scan old slides?": whether the house does a thing is told by a text that speaks of the thing. One that is near and names nothing
// of what was asked about is right every other time, so it is said with doubt (decision 0029), however near it is.
import type { Language } from '../business.ts';
import { fold } from '../models/text.ts';
import type { Entry, Taught } from './entries.ts';
import { isAct } from './lexicon.ts';
import type { Asked } from './question.ts';
import { type About, type Weighed, weigh } from './speaks.ts';

/** Whether the house does something; what it wants, takes or allows is asked of its rules. Folded. */
const offering: Readonly<Record<Language, RegExp>> = {
  en: /^\P{L}*(?:(?:and|so|hi|hello|hey|also)[ ,!.]+)*(?:do|can|could|will|would) (?:you|u|y'all)(?: guys| folks| also| even| ever| still)* (?!(?:need|want|know|think|mind|charge|accept|take|close|open|work|require|ask|allow|text|tell|call|let|recommend|mean|remember|see me|book|fit me|give)\b)\p{L}+/u,
  es: /^\P{L}*(?:(?:hola|y|tambien|ustedes)[ ,]+)*(?:hacen|venden|ofrecen|tienen|instalan|reparan|arreglan|dan|rentan|alquilan|limpian|ponen|manejan|trabajan)(?!\p{L})/u,
  fr: /^\P{L}*(?:(?:bonjour|et)[ ,]+)*(?:est-ce que )?(?:vous )?(?:faites|vendez|proposez|avez|installez|reparez|louez|donnez|nettoyez|posez|offrez)(?!\p{L})/u,
  de: /^\P{L}*(?:(?:hallo|und)[ ,]+)*(?:machen|verkaufen|haben|bieten|reparieren|installieren|vermieten|verleihen|unterrichten|backen|geben) (?:sie|ihr)(?!\p{L})/u,
};

const tells = ({ standing, unit }: Weighed): boolean => standing !== 'light' && standing !== 'common' && !unit.own;
const isDone = ({ unit }: Weighed): boolean => unit.concepts.some(isAct);

/** Is it asked whether something is done, and nothing of that spoken of in the entry? In another language than the text's nothing is known of it. */
export function namesNothingAsked(question: string, asked: Asked, entry: Entry, taught: Taught, about: About): boolean {
  if (entry.language !== asked.language || !offering[asked.language].test(fold(question))) return false;
  const all = asked.focus.map((unit) => weigh(unit, taught, about)).filter(tells);
  const things = all.filter((one) => !isDone(one));
  // "Do you also film?" asks of nothing but what is done.
  const asksOf = things.length > 0 ? things : all;
  return asksOf.length > 0 && asksOf.every(({ entries }) => !entries.has(entry));
}
