// What stands around a wish for a time.
import type { Command, TimeWish } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import { foldCue } from '../cues/cue.ts';
import type { ReadWish } from './times.ts';

/** "Le premier", "the first one": one of those that were offered. Over folded text. */
export const oneOfThem =
  /^\P{L}*(?:(?:yes|yeah|ok|si|oui|ja|the|el|la|le|der|die|das|den)\P{L}+)*(?:first|second|third|last|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|premiere?|deuxieme|troisieme|derniere?|erste[rn]?|zweite[rn]?|dritte[rn]?|letzte[rn]?)(?:\P{L}+(?:one|please|por favor|s'il vous plait|bitte))?\P{L}*$/u;

/** The folded words of a text that belong to none of these times; `from` is where the text begins in what they were read in. */
export function wordsBeside(text: string, wishes: readonly ReadWish[], from = 0): readonly string[] {
  const beside = wishes.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start - from)} ${rest.slice(end - from)}`,
    text,
  );
  return foldCue(beside).match(/[\p{L}'\d]+/gu) ?? [];
}

/** Words that stand around a wish for a time and say nothing else: "yes, that is, could we …", "sí, pero a …". Folded, four languages. */
export const wishWords: ReadonlySet<string> = new Set(
  "yes yeah yep yup sure ok okay fine great good right well but and actually rather maybe perhaps please thanks thank you at on for in to an a can could may might would will we i us me it is that's there have do make take get find try be come better best like i'd i'll want need prefer let's how about what instead possible though so si claro vale bueno bien pero y mejor por favor gracias para en podria podriamos podemos puede puedo ser seria hacer faire prendre quiero quisiera preferiria prefiero tiene tienen hay seria venir ir que oui d'accord mais et bien merci s'il vous plait on peut pourrait pourrais peux je j'aimerais voudrais prefere prefererais plutot avez auriez ce y t il est c'est possible un une des du de venir ja gern gerne gut doch aber und bitte danke lieber eher vielleicht zu zum zur an am einen einem einer eine ein auf um ich hatte mochte will brauche ware wurde ginge geht es das konnen konnten wir sie kann konnte haben kommen moglich".split(
    ' ',
  ),
);

/** Whether nothing but the day of an instant is said, in a business's zone: "see you Friday" of Friday's visit. */
export const onlyDayOf = (wishes: readonly TimeWish[], startsAt: string, timezone: string): boolean =>
  wishes.length > 0 &&
  wishes.every((wish) => Object.keys(wish).join() === 'date' && wish.date === localTime(startsAt, timezone).date);

/** "What's the earliest?": asked which service, it is after a time, and no first of those that were named. Over folded text. */
const asksSoonest =
  /(?<!\p{L})(?:earliest|soonest|next available|mas temprano|mas pronto|cuanto antes|(?:au )?plus tot|(?:am )?fruhe?sten?|nachstmoglich\p{L}*)(?!\p{L})/u;

/** "The first one you have", "la primera que tenga": of the times, and of nothing that was just listed. */
const firstFree =
  /(?<!\p{L})(?:(?:whatever's|whichever(?: one)? is|whatever is|what's) first(?= *(?:[,.!?]|$))|first (?:one |thing |slot |opening |time |spot )?(?:(?:that )?(?:you have|you(?:'ve)? got|you can)|available|(?:that's|that is) (?:free|open|available))|primer[oa]? (?:hora |cita |hueco |lugar |espacio )?(?:que (?:tenga|tengan|haya|salga|puedan|este libre)|disponible|libre)|premiere? (?:creneau |place |rendez-vous |date )?(?:que vous (?:avez|ayez)|disponible|de libre|libre|possible)|erste[nrs]?,? (?:(?:das|den|die|was) sie (?:haben|hatten)|freie[nr]? termin|(?:das|der|was) (?:geht|frei ist)))(?!\p{L})/u;

/** Is the soonest time asked for, and none of what was listed? */
export const isForSoonest = (folded: string): boolean => asksSoonest.test(folded) || firstFree.test(folded);

/** Whatever service it is for, they want the soonest time; empty where the words are read as a time already. */
export const soonestWish = (folded: string): Command[] =>
  firstFree.test(folded) ? [{ do: 'set-times', wishes: [{ relative: 'soonest' }] }] : [];
