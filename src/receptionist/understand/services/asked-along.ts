// "I need a bath on Tuesday. Can you also cut his nails?": another service that the house is asked to do along with what is wished
// for is wanted as well, and takes the place of nothing. Patterns are over folded text, in four languages.
import { clockOf } from '#shared/hours.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { isAfter } from '../../facts/topics.ts';
import { localTime } from '../../local-time.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen, Wants } from '../seen.ts';
import type { Signs } from '../signs.ts';
import { sentenceOf } from '../text/sentences.ts';
import { plainlyNamed, surelyNamed } from './near.ts';

/** Asked to be done; "do you also do cats?" only asks whether it is. */
const asks: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:can|could|will|would) (?:you|u|ya|y'all|he|she|they|somebody|someone|i|we)|would you mind|(?:any|is there a) chance (?:you|i|we))(?!\p{L})/u,
  es: /(?<!\p{L})(?:(?:(?:me|nos|le|lo|la) )?(?:pueden?|podrian?|podemos|puedo|podriamos)|(?:seria|es) posible|no les importaria)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:vous )?(?:pouvez|pourriez|pourrez)(?:-vous)?|(?:on )?(?:peut|pourrait)(?:-on)?|(?:je )?(?:peux|pourrais)(?:-je)?|(?:serait|est)(?:-il| il|-ce)? possible)(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:konnen|konnten|wurden) (?:sie|ihr|wir)|(?:kann|konnte|darf|durfte) (?:ich|man|er|sie|jemand)|(?:ware|ist|geht) (?:es|das)(?: \p{L}+)? (?:moglich|auch))(?!\p{L})/u,
};

/** Wished for in one sentence with the other: "a bath, and I'd want his nails done while he's there". */
const wishes: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i|we)(?:'d|'ll| would| will)? (?:also )?(?:want|need|like)(?! to know)(?!\p{L})/u,
  es: /(?<!\p{L})(?:que (?:me |nos |le |les |lo |la )\p{L}+[ae]n|quiero|quisiera|necesito|ocupo)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je (?:voudrais|veux)|j'aimerais|il (?:me |nous )?(?:faut|faudrait)|faire)(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:ich|wir) (?:brauch\p{L}*|mocht\p{L}*|hatt\p{L}*|will|wollen)|(?:brauch\p{L}*|mocht\p{L}*|hatt\p{L}*) (?:ich|wir))(?!\p{L})/u,
};
/** What is had already is not wished for. */
const has =
  /(?<!\p{L})(?:i've|i have|we have|we've|i got|booked|scheduled|ya tengo|tengo|tenemos|j'ai|on a|nous avons|(?:ich|wir) hab\p{L}*|hab\p{L}* (?:ich|wir)|gebucht)(?!\p{L})/u;

/** Along with what somebody comes for: "also", "while he's there", "can I add nails?", "can you do both?". */
const along: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:also|as well|too|add(?: on)?(?! (?:me|us|him|her|them|my (?:name|number))(?!\p{L}))|throw in|tack on|do both|at the same time|on top of (?:that|it)|(?:in )?(?:the|that) same (?:visit|trip|go|appointment|morning|afternoon)|(?:as long as|since) (?:you|i|we|they|he|she)(?:'re|'m|'s| are| am| is| have)|while (?:(?:you|u|he|she|they|we|i|it)(?:'re|'s|'m| are| is| am)|(?:you|we|i|he|she|they) (?:have|has|do|come)))(?!\p{L})/u,
  es: /(?<!\p{L})(?:tambien|ademas|de paso|(?:agreg|anad|sum)(?:ar|ir|an|en|amos)(?:le|les|me)?|hacer(?:le|me|se)? (?:las dos|los dos|ambas)|ya que (?:esta[ns]?|estoy|estamos|viene[ns]?|voy|vamos)|al mismo tiempo|en la misma (?:cita|visita)|mientras (?:esta[ns]?|estoy|estamos))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:aussi|egalement|(?:r?ajouter|faire les deux)|en meme temps|au passage|par la meme occasion|pendant que (?:vous|j'|je|on|nous)|tant qu(?:e|'on|'il|'elle|'a)|puisque (?:vous|je|on|nous))(?!\p{L})/u,
  de: /(?<!\p{L})(?:auch|ebenfalls|dazu(?:nehmen|buchen|machen)?|hinzufugen|beides machen|gleichzeitig|bei der gelegenheit|im selben (?:termin|aufwasch)|(?:wenn|wo) (?:sie|ich|wir|er) (?:schon|sowieso|eh)|(?:gleich|dabei) (?:noch |auch )?mit)(?!\p{L})/u,
};

