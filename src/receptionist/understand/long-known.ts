// A breath that goes wrong in sleep and has for months: who snores wants a doctor's visit, and no ambulance. Everything that it could
// be of now is looked for in the whole of what was said, and one such word keeps the danger. Patterns are over folded text, in four
// languages.

/** Of breath: no other danger is long known. */
const ofBreath = /breath|respir|atme[nt]|atmung|luft(?!\p{L})/u;
/** Who cannot breathe at all: a night alone makes that no habit. */
const noBreath =
  /(?<!\p{L})(?:can'?t|cannot|couldn'?t|barely|hardly|not|isn'?t|stopped|unable|gasping|no (?:puede|puedo|podia|logra|respira)|apenas|falta|ne respire|(?:peut|peux|respire) (?:plus|pas)|keine luft|nicht|kaum|atemnot)(?!\p{L})/u;

const habit =
  /(?<!\p{L})(?:snor(?:e|es|ed|ing|er)|sleep apn(?:o?)ea|apn(?:o?)ea|cpap|(?:through|by) (?:his|her|my|the|its) nose|ronc(?:a|o|an|ar|ando)|ronquidos?|apneas?|por la nariz|ronfl(?:e|es|er|ent|ait|ements?)|apnees?|par le nez|schnarch\p{L}*|(?:schlaf)?apnoe|durch die nase)(?!\p{L})/u;
const asleep =
  /(?<!\p{L})(?:(?:at|every|each|all) nights?|nights|nightly|(?:in|during) (?:his|her|my|the|its) sleep|(?:when|while) (?:he|she|i|it|they)(?:'s| is|'m| am)? (?:sleep\p{L}*|asleep)|(?:de|por la|por las|en la|cada|todas las) noches?|(?:al|cuando|mientras) (?:dorm\p{L}*|duerm\p{L}*)|dormid[oa]|la nuit|les nuits|chaque nuit|en dormant|(?:quand|lorsqu')(?: ?il| ?elle| je)? ?dor\p{L}*|nachts|jede nacht|(?:im|beim) schlaf\p{L}*|wenn (?:er|sie|ich) schlaf\p{L}*)(?!\p{L})/u;
const long =
  /(?<!\p{L})(?:for (?:(?:many|several|some|a few|a couple of|the (?:last|past)|over|about|\p{L}+|\d+) ){0,3}(?:months?|years?)|(?:months|years) now|since (?:he|she|i) (?:was|were) (?:little|small|born|a \p{L}+)|always (?:has|have|had|been)|(?:has|have|'ve|'s) always|(?:desde )?hace(?:n)? (?:\p{L}+ |\d+ ){0,3}(?:meses|anos?)|(?:lleva|llevo|llevamos)(?: \p{L}+| \d+){0,3} (?:meses|anos?)|desde (?:chiquit[oa]|nin[oa]|pequen[oa]|siempre)|depuis (?:\p{L}+ |\d+ |des |plusieurs |quelques ){0,3}(?:mois|ans?|annees|toujours|petite?)|seit (?:\p{L}+ |\d+ ){0,3}(?:monaten?|jahren?|jeher)|schon immer)(?!\p{L})/u;

/** Of now, worse, or more than a bad sleeper's breath. */
const ofNow =
  /(?<!\p{L})(?:now|right away|tonight|today|this (?:morning|evening|afternoon|second|minute)|last night|suddenly|all of a sudden|just (?:started|stopped|began|turned)|(?:minutes?|hours?) (?:ago|now)|for (?:an?|\p{L}+|\d+) (?:minutes?|hours?)|wors(?:e|ening|ens)|blu(?:e|ish)|gr[ae]y|purple|lips|pale|chest|heart|faint\p{L}*|pass(?:ed|es|ing) out|wake (?:him|her|them|up)|wakes? (?:him|her) up|won'?t wake|unconscious|unresponsive|drunk|drank|overdos\p{L}*|pills?|swallow\p{L}*|chok\p{L}*|allerg\p{L}*|swollen|swelling|fever|ambulance|911|112|emergency|help(?! (?:me )?(?:book|with))|dying|scared|baby|newborn|infant|stop(?:s|ped)? breathing|ahora|ahorita|hoy|esta (?:noche|manana|tarde)|anoche|de repente|de pronto|peor|empeor\p{L}*|azul(?:ad[oa]s?)?|labios|morad[oa]|palid[oa]|pecho|corazon|desmay\p{L}*|despiert\p{L}*|inconsciente|borrach[oa]|pastillas|ahog\p{L}*|alergi\p{L}*|hinchad[oa]|fiebre|ambulancia|emergencia|urgencia|auxilio|bebe|recien nacid[oa]|deja de respirar|maintenant|la maintenant|aujourd'hui|ce (?:soir|matin)|cette nuit|soudain\p{L}*|tout a coup|d'un coup|pire|empire|bleu\p{L}*|levres|pale|poitrine|coeur|evanoui\p{L}*|reveille\p{L}*|inconscient\p{L}*|ivre|cachets|etouff\p{L}*|etrangl\p{L}*|enfle\p{L}*|fievre|ambulance|samu|urgence|secours|bebe|nourrisson|arrete de respirer|jetzt|gerade|heute|diese nacht|plotzlich|auf einmal|schlimmer|blau(?:lich)?|lippen|blass|brust|herz|ohnmacht\p{L}*|bewusstlos|aufwach\p{L}*|wach (?:nicht|zu)|aufwecken|wecken|betrunken|tabletten|erstick\p{L}*|allergi\p{L}*|geschwollen|fieber|notarzt|krankenwagen|notfall|hilfe|saugling|hort auf zu atmen)(?!\p{L})/u;

/**
 * Whether the danger that was heard is the breath of a bad sleeper. `folded` is all that was said, `said` what was heard as danger
 * in it.
 */
export function isLongKnown(folded: string, said: string): boolean {
  if (!ofBreath.test(said) || !habit.test(folded) || ofNow.test(folded)) return false;
  return noBreath.test(said) ? long.test(folded) : asleep.test(folded) || long.test(folded);
}
