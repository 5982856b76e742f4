// "Is there a fee?", "what do I owe you?": a fee is asked after without its name. Folded text, four languages.
import { foldCue } from '../cues/cue.ts';

/** Asks for a fee, and does not say of what. */
export const bareFee =
  /(?<!\p{L})(?:fees?|charged?|penalty|billed|invoiced|(?:do i|will i|would i|am i going to|do i have to|i have to|i'll)(?: (?:still|then|now|even|actually|really))* (?:have to )?(?:owe(?! you an? )|pay)|(?:i|we) (?:don't|do not|won't|shouldn't|wouldn't) (?:have to )?(?:owe(?! you an? )|pay)|owe you (?:anything|something|nothing|money)|costs?|bucks|dollars|(?:lose|forfeit|get(?: back)?|keep)(?: back)? (?:my|the|our) deposit|cargo|(?:cobr(?:an?|ais|as)|cobrar(?:an?|as|eis|me)?)|multa|penalizacion|cuestan?|costo|costar(?:a|me)?|(?:tengo que|debo) pagar|cuanto (?:les?|te) debo|quedo debiendo|pag(?:o|are) (?:algo|nada)|(?:pierdo|perdemos|(?:me|nos) (?:regresan|devuelven)|se quedan con) (?:el|mi|nuestro) (?:deposito|anticipo|adelanto)|debo (?:algo|nada|dinero)|frais|penalite|paie(?:rai)? (?:rien|quelque chose)|(?:perds|perdons|recupere|gardez|remboursez) (?:mon |l'|mes |les )(?:acompte|arrhes)|payant|payer|coute(?:ra?|r)?|facture\p{L}*|combien (?:je )?vous dois|dois(?:-je)? (?:rien|combien|quelque chose|de l'argent)|(?:verliere|behalten|bekomme)(?: (?:ich|wir|sie))?(?: (?:denn|dann))? (?:meine|die|unsere) anzahlung|(?:be)?zahle(?: ich)?(?: (?:dann|also|jetzt))? (?:nichts|etwas|was)|gebuhr\p{L}*|kostet|kosten|stornogebuhr\p{L}*|berechn\p{L}*|(?:be)?zahlen|(?:etwas|nichts|was|geld|wie ?viel)(?: \p{L}+)? schuldig|schulde (?:ich )?(?:ihnen |euch )?(?:dafur |denn |jetzt )?(?:etwas|nichts|was|geld)|(?:was|wie ?viel) schulde)(?!\p{L})/u;
/** Longer, and it says itself what for. */
const bareFeeWordsMax = 9;
/** "…, am I?", "…, ¿verdad?": asks for a yes, and says nothing of its own. */
const tag =
  /[,\s¿]+(?:(?:am|do|will|would|is|are|does|should|won't|don't|aren't|isn't) (?:i|we|it|there|that|you)|right|correct|verdad|no|cierto|n'est-ce pas|non|si|hein|oder|ja|nicht wahr)[\s?.!]*$/u;
/** What is paid for something else than the change. */
export const ofElse =
  /(?<!\p{L})(?:cards?|cash|checks?|cheque|insurance|copay|parking|deliver\p{L}*|travel|trip|tip|tax|shipping|mileage|emergenc\p{L}*|after.?hours|weekends?|tarjeta|efectivo|seguro|estacionamiento|envio|propina|urgencia|carte|especes|assurance|livraison|deplacement|urgence|karte|bar|versicherung|parken|lieferung|anfahrt|notdienst)(?!\p{L})/u;

/** Somebody else comes along, and it is their price. */
const brings =
  /(?<!\p{L})(?:bring(?:ing)?|next time|traigo|llevo|traer|llevar|la proxima vez|amene(?:r|rai)?|la prochaine fois|mitbring\p{L}*|bringe|nachstes mal)(?!\p{L})/u;

/** Whether a bare question for a fee stands in what was asked: "ok but is there a fee, it's less than two hours I think". */
export function asksFee(question: string, isOfVisit: (text: string) => boolean): boolean {
  const isBare = (text: string) => {
    const plain = foldCue(text).replace(tag, '').trim();
    return (
      !isOfVisit(text) && bareFee.test(plain) && !ofElse.test(plain) && plain.split(/\s+/).length <= bareFeeWordsMax
    );
  };
  if (brings.test(foldCue(question))) return false;
  return isBare(question) || question.split(/[.,;!?]+\s+/u).some(isBare);
}
