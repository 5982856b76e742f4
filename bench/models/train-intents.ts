// Trains the classifier of dialogue acts from the phrase files and the open sets: tags of language and of what was asked included.

import { classGrams } from '../../src/receptionist/models/class-view.ts';
import type { Asked, Intent } from '../../src/receptionist/models/intents.ts';
import { type Example, type LinearModel, trainLinear } from '../../src/receptionist/models/linear.ts';
import { fold, type Language, languages, tokenize } from '../../src/receptionist/models/text.ts';
import { readOpenPhrases } from './open-data.ts';
import { makePerson, type NameLists } from './people.ts';
import { type PhraseBook, pick, type Random, seeded, unfold } from './phrase-grammar.ts';

const perLine: Record<Language, number> = { en: 16, es: 16, fr: 16, de: 16 };
const fillers: Record<Language, readonly string[]> = {
  en: [
    'um',
    'uh',
    'yeah',
    'so',
    'hi',
    'well',
    'hey',
    'okay',
    'hi yeah',
    'oh',
    'and',
    'uh yeah',
    'hello',
    'right',
    'listen',
    'sorry',
    'but',
    'please',
    'ok so',
  ],
  es: ['eh', 'este', 'hola', 'bueno', 'pues', 'mire', 'sí', 'oiga', 'ay', 'y', 'buenas', 'a ver', 'disculpe', 'es que'],
  fr: ['euh', 'bonjour', 'alors', 'bon', 'ben', 'oui', 'et', 'voilà', 'écoutez', 'donc', 'excusez-moi', 'oh'],
  de: ['äh', 'ähm', 'hallo', 'also', 'ja', 'und', 'guten tag', 'naja', 'hören sie', 'entschuldigung', 'ach', 'gut'],
};
const tails: Record<Language, readonly string[]> = {
  en: ['please', 'thanks', 'if possible', 'you know', 'right', 'pls', 'thx', 'i guess', 'actually', 'sir'],
  es: ['por favor', 'gracias', 'si es posible', 'verdad', 'porfa', 'señorita'],
  fr: ["s'il vous plaît", 'merci', 'si possible', 'svp', 'hein'],
  de: ['bitte', 'danke', 'wenn möglich', 'oder', 'ne'],
};
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\byou\b/g, 'u'],
  [/\bare\b/g, 'r'],
  [/\bplease\b/g, 'pls'],
  [/\btomorrow\b/g, 'tmrw'],
  [/\bappointment\b/g, 'appt'],
  [/\bthanks\b/g, 'thx'],
  [/\bthank you\b/g, 'ty'],
  [/\bto\b/g, '2'],
  [/\bfor\b/g, '4'],
  [/\bwith\b/g, 'w'],
  [/\bi'm\b/g, 'im'],
  [/\bdon't\b/g, 'dont'],
  [/\bcan't\b/g, 'cant'],
  [/\bmessage\b/g, 'msg'],
  [/\bbecause\b/g, 'cuz'],
  [/\bgoing to\b/g, 'gonna'],
  [/\bwant to\b/g, 'wanna'],
  [/\bmorning\b/g, 'am'],
];
// Acts that are bare by nature: a filler before them would be another act.
const bare: ReadonlySet<string> = new Set([
  'affirm',
  'deny',
  'greeting',
  'thanks',
  'spelling',
  'machine',
  'injection',
  'wait',
  'repeat',
  'goodbye',
]);

// What kind of details answer what was asked: a reply that only informs carries the tag of the question, at times.
const asks: readonly Asked[] = [
  'name',
  'phone',
  'email',
  'service',
  'staff',
  'time',
  'address',
  'reason',
  'booking',
  'message',
  'confirm',
  'more',
];
const typicalAsk: Partial<Record<Intent, readonly Asked[]>> = {
  identity: ['name'],
  spelling: ['name', 'address'],
  choose: ['time', 'service', 'staff'],
  'no-preference': ['staff', 'time'],
  goodbye: ['more'],
  affirm: ['confirm', 'phone'],
  deny: ['confirm', 'more', 'message'],
  decline: ['email', 'phone', 'address', 'booking'],
  inform: ['time', 'address', 'phone', 'email', 'service', 'reason', 'booking', 'staff', 'message'],
  'dont-know': ['service', 'booking', 'reason', 'time'],
  'same-as-last-time': ['service', 'staff', 'time'],
  'take-message': ['reason', 'message', 'more'],
};

/** Every training example of the shipped classifier. */
export function intentExamples(
  books: ReadonlyMap<Language, PhraseBook>,
  names: NameLists,
  dataFolder: string | null,
): Example[] {
  const random = seeded(20261121);
  const examples: Example[] = [];
  let group = 0;
  for (const language of languages) {
    const book = books.get(language);
    if (!book) continue;
    const fill = (slot: string, source: Random) => (slot === 'name' ? makePerson(names, language, source) : undefined);
    for (const [intent, lines] of book.lines) {
      if (intent === 'names') continue; // contexts for the tagger of names only
      for (const line of lines) {
        group += 1;
        for (const phrase of unfold(line, book, fill, perLine[language], random)) {
          examples.push({ ...example(phrase, intent as Intent, language, random), group });
          if (random() < 0.5)
            examples.push({
              ...example(asSaid(phrase, intent, language, random), intent as Intent, language, random),
              group,
            });
        }
      }
    }
  }
  const open = dataFolder ? readOpenPhrases(dataFolder) : [];
  open.forEach(({ text, intents }, at) => {
    examples.push({
      text,
      labels: intents,
      tags: ['en'],
      extra: classGrams(tokenize(text), 'en'),
      group: group + at + 1,
    });
  });
  return examples;
}

/** The shipped classifier. */
export function trainIntents(examples: readonly Example[]): LinearModel {
  return trainLinear(examples, { seenMin: 3, featuresMax: 66_000, rounds: 10, folds: 3, cost: 0.5 });
}

function example(text: string, intent: Intent, language: Language, random: Random): Example {
  const tags: string[] = [language];
  const asked = random() < 0.25 ? pick(typicalAsk[intent] ?? asks, random) : null;
  if (asked) tags.push(`asked-${asked}`);
  return { text, labels: [intent], tags, extra: classGrams(tokenize(text), language) };
}

function asSaid(phrase: string, intent: string, language: Language, random: Random): string {
  let text = phrase;
  if (!bare.has(intent) && random() < 0.6)
    text = `${pick(fillers[language], random)}${random() < 0.4 ? ',' : ''} ${text}`;
  if (!bare.has(intent) && random() < 0.2) text = `${text} ${pick(tails[language], random)}`;
  if (language === 'en' && random() < 0.3)
    for (const [pattern, short] of shorthand) if (random() < 0.6) text = text.replace(pattern, short);
  if (language !== 'en' && random() < 0.3) text = fold(text);
  if (random() < 0.15) text = mistype(text, random);
  return text;
}

function mistype(text: string, random: Random): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const draw = random();
  if (draw < 0.4) return text.slice(0, at) + text.slice(at + 1);
  if (draw < 0.7) return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  return text.slice(0, at) + (text[at] ?? '') + text.slice(at);
}
