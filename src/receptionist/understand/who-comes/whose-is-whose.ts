// "Robyn Tate is the gel, that's me. Dana's the pedicure", "the pedicure is for Dana", where a visit waits for a yes: each of several is told
// to have their own. The caller's is what stays stated, and somebody else's comes behind it under their name. Four languages, folded.
import type { Business, Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { isListedName } from '../../models/names.ts';
import { eachLanguage } from '../../models/text.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { animal } from '../names/of-animal.ts';
import { type Named, outrightNamed, servicesIn, staffIn } from '../services/near.ts';
import { kin } from './kin.ts';

type Words = {
  readonly me: string;
  readonly mine: string;
  readonly is: string;
  readonly the: string;
  readonly whose: string;
  readonly lead: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    me: "i|me|i'm|im",
    mine: 'mine',
    is: "(?:'m|'s| is| am| gets| has| was)(?: (?:getting|having|doing|for|just))?",
    the: '(?:the|an?|just the)',
    whose: '(?:my|our)',
    lead: 'for|is for|goes to',
  },
  es: {
    me: 'yo|mi',
    mine: 'l[oa] mi[oa]|mi cita',
    is: '(?: es| soy| quiere| quiero| tiene)',
    the: '(?:la|el|un|una)',
    whose: '(?:mi|nuestr[oa])',
    lead: 'es para|para|es de',
  },
  fr: {
    me: 'moi|je',
    mine: 'l[ea] mien(?:ne)?',
    is: "(?:,? c'est| est| prend| veut| prends| veux)",
    the: "(?:la|le|l'|un|une)",
    whose: '(?:mon|ma|notre)',
    lead: "(?:c')?est pour|pour|est a",
  },
  de: {
    me: 'ich|mich',
    mine: 'meiner|meine|meins',
    is: '(?: ist| bin| bekommt| bekomme| nimmt| nehme| hat)',
    the: '(?:die|der|das|den|eine?n?)',
    whose: '(?:meine?[rn]?|unsere?[rn]?)',
    lead: 'ist fur|fur|gehort',
  },
};

const patterns = eachLanguage((language) => {
  const { me, mine, is, the, whose, lead } = words[language];
  const who = `(?<who>(?:${me}|${mine})(?!\\p{L})|${whose} (?:\\p{L}+ )?${kin[language]}(?!\\p{L})|\\p{L}[\\p{L}-]+(?: \\p{L}[\\p{L}-]+)?)`;
  return {
    // The one whose it is opens the piece, and behind the service nothing is told any more.
    ahead: new RegExp(`(?:^|\\s)${who}${is} (?:${the} ?)?$`, 'u'),
    behind: new RegExp(
      `^ (?:${lead}) (?<who>(?:${me})(?!\\p{L})|${whose} (?:\\p{L}+ )?${kin[language]}|\\p{L}[\\p{L}-]+(?: \\p{L}[\\p{L}-]+)?)\\P{L}*$`,
      'u',
    ),
    self: new RegExp(`^(?:${me}|${mine})$`, 'u'),
    kin: new RegExp(`^${whose} (?:\\p{L}+ )?${kin[language]}$`, 'u'),
  };
});

