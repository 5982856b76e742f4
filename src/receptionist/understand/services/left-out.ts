// "A bath and nails … actually scrap the bath, just nails": of what is wished for in one breath a part is left out again. It is no
// visit of the diary that is given up, and what is left out is not meant.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Seen } from '../seen.ts';

const leaves: Readonly<Record<Language, string>> = {
  en: '(?:scrap|skip|nix|forget(?: about)?|never ?mind|leave out|drop(?! [^,.;!?]{0,25}\\boff\\b)) (?:the|that) ',
  es: '(?:olv[ií]de(?:n|mos|se)?(?: de)?|quit(?:e|en|emos)|dejemos) (?:el |la |los |las |lo del? (?:la )?)',
  fr: "(?:laissez tomber|oubliez|oublions|enlevez|retirez) (?:le |la |les |l['’])",
  de: '(?:vergessen (?:Sie|wir)|streichen (?:Sie|wir)|lassen (?:Sie|wir)) (?:das |den |die )',
};

const patterns = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${leaves[language]})\\p{L}+`, 'giu'));

/** What is left out, with the words that leave it out: places in the text. */
export const leftOut = (
  text: string,
  language: Language,
): readonly { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(patterns[language])].map((one) => ({ start: one.index, end: one.index + one[0].length }));

/** What is left in the text, and of what is named there only what is not left out by its name, where anything else is. */
export function notLeftOut<Named extends { readonly name: string }>(
  text: string,
  language: Language,
  read: (text: string) => readonly Named[],
): readonly Named[] {
  const parts = leftOut(text, language).map(
    ({ start, end }) =>
      text
        .slice(start, end)
        .split(/[\s'’]/u)
        .at(-1) ?? '',
  );
  if (parts.length === 0) return read(text);
  const out = new Set(parts.flatMap((part) => read(part).map((one) => one.name)));
  const named = read(text.replace(patterns[language], (one) => ' '.repeat(one.length)));
  const kept = named.filter((one) => !out.has(one.name));
  return kept.length > 0 ? kept : named;
}

/** Whether the clause leaves out a part of what was only wished for. */
export const leavesOut = (
  clause: { readonly start: number; readonly end: number },
  { said, language, mentions }: Seen,
) =>
  mentions.services.length > 0 &&
  leftOut(said, language).some((one) => one.start < clause.end && clause.start < one.end);
