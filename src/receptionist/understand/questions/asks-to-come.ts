// Whether a line asks for an appointment and for nothing else, so that no text of the owner's can answer it.

import type { Seen } from '../seen.ts';
import { plainlyNamed } from '../services/near.ts';
import type { Signs } from '../signs.ts';
import type { ReadWish } from '../times/times.ts';
import { wordsBeside } from '../times/wish-words.ts';

/** "Could I get an appointment?", "¿me da una cita?": nothing in it that could be taught. */
export function onlyAsksToCome(clause: Signs, wishes: readonly ReadWish[] = []): boolean {
  const inside = wishes.filter(({ start, end }) => start >= clause.start && end <= clause.end);
  if (!clause.cue('appointment') && inside.length === 0) return false;
  // "Can I get in tomorrow morning", "any chance this week": what is left beside the day.
  const words = wordsBeside(clause.text, inside, clause.start).filter((word) => /[\p{L}']/u.test(word));
  return words.every((word) => askingToCome.has(word) || (inside.length > 0 && forSomeTime.has(word)));
}

/** Words of a wish for some time, beside the day that is wished. */
const forSomeTime = new Set(
  "une any anything something some somebody someone anybody anyone alguien quelqu'un jemand jemanden chance way in into on at for of fit squeeze come see getting open opening openings slot slots spot spots time times free available availability left ok okay so and there be do you've got to soon algun alguna algo hueco huecos lugar espacio libre disponible hay tienen tendrian podria entrar venir ir pasar para el la en con y quelque chose place places creneau dispo disponible disponibilite libre venir passer pour le la et avez auriez y a-t-il etwas was frei freie freien platz luft reinkommen vorbeikommen kommen am um im fur und ware ginge geht noch".split(
    ' ',
  ),
);
const askingToCome = new Set(
  "hi hello hey please can could may might would will is it possible i we you guys me us a an the get have make book schedule set up give take arrange appointment appt visit booking hola buenas buenos dias tardes por favor me nos da dan daria puede pueden podria podrian dar hacer agendar reservar sacar tener quiero quisiera una cita turno bonjour s'il vous te plait est-ce est ce que qu'on on je nous peux peut pourrais pourrait pouvez puis-je puis avoir prendre fixer reserver un rendez-vous rendez vous rdv hallo guten tag bitte kann konnte konnten ich wir sie mir einen nen termin haben bekommen kriegen machen vereinbaren ausmachen geben".split(
    ' ',
  ),
);

/** Who may come is who asks, or somebody of theirs. */
export const asksMay =
  /^\P{L}*(?:(?:so|and|hi|hello|hey|um|uh|please) )*(?:(?:can|could|may|might) (?:i|we|you|he|she|they)|(?:(?:is|would) there (?:be )?)?any (?:way|chance|possibility)(?: that)? (?:i|we|he|she|they)(?: (?:can|could|might)|(?=['’]d)))(?! make it)(?!\p{L})/u;

/** "Whatever, book the first thing you've got", where a message was offered. */
export const booksOutright =
  /(?<!\p{L})(?:(?:book|schedule|put|squeeze|get|fit|sign) (?:me|us|him|her|it|something|anything|whatever)(?: (?:in|down|up|for))?(?!\p{L})|book (?:the|an?) |(?:agend|reserv|apunt|anot)(?:eme|enme|ame|arme|enos)(?!\p{L})|(?:quiero|quisiera|prefiero) (?:solo |mejor )?(?:agendar|reservar|(?:hacer|sacar) (?:una )?cita)|(?:reservez|inscrivez|notez)[- ](?:moi|nous)|je (?:veux|voudrais|prefere) (?:juste |plutot )?(?:reserver|prendre (?:un )?(?:rdv|rendez-vous))|(?:buchen|tragen) sie (?:mich|mir|uns|einfach)|ich (?:will|mochte) (?:einfach |nur |lieber )?(?:einen termin|buchen))/u;

/** A visit is told whole: what for, when, and the question whether there is room. What else is told beside it is its story. */
export function tellsOfVisit({ mentions, whole }: Seen): boolean {
  return (
    mentions.wishes.length > 0 &&
    mentions.services.some((one) => one.score >= plainlyNamed) &&
    (whole.cue('available') || whole.cue('book'))
  );
}
