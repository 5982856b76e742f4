// "Mine's Andrea Pohl, hers is Mia", "Theo Banks for him, I'm Rich Banks", "c'est pour ma mère, Odile Petit, moi c'est Claire": the
// caller's name and somebody else's, told apart by whose each is said to be. Names are read as they are written, what stands around
// them folded; four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { findNames } from '../../models/names.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen, Wants } from '../seen.ts';
import { kin } from '../who-comes/kin.ts';
import { namedForWhom, wishesByName, writtenOut } from '../who-comes/whom-for.ts';
import { namesAwaited } from './names-of-several.ts';

/** What leads to a name, and what stands behind one; `forOther` says besides that it is theirs that is wanted. */
type Words = {
  readonly own: string;
  readonly ownBehind: string;
  readonly other: string;
  readonly otherBehind: string;
  readonly forOther: string;
  readonly forOtherBehind: string;
  /** Whose kin it is, with the name right behind it and nothing more: "my son Theo Banks, …". */
  readonly kin: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    own: "i['’]?m|i am|mine(?:['’]s| is)|my (?:own )?name(?:['’]s| is)|me,? i['’]?m|this is",
    ownBehind: "for me|(?:is|that['’]s) (?:me|mine)|here|speaking",
    other: `(?:s?he|they)(?:['’]s|['’]re| is| are)(?: called| named)?|(?:hers|his|theirs)(?: is|['’]s)|(?:her|his|their) name(?:['’]s| is)|(?:my|the) KIN(?:['’]s name)?(?:['’]s| is)(?: called| named)?`,
    otherBehind: "(?:is|that['’]s|it['’]s) (?:him|her|(?:my|our) KIN)",
    forOther: 'for (?:my|our|the) KIN[,:]?(?: (?:named|called))?',
    forOtherBehind: 'for (?:him|her|them|(?:my|our) KIN)',
    kin: '(?:my|our) KIN,?',
  },
  es: {
    own: '(?:yo )?soy|(?:yo )?me llamo|mi nombre es|el mio es|aqui|(?:le )?habla',
    ownBehind: 'soy yo|para mi(?=[ .!]*(?:[,;]|$))',
    other: '(?:el|ella) (?:es|se llama)|se llama|(?:su|el de el|el de ella) nombre es|(?:mi|la|el) KIN (?:es|se llama)',
    otherBehind: 'es (?:mi|nuestr[oa]) KIN',
    forOther: '(?:para|a nombre de) (?:mi|nuestr[oa]|la|el) KIN[,:]?(?: (?:que )?se llama)?',
    forOtherBehind: 'para (?:el|ella)(?=[ .!]*(?:[,;]|y |$))|para (?:mi|nuestr[oa]) KIN',
    kin: '(?:mi|nuestr[oa]) KIN,?',
  },
  fr: {
    own: "(?:moi,? )?(?:je suis|je m['’]appelle)|moi,? c['’]est|mon nom (?:a moi )?c['’]?est|ici",
    ownBehind: "c['’]est moi|pour moi|a l['’]appareil",
    other:
      "(?:elle|lui|il),? (?:c['’]est|s['’]appelle)|son nom,? c['’]?est|(?:mon|ma|le|la) KIN,? (?:c['’]est|s['’]appelle)",
    otherBehind: "c['’]est (?:lui|elle|(?:mon|ma|notre) KIN)",
    forOther: "(?:pour|au nom de) (?:mon|ma|notre|le|la) KIN[,:]?(?: (?:qui|elle|il) s['’]appelle)?",
    forOtherBehind: 'pour (?:lui|elle|(?:mon|ma|notre) KIN)',
    kin: '(?:mon|ma|notre) KIN,?',
  },
  de: {
    own: 'ich (?:bin|heis{1,2}e)(?: die| der)?|mein name ist|meiner ist|hier(?: ist| spricht)?',
    ownBehind: '(?:das )?bin ich|fur mich|am apparat',
    other: `(?:er|sie) (?:heis{1,2}t|ist(?: die| der)?)|(?:sein|ihr) name ist|(?:meine?|die|der|das) KIN (?:heis{1,2}t|ist)`,
    otherBehind: 'heis{1,2}t (?:er|sie|(?:meine?|die|der|das) KIN)|ist (?:meine?|unsere?) KIN',
    forOther: 'fur (?:meine?n?|unsere?n?|den|die|das) KIN[,:]?(?: namens|,? (?:er|sie) heis{1,2}t)?',
    forOtherBehind: 'fur (?:ihn|sie|(?:meine?n?|unsere?n?) KIN)',
    kin: '(?:meine?|unsere?) KIN,?',
  },
};

const name = "\\p{Lu}[\\p{L}'’-]+(?: (?:de|del|la|von|van) | )?(?:\\p{Lu}[\\p{L}'’-]+ ?){0,2}";
const named = new RegExp(`^${name}`, 'u');
const namedBefore = new RegExp(`(?:^|[\\s,])(${name}),?$`, 'u');

const patterns = eachLanguage((language) => {
  const whole = (pattern: string) =>
    new RegExp(`(?<!\\p{L})(?:${pattern.replaceAll('KIN', kin[language])})(?!\\p{L})`, 'gu');
  const { own, ownBehind, other, otherBehind, forOther, forOtherBehind, kin: kinOnly } = words[language];
  return {
    own: whole(own),
    ownBehind: whole(ownBehind),
    other: whole(other),
    otherBehind: whole(otherBehind),
    forOther: whole(forOther),
    forOtherBehind: whole(forOtherBehind),
    kin: whole(kinOnly),
  };
});

