// "I cancelled two days ahead and you still charged me fifty-five dollars": a charge that is disputed is a complaint, and what led to
// it is told, not asked for anew. Patterns are over folded text, in four languages.
const charged = [
  "(?:you|y'all|they|somebody|someone|the (?:shop|office|clinic|salon|studio|system)|your \\p{L}+)(?: guys| people| folks)?(?:'ve| have| had)? (?:\\p{L}+ly |still |just |also |already |went and )?(?:charged|billed|invoiced|debited) (?:me|us|my|our)|(?:i|we)(?:'ve| have| had)? (?:\\p{L}+ly |still |just |also )?(?:was|were|got|gotten|been)(?: still| also| just)? (?:charged|billed|invoiced|debited)(?! (?:with|up)(?!\\p{L}))|(?:and|but) (?:was|were|got) (?:still )?(?:charged|billed|invoiced|debited)(?! (?:with|up)(?!\\p{L}))",
  '(?:me|nos) (?:han |habian |volvieron a )?(?:cobraron|cobro|cobrado|cobrar|cargaron|cargado|facturaron|facturo|facturado)',
  "(?:vous (?:m'|nous )avez|on (?:m'|nous )a|j'ai ete|j'ai bien ete|nous avons ete|vous (?:m'|nous )avez bien)(?: quand meme| tout de meme| encore| deja)? (?:facture|debite|preleve|compte|fait payer)e?s?",
  '(?:(?:sie|ihr) (?:haben|habt)|man hat|(?:mir|uns) (?:wurden?|haben sie)|(?:haben sie|wurden?) (?:mir|uns)) [^.!?]{0,50}(?:berechnet|abgebucht|in rechnung gestellt|verrechnet|abgezogen)',
].join('|');
const against = [
  "still|anyways?|even though|although|regardless|twice|double(?= *(?:[.,!]|$))|by mistake|in error|wrongly|too much|the wrong|more than (?:you|i|we|what)|instead of|should(?:n't| not) have|i (?:did ?n't|did not|never) |we (?:did ?n't|did not|never) |but (?:i|we) (?:only |had )?(?:was|were|had|did|only|cancell?ed)|(?:want|like) (?:it|that|this|the (?:money|charge|fee)|my money) (?:back(?! (?:by|on|before|in)(?!\\p{L}))|refunded|taken off|removed|reversed|waived)",
  'igual(?= *(?:[.,!]|$))|de todos modos|de todas (?:formas|maneras)|aun asi|aunque|dos veces|de mas|el doble|por error|(?:algo|una cosa|un \\p{L}+|una \\p{L}+) que (?:yo )?no|que no (?:reconozco|pedi|hice|autorice)|en vez de|mas de lo que|pero (?:yo )?(?:ya )?(?:cancele|no |solo |habia )|devuelv\\p{L}+|reembols\\p{L}+',
  "quand meme|tout de meme|alors (?:que|qu'on)|pourtant|bien que|deux fois|en trop|par erreur|au lieu d[e']|a tort|mais (?:j'avais|j'ai|je n'ai|je ne|nous avions|on avait)|rembours\\p{L}+",
  'trotzdem|dennoch|obwohl|doppelt|zweimal|zu ?viel|falsch\\p{L}*|falschlich\\p{L}*|irrtumlich\\p{L}*|versehentlich|anstatt|statt|dabei (?:hatte|habe|war|hab)|zuruck(?:haben|erstatt\\p{L}*|gezahlt|bekommen)?',
].join('|');

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
/** So far from a charge, in characters, what is said against it may stand. */
const nearMax = 140;

/** Is a charge of the house told to be wrong, and nothing asked? Folded text. */
export function disputesCharge(folded: string): boolean {
  if (folded.includes('?')) return false;
  if (isNotOurs.test(folded)) return true;
  return [...folded.matchAll(isCharged)].some(({ 0: { length }, index }) =>
    isAgainst.test(folded.slice(Math.max(0, index - nearMax), index + length + nearMax)),
  );
}
