// What a person wrote, without what mail programs add: quoted mail, signatures, disclaimers. The name under a letter is kept.

/** `lines` keeps the breaks of a chat, where a line is a sentence though no full stop ends it. */
export type Letter = { readonly said: string; readonly lines: string; readonly signedBy: string | null };

const closings =
  /^[ \t]*(?:(?:with )?(?:(?:kind|best|warm|many)(?:est)? )?(?:regards|wishes)|sincerely|yours (?:truly|sincerely|faithfully)|best|cheers|thanks(?: (?:so much|again|in advance|a lot))?|thank you(?: (?:so much|again|in advance|very much))?|many thanks|(?:un (?:cordial )?)?saludos?(?: cordial(?:es)?)?|(?:muy )?atentamente|(?:muchas )?gracias(?: de antemano)?|(?:bien )?cordialement|(?:cordiales )?salutations(?: distinguées)?|bien à vous|merci(?: d['’]avance| beaucoup)?|(?:mit )?(?:freundlichen|besten|lieben|herzlichen) gr[üu](?:ß|ss)en|(?:viele|liebe|beste|herzliche) gr[üu](?:ß|ss)e|mfg|danke(?: im voraus)?|vielen dank)[ \t]*[,.!]?[ \t]*$/i;
const cutLines =
  /^(?:--\s*$|_{5,}|-{5,}|>|on .{5,80} wrote:|(?:el|le|am) .{5,80} (?:escribi[oó]|a écrit|schrieb)\s?.{0,60}:|from: |de: |von: |sent from my|enviado desde|envoyé de mon|gesendet von|-+ ?(?:original|forwarded))/i;
const salutations =
  /^(?:dear|hello|hi|hey|estimad[oa]s?|querid[oa]s?|hola|buen[oa]s? (?:d[ií]as?|tardes|noches)|bonjour|bonsoir|madame|monsieur|chers?|chère|sehr geehrter?|guten (?:tag|morgen|abend)|gr[üu](?:ß|ss) gott|moin|liebes?|hallo)\b[^.?!\n]{0,60}[,:!]?\s*$/i;

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
  const body = closing < 0 ? kept : kept.slice(0, closing);
  const signed =
    closing < 0
      ? ''
      : (kept
          .slice(closing + 1)
          .map((line) => line.trim())
          .find((line) => line !== '') ?? '');
  const signedBy = /^[\p{Lu}][\p{L}.'’-]*(?:[ \t]+(?:[\p{Lu}][\p{L}.'’-]*|de|la|von|van|der|del)){0,3}$/u.test(signed)
    ? signed
    : null;
  const paragraphs = body.map((line) => line.trim()).filter((line) => line !== '' && !salutations.test(line));
  const said = paragraphs.join(' ').replace(/\s+/g, ' ').trim();
  // The subject says what it is about only where the body does not.
  const whole = said.split(' ').length < 4 && subject ? `${subject}. ${said}`.trim() : said;
  return { said: whole, lines: whole, signedBy };
}
