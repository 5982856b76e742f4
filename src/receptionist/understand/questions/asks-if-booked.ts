// "So is tomorrow at noon booked or not?", "am I all set?", "noon tomorrow, yes?", while the booking still wants something: what is asked
// is how far it is. No text of the owner's says it, and no time is wished for anew. Patterns are over folded text, in four languages.

import { minutesOf } from '#shared/hours.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import { eachLanguage } from '../../models/text.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import type { Hear } from '../seen.ts';
import { plainlyNamed, servicesIn } from '../services/near.ts';
import { readWishes } from '../times/times.ts';
import { wordsBeside } from '../times/wish-words.ts';

type Words = {
  /** May stand before or behind all else. */
  readonly around: string;
  /** What asks whether it stands, without its time. */
  readonly stands: string;
  /** What asks whether a time that is said is right. */
  readonly right: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    around:
      'so|wait|and|ok|okay|but|sorry|just to be sure|just checking|just making sure|then|well|um|uh|oh|for|at|on|the|now|already|yet|or not|or what|or no|right|correct|please|yes|there',
    stands: [
      '(?:is|was|has) (?:it|that|this|everything|all of that|(?:the|my|our|his|her|their) (?:appointment|appt|visit|time|slot|booking|spot))?(?: ?(?:all|now|already|actually|been|officially|really))* ?(?:booked|set|confirmed|made|scheduled|reserved|locked in|in the (?:book|books|diary|system|calendar)|put in|down)(?: in)?',
      '(?:am|are) (?:i|we)(?: (?:all|now|already|actually|good|officially))* (?:booked|set|confirmed|scheduled|down|in|good to go|on the (?:books|calendar|schedule))(?: in)?',
      "(?:do )?you(?:'ve| have)?(?: got| have)? (?:me|us|him|her|it|that)(?: all| already)? (?:down|booked|in|scheduled)(?: in)?",
      'did (?:it|that|the booking) (?:already |just )?go through|did you (?:already |just )?(?:book (?:it|me|that|us)|put (?:it|me|us|that) (?:in|down))',
    ].join('|'),
    right: 'yes|yeah|right|correct|ok|yes or no',
  },
  es: {
    around:
      'entonces|y|pero|ya|a ver|perdon|oiga|pues|para|a|las|la|el|del?|por fin|o no|verdad|cierto|si|por favor|ahi',
    stands:
      '(?:esta|queda|quedo|quede|estoy|quedamos|tengo|me tienen?|la tienen?|lo tienen?)(?: (?:ya|la|mi|el|bien|todo))* (?:cita|reservad[oa]|apartad[oa]|agendad[oa]|confirmad[oa]|anotad[oa]|apuntad[oa]|hech[oa]|list[oa])|ya (?:quedo|quede|me (?:anoto|apunto|agendo)|la (?:anoto|apunto|agendo))',
    right: 'si|verdad|cierto|correcto|no|si o no',
  },
  fr: {
    around:
      "alors|donc|et|mais|bon|pardon|attendez|pour|a|le|la|deja|maintenant|ou pas|ou non|oui|s'il vous plait|hein|la dessus|du",
    stands:
      "(?:(?:est ce que )?(?:c'est|(?:le|mon) (?:rendez vous|rdv) est|je suis|vous m'avez|vous l'avez)|est ce)(?: (?:bien|deja|tout|donc))* (?:reserve|confirme|note|inscrit|pris|fait|booke|cale|enregistre|dans (?:l'agenda|le systeme|le calendrier))e?s?",
    right: "oui|n'est-ce pas|c'est ca|c'est bien ca|correct|exact|hein|non",
  },
  de: {
    around:
      'also|und|aber|moment|gut|so|ok|okay|fur|am|um|den|der|uhr|jetzt|nun|schon|denn|dann|oder nicht|oder|ja|bitte|richtig',
    stands:
      '(?:ist (?:das|es|er|der termin|mein termin)?|bin ich|sind wir|hab(?:e)? ich(?: (?:den|meinen|einen))?(?: termin)?|haben sie (?:mich|uns|das|es|ihn|den termin)|steht (?:das|es|der termin|mein termin))(?: ?(?:jetzt|nun|schon|denn|wirklich|auch|damit))* ?(?:gebucht|eingetragen|fest|reserviert|bestatigt|drin|notiert|vorgemerkt|termin)',
    right: 'ja|richtig|stimmts?|korrekt|oder|gell|nicht wahr|ja oder nein',
  },
};

