// "No, Walt. Walt Pickering. Grace is who I'm seeing", "my name is not Grace! Change the name to Walt Pickering", where a visit waits for a
// yes or has just been booked: the name is put right, and nothing else of it. Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { mayAmend } from '../contact-details/amended.ts';
import { foldCue } from '../cues/cue.ts';
import { staffIn } from '../services/near.ts';
import { cueOf } from '../signs.ts';
import { readWishes } from '../times/times.ts';
import { oneOfKin } from '../who-comes/kin.ts';
import { nameIn } from './details.ts';
import { isWrittenAs, withPart } from './part-of-name.ts';

type Words = {
  /** The name of the visit is spoken of. */
  readonly name: string;
  /** What stands before the one that is right. */
  readonly lead: string;
  /** The same only where it is said against another. */
  readonly weak: string;
  /** What stands before the one that is wrong, and behind it. */
  readonly not: string;
  readonly isNot: string;
  /** It is wrong, and no other is said. */
  readonly wrong: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    name: "(?:the|my|that|his|her|our|wrong) (?:\\p{L}+ )?name|name on (?:it|that|the|my)|(?:it should (?:be|go)|put (?:it|that)|(?:it|that)(?:'s| is)(?: booked)?) under",
    lead: "(?:(?:change|correct|fix|switch|make|put|update)(?: (?:the|my|that))? name(?: (?:on|for) (?:it|that|(?:the|my) \\p{L}+))? (?:to|as)|(?:change|put|switch|make) (?:it|that) (?:to|under|in)(?: the name(?: of)?)?|(?:the|my)(?: (?:full|right|correct|actual))? name(?:'s| is| should be| must be| is supposed to be)|it should (?:say|be|go)(?: under)?|put (?:it|that) under|(?:it|that)(?:'s| is) (?:booked )?under)(?! (?:not|wrong)(?!\\p{L}))",
    weak: "(?:i'm|im|i am|it's|its|it is|that's)(?! (?:not|wrong)(?!\\p{L}))",
    not: "not|isn't|instead of",
    isNot: "is not|isn't|is who|is the one|is wrong",
    wrong:
      "wrong name|(?:the |my )?name(?:'s| is| there is) (?:wrong|incorrect|not right|misspelled)|(?:that's|that is|it's) not (?:my|the right|her|his) name|got (?:my|the) name wrong",
  },
  es: {
    name: '(?:el|mi|ese|su) nombre|a nombre de',
    lead: '(?:(?:cambi|corrij|corrig|pong|pon)\\p{L}*(?: (?:el|mi|ese))? nombre (?:a|por|como)|(?:cambi|pong)\\p{L}*l[oa] a(?: nombre de)?|(?:el|mi) nombre(?: correcto)? es|(?:es |va |ponga\\p{L}* )?a nombre de|me llamo)(?! no(?!\\p{L}))',
    weak: '(?<!no )(?:soy|es)(?! no(?!\\p{L}))',
    not: 'no|no es|no soy|en vez de',
    isNot: 'no es|es quien|es con quien|esta mal',
    wrong:
      'nombre equivocado|(?:el |mi |ese )?nombre (?:esta mal|es incorrecto|no es correcto)|(?:ese|asi) no (?:es mi nombre|me llamo)',
  },
  fr: {
    name: '(?:le|mon|ce|son) nom|au nom d',
    lead: "(?:(?:chang|corrig|mett)\\p{L}*(?: (?:le|mon|ce))? nom (?:pour|en|a|par)|(?:mett|chang)\\p{L}*(?:[- ]le)? au nom de|au nom de|(?:le|mon)(?: bon)? nom(?:,? c'est| est)|je m'appelle)(?! pas(?!\\p{L}))",
    weak: "(?:je suis|c'est|moi,? c'est)(?! pas(?!\\p{L}))",
    not: 'pas|au lieu de',
    isNot: "n'est pas|c'est pas|est celle|est celui|est faux",
    wrong:
      "(?:mauvais|faux) nom|(?:le |mon )?nom (?:est (?:faux|incorrect)|n'est pas (?:bon|le bon|correct))|(?:ce n'est|c'est) pas mon nom",
  },
  de: {
    name: '(?:der|den|mein|meinen|dem) name\\p{L}*',
    lead: '(?:(?:ander|korrigier)\\p{L}*(?: sie)?(?: bitte)? (?:den|meinen) namen (?:auf|in|zu)|(?:schreib|setz|trag)\\p{L}*(?: sie)?(?: (?:es|ihn|das))?(?: bitte)? auf(?: den namen)?|(?:auf|unter)(?: den| dem)? namen|(?:der|mein)(?: richtige[rn]?)? name (?:ist|lautet|muss)|ich heisse)(?! nicht(?!\\p{L}))',
    weak: '(?:ich bin|es ist|das ist)(?! nicht(?!\\p{L}))',
    not: 'nicht|statt|kein[e]?',
    isNot: 'ist nicht|ist die,|ist der,|ist falsch',
    wrong:
      'falscher name|(?:der |mein )?name (?:ist (?:falsch|verkehrt)|stimmt nicht)|das ist nicht mein name|so heisse ich nicht',
  },
};