/** "My sister Julia sent me": what is told of her says nothing of whose visit it is. */
const alone = /^\s*(?:[,.;!?]|$|(?:and|y|et|und)(?!\p{L}))/u;

type Text = { readonly said: string; readonly folded: string };

/** The name right behind what leads to it. */
function behind({ said, folded }: Text, lead: RegExp, isAlone = false): string | null {
  for (const { 0: found, index } of folded.matchAll(lead)) {
    const rest = said.slice(index + found.length).trimStart();
    const one = named.exec(rest)?.[0];
    if (one !== undefined && isSomebody(one) && (!isAlone || alone.test(rest.slice(one.length)))) return one.trim();
  }
  return null;
}

function before({ said, folded }: Text, follows: RegExp): string | null {
  for (const { index } of folded.matchAll(follows)) {
    const one = namedBefore.exec(said.slice(0, index).trimEnd())?.[1];
    if (one !== undefined && isSomebody(one)) return one.trim();
  }
  return null;
}

/** "Für meine Mutter Montag": a word of every day is nobody, however it is written. */
const isSomebody = (one: string): boolean => {
  const [first = ''] = one.split(' ');
  return !isEverydayWord(foldCue(first)) || findNames(one, 'en', true).length > 0;
};

/** What is typed without a capital has those of the names that are known for some. */
function asWritten(said: string, language: Language): string {
  if (/\p{Lu}/u.test(said.slice(1))) return said;
  return findNames(said, language, true).reduce(
    (text, { start, end }) =>
      text.slice(0, start) +
      text.slice(start, end).replace(/(?<![\p{L}'’])\p{Ll}/gu, (first) => first.toUpperCase()) +
      text.slice(end),
    said,
  );
}

type Names = { readonly own: string; readonly other: string };

/** The caller's own name and somebody else's; null where not both are said. */
export function namesApart(said: string, language: Language): Names | null {
  const both = toldApart(said, language);
  return both && { own: both.own, other: both.other };
}

/** `isFor`: the other is said to be whom the visit is for; `isWhole`: their name was said in full. */
type Told = Names & { readonly isFor: boolean; readonly isWhole: boolean };

function toldApart(text: string, language: Language): Told | null {
  const said = asWritten(writtenOut(text), language);
  const folded = foldCue(said.replaceAll('ß', 's'));
  // What leads to a name is looked for in its own place.
  if (folded.length !== said.length) return null;
  const both = { said, folded };
  const by = patterns[language];
  const isFor = behind(both, by.forOther) ?? before(both, by.forOtherBehind) ?? namedForWhom(said, language);
  const other = isFor ?? behind(both, by.other) ?? before(both, by.otherBehind) ?? behind(both, by.kin, true);
  if (other === null) return null;
  const own =
    behind(both, by.own) ??
    before(both, by.ownBehind) ??
    /^\P{L}*(?<name>[^,]+),/u.exec(said)?.groups?.name?.trim() ??
    null;
  if (own === null || !new RegExp(`^${name}$`, 'u').test(own) || own === other) return null;
  const [, ...family] = own.split(' ');
  const isWhole = other.includes(' ');
  return { own, other: isWhole ? other : [other, ...family].join(' '), isFor: isFor !== null, isWhole };
}

/** What is set by them where a name was asked for: that of whom the visit is for, and of whom comes after. */
export function setApart({ heard, said, language }: Seen): Command[] | null {
  const both = toldApart(said, language);
  const top = heard.state.frames.at(-1);
  // What is passed on is from the caller.
  if (both !== null && top?.flow === 'message') return [{ do: 'set-name', name: both.own, sure: 0.95 }];
  if (both === null || top?.flow !== 'book') return null;
  const isForOther = top.forOther !== undefined;
  const isSeveral = namesAwaited(heard.state) > 1;
  if (both.isFor && !isForOther && !isSeveral)
    return [
      { do: 'for-other', whose: 'other' },
      { do: 'set-name', name: both.other, sure: 0.95 },
    ];
  const set: Command = { do: 'set-name', name: isForOther ? both.other : both.own, sure: 0.95 };
  return !isForOther && isSeveral ? [set, { do: 'name-next', names: [both.other] }] : [set];
}

/**
 * The same said with the wish itself: who calls, and by name for whom the visit is. Null where a visit is wanted for the caller, or one
 * for each, and where nothing but the first name of whom it is for was said.
 */
export function callsForOther({ heard, said, language, whole, mentions }: Seen, wants: Wants): Command[] | null {
  const top = heard.state.frames.at(-1);
  const namesVisit = wants.flows.size === 0 && heard.state.frames.length === 0 && mentions.services.length > 0;
  const isBooking = wants.flows.has('book') || top?.flow === 'book' || namesVisit;
  if (!isBooking || wants.commands.some((one) => one.do === 'also') || namesAwaited(heard.state) > 1) return null;
  const both = toldApart(said, language);
  if (!both?.isWhole) return null;
  const isForOther =
    both.isFor ||
    whole.cue('for-other') ||
    wishesByName(said, language) ||
    (top?.flow === 'book' && top.forOther !== undefined);
  if (!isForOther) return null;
  return [
    { do: 'set-name', name: both.own, sure: 0.9 },
    { do: 'for-other', whose: both.other },
  ];
}
