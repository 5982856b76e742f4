// "The water heater", of a water heater replacement that stands: a caller names their own visit by a word of it.
import type { Appointment } from '../../tool.ts';
import { foldCue } from '../../understand/cues/cue.ts';

const wordMin = 4;
/** Words that name no service of their own. */
const anyVisit =
  /^(?:visit|visita|visite|besuch|appointment|cita|termin|consultation|consulta|meeting|session|sesion|service|servicio|full|first|follow|check|with|home|small|large)/u;

/** Was a word of its name said, folded, and none of another one of theirs? */
export function namedInPart(said: string, own: Appointment, all: readonly Appointment[]): boolean {
  const words = (name: string) =>
    foldCue(name)
      .match(/\p{L}+/gu)
      ?.filter((one) => one.length >= wordMin && !anyVisit.test(one)) ?? [];
  const isSaid = (name: string) => words(name).some((one) => new RegExp(`(?<!\\p{L})${one}`, 'u').test(said));
  return isSaid(own.service) && !all.some((one) => one.service !== own.service && isSaid(one.service));
}
