// What a person wrote, without what mail programs add: quoted mail, signatures, disclaimers. The name under a letter is kept.

/** `lines` keeps the breaks of a chat, where a line is a sentence though no full stop ends it. */
export type Letter = { readonly said: string; readonly lines: string; readonly signedBy: string | null };

const closings =
  /^[ \t]*(?:(?:with )?(?:(?:kind|best|warm|many)(?:est)? )?(?:regards|wishes)|(?:yours )?(?:sincerely|respectfully)|yours (?:truly|faithfully)|all the best|take care|best|cheers|thanks(?: (?:so much|again|in advance|a lot))?|thank you(?: (?:so much|again|in advance|very much))?|many thanks|(?:(?:reciban? )?un (?:cordial )?)?saludos?(?: cordial(?:es)?)?|un abrazo|quedo (?:muy )?atent[oa]|(?:muy )?atentamente|(?:muchas )?gracias(?: de antemano)?|(?:bien )?cordialement|(?:cordiales |sincères )?salutations(?: distinguées)?|(?:respectueus|amical)ement|bien à vous|merci(?: d['’]avance| beaucoup)?|(?:mit )?(?:freundlichen|besten|lieben|herzlichen) gr[üu](?:ß|ss)en|mit (?:freundlichem|bestem|herzlichem|liebem) gru(?:ß|ss)|(?:viele|liebe|beste|herzliche|freundliche|sch[öo]ne|nette) gr[üu](?:ß|ss)e|hochachtungsvoll|herzlichst|(?:besten|herzlichen) dank|mfg|danke(?: im voraus)?|vielen dank)[ \t]*[,.!]?[ \t]*$/i;
const cutLines =
  /^(?:--\s*$|_{5,}|-{5,}|>|on .{5,80} wrote:|(?:el|le|am) .{5,80} (?:escribi[oó]|a écrit|schrieb)\s?.{0,60}:|from: |de: |von: |sent from my|enviado desde|envoyé de mon|gesendet von|-+ ?(?:original|forwarded))/i;
const salutations =
  /^(?:dear|hello|hi|hey|estimad[oa]s?|querid[oa]s?|hola|buen[oa]s? (?:d[ií]as?|tardes|noches)|bonjour|bonsoir|madame|monsieur|chers?|chère|sehr geehrter?|guten (?:tag|morgen|abend)|gr[üu](?:ß|ss) gott|moin|liebes?|hallo)\b[^.?!\n]{0,60}[,:!]?\s*$/i;

const nameLine = /^[\p{Lu}][\p{L}.'’-]*(?:[ \t]+(?:[\p{Lu}][\p{L}.'’-]*|de|la|von|van|der|del)){0,3}$/u;
/** What may stand under a name: a town, a firm; a number is the letter's. */
const underName = /^[\p{Lu}][^.?!\d]{1,40}$/u;
const underNameMax = 2;

/** Where a name closes a letter that has no greeting at its end, in lines; -1 without one. Under it may stand a town or a firm. */
function bareSignature(lines: readonly string[]): number {
  let end = lines.length;
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1;
  let start = end;
  while (start > 0 && lines[start - 1]?.trim() !== '') start -= 1;
  const [name = '', ...under] = lines.slice(start, end).map((line) => line.trim());
  const before = lines.slice(0, start).some((line) => line.trim() !== '');
  const isName = nameLine.test(name) && / /.test(name) && !salutations.test(name);
  return before && isName && under.length <= underNameMax && under.every((line) => underName.test(line)) ? start : -1;
}

/** Reads a letter; other channels are only trimmed. */
export function readLetter(text: string, isMail: boolean): Letter {
  if (!isMail)
    return {
      said: text.replace(/\s+/g, ' ').trim(),
      lines: text
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n\s*/g, '\n')
        .trim(),
      signedBy: null,
    };
  const subject =
    /^(?:subject|betreff|asunto|objet|sujet):[ \t]*(?:(?:re|fwd?|aw|wg|tr|rv):[ \t]*)*(.*)$/im
      .exec(text)?.[1]
      ?.trim() ?? '';
  const lines = text.replace(/^(?:subject|betreff|asunto|objet|sujet):.*$/im, '').split('\n');
  const cut = lines.findIndex((line) => cutLines.test(line.trim()));
  const kept = cut < 0 ? lines : lines.slice(0, cut);
  const closing = kept.findIndex((line, at) => at > 0 && closings.test(line));
  const bare = closing < 0 ? bareSignature(kept) : -1;
  const end = Math.max(closing, bare);
  const body = end < 0 ? kept : kept.slice(0, end);
  // A bare signature is at its own end; a greeting stands before the name.
  const signature = end < 0 ? [] : kept.slice(closing < 0 ? bare : closing + 1);
  const signed = signature.map((line) => line.trim()).find((line) => line !== '') ?? '';
  const signedBy = nameLine.test(signed) ? signed : null;
  const paragraphs = body.map((line) => line.trim()).filter((line) => line !== '' && !salutations.test(line));
  const said = paragraphs.join(' ').replace(/\s+/g, ' ').trim();
  // The subject says what it is about only where the body does not.
  const whole = said.split(' ').length < 4 && subject ? `${subject}. ${said}`.trim() : said;
  return { said: whole, lines: whole, signedBy };
}
