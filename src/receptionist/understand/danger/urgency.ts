// Whether what is left for somebody cannot wait, by the caller's own word: "it's urgent", "I need to talk to a nurse NOW".
import { foldCue } from '../cues/cue.ts';

const said =
  /(?<!\p{L})(?:urgent(?:ly|es?|emente)?|urgentisim[oa]|urgence|urge|dringend(?:e[nrms]?)?|eilig|eilt|asap|immediately|immediatement|inmediatamente|de inmediato|emergency(?! (?:funds?|contacts?|exits?|kits?|numbers?))|emergencia|notfall|(?:can't|cannot|can not) wait|no puede esperar|(?:ne |n')?(?:peut|peux) pas attendre|kann nicht warten)(?!\p{L})/gu;

/** What follows is told, and is so by now: "quiero que sepa que ya pagué". "Quiero que me llamen ya" is a wish. */
const toldThere = String.raw`(?<!\p{L})(?:(?<!(?:tengo|hay|faut) )que(?! (?:me|nos|quelqu)(?!\p{L}))|qu'(?!on(?!\p{L}))|dass|that (?:the|my|i|it|he|she|we|they|our|his|this|there|everything|all)|to know|wissen)(?!\p{L})`;

/** "I have to speak to her now": an hour that is now, with a wish. */
const now = new RegExp(
  String.raw`(?<!\p{L})(?:need|needs|must|have to|has to|got to|want|necesito|quiero|tengo que|debo|besoin|veux|dois|faut|brauche|muss)(?!\p{L})(?:(?!${toldThere})[^.!?\n]){0,60}(?<!\p{L})(?:(?:now|ya|jetzt)(?=(?: please| por favor| bitte)?\s*(?:[.,!]|$))|right away|at once|ahora(?: mismo)?|maintenant|tout de suite|sofort|jetzt gleich)(?!\p{L})`,
  'mu',
);

