// What the answer to "Is this urgent right now?" means: a yes, a no, or neither. People say yes in many ways ("it sure is", "I think so",
// "as soon as you can"), and a yes with a later day is none. Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import type { Command, TimeWish } from '../../commands.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';
import { saysUrgent } from './urgency.ts';

export const noHurry =
  /(?<!\p{L})(?:no (?:rush|hurry|big deal)|(?:it|that) can wait|(?<!no )puede esperar|peut attendre|kann warten|not (?:urgent|in a hurry|a rush)|nothing urgent|whenever|no (?:es|corre) (?:urgente|prisa)|sin prisa|(?:pas|rien d')(?: d')?urgent|pas presse|nicht (?:dringend|eilig)|keine eile|nichts dringendes|for (?:weeks|months|years|a (?:few )?(?:weeks?|months?|while))|desde hace (?:semanas|meses|anos|tiempo)|depuis (?:des|plusieurs|quelques) (?:semaines|mois|annees)|seit (?:wochen|monaten|jahren))(?!\p{L})/u;

export /** What is wanted is said plainly, or else something other than a visit without a day. */
const plainlyOther = (one: Command): boolean =>
  (one.do === 'ask' && !one.soft) ||
  (one.do === 'start' && one.flow !== 'book') ||
  (one.do === 'set-times' && one.wishes.some(({ date }) => date !== undefined)) ||
  ['emergency', 'complaint', 'person', 'others-appointment', 'spam', 'robot', 'abuse', 'affirm', 'pick'].includes(
    one.do,
  );

const closes = String.raw`(?= *(?:[.,;!\n]|$))`;

