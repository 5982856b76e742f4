// "Is there a fee?", asked while a visit is called off or moved, or right after: for that, and no price of the visit. "What do you charge
// if I forget to come?" says itself that it is of a visit that does not take place, whatever else it names.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { isAfter } from '../../facts/topics.ts';
import type { Frame, State } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { asksFee, bareFee, ofElse } from '../../understand/own-visits/asks-fee.ts';
import { asksIfMayCancel } from '../../understand/own-visits/cancels-if.ts';
import { tellsOfMissed } from '../../understand/own-visits/tells-of-missed.ts';

/** How short the notice is, said of the rule that was just told, or with the question. */
const ofNotice =
  /(?<!\p{L})(?:less|fewer|more|under|within) (?:than )?(?:\p{L}+ )?(?:\d+|a|an|one|two|three|four|twelve|twenty-?four|forty-?eight|seventy-?two) ?(?:hours?|hrs?|days?)|(?:menos|mas) de (?:\d+|una?|dos|tres|veinticuatro|cuarenta y ocho) (?:horas?|dias?)|(?:moins|plus) d(?:e |')(?:\d+|une?|deux|trois|vingt-quatre|quarante-huit) ?(?:heures?|jours?|h)|(?:weniger|mehr) als (?:\d+|eine?n?|zwei|drei|vierundzwanzig|achtundvierzig) (?:stunden?|tage?)/u;
/** That it is told late, whatever came before or behind. */
const toldLate =
  /(?<!\p{L})(?:(?:tell|call|cancel|let|say|back|notif|chang|mov)\p{L}*(?: \p{L}+){0,4}? (?:so|this|that|too|at such) (?:late|last.?minute|close)|(?:such |so )?short(?: a)? notice|so little notice|(?:at the )?last.minute|(?:avis|cancel|anul|llam|dec|cambi)\p{L}*(?: \p{L}+){0,3}? (?:tan tarde|(?:con )?(?:tan )?poc[oa] (?:tiempo|antelacion|anticipacion|margen)|a ultima hora)|(?:previen|preven|annul|appel|di[rs]|deplac)\p{L}*(?: \p{L}+){0,3}? (?:si|aussi|trop) tard|(?:au|a la) derniere? (?:moment|minute)|(?:so|zu) kurzfristig\p{L}*|(?:so|zu) spat(?: \p{L}+){0,3}? (?:ab|an|bescheid|melde)\p{L}*|(?:sag|meld|ruf)\p{L}*(?: \p{L}+){0,3}? (?:so|zu) spat)(?!\p{L})/u;
const matters =
  /(?<!\p{L})(?:problems?|issue|trouble|consequences?|ok(?:ay)?|problemas?|pasa (?:algo|nada)|probl\p{L}+|grave|embete|schlimm|konsequenz\p{L}*)(?!\p{L})/u;

/** How long something takes, or how far it is, and no notice. */
const ofLength =
  /(?<!\p{L})(?:takes?|taking|lasts?|long|from here|drive|early|dura\p{L}*|tard\p{L}*|demora\p{L}*|dure(?:ra|nt)?|duree|prend(?:ra|re)?|longtemps|dauer\p{L}*|lang|halt(?:en)?|braucht)(?!\p{L})/u;
const forThat: Readonly<Record<Language, Readonly<Record<'cancel' | 'move', readonly string[]>>>> = {
  en: {
    cancel: ['Is there a fee for cancelling?', 'What is your cancellation policy?'],
    move: ['Is there a fee for moving an appointment?', 'Is there a charge if I move my appointment?'],
  },
  es: {
    cancel: ['¿Cobran por cancelar la cita?', '¿Cuál es su política de cancelación?'],
    move: ['¿Cobran por cambiar la cita?', '¿Hay algún cargo si cambio mi cita?'],
  },
  fr: {
    cancel: ['Y a-t-il des frais pour annuler le rendez-vous ?', 'Quelles sont vos conditions d’annulation ?'],
    move: ['Y a-t-il des frais pour déplacer le rendez-vous ?', 'Est-ce que ça coûte si je change mon rendez-vous ?'],
  },
  de: {
    cancel: ['Kostet es etwas, den Termin abzusagen?', 'Wie sind Ihre Regeln fürs Absagen?'],
    move: ['Kostet es etwas, den Termin zu verschieben?', 'Fällt eine Gebühr an, wenn ich meinen Termin verlege?'],
  },
};

/** "It's Thursday now, so that's less than 72 hours, isn't it?" only sounds like a wish for a visit. */
export const isOfNothing = (frame: Frame): boolean =>
  frame.flow === 'book' && frame.service === undefined && frame.among === undefined && frame.staff === undefined;

/** What a bare question for a fee is of; null where nothing is or was called off or moved. */
export const feeOfChange = (state: State, question: string): string | null =>
  waysToAskFee(state, question)?.[0] ?? null;

/**
 * The same in the ways to ask it: owners write of notice, of moving and of calling off, mostly in one rule. `isOfVisit`: a sentence
 * names what is done at one, and asks after its price.
 */
export function waysToAskFee(
  { frames, done, language }: State,
  question: string,
  isOfVisit: (text: string) => boolean = () => false,
): readonly string[] | null {
  const underWay = frames.filter((one) => !isOfNothing(one)).at(-1)?.flow;
  const last = done.at(-1)?.did;
  const isOff = underWay === 'cancel' || (underWay === undefined && last === 'cancelled');
  const isMoved = underWay === 'move' || (underWay === undefined && last === 'moved');
  if (!isOff && !isMoved) return null;
  const folded = foldCue(question);
  const isOfNotice = ofNotice.test(folded) && !ofLength.test(folded) && !isOfVisit(question);
  const isLate = toldLate.test(folded) && (bareFee.test(folded) || matters.test(folded)) && !ofElse.test(folded);
  if (!isOfNotice && !isLate && !asksFee(question, isOfVisit)) return null;
  const { cancel, move } = forThat[language];
  return isOff ? [...cancel, ...move] : [...move, ...cancel];
}

/** A text of visits that are changed, called off or missed, or of the notice that is to be given. */
export const tellsOfChange = (text: string): boolean => changing.test(foldCue(text));
const changing =
  /cancel|resched|(?<!\p{L})(?:mov(?:e|es|ed|ing)|changing|change (?:a|the|your)|no.?shows?|missed|not come|notice|(?:in advance|ahead|before)(?!\p{L}))|anul|cambi(?:o|ar|a)(?!\p{L})|antes|anticipacion|inasist|annul|deplac|report|avant|prevenez|absag|stornier|verleg|verschieb|vorher|versaum/u;

/** Does not come, by the caller's own words: forgets it, oversleeps, is not there. */
const missing: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:if|when|in case|should) (?:i|we|he|she|they|someone|somebody|my \p{L}+)(?: (?:just|simply|totally|ever|happen to|end up|accidentally|plain))* (?:(?:forget|forgets|forgot)(?: all)?(?= (?:about )?(?:it(?!\p{L})|(?:my|our|the|an?) (?:\p{L}+ ){0,2}?(?:appointment|visit|session|lesson|class|slot|booking|checkup|check-up|exam)(?!\p{L}))| to (?:come|show|turn|go|be there|cancel|call it off|make it)(?!\p{L})| and (?:don't|do not|never|miss)|\P{L}*$)|(?:don't|do not|doesn't|can't|cannot|never|didn't|fail to) (?:(?:show|turn) up|show(?= (?:to|at all|for|that day)(?!\p{L})|\P{L}*$)|(?:come|make it)(?= (?:to|at all|in|for|that day)(?!\p{L})|\P{L}*$))|no.?show(?! my)|blow (?:it )?off|(?:skip|ghost|miss|sleep through)(?: out on)? (?:it|(?:my|our|the|an?) (?:\p{L}+ ){0,2}?(?:appointment|visit|session|lesson|class|slot|booking|checkup|check-up|exam))|oversleep|stand you up)(?!\p{L})/u,
  es: /(?<!\p{L})si (?:(?:al final|simplemente|de plano|un dia|mis? \p{L}+|yo|el|ella|alguien) )*(?:se (?:me|nos|le) (?:olvida|pasa)(?= (?:la|el|ir|mi|y)(?!\p{L})|\P{L}*$)|(?:me|nos) olvid(?:o|amos)(?= (?:de (?:la|ir|mi)|y)(?!\p{L})|\P{L}*$)|no (?:me presento|nos presentamos|se presenta|llego|llega|llegamos|aparezco|aparecemos|aparece|asisto|asiste|vamos|voy)(?= (?:a (?:la|mi|nuestra|esa|una) (?:cita|visita|sesion|clase|consulta)|y|(?:ese|el) dia|ni)(?!\p{L})|\P{L}*$)|falto|faltamos|(?:me )?salto (?:la|mi) (?:cita|visita|sesion|clase))(?!\p{L})/u,
  fr: /(?<!\p{L})si (?:jamais |par malheur |finalement )?(?:(?:j'|on |nous )(?:ai )?oubli(?:e|ons)(?= (?:le|mon|la|ma|notre|de (?:venir|passer))(?!\p{L})|\P{L}*$)|je (?:(?:ne )?(?:viens|me presente|me pointe) pas|rate (?:le|mon|ma|la) |manque (?:le|mon|ma|la) )|(?:on|nous|il|elle|mon \p{L}+|ma \p{L}+) ne (?:vient|venons|se pointe|se presente|nous presentons) pas|(?:je|on) (?:vous )?(?:pose|fais|fait) (?:un lapin|faux bond))/u,
  de: /(?<!\p{L})(?:wenn|falls) (?:ich|wir)(?: \p{L}+){0,5} (?:(?:vergess(?:e|en)|verschwitz(?:e|en)|verpass(?:e|en)|verschlaf(?:e|en)|versaum(?:e|en)|sausen lass(?:e|en))(?!\p{L})|nicht (?:komme|kommen|erscheine|erscheinen|auftauche|auftauchen|da bin))(?!\p{L})/u,
};
const forMissing: Readonly<Record<Language, string>> = {
  en: "Is there a fee if I don't show up for my appointment?",
  es: '¿Cobran si no me presento a la cita?',
  fr: 'Y a-t-il des frais si je ne viens pas au rendez-vous ?',
  de: 'Kostet es etwas, wenn ich den Termin verpasse?',
};
const sumOfMissing =
  /(?<!\p{L})(?:owe|pay|charged?|fees?|penalt\p{L}+|debo|pago|multa|penaliza\p{L}*|cobran?|je (?:vous )?dois|frais|paie|payer|penalite|zahle|bezahle|schulde|gebuhr\p{L}*|berechnen)(?!\p{L})/u;

/** "What happens if we don't show?", "¿y si no aparezco?": what then, with no word of a sum. A message or a visit may hang on "if" too. */
const asksWhatThen: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:what (?:happens?|(?:would|will|is going to|'s going to) happen|do you (?:guys )?do|if|about if)|is (?:it|that) (?:a problem|bad))(?!\p{L})/u,
  es: /(?<!\p{L})(?:que (?:pasa|pasaria|ocurre|sucede|hacen)|y)(?!\p{L})(?=.*(?<!\p{L})si(?!\p{L}))/u,
  fr: /(?<!\p{L})(?:que se passe-t-il|qu'est-ce qui se passe|il se passe quoi|ca fait quoi|qu'arrive-t-il|et)(?!\p{L})(?=.*(?<!\p{L})si(?!\p{L}))/u,
  de: /(?<!\p{L})(?:was (?:passiert|geschieht|ist|ware|machen sie)|und)(?!\p{L})(?=.*(?<!\p{L})(?:wenn|falls)(?!\p{L}))/u,
};

/** "What happens if we just don't show?": what the rule of missed visits is asked by; null for any other. It stands alone: no more is told with it. */
export function ruleOfMissing(question: string, language: Language): string | null {
  const folded = foldCue(question);
  const words = folded.match(/[\p{L}\d']+/gu)?.length ?? 0;
  return words <= whatThenWordsMax &&
    !noVisit.test(folded) &&
    asksWhatThen[language].test(folded) &&
    missing[language].test(folded)
    ? forMissing[language]
    : null;
}
const whatThenWordsMax = 14;
/** Comes, but late or without something; or it is a thing that does not come. */
const noVisit =
  /(?<!\p{L})(?:(?:in|on) time|by then|with(?:out)?|early|a tiempo|sin|con|a (?:l'heure|temps)|avec|sans|rechtzeitig|punktlich|mit|ohne|(?:my|our|mi|mon|ma|mein\p{L}*|das|die|der) (?:package|parcel|order|delivery|results?|check|refund|part|claim|card|return|payment|paquete|pedido|reembolso|pieza|colis|commande|piece|remboursement|paket|bestellung|teil|lieferung))(?!\p{L})/u;

/**
 * What a question for the cost of a visit that is missed is of, also where it is told that one was: "I forgot my visit last week. Will that
 * cost me anything?" Null for any other.
 */
export function feeOfMissing(
  question: string,
  language: Language,
  isOfVisit: (text: string) => boolean = () => false,
): string | null {
  const folded = foldCue(question);
  if (tellsOfMissed(folded, language) && asksFee(question, isOfVisit)) return forMissing[language];
  const isOfSum = isAfter('price', folded, language) || sumOfMissing.test(folded);
  return isOfSum && missing[language].test(folded) ? forMissing[language] : null;
}

/** The ways to ask for what a visit costs that was missed: owners write of that in the rule of calling off. */
export const waysToAskMissed = (language: Language): readonly string[] => [
  forMissing[language],
  ...forThat[language].cancel,
];

/** What asks for the rule of cancelling, where "if it rains on Wednesday, can I cancel?" supposes a reason beside it; null for any other. */
export const ruleOfCancelling = (question: string, language: Language): string | null =>
  asksIfMayCancel(foldCue(question)) ? (forThat[language].cancel[0] ?? null) : null;

/** A text of a visit that is missed or called off, in whichever language. */
export const tellsOfMissing = (text: string): boolean => tellsOfCancelling(text) || ofMissing.test(foldCue(text));
const ofMissing =
  /no.?shows?|miss(?:ed)?(?!\p{L})|(?:not|n't) (?:come|show|turn up)|(?:no|sin) (?:se )?presenta|inasist|falt[ae]|no (?:viene|llega)|absen[ct]|manque|versaum|erschein|verpass|nicht (?:zum termin )?komm|ne (?:se )?(?:vien|venez|present)/u;

/** A text that tells what a visit costs that was missed: that calling off in time is free says nothing of it. */
export const tellsFeeOfMissed = (text: string): boolean => {
  const folded = foldCue(text);
  return ofMissing.test(folded) || (tellsOfCancelling(text) && kept.test(folded));
};
/** A sum, a share, or that what was paid is not given back. */
const kept =
  /[$€£%]|(?<!\p{L})(?:percent|full price|keep|kept|non-?refundable|not refunded|(?:nos )?quedamos|no se (?:devuelve|reembolsa)|gard(?:ons|e|ee)|pas rembourse\p{L}*|behalten|einbehalten|nicht erstattet|prozent)(?!\p{L})/u;

/** A text of calling a visit off, in whichever language it is written. */
export const tellsOfCancelling = (text: string): boolean => /cancel|anul|annul|absag|stornier/u.test(foldCue(text));

/** "Do I owe anything for telling you so late?", right after: what it costs is asked, and nothing is to be passed on. */
export function heedFee({ state, turn }: Dialogue, commands: readonly Command[]): readonly Command[] {
  const asks = commands.some((one) => one.do === 'ask');
  if (!asks || state.frames.length > 0 || !turn.text.includes('?')) return commands;
  if (!commands.some((one) => one.do === 'set-message')) return commands;
  if (!toldLate.test(foldCue(turn.text)) || feeOfChange(state, turn.text) === null) return commands;
  const kept = commands.filter((one) => one.do !== 'set-message' && !(one.do === 'start' && one.flow === 'message'));
  return kept.map((one) => (one.do === 'ask' ? { do: 'ask', question: one.question } : one));
}
