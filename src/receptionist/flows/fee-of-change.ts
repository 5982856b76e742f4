// "Is there a fee?", asked while a visit is called off or moved, or right after: for that, and no price of the visit.
import type { Language } from '../business.ts';
import type { State } from '../state.ts';
import { foldCue } from '../understand/cues/cue.ts';

const bareFee =
  /(?<!\p{L})(?:fees?|charged?|penalty|(?:do i|will i|would i|am i going to|do i have to|i have to|i'll) (?:have to )?(?:owe(?! you an? )|pay)|(?:i|we) (?:don't|do not|won't|shouldn't|wouldn't) (?:have to )?(?:owe(?! you an? )|pay)|owe you (?:anything|something|nothing|money)|costs?|bucks|dollars|cargo|(?:cobran?|cobrar(?:an?|me)?)|multa|penalizacion|cuestan?|costo|(?:tengo que|debo) pagar|cuanto (?:les?|te) debo|quedo debiendo|debo (?:algo|nada|dinero)|frais|penalite|payant|payer|coute(?:ra)?|facture\p{L}*|combien (?:je )?vous dois|dois(?:-je)? (?:rien|combien|quelque chose|de l'argent)|gebuhr\p{L}*|kostet|kosten|stornogebuhr\p{L}*|berechn\p{L}*|(?:be)?zahlen|(?:etwas|nichts|was|geld|wie ?viel)(?: \p{L}+)? schuldig|schulde (?:ich )?(?:ihnen |euch )?(?:dafur |denn |jetzt )?(?:etwas|nichts|was|geld)|(?:was|wie ?viel) schulde)(?!\p{L})/u;
/** Longer, and it says itself what for. */
const bareFeeWordsMax = 9;
const forThat: Readonly<Record<Language, readonly [cancelled: string, moved: string]>> = {
  en: ['Is there a fee for cancelling?', 'Is there a fee for moving an appointment?'],
  es: ['¿Cobran por cancelar la cita?', '¿Cobran por cambiar la cita?'],
  fr: ['Y a-t-il des frais pour annuler le rendez-vous ?', 'Y a-t-il des frais pour déplacer le rendez-vous ?'],
  de: ['Kostet es etwas, den Termin abzusagen?', 'Kostet es etwas, den Termin zu verschieben?'],
};

/** What a bare question for a fee is of; null where nothing is or was called off or moved. */
export function feeOfChange({ frames, done, language }: State, question: string): string | null {
  const underWay = frames.at(-1)?.flow;
  const last = done.at(-1)?.did;
  const isOff = underWay === 'cancel' || (underWay === undefined && last === 'cancelled');
  const isMoved = underWay === 'move' || (underWay === undefined && last === 'moved');
  if (!isOff && !isMoved) return null;
  if (!bareFee.test(foldCue(question)) || question.trim().split(/\s+/).length > bareFeeWordsMax) return null;
  return forThat[language][isOff ? 0 : 1];
}
