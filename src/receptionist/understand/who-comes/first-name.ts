// The name of whom a visit is for, asked of who calls for them: "Nora", "Hedwig, auch Mahnke", "Zoe, her last name is Park"; and "it's
// for me", where it is the caller's own. Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import { capitalise } from '../../models/names.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';

/** "Nora, same last name", "Hedwig, auch Mahnke"; and "put it under my name". */
const sameFamily =
  /(?<!\p{L})(?<!not (?:the )?)(?:same|also|too|as well|as mine|like me|igual|mismo|tambien|como yo|meme|aussi|pareil|comme moi|auch|ebenfalls|gleiche[rn]?|wie ich)(?!\p{L})/u;
const underOwn =
  /(?<!\p{L})(?:under (?:my|mine)|(?:use|put|take) (?:my name|mine)|(?:a|bajo) mi nombre|(?:a|sous) mon nom|auf meinen(?: namen)?|unter meinem(?: namen)?)(?!\p{L})/u;
/** Another family than the caller's is told of, whatever it is. */
const otherFamily =
  /(?<!\p{L})(?:(?:last|family|sur) ?names?|different(?: name)?|not (?:mine|my name)|apellidos?|otro nombre|no (?:el mio|como yo)|nom de famille|autre nom|pas (?:le mien|comme moi)|(?:nach|familien)namen?|ander(?:s|e[nrs]?)|nicht (?:wie ich|meiner))(?!\p{L})/u;

/** It is the caller's own visit: anywhere in what is said, and as its beginning. */
const own: Readonly<Record<Language, readonly [anywhere: string, opens: string]>> = {
  en: ["for (?:me|myself)|i(?:'m| am) the (?:patient|one)|it(?:'s| is) me", '(?:me|myself|mine)'],
  es: ['(?:para|por) mi(?: mism[oa])?|soy (?:yo|(?:el|la) paciente)|yo mism[oa]|es mia', '(?:yo|a mi)'],
  fr: ["pour moi(?:-meme)?|c'est moi|je suis (?:le|la) patiente?", 'moi(?:-meme)?'],
  de: ['fur mich(?: selbst)?|ich (?:selbst|selber)|ich bin (?:es|(?:der|die) patient(?:in)?)', '(?:mich|ich)'],
};
const forCaller = eachLanguage(
  (language) =>
    new RegExp(
      `^(?:\\P{L}*(?:no|nein|non|na|oh|ah|well|so|pues|ben|also|ja|yes|yeah|si|oui)[,. ]+)?(?:[^.;?]*?(?<!\\p{L})(?<!(?:not|isn't|no es|no|pas|nicht|nur|only|just) )(?:${own[language][0]})|(?:${own[language][1]}))(?= *(?:[,.;!]|$)|,? (?:please|por favor|s'il vous plait|bitte)(?!\\p{L}))`,
      'u',
    ),
);
/** Whoever asks something of the house for themselves says it of that. */
const ofHouse = /(?<!\p{L})(?:you|repeat|spell|usted|puede|podria|vous|wiederholen|konnen|konnten)(?!\p{L})|\?/u;

const justYes = /^\P{L}*(?:(?:yes|yeah|yep|si|oui|ja|please|por favor|s'il vous plait|bitte)\P{L}*)+$/u;

/** What leads to a name or tells of it, and is none. */
const asides =
  /(?<![\p{L}'])(?:her|his|their|my|the|it|she|he|they|it's|she's|he's|that's|is|has|and|but|with|also|too|as well|as (?:mine|me)|like me|mine|same|(?:first|last|family|full|given) ?names?(?:'s)?|surname|names?(?:'s)?|called|well|yes|yeah|no|se llama|ella|el|la|los|su|es|y|con|de|tambien|igual|mism[oa]s?|que|yo|mio|mi|apellidos?|nombre|si|elle|il|s'appelle|c'est|le|son|sa|et|avec|aussi|meme|pareil|comme|moi|nom(?: de famille)?|prenom|oui|sie|er|die|der|das|ist|heis{1,2}t|und|mit|auch|ebenfalls|gleiche[rnms]?|wie|ich|(?:nach|familien|vor)?namen?s?|ja|nein)(?![\p{L}'])/gu;

/** The words of a line that may be part of a name: what leads to one and the caller's family taken out. */
function ownWords(said: string, family: string): string[] {
  const text = said.replaceAll('’', "'").replaceAll('ß', 's');
  const folded = foldCue(text);
  if (folded.length !== text.length || text.length !== said.length) return [];
  const known = new Set(foldCue(family).split(' '));
  const rest = folded.replace(asides, (word) => ' '.repeat(word.length));
  const words = [...rest.matchAll(/\p{L}[\p{L}'-]*/gu)].filter(({ 0: word }) => !known.has(word));
  const written = words.map(({ 0: word, index }) => said.slice(index, index + word.length));
  // Where a line is written with capitals, a name has one.
  const isLower = said === said.toLowerCase();
  return isLower ? written : written.filter((word) => /^\p{Lu}/u.test(word));
}

/** The family told behind what it is called: "her last name is Park". */
function familyTold(said: string, first: string): string | undefined {
  const from = otherFamily.exec(foldCue(said));
  if (from === null) return undefined;
  const [told] = ownWords(said.slice(from.index + from[0].length), '');
  return told === undefined || foldCue(told) === foldCue(first) ? undefined : capitalise(told);
}

/**
 * The name of whom it is for, asked of who calls for them: of a first name alone the family is the caller's, whose own it may also be
 * after all. As it was, where a whole name or anything else was said.
 */
export function heedFirstName<Of extends Understood>({ state }: Heard, understood: Of): Of {
  const { commands, said, language } = understood;
  const top = state.frames.at(-1);
  if (state.asked !== 'name' || top?.flow !== 'book' || top.by === undefined) return understood;
  const set = (name: string): Of => {
    const others = commands.filter((one) => !['set-name', 'cannot-tell', 'deny'].includes(one.do));
    return { ...understood, commands: [...others, { do: 'set-name', name, sure: 0.95 }] };
  };
  const folded = foldCue(said);
  const read = commands.find((one) => one.do === 'set-name')?.name;
  const family = top.by.split(' ').slice(1).join(' ');
  if (read === undefined && underOwn.test(folded)) return set(top.by);
  // "Für mich" and "Nachname Hedwig" look like a whole name.
  const isWhole = read?.includes(' ') === true && ownWords(read, '').length === read.split(' ').length;
  const meant = forCaller[language].exec(folded)?.[0];
  if (meant !== undefined && (!isWhole || meant.includes(foldCue(read ?? ''))) && !ofHouse.test(folded))
    return set(top.by);
  // A yes and nothing else, asked again: their own name is read back to them.
  if (justYes.test(folded) && state.askedAgain + state.asides + state.misses > 0) return set(top.by);
  if (family === '') return understood;
  const isSame = sameFamily.test(folded);
  const [first, ...more] = ownWords(said, family);
  const isOwnFamily = read?.split(' ').some((one) => foldCue(family).split(' ').includes(foldCue(one))) === true;
  if (first === undefined || (isWhole && !(isSame && isOwnFamily))) return understood;
  if (isSame && more.length === 0) return set(`${capitalise(first)} ${family}`);
  if (otherFamily.test(folded)) {
    const told = familyTold(said, first);
    return told === undefined ? understood : set(`${capitalise(first)} ${told}`);
  }
  const isAlone = read !== undefined && foldCue(read) === foldCue(first) && more.length === 0;
  return isAlone ? set(`${capitalise(first)} ${family}`) : understood;
}
