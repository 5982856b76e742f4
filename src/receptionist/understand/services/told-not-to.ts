// "Don't change the battery, change the oil", "no me cancele la vacuna, cancele la limpieza", "die Batterie nicht wechseln, nur das Öl": a
// clause that says what is not to be done names no service that is meant, where another one is named beside it. What only says when, how
// or for how long something is not to be done is no such clause. In four languages.
import type { Business, Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { type Named, namedAgain, plainlyNamed } from './near.ts';

type Words = {
  /** What may open the clause. */
  readonly opens: string;
  /** Something is not to be done; the verb of the house's work is part of it. */
  readonly denies: string;
  /** Puts what stands behind it in the place of what is denied, with no pause between. */
  readonly turns: string;
  /** What is denied is a time, a manner or a measure. */
  readonly only: string;
};

const doing =
  'change|replace|swap|do|redo|clean|book|schedule|reserve|fix|repair|mend|cut|trim|color|colour|dye|bleach|wash|check|inspect|test|rotate|align|install|whiten|unclog|clear|touch|pull|fill|refill|drain|service|treat|shave|wax|polish|paint|sand|mow|prune|cancel|move|reschedule|switch|put me (?:in|down) for|sign me up for|give me|bother (?:with|about)|worry about|mess with';
const haga =
  '(?:hag|cambi|cort|pong|repar|arregl|revis|limpi|vacun|pint|tin|lav|toqu|quit|rot|agend|reserv|apunt|instal|reemplac|sustituy|destap|saqu|cancel|muev|anul)\\p{L}*';
const faites = '(?:faites|refaites|(?!oubli|hésit|hesit|ayez|soyez|sach|savez|inqui|vous)\\p{L}{3,}ez)';
const machen =
  '(?:wechseln|tauschen|ersetzen|machen|schneiden|färben|faerben|reparieren|reinigen|buchen|nehmen|prüfen|pruefen|impfen|waschen|einbauen|absagen|stornieren|verschieben|anrühren|streichen)';

const words: Readonly<Record<Language, Words>> = {
  en: {
    opens: 'hi|hello|hey|please|just|also|and|but|so|ok|okay|no|oh|actually|wait|well',
    denies: `(?:don['’]?t|do not|no need to|let['’]s not|rather not) (?:even |also |actually )?(?:${doing})|leave(?= (?:the|my|our) )|not(?= (?:the|my|our) )|(?:it['’]?s|it is|this is|i['’]m calling|that['’]s) not (?:for|about)`,
    turns: "but|just|only|instead|it['’]s",
    only: 'before|after|until|till|unless|on|at|too|yet|without|with|if|when|this|next|so|as|again|same|from|by|more|than|for|any|anything|it|that',
  },
  es: {
    opens: 'hola|buenas|por favor|y|pero|no|ay|mire|oiga|bueno|espere',
    denies: `no (?:(?:quiero|necesito) que )?(?:(?:me|le|lo|la|nos|les|se|los|las) ){0,2}${haga}|(?:esto )?no (?:es|era|llamo) (?:para|por)`,
    turns: 'sino|es para|es por|solo|sólo|pero|mejor|nomás|nada más',
    only: 'antes|después|despues|hasta|con|sin|tan|muy|todavía|todavia|aún|si|cuando|nada|más|mas|demasiado|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  },
  fr: {
    opens: "bonjour|s['’]il vous plaît|et|mais|non|oh|bon|attendez|alors",
    denies: `(?:ne |n['’])?(?:(?:me|nous|le|la|lui|les) |[ml]['’])*${faites}(?:[- ](?:moi|nous|lui))? (?:pas|plus)|(?:(?:ce |ça |ca )?n['’]est|c['’]est|c['’]était) pas pour`,
    turns: "mais|c['’]est|juste|seulement|plutôt|plutot",
    only: 'avant|après|apres|jusqu\\p{L}*|trop|si|sans|avec|encore|rien|plus de|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  },
  de: {
    opens: 'hallo|guten tag|bitte|und|aber|nein|also|moment',
    denies: `${machen} sie (?:bitte |mir |uns )*[^,;.!?]{2,40}? nicht|(?:den|die|das|mein\\p{L}*) \\p{L}+(?:-\\p{L}+)*(?: bitte| aber)? nicht(?=[ ,]+(?:nur|sondern|bloß|bloss|lieber)(?!\\p{L}))|es (?:ist|geht|war) nicht (?:für|um|wegen)`,
    turns: 'sondern|es ist|es geht|nur|aber|lieber|bloß|bloss',
    only: 'vor|nach|bis|am|um|zu|so|ohne|mit|noch|wenn|bevor|mehr als|nichts',
  },
};

const pause = '[,;.!?–—]';
const patterns = eachLanguage((language) => {
  const { opens, denies, turns, only } = words[language];
  const until = `(?=\\s*(?:${pause}|$)|\\s+(?:${turns})(?!\\p{L}))`;
  const from = `(?<=(?:^|${pause}\\s*|\\s(?:${turns})\\s)(?:(?:${opens})[\\s,]+)*)`;
  // In German the verb may stand behind what is denied.
  const behind = language === 'de' ? `|[^,;.!?]{2,40}? nicht (?:mehr )?${machen}` : '';
  return {
    clause: new RegExp(`${from}(?:(?<verb>${denies})(?!\\p{L})[^,;.!?–—]{0,50}?${behind})${until}`, 'giu'),
    only: new RegExp(`(?<!\\p{L})(?:${only})(?!\\p{L})`, 'iu'),
  };
});

/** "Don't cut it, just color it": the verb alone says what is not to be done. */
const pronoun = /^\s*(?:it|that|them|this|him|her)\s*$/iu;

const blank = (text: string) => ' '.repeat(text.length);

/**
 * The text with blanks where it says what is not to be done, if another service is named in the rest of it; what the verb alone
 * denied, as in "don't color my hair, cut it", still has its thing. Else the text as it is. `resembles`: is another one perhaps meant by
 * what no service is surely named in, as "the oil"?
 */
export function withoutToldNot(
  text: string,
  language: Language,
  read: (text: string) => readonly Named[],
  resembles: (text: string) => boolean = () => false,
): string {
  const { clause, only } = patterns[language];
  const all = read(text);
  // "Don't change the battery, change the oil": a name may be read over the pause behind it.
  const namedIn = ({ 0: words, index }: RegExpExecArray): readonly Named[] => {
    const own = read(words);
    return own.length > 0 ? own : all.filter((one) => one.start < index + words.length && index < one.end);
  };
  const denied = [...text.matchAll(clause)].filter((one) => {
    const rest = one[0].slice(one.groups?.verb?.length ?? 0);
    return (pronoun.test(rest) || !only.test(rest)) && namedIn(one).length > 0;
  });
  if (denied.length === 0) return text;
  const without = (length: (one: RegExpExecArray) => number) =>
    denied.reduce(
      (rest, one) =>
        rest.slice(0, one.index) +
        blank(rest.slice(one.index, one.index + length(one))) +
        rest.slice(one.index + length(one)),
      text,
    );
  const out = new Set(denied.flatMap((one) => namedIn(one).map(({ name }) => name)));
  const names = (rest: string) => {
    const named = read(rest);
    return named.length > 0 ? named.every((one) => !out.has(one.name)) : resembles(rest);
  };
  const rests = [
    without(([words]) => words.length),
    without(({ groups, 0: words }) => groups?.verb?.length ?? words.length),
  ];
  return rests.find(names) ?? text;
}

/** "The oil", in a house that changes it: the one service of all that is named by one of its words; null where none is. */
export function namedInShort(text: string, business: Business): Named | null {
  const names = business.services.map(({ name }) => name);
  const name = namedAgain(text, names, business);
  if (name === undefined) return null;
  const word = [...text.matchAll(/\p{L}+/gu)].findLast(([one]) => namedAgain(one, names, business) === name);
  if (!word) return null;
  return { name, score: plainlyNamed, start: word.index, end: word.index + word[0].length, ambiguous: false };
}
