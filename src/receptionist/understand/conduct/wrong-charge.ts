// "I cancelled two days ahead and you still charged me fifty-five dollars": a charge that is disputed is a complaint, and what led to
// it is told, not asked for anew. What somebody else took is what brings them here. Patterns are over folded text, in four languages.
import { lately } from '../../models/lately.ts';
import type { Seen } from '../seen.ts';

const charged = [
  "(?:you|y'all|they|somebody|someone|the (?:shop|office|clinic|salon|studio|system)|your \\p{L}+)(?: guys| people| folks)?(?:'ve| have| had)? (?:\\p{L}+ly |still |just |also |already |went and )?(?:charged|billed|invoiced|debited) (?:me|us|my|our)|(?:i|we)(?:'ve| have| had)? (?:\\p{L}+ly |still |just |also )?(?:was|were|got|gotten|been)(?: still| also| just)? (?:charged|billed|invoiced|debited)(?! (?:with|up)(?!\\p{L}))|(?:and|but) (?:was|were|got) (?:still )?(?:charged|billed|invoiced|debited)(?! (?:with|up)(?!\\p{L}))",
  '(?:me|nos) (?:han |habian |volvieron a )?(?:cobraron|cobro|cobrado|cobrar|cargaron|cargado|facturaron|facturo|facturado)',
  "(?:vous (?:m'|nous )avez|on (?:m'|nous )a|j'ai ete|j'ai bien ete|nous avons ete|vous (?:m'|nous )avez bien)(?: quand meme| tout de meme| encore| deja)? (?:facture|debite|preleve|compte|fait payer)e?s?",
  '(?:(?:sie|ihr) (?:haben|habt)|man hat|(?:mir|uns) (?:wurden?|haben sie)|(?:haben sie|wurden?) (?:mir|uns)) [^.!?]{0,50}(?:berechnet|abgebucht|in rechnung gestellt|verrechnet|abgezogen)',
].join('|');
const against = [
  "even though|although|regardless|twice|double(?= *(?:[.,!]|$))|by mistake|in error|wrongly|too much|the wrong|more than (?:you|i|we|what)|instead of|should(?:n't| not) have|i (?:did ?n't|did not|never) |we (?:did ?n't|did not|never) |but (?:i|we) (?:only |had )?(?:was|were|had|did|only|cancell?ed)|(?:want|like) (?:it|that|this|the (?:money|charge|fee)|my money) (?:back(?! (?:by|on|before|in)(?!\\p{L}))|refunded|taken off|removed|reversed|waived)",
  'aunque|dos veces|de mas|el doble|por error|(?:algo|una cosa|un \\p{L}+|una \\p{L}+) que (?:yo )?no|que no (?:reconozco|pedi|hice|autorice)|en vez de|mas de lo que|pero (?:yo )?(?:ya )?(?:cancele|no |solo |habia )|devuelv\\p{L}+|reembols\\p{L}+',
  "alors (?:que|qu'on)|pourtant|bien que|deux fois|en trop|par erreur|au lieu d[e']|a tort|mais (?:j'avais|j'ai|je n'ai|je ne|nous avions|on avait)|rembours\\p{L}+",
  'obwohl|doppelt|zweimal|zu ?viel|falsch\\p{L}*|falschlich\\p{L}*|irrtumlich\\p{L}*|versehentlich|anstatt|statt|dabei (?:hatte|habe|war|hab)|zuruck(?:haben|erstatt\\p{L}*|gezahlt|bekommen)?',
].join('|');

/** Said of the charge in its own breath; "you charged me, I still want to come" says it of something else. */
const allTheSame =
  'still|anyways?|igual|de todos modos|de todas (?:formas|maneras)|aun asi|quand meme|tout de meme|trotzdem|dennoch';
