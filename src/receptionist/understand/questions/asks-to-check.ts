// "Can you check?", "is that right?", "I'm not sure any more": what is kept of a visit is to be looked up. In four languages, over the
// accents, without which a Spanish "que" and "qué" are one.

export const check =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|u|someone|somebody)(?: please| just)? (?:check|look(?! at)|confirm|see|verify|tell me (?:when|what (?:time|day|date)|which(?= (?:day|date|time|one|it|of)(?!\p{L})|\P{L}*$)))|what (?:time|day|date) (?:was|is|did i|am i|do i|would|that)(?: (?:it|that|have|book))?|(?:when|which day) (?:was|is|did i|am i)(?: (?:it|that))?|is (?:that|it) (?:right|correct|still)|(?:can['’]?t|don['’]?t|cannot) remember|(?:not|never) (?:sure|certain)|forgot(?:ten)?|wrong (?:day|date|time)|(?:pueden?|podrían?)(?: usted)? (?:mirar|checar|revisar|verificar|confirmar|ver)(?:lo|la)?|(?:pueden?|podrían?)(?: usted)? decirme(?= (?:a qué hora|para (?:cuándo|qué)|cuándo|qué (?:día|fecha|hora)|cuál|si (?:es|era|está|la tengo)))|(?:a qué hora|qué día|cuándo) (?:era|es|fue|me toca|la tengo)|no (?:me acuerdo|recuerdo|estoy segur[oa])|se me olvidó|me equivoqué|es correcto|(?:vous )?(?:pouvez|pourriez)(?:-vous)? (?:vérifier|regarder|confirmer|me confirmer|me dire(?= (?:à quelle heure|pour (?:quand|quel)|quand|quel(?:le)? (?:jour|date|heure)|laquelle|lequel|si c['’]est)))|(?:à quelle heure|quel jour|quand) (?:est-ce|c['’]est|c['’]était|était|est)|(?:je ne|j['’])? ?(?:suis (?:plus|pas) sûre?|me (?:souviens|rappelle) (?:plus|pas)|sais plus)|oublié|(?:können|könnten) sie (?:[^.?!]{0,30} )?(?:nachsehen|nachschauen|prüfen|bestätigen|schauen)|(?:um wie ?viel uhr|wann) (?:war|ist) (?:das|der|die)|nicht (?:mehr )?(?:sicher|genau)|weiß (?:aber |leider |nur |bloß )?nicht mehr|vergessen|stimmt das|(?:need|want|wanted|like|trying|have) to (?:know|find out) (?:when|what (?:time|day|date)|which day)|(?:necesito|quiero|quisiera|quería) saber (?:cuándo|a qué hora|qué día)|(?:besoin de|voudrais|aimerais|veux) savoir (?:quand|à quelle heure|quel jour)|(?:muss|müsste|möchte|wollte|will) (?:\p{L}+ )?wissen,? (?:wann|um wie ?viel uhr|welcher tag))(?!\p{L})/u;

/** What a check is of where it is of something else than the visit: "can you confirm you take Delta?", "which floor you are on". */
const ofElse =
  /(?<!\p{L})(?:you|your|yours|ustedes|sus?|vous|votre|vos|sie|ihre?[nrms]?|park\p{L}*|opens?|eat|drink|wear|bring|costs?|prices?|pay|insurance|floor|where|how (?!late|early|long)|com[eo]r?|beber|traer|llevar|cuesta|precio|paga\p{L}*|seguro|piso|donde|dónde|cómo|mange[rz]?|boire|apporter|coûte|prix|payer|mutuelle|étage|où|comment|ouvr\p{L}+|essen|trinken|mitbringen|kostet|preis|zahlen|versicherung|stock|wo|parken|geöffnet)(?!\p{L})/u;
const ofMine = /(?<!\p{L})(?:me|us|my|our|mi|mis|nos|m['’]avez|mon|ma|mich|mir|uns|mein\p{L}*)(?!\p{L})/u;

/** "Can you check?" asks for what is kept, and not for anything else that is to be checked or confirmed. */
export function asksToCheck(said: string): boolean {
  const lower = said.toLowerCase();
  return [...lower.matchAll(new RegExp(check, 'gu'))].some(({ index, 0: { length } }) => {
    const [rest = ''] = lower.slice(index + length).split(/[.?!\n]/);
    return !ofElse.test(rest) || ofMine.test(rest);
  });
}
