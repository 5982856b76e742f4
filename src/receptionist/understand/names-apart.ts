// "Mine's Andrea Pohl, hers is Mia", "Jonas Albrecht heißt er, ich bin Silke Albrecht", asked for a name: the caller's and somebody
// else's, told apart by whose each is said to be. Names are read as they are written, what stands around them folded; four languages.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import { eachLanguage } from '../models/text.ts';
import { foldCue } from './cues/cue.ts';
import { kin } from './kin.ts';
import { namesAwaited } from './names-of-several.ts';
import type { Seen } from './seen.ts';

type Words = { readonly own: string; readonly other: string; readonly otherBehind?: string };

/** What leads to a name, and for the other's what may stand behind it. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    own: "i['’]?m|i am|mine(?:['’]s| is)|my (?:own )?name(?:['’]s| is)|me,? i['’]?m",
    other: `(?:s?he|they)(?:['’]s|['’]re| is| are)(?: called| named)?|(?:hers|his|theirs)(?: is|['’]s)|(?:her|his|their) name(?:['’]s| is)|(?:my|the) KIN(?:['’]s name)?(?:['’]s| is)(?: called| named)?`,
  },
  es: {
    own: '(?:yo )?soy|(?:yo )?me llamo|mi nombre es|el mio es',
    other: '(?:el|ella) (?:es|se llama)|se llama|(?:su|el de el|el de ella) nombre es|(?:mi|la|el) KIN (?:es|se llama)',
  },
  fr: {
    own: "(?:moi,? )?(?:je suis|je m['’]appelle)|moi,? c['’]est|mon nom (?:a moi )?c['’]?est",
    other:
      "(?:elle|lui|il),? (?:c['’]est|s['’]appelle)|son nom,? c['’]?est|(?:mon|ma|le|la) KIN,? (?:c['’]est|s['’]appelle)",
  },
  de: {
    own: 'ich (?:bin|heis{1,2}e)(?: die| der)?|mein name ist|meiner ist',
    other:
      '(?:er|sie) (?:heis{1,2}t|ist(?: die| der)?)|(?:sein|ihr) name ist|(?:meine?|die|der|das) KIN (?:heis{1,2}t|ist)',
    otherBehind: 'heis{1,2}t (?:er|sie|(?:meine?|die|der|das) KIN)',
  },
};

const name = "\\p{Lu}[\\p{L}'’-]+(?: (?:de|del|la|von|van) | )?(?:\\p{Lu}[\\p{L}'’-]+ ?){0,2}";
const named = new RegExp(`^${name}`, 'u');
const namedBefore = new RegExp(`(?:^|[\\s,])(${name})$`, 'u');

const patterns = eachLanguage((language) => {
  const { own, other, otherBehind } = words[language];
  const whole = (pattern: string) =>
    new RegExp(`(?<!\\p{L})(?:${pattern.replaceAll('KIN', kin[language])})(?!\\p{L})`, 'gu');
  return { own: whole(own), other: whole(other), otherBehind: otherBehind === undefined ? null : whole(otherBehind) };
});

/** The name right behind what leads to it. */
function behind(said: string, folded: string, lead: RegExp): string | null {
  for (const { 0: found, index } of folded.matchAll(lead)) {
    const one = named.exec(said.slice(index + found.length).trimStart())?.[0];
    if (one !== undefined) return one.trim();
  }
  return null;
}

/** The caller's own name and somebody else's; null where not both are said. */
export function namesApart(said: string, language: Language): { readonly own: string; readonly other: string } | null {
  const folded = foldCue(said);
  // "Heißt" is longer folded than said: what leads to a name is looked for in its own place.
  if (folded.length !== said.length) return namesApart(said.replaceAll('ß', 's'), language);
  const { own: leadsOwn, other: leadsOther, otherBehind } = patterns[language];
  const other = behind(said, folded, leadsOther) ?? (otherBehind && before(said, folded, otherBehind));
  if (other === null) return null;
  const own = behind(said, folded, leadsOwn) ?? /^\P{L}*(?<name>[^,]+),/u.exec(said)?.groups?.name?.trim() ?? null;
  if (own === null || !new RegExp(`^${name}$`, 'u').test(own) || own === other) return null;
  const [, ...family] = own.split(' ');
  return { own, other: other.includes(' ') ? other : [other, ...family].join(' ') };
}

function before(said: string, folded: string, follows: RegExp): string | null {
  for (const { index } of folded.matchAll(follows)) {
    const one = namedBefore.exec(said.slice(0, index).trimEnd())?.[1];
    if (one !== undefined) return one.trim();
  }
  return null;
}

/** What is set by them where a name was asked for: that of whom the visit is for, and of whom comes after. */
export function setApart({ heard, said, language }: Seen): Command[] | null {
  const both = namesApart(said, language);
  const top = heard.state.frames.at(-1);
  if (both === null || top?.flow !== 'book') return null;
  const isForOther = top.forOther !== undefined;
  const set: Command = { do: 'set-name', name: isForOther ? both.other : both.own, sure: 0.95 };
  return !isForOther && namesAwaited(heard.state) > 1 ? [set, { do: 'name-next', names: [both.other] }] : [set];
}
