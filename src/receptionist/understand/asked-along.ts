// "I need a bath on Tuesday. Can you also cut his nails?": another service that the house is asked to do along with what is wished
// for is wanted as well, and takes the place of nothing. Patterns are over folded text, in four languages.
import type { Language } from '../business.ts';
import { isAfter } from '../facts/topics.ts';
import { foldCue } from './cues/cue.ts';
import { plainlyNamed } from './near.ts';
import type { Seen } from './seen.ts';
import { sentenceOf } from './sentences.ts';
import type { Signs } from './signs.ts';

/** Asked to be done; "do you also do cats?" only asks whether it is. */
const asks: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:can|could|will|would) (?:you|u|ya|y'all|he|she|they|somebody|someone|i|we)|would you mind|(?:any|is there a) chance (?:you|i|we))(?!\p{L})/u,
  es: /(?<!\p{L})(?:(?:(?:me|nos|le|lo|la) )?(?:pueden?|podrian?|podemos|puedo|podriamos)|(?:seria|es) posible|no les importaria)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:vous )?(?:pouvez|pourriez|pourrez)(?:-vous)?|(?:on )?(?:peut|pourrait)(?:-on)?|(?:je )?(?:peux|pourrais)(?:-je)?|(?:serait|est)(?:-il| il|-ce)? possible)(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:konnen|konnten|wurden) (?:sie|ihr|wir)|(?:kann|konnte|darf|durfte) (?:ich|man|er|sie|jemand)|(?:ware|ist|geht) (?:es|das)(?: \p{L}+)? (?:moglich|auch))(?!\p{L})/u,
};

/** Along with what somebody comes for. */
const along: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:also|as well|too|at the same time|in the same (?:visit|trip|go)|while (?:(?:you|u|he|she|they|we|i|it)(?:'re|'s|'m| are| is| am)|(?:you|we|i|he|she|they) (?:have|has|do|come)))(?!\p{L})/u,
  es: /(?<!\p{L})(?:tambien|ademas|de paso|ya que (?:esta[ns]?|estoy|estamos|viene[ns]?|voy|vamos)|al mismo tiempo|en la misma (?:cita|visita)|mientras (?:esta[ns]?|estoy|estamos))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:aussi|egalement|en meme temps|au passage|par la meme occasion|pendant que (?:vous|j'|je|on|nous)|tant qu(?:e|'on|'il|'elle)|puisque (?:vous|je|on|nous))(?!\p{L})/u,
  de: /(?<!\p{L})(?:auch|ebenfalls|gleichzeitig|bei der gelegenheit|im selben (?:termin|aufwasch)|wenn (?:sie|ich|wir|er) (?:schon|sowieso|eh)|(?:gleich|dabei) (?:noch |auch )?mit)(?!\p{L})/u,
};

/** "I need my teeth cleaned but I'm scared, do you do anything for that?": a service wanted in so many words stays wanted beside a question. */
export const wantsByName = (clause: Signs, { mentions }: Seen): boolean =>
  clause.cue('want') &&
  !clause.cue('question') &&
  mentions.services.some((one) => one.score >= plainlyNamed && one.start >= clause.start && one.end <= clause.end + 1);

type Services = Seen['mentions']['services'];

/** The services that the clause asks for along with what else is wanted; none where it asks for something to be told. */
export function askedAlong(clause: Signs, { language, mentions, said }: Seen): Services {
  const { start, end } = sentenceOf(clause, said);
  // "Can I get a bath, and while he is there, his nails done?": the asking and the occasion may stand on either side of it.
  const sentence = foldCue(said.slice(start, end));
  if (clause.negated || !asks[language].test(sentence) || !along[language].test(sentence)) return [];
  if (isAfter('price', sentence, language) || tellsOnly.test(sentence)) return [];
  return mentions.services.filter(
    (one) => one.score >= plainlyNamed && one.start >= clause.start && one.end <= clause.end + 1,
  );
}

/** Is it wanted besides another one: what is under way, what was booked, or what the rest of the utterance names? */
export function wantedBesides(clause: Signs, seen: Seen): boolean {
  const { frames, done } = seen.heard.state;
  const top = frames.at(-1);
  const more = askedAlong(clause, seen);
  const before = seen.mentions.services.filter((one) => one.end <= clause.start);
  const known = [...before.map(({ name }) => name), ...done.map(({ service }) => service)];
  if (top?.flow === 'book' && top.service !== undefined) known.push(top.service);
  return more.length > 0 && known.length > 0 && more.every(({ name }) => !known.includes(name));
}

/** "Can you also tell me what a cleaning costs?" wants words. */
const tellsOnly =
  /(?<!\p{L})(?:tell|say|explain|know|let me know|remind|send|dec\p{L}*|digan?me|explic\p{L}+|saber|dire|savoir|expliquer|indiquer|sagen|wissen|erklaren|nennen)(?!\p{L})/u;