const patterns = eachLanguage((language) => {
  const { around, stands, right } = words[language];
  const beside = `(?:(?:${around})(?!\\p{L})\\s*)*`;
  return {
    stands: new RegExp(`^${beside}(?:${stands})(?!\\p{L})\\s*${beside}$`, 'u'),
    right: new RegExp(`^${beside}(?:${right})$`, 'u'),
  };
});

/** Ends as a question does. */
const asked = /\?\P{L}*$|(?<!\p{L})(?:or not|right|o no|verdad|ou pas|hein|oder(?: nicht)?)\P{L}*$/u;
const sentences = /[^.!?;\n]+[.!?;\n]*/gu;
/** Longer sentences ask more than that, in characters. */
const sentenceMax = 120;

type Chosen = { readonly startsAt: string };

/** The time that was taken for what is under way; undefined where it is no visit. */
function underWay({
  frames,
}: State): { readonly service?: string | undefined; readonly chosen?: Chosen | undefined } | undefined {
  const top = frames.at(-1);
  return top?.flow === 'book' || top?.flow === 'move' ? { service: top.service, chosen: top.chosen } : undefined;
}

const ofSelf = /(?<!\p{L})(?:i|me|us|we|estoy|tengo|quede|quedamos|me|je|m'avez|ich|wir|mich|uns)(?!\p{L})/u;

/** Whether a sentence asks nothing but how far the visit is that is under way: of it, and of no other time or service. */
export function asksIfBooked(sentence: string, language: Language, { state, business, turn }: Heard): boolean {
  const visit = underWay(state);
  if (!visit || sentence.length > sentenceMax || !asked.test(foldCue(sentence))) return false;
  const wishes = readWishes(sentence, language, business, turn.now, { time: true, anchor: null });
  const beside = wordsBeside(sentence, wishes).join(' ');
  const { stands, right } = patterns[language];
  const saysTime = wishes.length > 0 && visit.chosen !== undefined;
  if (!stands.test(beside) && !(saysTime && right.test(beside))) return false;
  const others = servicesIn(sentence, language, business).filter(({ score }) => score >= plainlyNamed);
  if (others.some(({ name }) => name !== visit.service)) return false;
  // "You have me down for three, right?" of a visit at noon is told when it is.
  if (wishes.length === 0 || (visit.chosen !== undefined && ofSelf.test(beside))) return true;
  const at = visit.chosen && localTime(visit.chosen.startsAt, business.timezone);
  return wishes.every(
    ({ wish: { date, time, until, earliest, latest, excluded } }) =>
      at !== undefined &&
      (date === undefined || until !== undefined || date === at.date) &&
      (time === undefined || minutesOf(time) === at.minutes) &&
      [earliest, latest, excluded].every((one) => one === undefined),
  );
}

/** What such a line means, with what is answered in it; null where nothing of the kind is asked. */
export function heedIfBooked(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { asked: step, frames } = heard.state;
  if (step === null || step === 'more' || frames.length === 0) return null;
  const parts = said.match(sentences) ?? [];
  const asks = parts.filter((one) => asksIfBooked(one, language, heard));
  const [question] = asks;
  if (question === undefined) return null;
  const rest = parts.filter((one) => !asks.includes(one)).join('');
  const answer = /[\p{L}\d]/u.test(rest) ? hear(rest) : [];
  if (answer.some(({ do: kind }) => kind === 'emergency' || kind === 'drop')) return null;
  return [...answer, { do: 'ask', question: question.trim() }];
}
