// "Ich sehe abends nicht mehr so richtig scharf": what goes less well than before is no loss that came at once. Folded, four languages.
const lessWell =
  /(?<!\p{L})(?:(?:can't|cannot|can not|don't|do not|not|no longer)(?: \p{L}+){0,3} (?:as|so|quite as|that) (?:well|good|clearly|sharp|easily|far|much)|(?:ya )?no (?:\p{L}+ ){0,3}tan (?:bien|claro|nitido|clarito|lejos)|(?:ne |n')?\p{L}+ plus (?:\p{L}+ ){0,2}?(?:tres|aussi|si) (?:bien|net|loin|clair)|(?:nicht|nimmer)(?: mehr)? (?:(?:ganz|sehr) )?(?:so|richtig)(?: (?:richtig|ganz|recht|wirklich))?(?: (?:gut|scharf|deutlich|klar|weit))?)(?!\p{L})/u;
const atOnce =
  /(?<!\p{L})(?:sudden(?:ly)?|all at once|out of nowhere|overnight|just now|de repente|de pronto|subito|soudain\p{L}*|tout (?:d'un|a) coup|brusquement|plotzlich|auf einmal|schlagartig|seit heute|von jetzt auf gleich)(?!\p{L})/u;

/** Is something only said to go less well, in the sentence of a sign, and nothing of it to have come at once? */
export function goesLessWell(folded: string, start: number, end: number): boolean {
  const from = Math.max(...[...'.!?\n'].map((mark) => folded.lastIndexOf(mark, start - 1))) + 1;
  const stop = folded.slice(end).search(/[.!?\n]/u);
  const sentence = folded.slice(from, stop < 0 ? undefined : end + stop);
  return lessWell.test(sentence) && !atOnce.test(folded);
}
