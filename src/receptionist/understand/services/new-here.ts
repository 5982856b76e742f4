// "I've never been", "c'est la première fois": a caller who is new here says so, and neither complains nor refuses anything.
import type { Business } from '../../business.ts';
import { isForChildren } from '../../models/for-children.ts';
import { foldCue } from '../cues/cue.ts';
import { isGeneralWord, isOfHouse } from './house-words.ts';
import { candidateOf } from './near.ts';

/** "Not my first time", "no soy paciente nueva": up to two words may stand between. */
const denying = String.raw`(?<!\p{L})(?:not|\p{L}+n't|isnt|wasnt|no (?:es|soy|somos|sera)|pas|nicht|kein\p{L}*)(?: \p{L}+){0,2} `;
const denial = `(?<!${denying})`;

const firstTime = String.raw`(?:first[ -]time|primera vez|premiere fois|(?:das |zum )?erste[ns]? mal)(?!\p{L})`;
const newcomer = String.raw`(?:first[ -]timer|new (?:patient|client|customer|here|to you)|(?<!(?<!\p{L})no )soy nuev[oa]|(?:paciente|clienta?) nuev[oa]|nouve(?:au|lle) (?:patiente?|cliente?)|suis nouve(?:au|lle)|neue[rn]? (?:patient(?:in)?|kunde|kundin)|bin neu)`;

/** The first hour that is free, and the first time that something went wrong: neither makes a caller new. */
const ofAnother = String.raw`(?! (?:you|that|available|free|slots?|que (?:tengan?|haya))(?!\p{L})|[^.!?\n]{0,40}(?<!\p{L})(?:such|so (?:badly|rude|rudely|schlecht)|tan (?:mal|mala)|(?:aussi|si) mal)(?!\p{L}))`;

/** "I've never been in": "in great shape" and "in on a Thursday" are something else. */
const pausing = String.raw`(?= *(?:[.,;!?\n]|$)| (?:before|yet|at all|to (?:see|your))(?!\p{L}))`;

const newHere = new RegExp(
  [
    String.raw`(?<!\p{L})(?:never (?:been|visited)(?: (?:in${pausing}|here|there|to you|to your (?:office|place|shop|salon|clinic|practice|studio|store)|with you|before|you)|(?=\P{L}*$))|(?:not|haven't|havent|hasn't|hasnt|has not|have not) been (?:in${pausing}|(?:here|there)(?! (?:(?:in |for )?(?:a (?:while|long|few|couple|year|month)|years|months|ages|so long|forever)|for|since|lately|recently)(?!\p{L}))|to you|before)|nunca (?:he|hemos) (?:ido|estado|venido)|nunca (?:fui|vine)|jamais venue?s?|noch nie (?:da|bei ihnen|hier|dort)`,
    `${denial}${firstTime}${ofAnother}`,
    String.raw`${denial}${newcomer})(?!\p{L})`,
  ].join('|'),
  'u',
);

export const isNewHere = (folded: string): boolean => newHere.test(folded);

const firstVisit =
  /(?<!\p{L})(?:initial|first(?! (?:aid|baby|trimester|communion|birthday)(?!\p{L}))|new (?:patient|client|customer)|intake|inicial|primera|initiale?|premiere?|erst\p{L}*|neu(?:patient|kund)\p{L}*)(?!\p{L})/u;

/** "Newborn visit", "First visit under three": the first of those of an age, and no visit of whoever is new to the house. */
const ofAnAge =
  /(?<!\p{L})(?:new ?-?borns?|infants?|bab(?:y|ies)|toddlers?|under (?:age )?(?:\d+|one|two|three|four|five|six)|(?:menor(?:es)?|moins) de|recien nacid\p{L}*|bebes?|nouveaux?[- ]nes?|nourrissons?|neugeborene\p{L}*|sauglings?\p{L}*|babys?|unter (?:\d+|ein\p{L}*|zwei|drei|vier|funf|sechs))(?!\p{L})/u;

/** The one service that by its name is for who comes for the first time; undefined for none or several. */
export function serviceOfNew({ services }: Business): string | undefined {
  const [first, second] = services.filter(
    ({ name, aka }) =>
      !ofAnAge.test(foldCue(name)) && [name, ...(aka ?? [])].some((one) => firstVisit.test(foldCue(one))),
  );
  return second === undefined ? first?.name : undefined;
}

