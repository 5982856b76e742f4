// "So the eleven o'clock is gone right, he doesn't have two now": asked while a visit is being read back, of another one, whether it
// is still kept. The hour is that one's and no wish for it, and that one's end is none of this. So is "is Dr. Osgood the one with the
// beard": who somebody is, and no wish to go to them. The whole of the line has to be such a question. Four languages, folded.
import type { Business, Language } from '../../business.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../cues/cue.ts';
import { staffIn } from '../services/near.ts';

const hour =
  "(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: thirty| fifteen| o'?clock)?";
const enOne = `(?:the|that|his|her|my|our|their)(?: (?:old|other|first|earlier|existing|original|\\p{L}+day))*(?: ${hour})?(?: (?:one|appointment|appt|visit|booking|exam))?(?: (?:at|on|for) (?:the )?(?:${hour}|\\p{L}+day))?(?<! (?:the|that|his|her|my|our|their))(?<!^(?:the|that|his|her|my|our|their))`;
const enGone =
  '(?:gone|cancell?ed|deleted|removed|dropped|off(?: the (?:books|calendar|schedule))?|taken (?:out|off)|freed up|no longer (?:there|on))';
const adverb = '(?: (?:all|now|then|already|too|also|automatically))*';
const esOne =
  '(?:la|el|su|mi)(?: (?:cita|visita|turno|otra|otro|anterior))*(?: de las? [\\p{L}\\d:]+| del? (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))?(?<=\\p{L}{3,}|\\d)';
const frOne =
  "(?:celui|celle|le rendez-vous|le rdv|l'autre(?: rendez-vous)?|(?:mon|son) (?:ancien|autre|premier) (?:rendez-vous|rdv))(?: (?:de|d'|a|du) ?(?:\\d{1,2} ?h(?:eures?)?(?: ?\\d\\d)?|\\p{L}+ heures?|lundi|mardi|mercredi|jeudi|vendredi|samedi))?";
const deOne =
  '(?:(?:der|den|sein|ihr|mein)(?: (?:alte|alten|andere|anderen|erste|ersten))?(?: termin)?(?: (?:um|am|von) [\\p{L}\\d:]+(?: uhr)?)?)(?<! (?:um|am|von))(?<=\\p{L}{4,}|\\p{L} (?:um|am|von) [\\p{L}\\d:]+(?: uhr)?|\\d)';

