// "Leave it then. For my daughter, Tuesday at three", while the caller's own visit is being moved: the time is of a visit for somebody
// of theirs, and no new time of their own. Over folded text, in four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { eachLanguage } from '../../models/text.ts';
import { heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { kin } from '../../understand/who-comes/kin.ts';
import { visitsOf } from './own.ts';

const forWhom: Readonly<Record<Language, string>> = {
  en: 'for (?:my|our|the)',
  es: 'para (?:mis?|nuestr[oa]s?|la|el)',
  fr: 'pour (?:mon|ma|mes|notre|la|le)',
  de: 'fur (?:mein(?:en?)?|unser(?:en?)?|die|den|das)',
};
const whose: Readonly<Record<Language, string>> = {
  en: '(?:my|our)',
  es: '(?:mis?|nuestr[oa]s?)',
  fr: '(?:mon|ma|mes|notre)',
  de: '(?:meine?|unsere?)',
};
const needs: Readonly<Record<Language, string>> = {
  en: "(?:(?:also|still) )?(?:needs?|wants?|could use|would like|'d like)",
  es: '(?:tambien )?(?:necesita|quiere|ocupa|quisiera)',
  fr: '(?:aussi )?(?:voudrait|aimerait|veut|a besoin|en voudrait)',
  de: '(?:auch )?(?:braucht|brauchte|mochte|will)',
};
/** "It's for my son" says whose the visit is that is moved. */
const isFor = "(?<!(?:it's|its|it is|that's|is|es|c'est|das ist|er ist|ist) )";
const someone = eachLanguage(
  (language) =>
    new RegExp(
      `(?<!\\p{L})(?:${isFor}${forWhom[language]} (?<whom>(?:\\p{L}+ )?${kin[language]})|${whose[language]} (?<who>(?:\\p{L}+ )?${kin[language]}) ${needs[language]})(?!['’\\p{L}])`,
      'u',
    ),
);

const opens =
  '^[^\\p{L}]*(?:(?:and|also|then|so|ok|okay|no|oh|well|just|y|pues|et|non|alors|bon|und|dann|nein|na|auch|tambien|aussi|please|bitte) )*';
/** The caller's own is left as it is, which is the whole of a breath: "leave it with the keys" and "never mind Friday" leave nothing. */
const leaves = new RegExp(
  `${opens}(?:leave (?:it|mine|that)|never ?mind|forget (?:it|that|mine)|dejel[oa]|dejal[oa]|olvidel[oa]|laissez(?:-le)?|oubliez|lassen (?:sie|wir)(?:'?s| es| das| meinen)|vergessen sie(?: es| das)?)(?: (?:then|alone|be|as it is|like that|like it is|where it is|for now|instead|about (?:it|mine|that)|entonces|asi|como esta|pues|tomber|comme ca|alors|donc|dann|so|wie er ist|bleiben|doch|please|por favor|bitte))*[^\\p{L}]*(?:$|(?:and|but|y|pero|et|mais|und|aber)(?!\\p{L}))`,
  'u',
);
const oneMore =
  '(?:one|another|an appointment|una? cita|un[oa]?|otr[oa]|une?|un autre|un rendez-vous|ein(?:en|s|e)|noch ein(?:en|s|e)|einen termin)(?! (?:more|of|on|time|day|hour|dia|hora|jour|heure|fois|tag|stunde|mal)(?!\\p{L}))';
const alsoWords = '(?:also|too|as well|tambien|igual|aussi|egalement|auch|ebenfalls|please|por favor|bitte|plutot)';
/** "… needs one too": right behind who needs it. */
const needsOne = new RegExp(`^(?: ${alsoWords})* ${oneMore}(?!\\p{L})`, 'u');
/** "And one for my daughter", "and for my daughter one too": nothing else is said in that breath before it. */
const oneFor = new RegExp(`${opens}${oneMore} (?:${alsoWords} )*$`, 'u');
const onlyOpens = new RegExp(`${opens}$`, 'u');
const also = /(?<!\p{L})(?:also|too|as well|tambien|igual|aussi|egalement|auch|ebenfalls|noch)(?!\p{L})/u;

/** "For my husband to pick up" is what the thing is for, and no visit. */
const forWork = /^ to (?!(?:come|go|get|have|be|see)(?!\p{L}))\p{L}/u;

/** A visit is wanted for them in place of the own one, which is left: who needs the car wants none. */
function wantsTheirs(said: string, language: Language, names: boolean): boolean {
  return said.split(/[,.;!?]/u).some((breath) => {
    const found = someone[language].exec(breath);
    if (!found) return false;
    const behind = breath.slice(found.index + found[0].length);
    return found.groups?.whom === undefined ? names || needsOne.test(behind) : !forWork.test(behind);
  });
}

/** One more is wanted for somebody of theirs, in the breath in which they are named. */
function wantsOneMore(said: string, language: Language): boolean {
  return said.split(/[,.;!?]/u).some((breath) => {
    const found = someone[language].exec(breath);
    if (!found || !also.test(breath)) return false;
    const before = breath.slice(0, found.index);
    const behind = breath.slice(found.index + found[0].length);
    if (found.groups?.whom === undefined) return onlyOpens.test(before) && needsOne.test(behind);
    return oneFor.test(before) || (onlyOpens.test(before) && needsOne.test(behind));
  });
}

const ofTheirs = new Set<Command['do']>(['set-times', 'set-staff', 'set-service', 'set-name', 'set-phone-same', 'ask']);

/** The commands with a booking begun for whoever it is for; as they are where nothing of the kind was said. */
export async function otherBesideMove(d: Dialogue, commands: readonly Command[]): Promise<readonly Command[]> {
  const top = topFrame(d);
  if (top?.flow !== 'move' || top.forOther !== undefined || !commands.some((one) => one.do === 'set-times'))
    return commands;
  if (commands.some((one) => one.do === 'affirm' || one.do === 'start' || one.do === 'also')) return commands;
  const said = foldCue(d.turn.text);
  const { whom, who } = someone[heardIn(d.state)].exec(said)?.groups ?? {};
  const names = commands.some((one) => one.do === 'set-service');
  const isLeft =
    said.split(/[,.;!?]/u).some((breath) => leaves.test(breath)) && wantsTheirs(said, heardIn(d.state), names);
  const isMore = wantsOneMore(said, heardIn(d.state));
  const named = whom ?? who;
  if (named === undefined || !(isLeft || isMore)) return commands;
  const own = (await visitsOf(d, top)).find((one) => one.id === top.appointment);
  return [
    ...(isLeft ? ([{ do: 'drop' }] as const) : []),
    { do: 'also' },
    { do: 'start', flow: 'book' },
    { do: 'for-other', whose: named },
    ...(own && !names ? ([{ do: 'set-service', service: own.service, sure: 0.5 }] as const) : []),
    ...commands.filter((one) => ofTheirs.has(one.do)),
  ];
}