/** "My mother's name is Ruth Kane": whom it is for. */
const kinCalled: Readonly<Record<Language, string>> = {
  en: `(?:my|the) ${oneOfKin.en}(?:'s name is|'s called| is called)`,
  es: `(?:mi|la|el) ${oneOfKin.es} se llama`,
  fr: `(?:ma|mon|la|le) ${oneOfKin.fr} s'appelle`,
  de: `(?:meine?|die|der|das) ${oneOfKin.de} heisst`,
};

const patterns = eachLanguage((language) => {
  const { weak, not, isNot, wrong } = words[language];
  const name = `${words[language].name}|${kinCalled[language]}`;
  const lead = `${words[language].lead}|${kinCalled[language]}`;
  return {
    name: new RegExp(`(?<!\\p{L})(?:${name})`, 'u'),
    lead: new RegExp(`(?<!\\p{L})(?:${lead})(?!\\p{L})[\\s:,]*`, 'gu'),
    against: new RegExp(`(?<!\\p{L})(?:${lead}|${weak})(?!\\p{L})[\\s:,]*`, 'gu'),
    wrong: new RegExp(`(?<!\\p{L})(?:${wrong})(?!\\p{L})`, 'u'),
    denies: (known: string) =>
      new RegExp(`(?<!\\p{L})(?:(?:${not}) (?:${known})(?!\\p{L})|(?:${known}) (?:${isNot})(?!\\p{L}))`, 'u'),
  };
});

