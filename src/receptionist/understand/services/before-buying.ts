// "I'm looking at a used Camry from a private seller, could one of you inspect it before I hand over the cash?": who wants a thing
// looked over before they buy it is meant by the service that the house keeps for that, and by no visit that finds out what is wrong.
// Over folded text, in four languages.
import type { Business } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import type { Named } from './near.ts';
import { serviceToFindOut } from './new-here.ts';

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u');

/** Somebody is about to buy one. */
const buys = words(
  [
    "(?:looking at|looking into|thinking (?:of|about) (?:buying|getting|purchasing)|(?:about|going|trying|planning|wanting|hoping|want|wants|like|plan|ready) to (?:buy|get|purchase)|(?:might|may|would|could|gonna|wanna) (?:buy|get|purchase)|(?:buying|getting|considering|purchasing|interested in|found|have my eye on|put a deposit on|made an offer on)) (?:[\\p{L}\\d'-]+ ){0,8}?(?:used|second-?hand|pre-?owned|seller|owner|private|craigslist|marketplace|facebook|from an? (?:guy|lady|man|woman|friend|neighbou?r|dealer|couple)|off an? (?:guy|lady|man|woman)|i might buy)",
    "(?:used|second-?hand|pre-?owned) (?:[\\p{L}\\d-]+ ){1,6}?(?:i|we|he|she)(?:'m|'re|'s| am| are| is|'d| might| may| want| wants| would)? (?:\\p{L}+ ){0,2}?(?:buy|buying|purchase|get|getting)",
    '(?:before|prior to|ahead of) (?:(?:i|we|he|she|they) )?(?:actually |even )?(?:buy|buys|buying|purchas(?:e|ing)|(?:hand|hands|handing)(?: over| him| her| them| the)|pay(?:s|ing)? (?:him|her|them|the (?:seller|guy|owner|dealer))|sign(?:s|ing)? (?:anything|for it|the papers)|commit(?:s|ting)?(?! to (?:a |the )?(?:appointment|time))|pull(?:s|ing)? the trigger|close the deal|make (?:an|the) offer)',
    '(?:comprar(?:me|l[oa]|le)?|antes de (?:comprarl[oa]|comprar|pagarle|pagar al|darle el dinero|soltar|cerrar el trato|firmar)) (?:[\\p{L}\\d-]+ ){0,8}?(?:usad[oa]|segunda mano|de segunda|particular|vendedor|seminuev[oa])|antes de (?:comprarl[oa]|pagarle al (?:vendedor|dueno)|darle el dinero|soltar (?:el dinero|la lana)|cerrar el trato)',
    "acheter (?:[\\p{L}\\d'-]+ ){0,8}?(?:d'occasion|occasion|particulier|usagee?)|avant (?:de l'acheter|l'achat|d'acheter|de (?:payer le vendeur|conclure|verser l'argent))|(?:voiture|auto|char|vehicule|moto) (?:d'occasion|usagee?) (?:[\\p{L}'-]+ ){0,6}?(?:acheter|acquerir)",
    '(?:gebrauchte[nrs]?|gebrauchtwagen|von privat) (?:[\\p{L}\\d-]+ ){0,8}?(?:kaufen|zu kaufen|im auge|im blick|gefunden|interessiere)|bevor (?:ich|wir|er|sie) (?:ihn |es |sie |das |den |dem verkaufer )*(?:[\\p{L}]+ ){0,3}?(?:kaufe|kaufen|kauft|zuschlage|den vertrag unterschreibe)|vor dem kauf(?! (?:von|der|einer?) (?:ersatzteil|reifen|teile))',
  ].join('|'),
);
/** It is to be looked over. */
const looksOver = words(
  "inspect\\p{L}*|check(?:s|ed|ing)?(?: (?:it|this|that|the \\p{L}+))?(?: (?:out|over))?|look(?:s|ed|ing)? (?:it|this|that|the \\p{L}+|at|over)|(?:have|take|get|give it) an? (?:good |quick )?(?:look|once-?over)|go(?:es|ne|ing)? (?:over|through) (?:it|the)|gone over|once-?over|revis\\p{L}*|chec(?:ar|en|an|ado|arlo|arla)|che(?:que|quen|queen)\\p{L}*|inspecc\\p{L}*|l[oa] (?:vean?|miren?)|verl[oa]|echarle (?:un ojo|una mirada)|inspecter|verifi\\p{L}*|controler|examiner|(?:jeter|jette\\p{L}*) un (?:oeil|coup d'oeil)|la regarder|le regarder|regardiez|anschau\\p{L}*|ansehen|ansieht|pruf\\p{L}*|check(?:en|t)|durchcheck\\p{L}*|druber(?:schau\\p{L}*|seh\\p{L}*)|begutacht\\p{L}*|untersuch\\p{L}*",
);
/** It has been bought, or is sold: there is nothing left to look at before. */
const isBought = words(
  "(?:just |already |recently |finally )?bought|before (?:i|we) (?:buy|get|order|pay for) (?:an? |some |any )?(?:new|more|another)|purchased|(?:i|we)(?:'m|'re| am| are)? (?:selling|trading)|compre|compramos|vendo|vendemos|(?:ai|avons|viens d') ?(?:achete|acheter)|vends|vendons|gekauft|verkaufe|verkaufen",
);

/** What a house calls that. */
const ofBuyers = words(
  "pre-?purchase|precompra|before (?:you |i )?(?:buy|buying)|buyer'?s?|antes de comprar\\p{L}*|used (?:\\p{L}+ )?(?:car|piano|bike|vehicle|boat) (?:check|inspection)|(?:avant|pre-?)[ -]?(?:l')?achat|vor dem kauf|kaufprufung|gebrauchtwagen-?(?:check|prufung)|ankaufs?-?(?:check|test|untersuchung)",
);
const surelyMeant = 0.9;

/** The house's one service for it, where a line tells of that and names no other plainly; `services` as they are. */
export function beforeBuying(said: string, business: Business, services: readonly Named[]): readonly Named[] {
  const folded = foldCue(said);
  const ofThose = business.services.filter(({ name, aka }) =>
    [name, ...(aka ?? [])].some((one) => ofBuyers.test(foldCue(one))),
  );
  const [only, second] = ofThose;
  if (!only) return services;
  // "I bought a used car and it makes a noise": a used one is named, and nothing is bought any more.
  if (isBought.test(folded) && !ofBuyers.test(folded))
    return services.filter(({ name }) => ofThose.every((one) => one.name !== name));
  const found = buys.exec(folded);
  if (second || !found || !looksOver.test(folded) || isBought.test(folded)) return services;
  // What finds out what is wrong is not meant, however much "check it over" sounds like it.
  const isOther = ({ name, score }: Named) =>
    name !== only.name && name !== serviceToFindOut(business) && score >= surelyMeant;
  if (services.some(isOther)) return services;
  const { index: start } = found;
  return [{ name: only.name, score: surelyMeant, start, end: start + found[0].length, ambiguous: false }];
}