/** Who took the money, where it is not the house: "at the other shop", "by my bank", "my last groomer, they …". */
const elsewhere = [
  '(?:at|by|from) (?:the other|another|(?:my|our) (?:other|old|last|previous|former)|a different|some(?:body|one) else)(?! (?:location|branch|office|store|visit|appointment|card|account|bill|invoice|time|day|week)(?!\\p{L}))|by (?:my|our|the) (?:\\p{L}+ )?(?:bank|landlord|insur\\p{L}+|lender|dealer\\p{L}*|city|county|hospital|airline|hotel)|(?:my|our) (?:last|old|previous|former|other) (?:\\p{L}+(?:[^d]er|or|ist|ian|ic)|vet|guy|place|shop|company|firm|salon)',
  'en (?:el |la |un |una )?otr[oa] (?!(?:ocasion|vez|visita|cita|sucursal|tarjeta|cuenta|factura|dia|semana)(?!\\p{L}))|(?:en|con) (?:el|la|mi) (?:\\p{L}+ )?anterior|(?:el|mi|del) banco',
  "(?:chez|par) (?:l'autre|une? autre|mon (?:ancien|dernier)|ma (?:banque|derniere)|la banque)|dans (?:l'autre|une? autre) (?!(?:agence|facture)(?!\\p{L}))",
  '(?:in|bei|von)(?: \\p{L}+)? ander\\p{L}+ (?!(?:filiale|rechnung|woche|tag|karte|konto)(?!\\p{L}))|(?:beim|vom|bei|von|in) (?:\\p{L}+ )?(?:letzten|vorigen|fruheren|alten) (?!(?:mal|termin|besuch|woche|monat|jahr|rechnung|tag)(?!\\p{L}))|(?:meiner|der) bank',
].join('|');
/** Told to the house of itself. */
const ofHouse = /(?<!\p{L})(?:you|your|y'all|the (?:shop|office|clinic|salon|studio|system)|vous|sie|ihr)(?!\p{L})/u;

/** What is on a bill of the house, or on the card, and nobody ordered it. */
const charge = [
  '(?:charges?|(?:your|this|that|my last|the last|the|my) (?:bill|invoice))(?: (?:on|from|for|of|i|you|to|that|got|sent|me|us|my|our|the|card|account|statement|credit|bank|\\p{L}+day|last|week|month))*',
  '(?:cargos?|su factura|mi factura|la factura)(?: (?:en|de|a|por|mi|la|tarjeta|cuenta|que|ustedes|me|mandaron))*',
  '(?:prelevement|debit|votre facture|ma facture|la facture)(?: (?:sur|de|ma|mon|la|carte|compte|du|que|vous|m))*',
  '(?:abbuchung(?:en)?|ihre rechnung|meine rechnung|die rechnung)(?: (?:auf|von|uber|meiner?|meinem|der|karte|konto|vom|sie|mir))*',
].join('|');
const notOurs = [
  "(?:that )?(?:i|we) (?:do ?n't|do not|did ?n't|did not|never) (?:recogni[sz]e|know|authori[sz]e|order|agree|make|understand)\\p{L}*|(?:is|was|'s|are|were) (?:just |totally |all |way |completely )?(?:wrong|incorrect|not (?:right|mine|correct)|n't (?:right|mine|correct)|a mistake|an error)|(?:does|do) ?n't (?:add up|match|look right)",
  'que (?:yo )?no (?:reconozco|conozco|hice|autorice|pedi|entiendo)|(?:esta|estaba|viene|es) (?:mal|equivocad[oa]|incorrect[oa]|un error)|no (?:coincide|cuadra)',
  "que je (?:ne )?(?:reconnais|connais|comprends) pas|que je n'ai pas \\p{L}+|(?:est|etait) (?:faux|fausse|incorrecte?|erronee?|une erreur)|ne correspond pas",
  'die ich nicht (?:kenne|erkenne|verstehe|zuordnen kann|veranlasst habe)|(?:ist|war) (?:falsch|nicht richtig|nicht korrekt|ein fehler)|stimmt (?:\\p{L}+ )?nicht',
].join('|');

const isAgainst = new RegExp(`(?<!\\p{L})(?:${against})`, 'u');
const isCharged = new RegExp(`(?<!\\p{L})(?:${charged})(?!\\p{L})`, 'gu');
const isNotOurs = new RegExp(`(?<!\\p{L})(?:${charge}),? (?:${notOurs})(?!\\p{L})`, 'u');
const isAllTheSame = new RegExp(`(?<!\\p{L})(?:${allTheSame})(?!\\p{L})`, 'u');
const isElsewhere = new RegExp(`(?<!\\p{L})(?:${elsewhere})`, 'u');
/** So far from a charge, in characters, what is said against it may stand. */
const nearMax = 140;

/** What stands around a place, as far as nothing of `ends` stands between. */
const around = (text: string, start: number, end: number, ends: RegExp): string => {
  const before = text.slice(0, start).split(ends).at(-1) ?? '';
  return before + text.slice(start, end) + (text.slice(end).split(ends)[0] ?? '');
};

/** Is a charge of the house told to be wrong, and nothing asked? Folded text. */
export const disputesCharge = lately((folded: string): boolean => {
  if (folded.includes('?')) return false;
  if (isNotOurs.test(folded)) return true;
  return [...folded.matchAll(isCharged)].some(({ 0: words, index }) => {
    const end = index + words.length;
    if (!ofHouse.test(words) && isElsewhere.test(around(folded, index, end, /[.!]/u))) return false;
    return (
      isAllTheSame.test(around(folded, index, end, /[.,;:!]/u)) ||
      isAgainst.test(folded.slice(Math.max(0, index - nearMax), end + nearMax))
    );
  });
});

/** "I want it back, and a call today": what is to be done about the charge. */
const redress =
  /(?<!\p{L})(?:back|refund\p{L}*|money|credit\p{L}*|calls?|called|manager|owner|talk|speak|explan\p{L}+|explain\p{L}*|answers?|fixed|removed|waived|reversed|devol\p{L}+|devuelv\p{L}+|reembols\p{L}+|dinero|llam\p{L}+|gerente|hablar|explic\p{L}+|rembours\p{L}+|argent|appel\p{L}*|rappel\p{L}*|responsable|parler|zuruck\p{L}*|erstatt\p{L}*|geld|anruf\p{L}*|chef\p{L}*|sprechen|erklar\p{L}+)(?!\p{L})/u;

/** Does a wish for a visit stand beside it? Then that is what they come for. */
export const wishesForVisit = ({ clauses, mentions }: Seen): boolean =>
  clauses.some((clause) => {
    const wishes = clause.cue('book') || clause.cue('want');
    if (!wishes || clause.cue('message') || clause.cue('cancel') || redress.test(clause.folded)) return false;
    const named = [...mentions.services, ...mentions.wishes];
    return clause.cue('appointment') || named.some(({ start }) => start >= clause.start && start < clause.end);
  });
