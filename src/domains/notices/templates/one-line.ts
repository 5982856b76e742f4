// Of what people wrote, as much as the head of a mail has room for.

/** At most `most` characters in one line: what is longer ends at a word, or within one that has no end before, and says so. */
export function oneLine(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  // Where the cut falls just behind a word, that word is whole.
  const head = line.slice(0, most);
  const lastSpace = head.lastIndexOf(' ');
  const cut = lastSpace > most / 2 ? head.slice(0, lastSpace) : head.slice(0, most - 1);
  return `${cut.replace(/[\s\p{P}\p{S}\p{Cs}]+$/u, '')}…`;
}
