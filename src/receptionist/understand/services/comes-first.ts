// "He wants to learn to drive. You do an assessment first, right? Could I get that Wednesday at five?": what is said to come first, with
// a tag that only wants a nod, is what the time behind it is wished for. "Do I need an exam first?" asks, and changes nothing.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { readWishes } from '../times/times.ts';
import { plainlyNamed, servicesIn } from './near.ts';

type Shape = {
  /** Says that something comes before the rest. */
  readonly first: string;
  /** Wants a nod, at the end. */
  readonly tag: string;
  /** A question of its own, a no, or what has been done already. */
  readonly not: string;
};

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    first:
      'first|before (?:that|anything|we start|you start|the)|to start(?: with)?|starts? (?:out )?with|begins? with|beforehand|initially',
    tag: "right|correct|yeah|yes|no|huh|isn'?t (?:it|that)(?: so| right)?|don'?t (?:you|they|we|i)|doesn'?t it|wouldn'?t (?:i|we|you)|is that (?:right|correct)|if i'?m not (?:wrong|mistaken)",
    not: "^\\P{L}*(?:(?:and|so|but|or|ok|okay)\\P{L}+)*(?:do|does|did|should|must|would|will|can|could|is|are|have|has|what|how|when|why|which)(?!\\p{L})|(?<!\\p{L})(?:already|(?:don'?t|doesn'?t|didn'?t|won'?t|not|never|no longer)(?!\\P{L}+(?:you|they|we|i|it)\\P{L}*$)|without|skip|did|had|done|was|were)(?!\\p{L})",
  },
  es: {
    first:
      'primero|antes(?: que nada| de (?:eso|todo|empezar))?|para empezar|(?:se )?empiezan?(?: siempre)? (?:con|por)|comienzan? con|de entrada|previamente',
    tag: 'verdad|cierto|no|no es asi|correcto|eh|o no|si|no es cierto',
    not: '^\\P{L}*(?:(?:y|pero|o|entonces)\\P{L}+)*(?:tengo que|hay que|necesito|debo|puedo|hace falta|es necesario|que|como|cuando|cuanto|cual)(?!\\p{L})|(?<!\\p{L})(?:ya|nunca|sin|no (?:necesit|hace|hay|quer|quier|tuv|hic|es necesari)\\p{L}*)(?!\\p{L})',
  },
  fr: {
    first:
      "d'abord|avant(?: tout| ca| cela)?|pour commencer|(?:on |ca )?commence par|au prealable|en premier|premierement",
    tag: "c'est (?:bien )?ca|n'est-ce pas|non|oui|hein|c'est juste|pas vrai|c'est exact|si je ne me trompe(?: pas)?",
    not: '^\\P{L}*(?:(?:et|mais|ou|alors)\\P{L}+)*(?:est-ce|faut-il|dois-je|puis-je|peut-on|quel\\p{L}*|comment|quand|combien|pourquoi)(?!\\p{L})|(?<!\\p{L})(?:deja|pas|jamais|sans|plus besoin)(?!\\p{L}(?! vrai))(?! vrai)',
  },
  de: {
    first:
      'erst|zuerst|zunachst|vorher|davor|als erstes|am anfang|(?:beginnt|fangt|startet)(?: \\p{L}+){0,2} mit|erstmal|vorab',
    tag: 'oder(?: nicht)?|richtig|stimmt(?: das| es)?|ja|nicht(?: wahr)?|gell|ne|korrekt|oder irre ich mich',
    not: '^\\P{L}*(?:(?:und|aber|oder|also)\\P{L}+)*(?:muss|soll|sollte|brauche|kann|darf|ist|sind|was|wie|wann|warum|welche\\p{L}*)(?!\\p{L})|(?<!\\p{L})(?:schon|bereits|kein\\p{L}*|ohne|hatte\\p{L}*|war|nicht(?!\\P{L}+(?:wahr)?\\P{L}*$))(?!\\p{L})',
  },
};
const patterns = eachLanguage((language) => {
  const { first, tag, not } = shapes[language];
  return {
    first: new RegExp(`(?<!\\p{L})(?:${first})(?!\\p{L})`, 'u'),
    tag: new RegExp(`[,;–-]\\P{L}*(?:${tag})\\s*\\?\\P{L}*$`, 'u'),
    not: new RegExp(not, 'u'),
  };
});

/** The commands of a line, with what comes first in the place of what it comes before. */
export function comesFirst(
  { business, turn }: Heard,
  said: string,
  language: Language,
  commands: readonly Command[],
): readonly Command[] {
  const heard = commands.filter((one) => one.do === 'set-service');
  const [named] = heard;
  if (!named || heard.length > 1 || !commands.some((one) => one.do === 'set-times')) return commands;
  const is = patterns[language];
  const sentences = said.split(/(?<=[.!?])\s+/u);
  const at = sentences.findIndex((one) => {
    const folded = foldCue(one);
    return is.tag.test(folded) && is.first.test(folded) && !is.not.test(folded.replace(is.tag, ''));
  });
  const sentence = sentences[at];
  if (sentence === undefined) return commands;
  const [one, other] = servicesIn(sentence, language, business).filter(({ score }) => score >= plainlyNamed);
  if (!one || other || one.ambiguous || one.name === named.service) return commands;
  // "A lens fitting on Thursday at ten. I need an exam first, right?": when that is to be stands with what was named before.
  const before = sentences.slice(0, at).join(' ');
  const asking = { time: false, anchor: null } as const;
  if (readWishes(before, language, business, turn.now, asking).length > 0) return commands;
  const service = { do: 'set-service', service: one.name, sure: one.score } as const;
  return commands
    .filter((each) => each.do !== 'ask' || !each.question.includes(sentence.trim()))
    .map((each) => (each === named ? service : each));
}
