// Whether a line asks for an appointment and for nothing else, so that no text of the owner's can answer it.
import type { Signs } from './signs.ts';

/** "Could I get an appointment?", "¿me da una cita?": nothing in it that could be taught. */
export const onlyAsksToCome = (clause: Signs): boolean =>
  clause.cue('appointment') && (clause.folded.match(/[\p{L}']+/gu) ?? []).every((word) => askingToCome.has(word));
const askingToCome = new Set(
  "hi hello hey please can could may might would will is it possible i we you guys me us a an the get have make book schedule set up give take arrange appointment appt visit booking hola buenas buenos dias tardes por favor me nos da dan daria puede pueden podria podrian dar hacer agendar reservar sacar tener quiero quisiera una cita turno bonjour s'il vous te plait est-ce est ce que qu'on on je nous peux peut pourrais pourrait pouvez puis-je puis avoir prendre fixer reserver un rendez-vous rendez vous rdv hallo guten tag bitte kann konnte konnten ich wir sie mir einen nen termin haben bekommen kriegen machen vereinbaren ausmachen geben".split(
    ' ',
  ),
);
