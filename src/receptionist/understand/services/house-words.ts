// Words in a service's name that narrow it to nothing: those that any house may use, and those of the house's own name and trade.
import type { Business } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';

const general =
  /^(?:wellness|general|basic|standard|regular|routine|comprehensive|full|complete|annual|yearly|free|house|home|site|visit|appointment|call|session|service|and|or|of|the|a|check|up|checkup|initial|medical|dental|legal|vet|veterinary|health|physical|revision|gratis|gratuit\p{L}*|visita|cita|sesion|servicio|completa?|anual|medica|legal|veterinaria|de|del|la|el|y|o|visite|seance|rendez|vous|complet|annuel\p{L}*|et|ou|du|des|d|kostenlos\p{L}*|allgemein\p{L}*|jahrlich\p{L}*|termin|besuch|sitzung|vor|ort|und|oder)$/u;

/** A folded word that narrows nothing, in whichever house. */
export const isGeneralWord = (word: string): boolean => general.test(word);

/** "Roof" at a roofer's, "driving" at a driving school: a folded word of the house's name or trade. */
export function isOfHouse(word: string, { name, industry }: Business): boolean {
  const own = foldCue(`${name} ${industry}`).match(/\p{L}{4,}/gu) ?? [];
  return word.length > 3 && own.some((one) => one.startsWith(word.slice(0, 4)));
}
