// What a reply says of its own knowing, judged from its words alone, by the two sentences of the format: an answer that is
// taught fails where the reply says that it does not know; what is not taught passes where it says so or offers to ask.

const unknown = [
  /\bI (?:don['’]t|do not) (?:have|know)\b|\bI(?:['’]m| am) not (?:sure|certain)\b|the team can tell you/i,
  /no (?:tengo|dispongo de) (?:esa|un|ese)|no lo sé|tampoco lo sé/i,
  /je n['’]ai pas (?:cette|de)|je ne (?:le )?sais pas/i,
  /weiß ich (?:leider )?nicht|liegt mir (?:leider )?kein/i,
];
const offers = [
  /(?:pass|take|leave) (?:on )?(?:your|a|the) (?:message|question)|ask the team/i,
  /(?:paso|pasar|dejar) (?:su|la|un) (?:pregunta|recado)/i,
  /(?:transmets|transmettre) (?:votre|la|un) (?:question|message)/i,
  /(?:frage|etwas) (?:gern )?(?:an das Team )?(?:weiter|aus)/i,
];
const isOf = (patterns: readonly RegExp[], reply: string) => patterns.some((pattern) => pattern.test(reply));

/** It says outright that it does not know. */
export const saysUnknown = (reply: string): boolean => isOf(unknown, reply);

/** It says so, or offers to take a message or to ask. */
export const leavesToAsk = (reply: string): boolean => saysUnknown(reply) || isOf(offers, reply);
