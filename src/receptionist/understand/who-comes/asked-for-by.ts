// "It's Kate Bergeron, my daughter needs a visit": whoever calls is named, and the visit is for somebody else, whose own name it is
// to be under. By what is told it is theirs; who asks for them is kept apart from it.

import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard, Understood } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { kin } from './kin.ts';
import { isMadeFor } from './made-for.ts';
import { isPlainlyFor, nameOfThem, tellsWhoseItIs } from './tells-whose.ts';

/** What leads to the caller's own name wherever it stands, and only ahead of whom they tell of; what stands behind it. */
const own: Readonly<Record<Language, readonly [anywhere: string, ahead: string, behind: string]>> = {
  en: [
    "(?:my|the) name(?:'s| is)|i'?m|i am|my (?:full |own )?name(?:'s| is)|this is",
    "it'?s|it is|that's",
    'here|speaking|calling',
  ],
  es: ['soy|me llamo|mi nombre es|(?:le )?habla', 'es|aqui', 'aqui|al habla'],
  fr: ["je suis|je m'appelle|mon nom est|ici|moi,? c'est", "c'est", "a l'appareil|ici"],
  de: ['ich bin(?: die| der)?|ich heisse|mein name ist|hier(?: ist| spricht)?', 'es ist', 'hier|am apparat|mein name'],
};
/** A greeting before a name, or nothing. */
const opens = /^(?:(?:\p{L}+ ){0,2}\p{L}+[,.!]? )?$/u;
const patterns = eachLanguage((language) => {
  const [anywhere, ahead, behind] = own[language];
  return {
    anywhere: new RegExp(`(?<!\\p{L})(?:${anywhere})[,:]? $`, 'u'),
    ahead: new RegExp(`(?<!\\p{L})(?:${ahead})[,:]? $`, 'u'),
    behind: new RegExp(`^,? (?:${behind})(?!\\p{L})`, 'u'),
    kin: new RegExp(`(?<!\\p{L})${kin[language]}(?!\\p{L})`, 'u'),
  };
});

/** Is it the caller who is called so? */
export function isCallersName(said: string, name: string, language: Language): boolean {
  const at = said.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const [before, after] = [foldCue(said.slice(0, at)), foldCue(said.slice(at + name.length))];
  const by = patterns[language];
  if (by.anywhere.test(before) || by.behind.test(after)) return true;
  if (by.kin.test(before)) return false;
  return by.ahead.test(before) || (opens.test(before) && /^ *[.,;!?–—-]/u.test(after));
}

/** What else begins or is added has names of its own. */
const otherwise: ReadonlySet<Command['do']> = new Set([
  'also',
  'name-next',
  'emergency',
  'others-appointment',
  'for-self',
]);

/** What was understood, with whom it is for told apart from who calls; as it was where the visit is the caller's. */
export function heedWhoseItIs<Of extends Understood>({ state, business }: Heard, understood: Of): Of {
  const { commands, said, language } = understood;
  const flows = commands.flatMap((one) => (one.do === 'start' ? one.flow : []));
  const top = state.frames.at(-1);
  const begins = flows.length === 1 && flows[0] === 'book' && top === undefined;
  if (!begins || commands.some((one) => otherwise.has(one.do))) return understood;
  const set = commands.find((one) => one.do === 'set-service');
  const chosen = business.services.find((one) => set?.do === 'set-service' && one.name === set.service);
  // What is done to a house or a car is under the name of whoever asks for it.
  const isOfThing = business.industry === 'trades' || business.industry === 'automotive';
  const isElsewhere = chosen?.needsAddress === true && (isOfThing || !isPlainlyFor(said, language));
  if (isElsewhere || (chosen !== undefined && business.industry !== 'medical' && isMadeFor(chosen))) return understood;
  const known = commands.find((one) => one.do === 'for-other');
  const isUnnamed = known === undefined || !/^\p{Lu}/u.test(known.whose);
  // "My husband wants chocolate" says of nobody that the visit is theirs.
  const isTheirs = tellsWhoseItIs(said, language, business) || (known !== undefined && isPlainlyFor(said, language));
  if (!isUnnamed || !isTheirs) return understood;
  const theirs = nameOfThem(said, language);
  if (theirs !== undefined && commands.some((one) => one.do === 'set-name' && one.name === theirs))
    return known === undefined
      ? { ...understood, commands: [...commands, { do: 'for-other', whose: 'other' }] }
      : understood;
  if (theirs !== undefined)
    return {
      ...understood,
      commands: [...commands.filter((one) => one !== known), { do: 'for-other', whose: theirs }],
    };
  const named = commands.findLast((one) => one.do === 'set-name');
  const isCallers = named !== undefined && isCallersName(said, named.name, language);
  const before = state.done.length === 0 ? state.said.name : undefined;
  const by = named === undefined ? before : isCallers ? named.name : undefined;
  if (known !== undefined && by === undefined) return understood;
  const forOther = { do: 'for-other', whose: known?.whose ?? 'other', ...(by === undefined ? {} : { by }) } as const;
  return { ...understood, commands: [...commands.filter((one) => one !== known), forOther] };
}
