// Does a reply say that it does not know, or offer to take a message or to ask? Judged from its words alone.

const patterns = [
  /\bI (?:don['’]t|do not) (?:have|know)\b|\bI(?:['’]m| am) not (?:sure|certain)\b|(?:pass|take|leave) (?:on )?(?:your|a|the) (?:message|question)|ask the team|the team can tell you/i,
  /no (?:tengo|dispongo de) (?:esa|un|ese)|no lo sé|tampoco lo sé|(?:paso|pasar|dejar) (?:su|la|un) (?:pregunta|recado)/i,
  /je n['’]ai pas (?:cette|de)|je ne (?:le )?sais pas|(?:transmets|transmettre) (?:votre|la|un) (?:question|message)/i,
  /weiß ich (?:leider )?nicht|liegt mir (?:leider )?kein|(?:frage|etwas) (?:gern )?(?:an das Team )?(?:weiter|aus)/i,
];

export function admitsNotKnowing(reply: string): boolean {
  return patterns.some((pattern) => pattern.test(reply));
}