const sentences = /[.!?;]+\s+/u;
const pieces = /,\s+|\s+(?=(?:and|y|et|und)\s)/iu;
/** What a piece may open with before whose it is. */
const openers =
  /^\P{L}*(?:(?:no|nope|wait|sorry|actually|oh|so|well|yes|yeah|ok|okay|and|but|just|si|sí|pero|y|oui|mais|et|non|ja|aber|und|nein)(?!['’\p{L}])[^\p{L}]*)+/iu;
const bareName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[^\p{L}]*$/u;
const behindMax = 2;

/** Written like a name, and one that people have: in German every noun has a capital, so both words must be. */
function isSomebody(text: string, language: Language): boolean {
  const names = foldCue(text).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return bareName.test(text) && (language === 'de' ? names.every(isListedName) : names.some(isListedName));
}

export type Theirs = { readonly whom: string | null; readonly service: string };

/** What is told to be whose; `whom` is null for the caller. `agreed`: what is said yes to, of which a name beside it tells nothing. */
export function theirsIn(heard: Heard, said: string, language: Language, agreed?: string): readonly Theirs[] {
  return said.split(sentences).flatMap((sentence) => {
    const all = sentence.split(pieces).map((one) => one.replace(openers, ''));
    const told = all.flatMap((piece) => toldIn(heard, piece, language) ?? []);
    // "Ah, et pour se garer?": what opens a question is nobody's name.
    if (told.length > 0 || said.includes('?')) return told;
    const found = listed(heard, all, language);
    return found === null || found.service === agreed ? [] : [found];
  });
}

/** "Dana Tate, pedicure, one o'clock": a name and a service, each in a piece of its own. */
function listed({ state, business }: Heard, all: readonly string[], language: Language): Theirs | null {
  const services = all.flatMap((one) => servicesIn(one, language, business).filter(isOutright));
  const names = all.filter(
    (one) =>
      isSomebody(one, language) &&
      (one.includes(' ') || all.indexOf(one) > 0) &&
      staffIn(`with ${one}`, language, business).length + servicesIn(one, language, business).length === 0,
  );
  const [service, ...more] = services;
  const [name, ...others] = names.map((one) => one.replace(/[^\p{L}]+$/u, ''));
  if (!service || name === undefined || more.length + others.length > 0 || isOfTime(name)) return null;
  return { whom: isCaller(state, name) ? null : name, service: service.name };
}

/** "Dana's the pedicure", "the gel is for me". */
function toldIn({ state, business }: Heard, piece: string, language: Language): Theirs | null {
  const { ahead, behind, self, kin: isKin } = patterns[language];
  const [service] = servicesIn(piece, language, business).filter(isOutright);
  if (!service) return null;
  const folded = foldCue(piece);
  const rest = folded.slice(service.end);
  const told = /^(?:[^\p{L}]*\p{L}+){0,2}[^\p{L}]*$/u.test(rest) ? ahead.exec(folded.slice(0, service.start)) : null;
  const found = told ?? behind.exec(rest);
  const who = found?.groups?.who;
  if (found === null || who === undefined) return null;
  if (self.test(who)) return { whom: null, service: service.name };
  const at = (found === told ? 0 : service.end) + found.index + found[0].indexOf(who);
  const as = piece.slice(at, at + who.length);
  // A name is written like one; anything else that is so is told of no person.
  if (
    !isKin.test(who) &&
    !(isSomebody(as, language) && !isOfTime(as) && staffIn(`with ${as}`, language, business).length === 0)
  )
    return null;
  return { whom: isCaller(state, as) ? null : as, service: service.name };
}

/** "Rex is the full groom": whoever is named to a house for animals is one, and the visit is under the caller's name all the same. */
const isForAnimals = ({ name, services }: Business): boolean =>
  [name, ...services.map((one) => one.name)].some((one) => ofAnimals.test(foldCue(one)));
const ofAnimals = new RegExp(
  `(?<!\\p{L})(?:${animal}|vet(?:s|erinar\\p{L}*)?|animal\\p{L}*|paws?|tails?|groom\\p{L}*|kennels?|canin\\p{L}*|tier\\p{L}*|neuter\\p{L}*)(?!\\p{L})`,
  'u',
);

const isOutright = ({ score }: Named) => score >= outrightNamed;
const weekdayName =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|today|tomorrow|hoy|manana|demain|heute|morgen)$/u;
const isOfTime = (name: string) => weekdayName.test(foldCue(name)) || /^noël$/iu.test(name);

const isCaller = ({ said }: State, name: string) => said.name !== undefined && isSame(name, said.name);

const isSame = (one: string, known: string) =>
  foldCue(one)
    .split(' ')
    .every((word) => foldCue(known).split(' ').includes(word));

const isBook = (one: State['frames'][number]) => one.flow === 'book';

/** The commands in place of what was understood; null where nothing is told to be anybody else's. */
export function eachTheirs(
  heard: Heard,
  said: string,
  language: Language,
  commands: readonly Command[],
): readonly Command[] | null {
  const { state } = heard;
  const top = state.frames.at(-1);
  if (state.asked !== 'confirm' || top?.flow !== 'book' || top.service === undefined) return null;
  if (commands.some((one) => otherwise.has(one.do))) return null;
  if (isForAnimals(heard.business)) return null;
  const agreed = commands.some((one) => one.do === 'affirm') ? top.service : undefined;
  const theirs = theirsIn(heard, said, language, agreed);
  const told = theirs.find(({ whom }) => whom === null);
  // The caller's is in the diary already, and what is stated now is somebody else's.
  const isDone = state.done.some(({ did, service }) => did === 'booked' && service === told?.service);
  const own = isDone ? undefined : told;
  const others = theirs.filter(({ whom }) => whom !== null).slice(0, behindMax);
  const [other] = others;
  if (other?.whom === undefined || other.whom === null) return null;
  const asks = commands.filter((one) => one.do === 'ask' || one.do === 'set-times');
  if (own === undefined && other.service === top.service) {
    // The one that was stated is not the caller's.
    const isFull = /\s/u.test(other.whom) && /^\p{Lu}/u.test(other.whom);
    return [
      ...asks,
      { do: 'for-other', whose: other.whom },
      ...(isFull ? [{ do: 'set-name', name: other.whom, sure: 0.95 } as const] : []),
    ];
  }
  const first: Command[] = own ? [{ do: 'set-service', service: own.service, sure: 1 }] : [];
  const names = others.flatMap(({ whom }) => (whom !== null && /^\p{Lu}/u.test(whom) ? whom : []));
  // Who waits for their turn already is only called by name.
  if (state.frames.filter(isBook).length > 1)
    return [...asks, ...first, ...(names.length > 0 ? [{ do: 'name-next', names } as const] : [])];
  return [
    ...asks,
    ...first,
    ...others.flatMap(({ whom, service }): Command[] =>
      whom === null
        ? []
        : [
            { do: 'also', guest: 'same-time' },
            { do: 'start', flow: 'book' },
            { do: 'for-other', whose: whom },
            { do: 'set-service', service, sure: 1 },
            ...(/^\p{Lu}/u.test(whom) ? [{ do: 'set-name', name: whom, sure: 0.95 } as const] : []),
          ],
    ),
  ];
}

/** Something else is meant with it, or was understood of it already. */
const otherwise = new Set<Command['do']>(['emergency', 'also', 'for-other', 'person', 'complaint', 'drop', 'start']);

/** "Yes. Then the pedicure, Dana, one o'clock": whose the one is that is begun besides; null where nothing of it is told. */
export function whoseNext(
  heard: Heard,
  said: string,
  language: Language,
  commands: readonly Command[],
): readonly Command[] | null {
  if (heard.state.asked !== 'confirm' || commands.some((one) => one.do === 'for-other' || one.do === 'set-name'))
    return null;
  const also = commands.findIndex((one) => one.do === 'also');
  const at = commands.findIndex((one, place) => place > also && one.do === 'set-service');
  const set = commands[at];
  if (also < 0 || isForAnimals(heard.business) || set?.do !== 'set-service') return null;
  const whom = theirsIn(heard, said, language).find(({ service }) => service === set.service)?.whom;
  if (whom === undefined || whom === null) return null;
  const name: Command[] = /\s/u.test(whom) && /^\p{Lu}/u.test(whom) ? [{ do: 'set-name', name: whom, sure: 0.95 }] : [];
  // Who waits for their turn already is the one.
  if (heard.state.frames.filter(isBook).length > 1) return [...commands.filter((one) => one.do !== 'start'), ...name];
  return [...commands.slice(0, at), { do: 'for-other', whose: whom }, ...commands.slice(at), ...name];
}