/** What asks of another visit. */
const ofOther = new RegExp(
  `^(?:${[
    `${enOne}(?:'s| is| was| has been| got)${adverb} ${enGone}${adverb}`,
    `(?:is|was) ${enOne}${adverb} (?:cancell?ed|deleted|removed|dropped|taken (?:out|off)|off the (?:books|calendar|schedule))${adverb}`,
    `did you (?:already )?(?:cancel|delete|remove|drop|take (?:out|off)) ${enOne}|did you take ${enOne} (?:out|off)`,
    `what happens (?:to|with|now with) ${enOne}${adverb}`,
    `(?:does|do|will) (?:he|she|i|we|they) still have (?:to come at ${hour}|${enOne})${adverb}`,
    "(?:he|she|i|we|they) (?:do(?:es)?n'?t|won'?t|do(?:es)? not)(?: now)? (?:have|end up with) (?:two|2|both)(?: of them| appointments| visits)?(?: (?:now|then))*",
    `(?:${esOne} (?:ya no esta|(?:ya )?(?:esta|queda|quedo|se queda) (?:cancelada|cancelado|anulada|anulado)|se (?:cancelo|borro|quito))|(?:que pasa|que va a pasar) con ${esOne}|(?:ya )?(?:cancelaron|cancelo|quitaron|borraron) ${esOne}|no tiene (?:ahora )?dos(?: citas)?(?: ahora)?)`,
    `(?:${frOne} (?:est|sera|a ete) (?:bien )?(?:deja )?(?:annulee?|enlevee?|supprimee?|efface\\p{L}*)|${frOne} n'existe plus|(?:que devient|qu'est-ce que devient|qu'est-ce qui se passe avec) ${frOne}|(?:il|elle|je) n'en (?:a|ai) pas deux(?: maintenant)?)`,
    `(?:${deOne} (?:ist|ware)(?: (?:dann|jetzt|damit|also|ja|schon))* (?:weg|geloscht|storniert|abgesagt|raus)|ist ${deOne}(?: (?:dann|jetzt|damit|schon))* (?:weg|geloscht|storniert|abgesagt|raus)|was passiert (?:dann )?mit dem (?:anderen|alten|um [\\p{L}\\d:]+)(?: termin)?(?: uhr)?|(?:er|sie|ich) (?:hat|habe) (?:jetzt |dann )?(?:nicht|keine) zwei(?: termine)?)`,
  ].join('|')})$`,
  'u',
);
/** What makes a question of a statement, or leads to it. */
const tag =
  /(?:^| )(?:right|correct|yeah|yes|no|huh|or not|or what|is (?:it|that right)|isn't it|does (?:he|she)|do i|then|verdad|cierto|entonces|no es cierto|c'est (?:ca|bien ca)|hein|non|n'est-ce pas|alors|oder|oder nicht|gell|ne|richtig|stimmt's)$/u;
const lead =
  /^(?:(?:and|so|ok|okay|wait|but|then|now|well|y|entonces|pero|bueno|et|donc|alors|mais|und|also|aber|dann) )+/u;

/** The clauses of a line, each without its lead and tags; and whether any of it asks. */
function clausesOf(text: string) {
  const folded = foldCue(text);
  let asks = folded.includes('?');
  const clauses = folded.split(/[,.;!?¿¡\s]*[,.;!?¿¡]+[,.;!?¿¡\s]*/u).flatMap((part) => {
    const said = part.trim().replace(/\s+/gu, ' ');
    let bare = `${said} `.replace(lead, '').trim();
    if (bare !== said) asks = true;
    for (let cut = ` ${bare}`.replace(tag, '').trim(); cut !== bare; cut = ` ${bare}`.replace(tag, '').trim()) {
      asks = true;
      bare = cut;
    }
    return bare === '' ? [] : [bare];
  });
  return { clauses, asks };
}

/** Is nothing said but whether another visit is still kept? */
export function asksOfOtherVisit(text: string): boolean {
  const { clauses, asks } = clausesOf(text);
  return clauses.length > 0 && clauses.every((one) => ofOther.test(one)) && (asks || clauses.some(isInverted));
}
const isInverted = (clause: string) => /^(?:is|was|did|does|do|will|what|que|qu'est|ist|was)(?!\p{L})/u.test(clause);

/** "Is § the one with the beard?" */
const whoIs =
  /^\P{L}*(?:(?:and|so|wait|oh|ok|okay|y|et|und|also)\P{L}+)*(?:(?:is|isn't) §(?:'s)? (?:the (?:one|guy|lady|woman|man|person|owner|tall|young|older|new|nice)|as|any good|a (?:man|woman))(?!\p{L})|(?:is|isn't) § (?:as|any) good|§ es (?:el|la) (?:de|del|que|nuev[oa]|duen[oa])(?!\p{L})|(?:c'est|est-ce que) § (?:celui|celle|qui|est (?:celui|celle))(?!\p{L})|ist §,? (?:der|die)(?: \p{L}+)?(?: mit| neue| neu|,)(?!\p{L}))/u;

/** Is it asked who somebody of the house is? */
function asksWhoIs(text: string, language: Language, business: Business): boolean {
  let rest = text;
  for (const { start, end } of staffIn(text, language, business).reverse())
    rest = `${rest.slice(0, start)}§${rest.slice(end)}`;
  return whoIs.test(foldCue(rest).replace(/(?:dr|doctor|mr|mrs|ms|frau|herr|dra?)\.? §/gu, '§'));
}

/** Something that is read back is asked about, and neither put right nor said yes or no to. */
export function asksBesideReadBack(state: State, text: string, language: Language, business: Business): boolean {
  const frame = state.frames.at(-1);
  if (state.asked !== 'confirm' || (frame?.flow !== 'book' && frame?.flow !== 'move')) return false;
  return asksOfOtherVisit(text) || asksWhoIs(text, language, business);
}