/** "Put Dana Tate's name on it". */
const onIt =
  /(?<!\p{L})(?:put|use|write) (?<name>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)['’]s name(?: (?:on|in|down|instead)|\P{L}*$)/u;
/** Is it asked for another name, in whatever words the one before it is spoken of? */
export const changesName = (said: string, language: Language): boolean =>
  onIt.test(said) || changes.test(foldCue(said)) || patterns[language].wrong.test(foldCue(said));
const changes =
  /(?<!\p{L})(?:(?:change|correct|fix|switch|update)(?: (?:the|my|that))? name|(?:cambi|corrij|corrig)\p{L}*(?: (?:el|mi|ese))? nombre|(?:chang|corrig)\p{L}*(?: (?:le|mon|ce))? nom|(?:ander|korrigier)\p{L}*(?: sie)?(?: bitte)? (?:den|meinen) namen)(?!\p{L})/u;

const sentences = /(?<=[.!?;])\s+|,\s+(?=(?:and|but|y|pero|et|mais|und|aber)\s)/iu;
/** What a sentence may open with before a bare name. */
const openers =
  /^\P{L}*(?:(?:no|nope|nah|wait|sorry|actually|oh|um+|uh+|yes|yeah|non|nein|nee|perdon|perdón|espere|pardon|attendez|moment|si|sí|oui|ja|ok|okay)(?!['’\p{L}])[^\p{L}]*)+/iu;
const bareName =
  /^[^\p{L}]*(?:(?:de|del|la|los|du|van|von|der|den) )*\p{Lu}[\p{L}'’-]+(?: \p{Lu}?[\p{L}'’-]+){0,3}[^\p{L}]*$/u;
/** Longer, and it tells more than a name. */
const wordsMax = 5;
const messageMax = 500;

/** What is said to be right behind such words, or a name and nothing else. */
function candidates(sentence: string, language: Language, isAgainst: boolean): readonly string[] {
  const put = onIt.exec(sentence)?.groups?.name;
  if (put !== undefined) return [put];
  const folded = foldCue(sentence);
  const behind = [...folded.matchAll(isAgainst ? patterns[language].against : patterns[language].lead)].map(
    // Counted from its end: "heiße" is folded to a letter more.
    ({ index, 0: lead }) => sentence.slice(Math.max(0, sentence.length - (folded.length - index - lead.length))),
  );
  const bare = sentence.replace(openers, '');
  return bareName.test(bare) ? [...behind, bare] : behind;
}

/** The name that is right: the fullest of those said; null where none is. */
function nameSaid(
  { business, turn }: Heard,
  said: string,
  language: Language,
  known: string,
  isAgainst: boolean,
): string | null {
  const isStaff = (name: string) => staffIn(`with ${name}`, language, business).length > 0;
  const isTalk = (name: string) => name.split(' ').every((word) => isEverydayWord(foldCue(word)));
  const isTime = (part: string) =>
    readWishes(part, language, business, turn.now, { time: false, anchor: null }).length > 0;
  const found = said
    .replace(deniedAhead(known, language), '')
    .split(sentences)
    .flatMap((one) => candidates(one, language, isAgainst))
    .map((one) => (one.split(behindName)[0] ?? '').trim())
    .filter((one) => one.split(/\s+/).length <= wordsMax && !isTime(one))
    .flatMap((one) => nameIn(one.trim(), language, true)?.name ?? [])
    .filter((name) => !isTalk(name) && !(isStaff(name) && !name.includes(' ')));
  const [fullest] = found.toSorted((a, b) => b.split(' ').length - a.split(' ').length);
  if (fullest === undefined) return null;
  // Said once more as it stands, or less of it, the name stays; told apart from it, other marks are another name.
  if (isPartOf(fullest, known) && (!deniesName(said, language, known) || isWrittenAs(fullest, known))) return known;
  return inItsPlace(fullest, known, said, language);
}

const behindName =
  /[\s,]+(?:not|no|pas|nicht|instead|statt|now|then|please|actually|ahora|por favor|maintenant|jetzt|bitte|with|without|spelled|for|con|sin|avec|sans|mit|ohne)(?!\p{L})/iu;
/** "Not Grace, Walt Pickering": the wrong one with what stands before it. */
const deniedAhead = (known: string, language: Language) =>
  new RegExp(
    `(?<!\\p{L})(?:${words[language].not}) (?:${escaped(known)}|${escaped(known.split(' ')[0] ?? known)})[,.;!]\\s*(?:(?:but|sino|mais|sondern)(?!\\p{L})\\s*)?`,
    'giu',
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What the words that put a name right are else taken for. */
const ofName = new Set<Command['do']>(['deny', 'affirm', 'set-name', 'cannot-tell', 'drop', 'decline']);

/** What may be heard where nothing is wished for but another name on a visit that stands: that visit, who speaks, and courtesies. */
const besideName = new Set<Command['do']>([
  ...ofName,
  ...(['set-service', 'set-staff', 'set-phone', 'set-email', 'set-message', 'greet', 'thanks', 'chitchat'] as const),
]);
const isOfChangedName = (one: Command, said: string, language: Language): boolean =>
  besideName.has(one.do) ||
  (one.do === 'set-times' && !cueOf('move', foldCue(said).replace(changes, ' '), language)) ||
  (one.do === 'start' && (one.flow === 'move' || one.flow === 'message'));

/** Is the name that was read back told to be wrong? */
export const deniesName = (said: string, language: Language, known: string): boolean => {
  const folded = foldCue(said);
  const parts = [known, ...known.split(' ')].map((one) => escaped(foldCue(one)));
  return patterns[language].wrong.test(folded) || patterns[language].denies(parts.join('|')).test(folded);
};

const givenWord = /(?<!\p{L})(?:first name|given name|nombre de pila|prenom|vorname)(?!\p{L})/u;
const familyWord =
  /(?<!\p{L})(?:last name|surname|family name|apellidos?|nom de famille|(?:nach|familien)name)(?!\p{L})/u;

/** The name as it is now known: a part of it that is told to be wrong, or which one it is, or sounds like what is said, is replaced. */
function inItsPlace(right: string, known: string, said: string, language: Language): string {
  const folded = foldCue(said);
  const [given = '', ...family] = known.split(' ');
  const isTold = (part: string) =>
    (part === given && givenWord.test(folded)) || (part === family.join(' ') && familyWord.test(folded));
  return withPart(right, known, (part) => isTold(part) || deniesPart(said, language, part)) ?? right;
}

/** Is just this part of it told to be wrong? */
const deniesPart = (said: string, language: Language, part: string): boolean =>
  patterns[language].denies(escaped(foldCue(part))).test(foldCue(said));

const isBesideName = (one: Command, language: Language) =>
  one.do === 'goodbye' || (one.do === 'ask' && !changesName(one.question, language));

const isPartOf = (name: string, known: string) =>
  foldCue(name)
    .split(' ')
    .every((word) => foldCue(known).split(' ').includes(word));

/** What was understood, with the name put right and nothing else touched by that; as it was, where no name is put right. */
export function namePutRight(heard: Heard, said: string, language: Language, commands: readonly Command[]) {
  const { state, business } = heard;
  const known = state.said.name;
  const top = state.frames.at(-1);
  if (
    state.frames.length === 0 &&
    !mayAmend(heard) &&
    changes.test(foldCue(said)) &&
    cueOf('appointment', said, language) &&
    commands.every((one) => isOfChangedName(one, said, language))
  )
    // Only what was booked in this talk can be put right in it: the team is told.
    return [{ do: 'start', flow: 'message' } as const, { do: 'set-message', body: said.slice(0, messageMax) } as const];
  if (known === undefined || !mayAmend(heard)) return commands;
  if (state.asked === 'confirm' && top?.flow !== 'book' && top?.flow !== 'message') return commands;
  if (commands.some((one) => ['emergency', 'also', 'for-other', 'person', 'complaint'].includes(one.do)))
    return commands;
  const read = commands.find((one) => one.do === 'set-name');
  const isDenied = deniesName(said, language, known);
  const opensWithNo = cueOf('no', said, language) || cueOf('correction', said, language);
  const isOfName = changesName(said, language) || patterns[language].name.test(foldCue(said));
  if (!isDenied && !isOfName && !(opensWithNo && read)) return commands;
  const name = nameSaid(heard, said, language, known, isDenied || opensWithNo);
  const isFuller = read === undefined || name === null || foldCue(name).includes(foldCue(read.name)) || isDenied;
  if (name === null || !isFuller)
    return commands.map((one) =>
      one.do === 'set-name' && isDenied ? { ...one, name: inItsPlace(one.name, known, said, language) } : one,
    );
  // Whom they come to is named beside it, or is none of those who are left once the wrong name is taken for theirs.
  const named = staffIn(said.replaceAll(name, ' '), language, business).map((one) => one.name);
  // Of what is booked nothing else is asked to change; what is asked beside it is answered, and a farewell is one.
  if (state.asked === 'more' && changesName(said, language))
    return [{ do: 'set-name', name, sure: 0.95 } as const, ...commands.filter((one) => isBesideName(one, language))];
  const isKept = (one: Command) =>
    !ofName.has(one.do) &&
    !(one.do === 'set-staff' && (isDenied || one.staff === null || !named.includes(one.staff))) &&
    !(one.do === 'start' && (one.flow === 'move' || one.flow === 'message')) &&
    one.do !== 'set-message';
  return [...commands.filter(isKept), { do: 'set-name', name, sure: 0.95 } as const];
}
