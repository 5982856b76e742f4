// "No mejor a las doce", written without a pause: the no is said to what went before, and rules out nothing of what is preferred.
const noThenRather =
  /(?<=(?<![\p{L}\d])no) (?=(?:mejor|prefiero|prefer[ií]r[ií]a|m[aá]s bien|en realidad|pens[aá]ndolo|better|rather|i'?d rather|plut[oô]t|lieber|besser)(?!\p{L}))/giu;

/** The same text with the pause. */
export const withPauseBehindNo = (text: string): string => text.replace(noThenRather, ',');