/** "Add a nail trim, please", "yes, and add his nails": ordered rather than asked. */
const adds: Readonly<Record<Language, RegExp>> = {
  en: /^\P{L}*(?:(?:yes|yeah|ok|okay|oh|and|also|please|then|just|actually|perfect|great)\P{L}+)*(?:add(?: on)?|throw in|tack on) (?!(?:me|us|him|her|them|that|my (?:name|number))(?!\p{L}))/u,
  es: /^\P{L}*(?:(?:si|ok|y|ah|tambien|por favor|entonces|perfecto)\P{L}+)*(?:agreg|anad|sum)(?:a|ue|e|uen|an|en|ele|uele|ale|eme|ueme|ame)(?:me|le)? /u,
  fr: /^\P{L}*(?:(?:oui|ok|et|ah|aussi|alors|parfait)\P{L}+)*r?ajoute[rz]?(?:-moi|-y|-lui)? /u,
  de: /^\P{L}*(?:(?:ja|ok|und|ach|auch|bitte|dann)\P{L}+)*(?:(?:nehmen|buchen|machen|fugen) sie|nimm|buch|mach|fug) (?:.* )?(?:dazu|hinzu)(?!\p{L})/u,
};

/** "Can you do both at once?", of two that are named beside it: nothing is asked that a text would answer. */
const asksForBoth =
  /(?<!\p{L})(?:do|fit in|get|have) (?:them )?both|(?<!\p{L})hacer(?:le|me|se)? (?:las dos|los dos|ambas)|(?<!\p{L})faire les deux|(?<!\p{L})bei?des? (?:\p{L}+ ){0,3}(?:machen|erledigen|haben)/u;
const bothWordsMax = 12;

/** Is it asked only whether two that are wanted can be done together? */
export function onlyAsksForBoth(clause: Signs, { mentions, heard }: Seen): boolean {
  const top = heard.state.frames.at(-1);
  const own = mentions.services.some((one) => one.start >= clause.start && one.end <= clause.end);
  const wanted = new Set(mentions.services.flatMap((one) => (one.score >= surelyNamed ? one.name : [])));
  if (top?.flow === 'book' && top.service !== undefined) wanted.add(top.service);
  const words = clause.folded.trim().split(/\s+/).length;
  return !own && wanted.size > 1 && words <= bothWordsMax && asksForBoth.test(clause.folded);
}

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
  const other = mentions.services.find((one) => one.start >= start && one.end <= clause.start);
  const isWished =
    other !== undefined && wishes[language].test(sentence) && !has.test(foldCue(said.slice(start, clause.start)));
  const isAsked = (asks[language].test(sentence) || isWished) && along[language].test(sentence);
  if (clause.negated || !(isAsked || adds[language].test(sentence))) return [];
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

/** "Can you add a tire rotation to that?", right after a booking: it is wished for that day, where no other is said. */
export function onDayOfBooked(seen: Seen, wants: Wants, commands: readonly Command[]): readonly Command[] {
  const { state, business } = seen.heard;
  const made = state.done.at(-1);
  const isBesides = state.asked === 'more' && made?.did === 'booked' && wants.flows.has('book');
  if (!isBesides || commands.some((one) => one.do === 'set-times')) return commands;
  if (!seen.clauses.some((one) => wantedBesides(one, seen))) return commands;
  const { date, minutes } = localTime(made.startsAt, business.timezone);
  return [...commands, { do: 'set-times', wishes: [{ date, earliest: clockOf(minutes) }] }];
}

/** "Can you also tell me what a cleaning costs?" wants words. */
const tellsOnly =
  /(?<!\p{L})(?:tell|say|explain|know|let me know|remind|send|dec\p{L}*|digan?me|explic\p{L}+|saber|dire|savoir|expliquer|indiquer|sagen|wissen|erklaren|nennen)(?!\p{L})/u;