/** What says yes to that question, and would be none elsewhere. */
const affirming = new RegExp(
  `(?<![\\p{L}'])(?<!(?:not|\\p{L}+n't|no|pas|nicht|kein\\p{L}*) (?:\\p{L}+ )?)(?:${[
    `(?:it|this|that) (?:(?:sure|really|certainly|definitely|absolutely|very much|most certainly) )?is${closes}|i (?:do |really |would )?(?:think|believe|guess|feel|say|suppose|reckon) (?:so|it is|yes)|i'd say (?:so|it is|yes)|(?:kind|sort) of${closes}|kinda${closes}|(?:pretty|very) (?:much|urgent)(?: so)?${closes}|as soon as (?:you(?: guys)?|y'all|anyone|anybody|somebody|someone) can|soon as you can|as soon as possible|(?:getting|gets|got) worse|worse (?:by|every) (?:the )?(?:minute|hour|second)|by the minute|no time to (?:lose|waste)|(?:no|without a|without) (?:doubt|question)(?: about (?:it|that))?${closes}|you bet|obviously|clearly${closes}|extremely|totally${closes}`,
    `(?:creo|pienso|diria|supongo|parece) que si|lo antes posible|cuanto antes|lo mas (?:pronto|rapido) (?:posible|que puedan?)|(?:empeora\\p{L}*|cada vez peor|va a peor|se pone peor)|sin duda|evidentemente|obvio|obviamente|bastante${closes}|mucho${closes}|si es${closes}|lo es${closes}|no hay tiempo(?: que perder)?`,
    `(?:pense|crois|dirais|suppose) que (?:oui|ca l'est)|evidemment|assez${closes}|plutot${closes}|sans (?:aucun )?doute|le plus vite possible|au plus vite|des que (?:possible|vous pouvez)|ca empire|de pire en pire|ca l'est|c'est le cas|(?:pas|plus) de temps a perdre`,
    `auf jeden fall(?! (?:nicht|kein\\p{L}*)(?!\\p{L}))|(?:denke|glaube|meine|finde|wurde sagen|denk|glaub) (?:schon|ja)|schon${closes}|allerdings${closes}|ziemlich${closes}|unbedingt|so (?:schnell|bald) (?:wie|als) moglich|so (?:schnell|bald) (?:sie|ihr|es) (?:konnen|konnt|geht)|(?:immer )?schlimmer|(?:ohne|kein) zweifel|keine frage${closes}|zweifellos|ist es${closes}|keine zeit (?:mehr )?zu verlieren`,
  ].join('|')})(?!\\p{L})`,
  'gu',
);

/** "Right now?", "urgent?": the question is said over, and nothing answered. */
const echo =
  /^\P{L}*(?:is it |this is |it's |es |c'est |est-ce |ist es )?(?:urgente?|dringend)?(?: ?(?:right now|en este momento|ahora mismo|ahorita|en ce moment|maintenant|jetzt gerade|gerade jetzt|jetzt))? ?\?/u;

/** "The tree is fine", "just looking for a quote": nothing is amiss. */
const soothing =
  /(?<!\p{L})(?:(?<!(?:not|never) )(?:is|are|it's|that's|everything's|be|works?) (?:\p{L}+ )?(?:fine|ok|okay|alright)|(?:just|only) (?:looking|asking|wondering|shopping|curious|a (?:quote|question|estimate)|(?:need(?:ed)?|want(?:ed)?) (?:it|an?|the|to (?:book|schedule|know|ask))(?! (?:person|human|tech|crew|guy|doctor|ambulance)))|(?:solo|nada mas|nomas) (?:quiero|queria|pregunt\p{L}*|busco|un presupuesto)|esta bien|(?:juste|seulement) (?:un devis|une question|pour (?:savoir|demander))|je (?:veux|voulais|voudrais) (?:juste|seulement)|(?:mochte|will|wollte|brauche) nur|nur (?:eine? )?(?:frage|angebot|kostenvoranschlag)|ist (?:in ordnung|okay|ok))(?!\p{L})/u;

/** A day from which on it has been so, or up to which it cannot be left: no day that is wished for. */
const notWished =
  /(?<!\p{L})(?:since|until|till|before|been|desde|hasta|antes|depuis|jusqu\p{L}*|avant|seit|bis|vor)(?![\p{L}])/u;

/** "Friday is fine", "tomorrow at ten please": the day is wished for as a time. */
const settling =
  /(?<!\p{L})(?:but|please|fine|works?|good|great|ok|okay|pero|por favor|esta bien|mais|s'il vous plait|ca (?:va|me va)|aber|bitte|passt|reicht|geht)(?!\p{L})/u;

/** "I don't think so", "ich glaube nicht": a no that does not open with one. */
const refusing =
  /(?<!\p{L})(?:(?:don't|do not) (?:think|believe|guess|suppose) (?:so|it is)|(?:it|this)(?:'s| is) not|(?:it|this) isn't|not (?:at all|really|yet|right now)|(?:creo|pienso|diria) que no|no lo es|(?:pense|crois) pas|ce n'est pas le cas|(?:glaube|denke|finde) (?:eher )?nicht|ist es nicht)(?!\p{L})/u;

type Around = {
  readonly language: Language;
  /** Something is told that goes amiss at this moment. */
  readonly isTold: boolean;
  /** Something else is plainly wanted. */
  readonly isOther: boolean;
  readonly wishes: readonly TimeWish[];
  /** The date of the talk. */
  readonly today: string;
};

export function urgencyOf(
  said: string,
  { language, isTold, isOther, wishes, today }: Around,
): 'urgent' | 'later' | 'none' | 'unclear' {
  const folded = foldCue(said).replace(echo, ' ');
  const rest = folded.replace(affirming, ' ');
  const isUrgent = saysUrgent(folded);
  if (!isUrgent && (cueOf('no', rest, language) || noHurry.test(folded) || refusing.test(folded))) return 'none';
  if (isUrgent || isTold) return 'urgent';
  const isYes = rest !== folded || cueOf('yes', folded, language);
  const later = notWished.test(folded) ? [] : wishes.filter(({ date = today, excluded }) => date > today && !excluded);
  const isWished = settling.test(folded) || later.some(({ time, earliest, latest }) => time ?? earliest ?? latest);
  if (later.length > 0) return isWished || !isYes ? 'later' : 'unclear';
  if (soothing.test(folded)) return isYes ? 'unclear' : 'none';
  if (isYes) return 'urgent';
  return isOther ? 'none' : 'unclear';
}
