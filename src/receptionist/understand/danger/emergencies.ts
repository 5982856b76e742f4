// Danger that no instruction and no setting can switch off: the built-in signs, those of the trade and the owner's own phrases, in
// every language. One that is denied, gone by, only supposed or only asked about as a service is none; that is judged in the
// danger's own clause, whatever else its sentence holds.
import type { Business, Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { isOnlyLate } from '../own-visits/only-late.ts';
import { type DangerKind, signsFor } from './danger-signs.ts';
import { toldSigns } from './danger-told.ts';
import { goesLessWell } from './less-well.ts';
import { isLongKnown } from './long-known.ts';
import { isMeant } from './meant.ts';
import { ownersEmergency } from './owners-emergencies.ts';

export type Emergency = {
  readonly kind: DangerKind;
  readonly said: string;
  readonly start: number;
};

const graveKinds = new Set<DangerKind>(['life', 'gas', 'fire']);

const noEmergency = [
  "(?:(?:it|this|that)(?:'?s| is)|is) (?:(?:really|definitely|certainly|just|obviously|so) )?not (?:(?:really|exactly) )?(?:an? )?(?:real |big |dental |medical )?emergency|(?:it|this|that)? ?(?:isn'?t|is not) (?:really )?an? (?:\\p{L}+ )?emergency|^\\P{L}*(?:(?:hi|hello|hey|so) )?(?:not an|no) emergency|(?:nobody|no ?one)(?:'s| is) in (?:any )?danger|(?:i'?m|we'?re|he'?s|she'?s) not in (?:any )?danger",
  '(?:no es|no se trata de) (?:(?:realmente|ninguna|una) )*(?:emergencia|urgencia)|nadie (?:esta |corre )?(?:en )?peligro',
  "(?:ce n'est|c'est|ce n'etait) pas (?:(?:vraiment|du tout) )*(?:une |d')?urgence|personne n'est en danger",
  '(?:ist|das ist|es ist) (?:(?:aber|wirklich|echt|ja) )*kein notfall|niemand (?:ist|schwebt) in (?:lebens)?gefahr',
].join('|');
/** Without one of these nothing is said of whether it is one. */
const ofDanger = /emergenc|urgenc|notfall|danger|peligro|gefahr/u;
/** Nobody else's word, no hope and no doubt, and nothing yet to come. */
const plainlyNone = new RegExp(
  `(?<!(?<!\\p{L})(?:if|hope|hoping|sure|know|whether|said|says|told|thought|wish|maybe|si|espero|no se|segur[oa]|dice|dijo|dijeron|ojala|espere|sais|dit|peut-etre|ob|wenn|hoffe|hoffentlich|sagt|sagte|weiss|vielleicht)(?!\\p{L})[^.!?\\n]{0,30})(?:${noEmergency})(?!\\p{L}| (?:yet|aun|todavia|encore|noch|calls?|room|number|line))(?!\\s*[?,]* (?:right|is it|verdad|no|n'est-ce pas|oder)?\\?)(?!\\?)`,
  'gu',
);
/** What may stand ahead of "is not an emergency" in its clause where all that was told is meant. */
const ofAllWords = new Set(
  'it its this that so but and well ok okay hi hello hey really just also by the way though pero y bueno pues esto eso aunque la verdad mais et bon ce cela ca enfin aber und also das es dies nun ja naja eigentlich'.split(
    ' ',
  ),
);
const clauseEnds = /[.,;:!?\n–—-](?=\s|$)|(?<!\p{L})(?:but|pero|mais|aber)(?!\p{L})/gu;
const sentenceEnds = /[.!?\n](?=\s|$)/gu;
/** What no such word plays down. */
const yetBad =
  /(?<!\p{L})(?:throat|tongue|swallow\p{L}*|breath\p{L}*|(?:won'?t|doesn'?t|not|can'?t) stop(?:ping)?|a lot of blood|blood everywhere|heav(?:y|ily)|severe(?:ly)?|badly|dizz\p{L}*|faint\p{L}*|confused|ate|eaten|poison\p{L}*|pee|urinat\p{L}*|hurry|garganta|lengua|tragar|respir\p{L}*|no (?:para|deja)|mucha sangre|mare\p{L}+|comio|veneno\p{L}*|orinar|gorge|langue|avaler|s'arrete pas|n'arrete pas|beaucoup de sang|vertiges?|mange|empoisonn\p{L}*|uriner|hals|zunge|schluck\p{L}*|atm\p{L}*|luft|hort nicht auf|viel blut|stark\p{L}*|schwindel\p{L}*|schwindlig|gefressen|gegessen|verschluckt|gift\p{L}*|pinkeln)(?!\p{L})/u;

/**
 * "My tooth fell out, but it's not an emergency": the caller's own plain word, beside nothing that speaks against it. Said of one
 * thing by its name ("the chip is no emergency"), it holds for what its sentence tells ahead of it, and for nothing else. Null
 * where no such word is said.
 */
function playedDownIn(folded: string): ((start: number) => boolean) | null {
  // Looking behind for whose word it is costs more than all other signs together.
  if (!ofDanger.test(folded)) return null;
  const said = [...folded.matchAll(plainlyNone)];
  if (said.length === 0 || yetBad.test(folded)) return null;
  const spans = said.map(({ index }) => {
    const ahead = folded.slice(0, index);
    const clause = ahead.slice(lastEnd(ahead, clauseEnds));
    const words = clause.match(/\p{L}+/gu) ?? [];
    if (words.every((word) => ofAllWords.has(word))) return { from: 0, until: folded.length };
    return { from: lastEnd(ahead, sentenceEnds), until: index };
  });
  return (start) => spans.some(({ from, until }) => start >= from && start < until);
}

const lastEnd = (text: string, ends: RegExp): number =>
  Math.max(0, ...[...text.matchAll(ends)].map(({ index, 0: said }) => index + said.length));

/** Is a danger told that the caller plainly says is none to act on at once? A visit is wished for all the same. */
export function playsDown(text: string, language: Language, business: Business): boolean {
  const isMild = playedDownIn(foldCue(text));
  return (
    isMild !== null &&
    dangerIn(text, language, business, isMild) === null &&
    dangerIn(text, language, business, null) !== null
  );
}

/** A wire that is down, or a line of the street: nobody who is told to get out should walk up to it. */
const wires =
  /(?<!\p{L})(?:power ?lines?|downed (?:wires?|lines?|cables?)|(?:wires?|cables?|lines?)(?: (?:in front of|behind|by|near|next to|outside|over|to|at|in|on) (?:\p{L}+ ){0,2}\p{L}+)? (?:(?:is|are|was|were|came|fell|went|got|has|have|come|blown|lying|hanging) )*down|lignes? electriques?)(?!\p{L})|(?<!\p{L})(?:fell|fallen|falling|trees?|branch(?:es)?|limbs?|cay\p{L}*|caid[oa]s?|arbol(?:es)?|ramas?|tomb\p{L}*|arbres?|gefallen|\p{L}*gesturzt|\p{L}*baum|ast)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:(?:power|electric(?:al)?) (?:wires?|cables?)|cables? (?:de (?:la )?luz|electricos?)|fils? electriques?|stromleitung\p{L}*)(?!\p{L})|(?<!\p{L})(?:(?:power|electric(?:al)?) (?:wires?|cables?)|cables? (?:de (?:la )?luz|electricos?)|fils? electriques?|stromleitung\p{L}*)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:fell|fallen|cay\p{L}*|caid[oa]s?|tomb\p{L}*|par terre|au sol|\p{L}*gefallen|\p{L}*gesturzt|liegt|liegen|\p{L}*gerissen)(?!\p{L})/u;
const itsHouse =
  '(?:house|home|place|apartment|building|roof|attic|garage|basement|kitchen|\\p{L}*room|wall|ceiling|casa|apartamento|departamento|edificio|techo|garaje|sotano|cocina|cuarto|sala|pared|maison|appartement|immeuble|toit|grenier|cave|cuisine|chambre|salon|mur|\\p{L}*haus|wohnung|dach\\p{L}*|keller|kuche|\\p{L}*zimmer|wand)';
const burns =
  '(?:fire|flames|burning|burns|smoke|smoking|llamas|fuego|quem\\p{L}+|incendi\\p{L}+|ardiendo|humo|feu|brule|flammes|fumee|brennt|flammen|feuer|rauch)';
/** "In front of our house", "the line to the house": says where the wire lies, and nothing of the house. */
const beside =
  "(?:(?:in front of|behind|by|near|next to|close to|outside(?: of)?|beside|across from|along|opposite|(?:en)?frente (?:a|del?)|delante del?|(?:de)?tras del?|cerca del?|al lado del?|junto al?|fuera del?|devant|derriere|pres d[eu]|a cote d[eu]|en face d[eu]|vor|hinter|neben|bei)|(?<=(?:lines?|wires?|cables?|fils?|lignes?)(?: \\p{L}+){0,3} )(?:to|from|del?|al?|du|vers|zu[rm]?))(?: (?:the|our|my|his|her|their|your|an?|la|el|mi|nuestr[oa]|su|una?|le|l'|ma|mon|notre|une?|dem|der|das|die|meine[mr]|unsere[mr]|eine[mr]))? ?(?:\\p{L}+(?:'s)? )?";
/** What else may burn there. */
const alight =
  "(?:lines?|wires?|cables?|poles?|transformers?|trees?|branch(?:es)?|limbs?|bush(?:es)?|grass|yard|lawn|fence|postes?|transformador|arbol(?:es)?|ramas?|pasto|cerca|poteau|arbres?|branches?|haie|herbe|mast|baum|ast|leitung|hecke|rasen)(?:'s|(?: (?:is|are|was|were|has|have|just|all|caught|on|esta|estan|se|en|est|sont|a|ont|pris|ist|sind)))*,? ";
/** Whoever's house burns has to get out of it, whatever wire it began at. */
const houseBurns = new RegExp(
  `(?<!\\p{L})(?<!(?<!\\p{L})${beside})${itsHouse}(?!\\p{L})[^.!?\\n]{0,30}(?<!\\p{L})(?<!(?<!\\p{L})${alight})${burns}(?!\\p{L})|(?<!\\p{L})(?:fire|flames|smoke|fuego|llamas|humo|feu|flammes|fumee|brennt|feuer|rauch)(?: (?!(?:outside|near|behind|front|afuera|frente|devant|vor)(?!\\p{L}))[\\p{L}']+)?,? (?:in|inside|en|dentro de|dans|im|in) (?!front)(?:(?:the|my|our|la|el|mi|ma|mon|le|der|meiner?|dem) )?(?:house|home|apartment|building|attic|garage|basement|kitchen|\\p{L}*room|wall|casa|cocina|cuarto|sala|pared|maison|cuisine|chambre|salon|cave|mur|\\p{L}*haus|wohnung|keller|kuche|\\p{L}*zimmer|wand)(?!\\p{L})`,
  'u',
);
/** Rain that comes in cannot be shut off at the main. */
const roofs = /(?<!\p{L})(?:roof(?:s|ing)?|techos?|toitures?|\p{L}*dach\p{L}*)(?!\p{L})/u;
/** What bursts there has a main. */
const pipes =
  /(?<!\p{L})(?<!(?<!\p{L})(?:vent|stove|chimney|plumbing vent) )(?:pipes?|water heaters?|boilers?|faucets?|taps?|toilets?|sinks?|hoses?|tub[oa]s?(?! de (?:ventilacion|la estufa|escape))|tuberias?|calentador\p{L}*|llaves?|grifos?|inodoro|tuyaux?|chauffe-eau|robinets?|\p{L}*rohre?|\p{L}*leitung\p{L}*|wasserhahn)(?!\p{L})/u;
const isRoofer = ({ services }: Business): boolean => services?.some(({ name }) => roofs.test(foldCue(name))) ?? false;

/** The danger that the text speaks of, or null. Lines of it are read as sentences. Its kind chooses an advice that harms nobody. */
export function findEmergency(text: string, language: Language, business: Business): Emergency | null {
  const folded = foldCue(text);
  const found = dangerIn(text, language, business, playedDownIn(folded));
  if (found === null) return null;
  const misled =
    (found.kind === 'fire' && wires.test(folded) && !houseBurns.test(folded)) ||
    (found.kind === 'water' && isRoofer(business) && !pipes.test(folded));
  return misled ? { ...found, kind: 'other' } : found;
}

function dangerIn(
  text: string,
  language: Language,
  business: Business,
  isMild: ((start: number) => boolean) | null,
): Emergency | null {
  const folded = foldCue(text);
  const signs = [...signsFor(business.industry), ...toldSigns(business)];
  for (const { kind, pattern, denies, unless } of signs) {
    for (const { index: start, 0: said } of folded.matchAll(pattern)) {
      if ((kind === 'life' && isLongKnown(folded, said)) || unless?.(folded)) continue;
      if (kind === 'other' && isMild?.(start)) continue;
      if (isMeant(folded, { start, end: start + said.length, saysNot: denies, grave: graveKinds.has(kind) }))
        return { kind, said, start };
    }
  }
  if (isOnlyLate(text, language)) return null;
  return ownersEmergency(
    text,
    language,
    business,
    (start, end, saysNot, kind) =>
      !isLongKnown(folded, folded.slice(start, end)) &&
      !goesLessWell(folded, start, end) &&
      !(kind === 'other' && isMild?.(start)) &&
      isMeant(folded, { start, end, saysNot, grave: graveKinds.has(kind) }),
  );
}
