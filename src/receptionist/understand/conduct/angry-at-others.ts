// Anger that the house has no part in: "I'm livid, my ex still has my keys. I need the locks rekeyed today". Who is angry at somebody
// else comes with work, and complains of nobody here. Four languages, over folded text.

import type { Seen } from '../seen.ts';
import { outrightNamed, servicesIn } from '../services/near.ts';
import { cueOf, type Signs } from '../signs.ts';
import { wouldSueOthers } from '../wishes/tells-case.ts';

const angry =
  /(?<!\p{L})(?:furious|livid|fuming|(?:so |very |really |extremely |totally |absolutely )?(?:angry|mad|upset)|furios[oa]|indignad[oa]|que ardo|(?:muy |bastante )?(?:enojad|enfadad|molest)[oa]|furieu(?:x|se)|hors de moi|(?:tres |vraiment )?(?:fachee?|en colere|enervee?)|(?:sehr |wirklich |total |extrem )?(?:wutend|stinksauer|sauer|verargert)|ausser mir)(?!\p{L})/gu;
const third =
  '(?:ex(?:-?(?:husband|wife|boyfriend|girlfriend|partner))?|neighbou?rs?|landlord|landlady|roommate|flatmate|tenants?|boss|employer|coworker|hoa|(?:ex-?)?(?:espos|marid)[oa]|vecin[oa]s?|caser[oa]|arrendador[a]?|inquilin[oa]s?|companer[oa] de (?:cuarto|casa|piso)|jef[ea]|patron|voisine?s?|proprietaires?|proprio|colocataire|coloc|locataires?|patronne?|nachbar(?:n|in)?|vermieter(?:in)?|mitbewohner(?:in)?|mieter|chef(?:in)?)';
const ofThird = new RegExp(
  `(?<!\\p{L})(?:my|our|his|her|the|mis?|nuestr[oa]s?|el|la|mon|ma|mes|notre|nos|meine?n?|unsere?n?)(?: \\p{L}+)? ${third}(?!['’]?\\p{L})|(?<!\\p{L})(?:my|our|mis?|nuestr[oa]s?|mon|ma|mes|notre|meine?n?|unsere?n?) ${third}(?!\\p{L})`,
  'u',
);
const atOthers =
  /(?<!\p{L})(?:(?:furios|indignad|enojad|enfadad|molest)[oa] con (?!(?:ustedes|usted|vosotros|sus?|como|l[oa]s? que|est[ae])(?!\p{L}))|(?:furieu(?:x|se)|fachee?|en colere|enervee?) (?:contre|avec|apres) (?!(?:vous|votre|vos|cette)(?!\p{L}))|(?:wutend|sauer|stinksauer|verargert) (?:auf|uber) (?!(?:sie|ihre?n?|euch|eure?n?|diese?n?|das)(?!\p{L})))\p{L}/u;
/** Somebody of the house, or its work, is spoken of; who asks whether it can come speaks of neither. */
const blames =
  /(?<!\p{L})(?:(?<!(?<!\p{L})(?:can|could|would|will|do|did i|if|want|need|like|have|see|thank|for|hope|if|when|ask(?:ing)?) )(?:you|y'all)(?! (?:guys )?(?:can|could|have (?:any\p{L}*|something|time|an?|room)|do|come|available|open))|you(?:'ve| guys (?!can|could|have|come|do))|your(?! (?:help|next|soonest|earliest|number|address|hours|prices?|name)(?!\p{L}))|(?:nobody|no one|never) (?:came|showed|called|come)|nadie (?:vino|llego|llamo)|personne n'est venue?|niemand (?:ist )?(?:gekommen|kam|da)|(?:contre|avec) vous|auf sie|last (?:visit|appointment|time)|ordered|picked up|came out|(?<!(?:pueden|podrian|si) )ustedes(?! (?:pueden|podrian|tienen))|sus? (?:gente|personal|trabajo|tecnic\p{L}+|emplead\p{L}+|companer\p{L}+)|(?:la )?ultima (?:vez|cita|visita)|(?:me|nos) (?:hicieron|dejaron|pusieron|vendieron|dieron|mandaron)|vous (?:m'|nous |n'|ne m')?(?:avez|aviez|etes)|votre(?! aide)|vos (?:gens|ouvriers|techniciens?|employes?|equipes?)|derniere (?:fois|visite)|(?<!wenn )sie (?:haben(?! (?:\p{L}+ )?(?:frei|zeit|einen termin|was|etwas)(?!\p{L}))|hatten gesagt)|ihr habt|ihre?[nr]? (?:leute|techniker\p{L}*|mitarbeiter\p{L}*|arbeit|firma)|eure?[nr]? \p{L}+|letzte[ns]? mal)(?!\p{L})/u;

const about =
  '(?:with|about|at|over|by|con|por|de|contre|apres|avec|pour|mit|wegen|uber|auf) (?:my|our|the|this|how|mis?|el|la|l[oa]s|est[ae]|mon|ma|mes|le|les|cette|meine?[nr]?|die|den|der|das)';
const ofThing = new RegExp(`(?:${angry.source}) ${about} (?<thing>\\p{L}+(?: \\p{L}+){0,2})`, 'u');
const work =
  /(?<!\p{L})(?:hair(?:cut)?|cut|nails?|colou?r|highlights|job|work|corte|pelo|unas|tinte|trabajo|coupe|cheveux|ongles|couleur|travail|haare?|haarschnitt|schnitt|nagel|farbe|arbeit)(?!\p{L})/u;

/** Is the anger at what is done at this house: a service of it, or work as such? */
function isAtWork({ folded }: Signs, { heard, language }: Seen): boolean {
  const thing = ofThing.exec(folded)?.groups?.thing;
  if (thing === undefined) return false;
  return work.test(thing) || servicesIn(thing, language, heard.business).some(({ score }) => score >= outrightNamed);
}

/** Is the complaint only anger, and that at others, or beside a visit that is wished for on a day? */
function angryAtOthers(clause: Signs, seen: Seen): boolean {
  const { whole, mentions, language } = seen;
  const calm = clause.folded.replace(angry, ' ');
  if (calm === clause.folded || cueOf('complaint', calm, language) || blames.test(whole.folded)) return false;
  if (cueOf('complaint', whole.folded.replace(angry, ' '), language)) return false;
  const wishes = mentions.wishes.some(({ wish }) => wish.date !== undefined && wish.excluded !== true);
  const wantsVisit = (['book', 'want', 'available'] as const).some((one) => whole.cue(one));
  if (ofThird.test(whole.folded)) return true;
  return (atOthers.test(clause.folded) || (wishes && wantsVisit)) && !isAtWork(clause, seen);
}

/** Somebody else has made them angry, or is to be sued, and the house is complained of by nobody. */
export const ofOthers = (clause: Signs, seen: Seen): boolean =>
  angryAtOthers(clause, seen) || wouldSueOthers(clause.folded, seen.heard.business);
