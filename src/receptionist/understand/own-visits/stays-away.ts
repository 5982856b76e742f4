// "I won't make it tomorrow", "Zoé ne pourra pas venir jeudi", "ich bin am Donnerstag verhindert": somebody is kept away from a visit, whether
// it is the caller or whom they call for. Patterns over folded text, in four languages.

import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { type CueName, foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { plainlyNamed } from '../services/near.ts';
import { cueOf, type Signs } from '../signs.ts';
import { ofStandingVisit } from './states-own.ts';

const inFull =
  /(?:won't|can't|cannot|can not|not going to|not gonna|unable to) (?:be able to )?(?:make it|make (?:my|our)(?= \d)|come in|come|be (?:there|in|coming))(?!\p{L})|(?:i'm|we're|am|are) not coming(?!\p{L})|(?:have to|need to|must|got to|gotta) (?:skip|miss)(?!\p{L})|(?:can't|cannot|can not|won't be able to) (?:make|do|keep) (?:\p{L}+ ){0,5}(?:any ?more|any longer|after all)(?!\p{L})|can no longer (?:make|do|come|keep)(?!\p{L})|(?:can't|cannot|can not) do (?:it )?(?:on |this |next )*(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|that day)(?!\p{L})|the \d)|no (?:voy a )?(?:podre|puedo|poder) (?:ir|llegar|asistir)(?!\p{L})|no voy a (?:ir|llegar|asistir)(?!\p{L})|ya no (?:puedo|podemos|podre|podremos|voy a poder)(?= (?:ir|llegar|asistir|el|a las)(?!\p{L})| *(?:[,.;!?]|$))|(?:ne (?:pourrai|peux|pourrais) pas (?:venir|etre la)|je ne (?:viens|viendrai) (?:pas|plus))(?!\p{L})|(?:je|nous|on) (?:ne )?(?:peux|pouvons|peut|pourrai|pourrons|pourra) plus(?= (?:venir|passer|etre la)(?!\p{L})| *(?:[,.;!?]|$))|kann (?:\p{L}+ ){0,3}(?:doch )?nicht kommen(?!\p{L})|ich komme? (?:\p{L}+ ){1,4}(?:doch )?nicht(?= *(?:[,.;!?]|$))|(?:kann|konnen) (?:\p{L}+ ){1,3}(?:nicht mehr|doch nicht)(?= *(?:[,.;!?]|$))/u;

/** Who it is said of may stand before it or behind it, and the day within. */
const kept = {
  en: "(?:something|sth)(?: has|'s)? (?:just )?(?:came|come) up|(?:(?:he|she|they)(?:'s|'re)?|(?:is|are|am|was)) (?:not|n't) (?:going to |gonna )?(?:be (?:there|in)|coming|make it)",
  es: '(?:no|tampoco) (?:va[ns]?|vamos) a (?:poder )?(?:ir|venir|llegar|asistir|estar)|(?:no|tampoco) (?:puede[ns]?|podemos|podra[ns]?|podremos) (?:ir|venir|llegar|asistir|estar)|(?:me|nos|le|les) (?:surgio|salio|cayo|ha surgido) (?:algo|un[ao]? (?:imprevist[oa]|imprevisto|contratiempo|compromiso|viaje))|(?:tengo|tuve|tenemos) un (?:imprevisto|contratiempo)',
  fr: "(?:(?:ne|n') ?)?(?:peux|peut|peuvent|pouvons|pourra|pourrai|pourront|pourrons) (?:pas|plus) (?:\\p{L}+ ){0,2}?(?:venir|etre la|y aller|se liberer|me liberer|nous liberer|assister|y etre)|(?:ne |n')(?:va|vais|vont|allons) pas pouvoir (?:venir|etre la|y aller|y etre)|(?:ne )(?:viendra|viendrai|viendront|viendrons|sera|serai|serons|seront) pas(?: la)?(?= *(?:[,.;!?]|$)| (?:a|au|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le|ce|pour)(?!\\p{L}))|(?:j'ai|on a|nous avons|elle a|il a) (?:eu )?un (?:empechement|contretemps|imprevu)|(?:suis|est|sommes|sera|serai) empechee?s?",
  de: "(?:kann|konnen)(?: (?!sie(?!\\p{L}))[\\p{L}\\d.]+){1,6} (?:leider |doch )?nicht(?: (?:kommen|da sein|erscheinen))?(?= *(?:[,.;!]|$))|schaff(?:e|t|en|s|'s)?(?: (?:es|das|er|sie|wir|ich|\\p{L}+|\\d+\\.?)){1,6} (?:leider |doch )?nicht(?: mehr)?(?= *(?:[,.;!]|$))|(?:bin|ist|sind)(?: [\\p{L}\\d.]+){0,6} verhindert|(?:mir|uns|ihm|ihr|ihnen)(?: [\\p{L}\\d.]+){0,5} (?:was|etwas) dazwischen ?gekommen|(?:mir|uns|ihm|ihr) (?:kam|kommt)(?: [\\p{L}\\d.]+){0,5} dazwischen",
} as const;

const keptAway = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${kept[language]})(?!\\p{L})`, 'u'));

/** Is somebody kept away from a visit, with nothing said of another one? Folded text, in whichever of the languages. */
export const staysAway = (folded: string): boolean =>
  inFull.test(folded) || Object.values(keptAway).some((one) => one.test(folded));

/** "Can't you come Thursday?": asked of the house. */
const askedOfHouse =
  /(?<!\p{L})(?:(?:you|u|y'all|ya) (?:\p{L}+ )?(?:can't|cant|cannot|can not|won't)|(?:can't|cant|won't) (?:you|u|ya)|(?:konnen|konnt) (?:sie|ihr)|kann man|vous (?:ne )?(?:pouvez|pourrez)|no (?:pueden|podran|van)|ustedes)(?!\p{L})/u;
/** "I can't come before Thursday", "I can only come on Friday": says when it suits. */
const saysWhenItSuits = /(?<!\p{L})(?:before|until|till|antes|hasta|avant|jusqu'a|vor|bevor|bis)(?!\p{L})/u;

const hasVisit =
  /(?<!\p{L})(?:(?:has|have|'s got|'ve got|had|'ve) (?:got )?(?:an?|his|her|my|our|their) (?:\p{L}+ )?(?:appointment|appt|lesson|session|visit|booking|cleaning|check-?up|class)|(?:tengo|tiene|tenemos|tienen) (?:una |su |mi |la |nuestra )?(?:cita|clase|sesion|turno)|(?:ai|a|avons|avait|avais) (?:une? |sa |son |ma |mon |notre )?(?:\p{L}+ )?(?:rendez-vous|rdv|lecon|cours|seance)|ha(?:be?|t|ben)(?: [\p{L}\d.]+){0,6} (?:\p{L}*termin|\p{L}*stunde|sitzung))(?!\p{L})/u;
const isElsewhere =
  /(?<!\p{L})(?:out of (?:town|the country|state)|on vacation|on holiday|traveling|travelling|de (?:viaje|vacaciones)|fuera de la ciudad|en (?:vacances|voyage|deplacement)|(?:im|in) urlaub|verreist|auf (?:reisen|dienstreise|geschaftsreise)|nicht da)(?!\p{L})/u;
const isIll =
  /(?<!\p{L})(?:but|pero|mais|aber)(?!\p{L}).{0,40}(?<!\p{L})(?:sick|ill|fever|flu|covid|enferm[oa]|fiebre|gripe|malade|fievre|grippe|krank|fieber|grippe)(?!\p{L})/u;

/** Until now it did: a visit that comes round is given up. */
const noLonger = /(?<!\p{L})(?:any ?more|any longer|no longer|ya no|plus|nicht mehr)(?!\p{L})/u;

const saysOf = (cues: readonly CueName[], { folded }: Signs, language: Language): boolean =>
  cues.some((cue) => cueOf(cue, withoutStayingAway(folded), language));

/** Does a clause ask for a visit, apart from what it says of staying away? */
function asksForVisit(clause: Signs, { mentions, language }: Seen): boolean {
  const names = mentions.services.some(
    ({ start, end, score }) => start >= clause.start && end <= clause.end + 1 && score >= plainlyNamed,
  );
  const says = (...cues: readonly CueName[]) => saysOf(cues, clause, language);
  const asks = says('book') || (says('want') && (names || says('appointment')));
  return asks && !says('cancel', 'move', 'own');
}

/** "I can't come before Thursday", "can't you come Thursday?", "I can't make it on Mondays": of what stands in the diary nothing is said. */
function isOfNone(clause: Signs, { whole, said, mentions, language }: Seen): boolean {
  if (said.includes('?') && askedOfHouse.test(clause.folded)) return true;
  const inside = mentions.wishes.filter(({ start, end }) => start < clause.end && clause.start < end);
  const isOfEveryWeek = inside.length > 0 && inside.every(({ wish }) => wish.weekdays !== undefined);
  const cancels = whole.cue('own') || cueOf('cancel', withoutStayingAway(whole.folded), language);
  if (isOfEveryWeek && !cancels && !noLonger.test(clause.folded)) return true;
  return saysWhenItSuits.test(clause.folded) && !whole.cue('appointment') && !whole.cue('own');
}

/**
 * "I need a cleaning but I can't make it Thursday": who asks for a visit has none to give up, and says only when it does not suit.
 * What such a clause is for; undefined where it is none.
 */
export function awayBesideWish(clause: Signs, seen: Seen): 'book' | null | undefined {
  if (!staysAway(clause.folded)) return undefined;
  // "I have one on Thursday and can't, would Friday do?": one stands, and it is that one which is to be on Friday.
  if (ofStandingVisit(seen) === 'move') return undefined;
  if (asksForVisit(clause, seen)) return 'book';
  return isOfNone(clause, seen) || seen.clauses.some((one) => asksForVisit(one, seen)) ? null : undefined;
}

/** Does the clause tell that a visit that stands cannot be kept? */
export const cannotCome = (clause: Signs, { whole }: Seen): boolean =>
  staysAway(clause.folded) ||
  (hasVisit.test(whole.folded) && (isElsewhere.test(clause.folded) || isIll.test(whole.folded)));

/** "Jeudi je peux plus venir, vendredi c'est possible ?": behind the pause another time is asked for. */
export function asksBehindPause(away: Signs | undefined, { said, mentions }: Seen): boolean {
  if (!away || !said.slice(away.start, away.end).includes('?')) return false;
  return mentions.wishes.some(({ start, wish }) => {
    const pause = said.lastIndexOf(',', start);
    if (wish.excluded || start >= away.end || pause <= away.start) return false;
    return staysAway(foldCue(said.slice(away.start, pause)));
  });
}

/** What is left of a clause without the words of staying away. */
export const withoutStayingAway = (folded: string): string =>
  [inFull, ...Object.values(keptAway)].reduce((rest, one) => rest.replace(one, ' '), folded);

const tellsOfThem =
  /^ (?:kann|konnte|schafft|ist|hat|can't|cant|cannot|can not|won't|wont|isn't|is|has|ne|n'|est|a|no|tampoco|esta|va|tiene)(?![\p{L}])/u;

/** "Leo can't come Thursday": whose name stands before it does not call. */
export function isOneAway(name: string, { said, whole }: Seen): boolean {
  const at = said.indexOf(name);
  return at >= 0 && staysAway(whole.folded) && tellsOfThem.test(foldCue(said.slice(at + name.length)));
}