const denied =
  /(?<!\p{L})(?:not|\p{L}+n't|isnt|non|nothing|no|nada|pas|rien|nicht|nichts|kein\p{L}*|less|menos|moins)(?: (?:an?|es|tan|so|too|very|super|all that|that|at all|une?|tres|trop|si|de|ein|sehr|ganz|besonders|muy|really|\p{L}+ly|\p{L}+mente|\p{L}+ment|wirklich|unbedingt|weiter|think (?:it's|it is|this is|that's)|creo que (?:sea|es)|que ce soit))*[ -]?$/u;

/** So far before the word a denial of it may stand, in characters. */
const denialReach = 40;

/** Does the caller say so? "Nothing urgent" and "no es urgente" say the opposite. */
export function saysUrgent(text: string): boolean {
  const folded = foldCue(text);
  for (const found of folded.matchAll(said))
    if (!denied.test(folded.slice(Math.max(0, found.index - denialReach), found.index))) return true;
  return now.test(folded);
}

const soonWords =
  "right away|straight away|at once|as soon as (?:possible|(?:you|they|he|she|somebody|someone) can)|today|tonight|this (?:morning|afternoon|evening)|within the hour|en ?seguida|cuanto antes|lo antes posible|lo mas (?:pronto|rapido) posible|hoy(?: mismo)?|ahora mismo|ya mismo|esta (?:tarde|noche)|(?:tout )?de suite|au plus vite|le plus vite possible|des que possible|aujourd'hui(?: meme)?|ce (?:matin|soir)|cet apres-midi|sans tarder|sofort|gleich|umgehend|schnellstmoglich|so (?:schnell|bald) wie moglich|unverzuglich|(?:noch )?heute(?: noch)?";
const answersMe =
  "(?:call|ring|phone|text|e-?mail|reach|contact) (?:me|us|back|my \\p{L}+)|back to (?:me|us)|(?:an? |the )call ?back|hear (?:back )?from|(?:need|want|expect)s? (?:an? |the )?(?:quick )?(?:answer|reply|response)|let (?:me|us) know|(?:me|nos) (?:llam|marqu|contest|respond|devuelv|avis|escrib)\\p{L}*|(?:llam|marqu|contest|respond|avis)\\p{L}*(?:me|nos)|(?:necesit|quier)\\p{L}* (?:una )?(?:respuesta|llamada)|(?:me|nous|m') ?(?:rappel|appel|repond|contact|recontact)\\p{L}*|rappelez|(?:besoin d'une|veux une|faut une) reponse|(?:mich|uns) (?:\\p{L}+ ){0,4}(?:zuruck|an|melden|melde)\\p{L}*|zuruck(?:zu)?rufen|(?:um|einen) (?:\\p{L}+ )?ruckruf|melden sie sich|brauche? (?:\\p{L}+ ){0,3}antwort|(?:ruft|rufen sie|rufe?) (?:mich|uns)";
const near = '[^.!?\\n]{0,40}?';
/** "How today went": what is to be told of. */
const notOfIt =
  '(?<!(?<!\\p{L})(?:how|about|since|como (?:l[ae]s? |me |nos )?fue|sobre|desde|comment|depuis|seit|uber) )';
/** "Call me back right away", "que me llamen hoy mismo", "ich brauche heute noch eine Antwort". */
const soon = new RegExp(
  `(?<!\\p{L})(?:(?:${answersMe})(?!\\p{L})${near}(?<!\\p{L})${notOfIt}(?:${soonWords})|${notOfIt}(?:${soonWords})(?!\\p{L})${near}(?<!\\p{L})(?:${answersMe})|brauche?n? (?:${soonWords}) (?:\\p{L}+ ){0,3}(?:antwort|ruckruf)|(?:mussen|muss|sollen|soll) (?:\\p{L}+ ){0,4}(?:sofort|heute noch|gleich|umgehend))(?!\\p{L})`,
  'u',
);
/** "Nobody called me back today", "he said he'd call me today", "no need to call right away": none of it is begged for. */
const untold =
  /(?<!\p{L})(?:not|\p{L}+n't|dont|never|no need|nobody|no one|nothing|whenever|supposed|said|says|promised|told|(?:i|he|she|they|we)(?:'d|'ll| will| would)|nadie|nunca|no (?:me|nos|hace|hay|es|tiene)|dijo|dijeron|prometio|ne|n'\p{L}+|pas|personne|jamais|devait|niemand|nicht|nie|kein\p{L}*|wollte|sollte|hat|haben)(?!\p{L})/u;

/** "Call me back next week", "today or tomorrow": the day is another, or does not matter. */
const later = new RegExp(
  `^(?: back| up| again|-moi|-nous| an| zuruck)? (?:(?:or|o|ou|oder) )?(?:${[
    'tomorrow|next|some ?time|whenever|any ?time|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:a|two|three|january|february|march|april|may|june|july|august|september|october|november|december)',
    '(?:o )?manana(?= |$)|(?:la |el )?(?:otra|proxim[ao]) |(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|cuando (?:pued|quier)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)',
    'demain|(?:la semaine|le mois) prochain|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)',
    '(?<=oder )morgen|nachste[nrms]?|(?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|im (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)|irgendwann',
  ].join('|')})`,
  'u',
);

/** Is somebody to call back, or to answer, before the day is over? */
export function saysSoon(text: string): boolean {
  return foldCue(text)
    .split(/[.!?;\n]+/u)
    .some((clause) => {
      const found = soon.exec(clause);
      if (found === null) return false;
      const end = found.index + found[0].length;
      return !untold.test(clause.slice(0, end)) && !later.test(clause.slice(end));
    });
}

const soonWithYes = new RegExp(
  `^\\P{L}*(?:(?:yes|yeah|yep|ok|okay|sure|please|si|asi es|claro|oui|voila|ja|genau|and|but|y|pero|et|mais|und|aber|right)[\\s,.!]+)+(?:(?:make (?:it|that)|que sea|tell (?:him|her|them)|send it|mandelo|envoyez-le|schicken sie es|faites ca|bitte)[\\s,]+)?(?:${soonWords}|asap)(?:[\\s,]+(?:please|por favor|s'il vous plait|bitte|if (?:you can|possible)))*\\P{L}*$`,
  'u',
);

/** "Yes, today please", "sí, pero que sea hoy": with a yes it is said how soon. */
export const saysSoonWithYes = (text: string): boolean => soonWithYes.test(foldCue(text));
