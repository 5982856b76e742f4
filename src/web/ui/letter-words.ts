// What a letter says, for the one line that a list has for it.

/** "Dear Ms Haddad," and "Hola, Ana:": a line of its own that ends in a comma or a colon. */
const greets = /^[^\n]{1,80}[,:]$/;
/** Two short lines, the first of them a closing: "Kind regards," over a name. */
const closes = /^[^\n.?!]{1,40}[,\n][^.?!]{0,80}$/;

/** The text without its greeting and closing; whatever is no letter stays as it is. */
export function wordsOfLetter(text: string): string {
  const parts = text.trim().split(/\n[^\S\n]*\n\s*/);
  if (parts.length < 2 || !greets.test(parts[0] ?? '')) return text;
  const said = parts.slice(1);
  if (said.length > 1 && closes.test(said.at(-1) ?? '')) said.pop();
  return said.join(' ');
}
