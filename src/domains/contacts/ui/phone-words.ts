// A stored number as its reader would write it.

/** "(202) 555-0101" for a North American number; any other stays E.164, which is right everywhere. */
export function phoneWords(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : e164;
}

/** "+1 (202) 555-0101": for a form to begin with, since it is read alike in every country. */
export function typedPhone(e164: string): string {
  const words = phoneWords(e164);
  return words === e164 ? e164 : `+1 ${words}`;
}

/** A text with the stored numbers in it written so; what a person wrote in any other way stays as it is. */
export function textWords(text: string, words: (e164: string) => string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}+])\+\d{7,15}(?![\p{L}\p{N}])/gu, words);
}
