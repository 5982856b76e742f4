// An owner's pasted Markdown as sentences that can be said.

/** Without Markdown's marks; a list's items become sentences. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s{0,3}#{1,6}\s*(.*)$/gm, '$1.')
    .replaceAll(/^\s*(?:[-*+]|\d+[.)])\s+(.*)$/gm, (_, item: string) => (/[.!?:;]$/.test(item) ? item : `${item}.`))
    .replaceAll(/(\*\*|__|\*|_|`|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replaceAll(/^\s*>\s?/gm, '')
    .replaceAll(/\|/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What a figure with a point counts off in German: "bis 15. Juni", "ab dem 3. Lebensjahr". */
const countedOff =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Lebensjahr|Geburtstag|Stock|Etage|Tag|Woche|Monat|Klasse|Person|Schwangerschaftswoche)/u;

/** Sentences in order. A point after a figure, an initial or a short form ("no. 5", "Dr. Park") ends none. */
export function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d¿¡"“«])/u);
  const sentences: string[] = [];
  for (const part of parts) {
    const before = sentences.at(-1);
    if (
      before !== undefined &&
      ((/(?<![\p{L}\d])\d{1,2}\.$/u.test(before) && countedOff.test(part)) ||
        /(?:\b\p{L}|\b(?:no|nr|dr|mr|mrs|ms|st|ave|e\.g|i\.e|ca|approx|sra?|mme|frau|hr))\.$/iu.test(before))
    )
      sentences[sentences.length - 1] = `${before} ${part}`;
    else if (part.trim()) sentences.push(part.trim());
  }
  return sentences;
}