const findsOut =
  /(?<!\p{L})(?:consult\p{L}*|beratung\p{L}*|evaluation|evaluacion|exam|examen|untersuchung|befundung|erstbefundung|diagnos\p{L}*|estimate|presupuesto|devis|kostenvoranschlag|assessment|first visit|primera visita|premiere visite|inspection|inspeccion)(?!\p{L})/u;

/** "Eye exam": what is examined is what the house is for, whatever it is called itself. */
const examines = /(?<!\p{L})(?:exam|examen|untersuchung|befundung)(?!\p{L})/u;

/** The one service that by its name finds out what is to be done; undefined for none or several. */
export function serviceToFindOut(business: Business): string | undefined {
  const first = serviceOfNew(business);
  if (first !== undefined) return first;
  const looks = business.services.filter(
    (one) => findsOut.test(foldCue(one.name)) && !isForChildren(candidateOf(one, business)),
  );
  // Beside a "crown consultation" the "dental exam" of a dentist is the one for whatever it is; a "data recovery consultation", the
  // only one there is, is for data alone.
  const general = looks.filter(({ name }) => isOfAnything(name, business));
  const [only, second] = general.length > 0 ? general : looks.filter(({ name }) => examines.test(foldCue(name)));
  return second === undefined ? only?.name : undefined;
}

const repairs =
  /(?<!\p{L})(?:repairs?|fix|service (?:call|visit)|troubleshooting|reparacion|reparaciones|reparations?|depannage|reparatur\p{L}*|entstorung)(?!\p{L})/u;

/** Is it by its name a repair, of one thing or of any? */
export const isRepair = (service: string): boolean => repairs.test(foldCue(service));

/** The one service that by its name mends whatever is broken; undefined for none or several. */
export function onlyRepair(business: Business): string | undefined {
  const all = business.services.filter(({ name }) => isRepair(name));
  const isGeneral = (name: string) => isOfAnything(foldCue(name).replace(repairs, ' '), business);
  const [only, second] = all.filter(({ name }) => isGeneral(name));
  return second === undefined ? only?.name : undefined;
}

/** "Dental exam", "roof inspection" of a roofer: no word of it names one thing of several. */
function isOfAnything(name: string, business: Business): boolean {
  const rest = wordsOf(foldCue(name).replace(findsOut, ' '));
  return (
    rest.every((word) => isGeneralWord(word) || findsOut.test(word) || isOfHouse(word, business)) &&
    !isOfOneTrade(rest, business)
  );
}

/** "Tax" is a trade, and "of" is none. */
const tradeMin = 3;
/** "Roof Repair" is of one trade: what is done is none. */
const ofDoing =
  /^(?:repair|service|care|work|shop|clinic|clean|maint|studio|home|house|haus|taller|servici|repara|mantenim|entretien|reparation|atelier|werkst|reinigung|wartung|dienst|sons?|company)/;

/** "Bookkeeping consultation" at "Tax & Bookkeeping", where returns are done too: of one half of the house. */
function isOfOneTrade(words: readonly string[], { name, services }: Business): boolean {
  const isSaid = (one: string, by: readonly string[]) => by.some((other) => other.slice(0, 4) === one.slice(0, 4));
  const listed = services.flatMap((one) => wordsOf(foldCue(one.name)));
  const trades = wordsOf(foldCue(name)).filter(
    (one) => one.length >= tradeMin && !ofDoing.test(one) && isSaid(one, listed),
  );
  const own = words.filter((one) => isSaid(one, trades));
  return own.length > 0 && trades.some((one) => !isSaid(one, own));
}

const wordsOf = (folded: string): readonly string[] => folded.match(/\p{L}+/gu) ?? [];

const deniesNew = new RegExp(String.raw`${denying}(?:${firstTime}|${newcomer}(?!\p{L}))`, 'u');

/** The first visit, where whoever says that they are not new only seems to name it by that; undefined where nobody does. */
export function serviceDenied(folded: string, business: Business): string | undefined {
  const rest = folded.replace(deniesNew, ' ');
  const service = rest === folded ? undefined : serviceOfNew(business);
  return service !== undefined && rest.includes(foldCue(service)) ? undefined : service;
}
