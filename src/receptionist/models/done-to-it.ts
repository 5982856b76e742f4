// Whether what is done is done to an "it": to the thing that was named before, wherever that stands. In four languages, folded.
import type { Atom } from './service-lexicon.ts';
import type { Token } from './text.ts';

/** "Diagnose it", "look at them". */
const itBehind = /^(?:it|them|this|that|these|those)$/u;

/** What stands before a verb of that ending makes it one that is done to "it"; "la revisión" is a noun. */
const itBefore: readonly (readonly [RegExp, RegExp])[] = [
  // "Have it inspected", "it needs to be checked", "it's just a check-up".
  [/ (?:it|them|him|her)(?: needs?| to| be| gets?| got)*$/u, /(?:ed|ing)$/u],
  [/ it(?:'s| is| would be)(?: just| only)? an?$/u, /./u],
  // "Me los pueden revisar", "que me los revisen", "que sea revisado", "es solo una revisión".
  [/ (?:lo|la|los|las)(?: \p{L}+)?$/u, /(?:[aei]r|[ae]n)$/u],
  [/ (?:sea|sean|ser)$/u, /[ai]d[oa]s?$/u],
  [/ (?:es|seria)(?: solo| solamente| nada mas)? una?$/u, /./u],
  // "Les vérifier", "qu'il soit inspecté", "c'est juste un contrôle".
  [/ (?:le|la|les)$/u, /(?:er|ir|re)$/u],
  [/ (?:soit|soient|etre)$/u, /e+s?$/u],
  [/ (?:c'est|ce serait)(?: juste| seulement)? une?$/u, /./u],
  // "Können Sie die mal prüfen", "dass er geprüft wird", "es ist nur eine Kontrolle".
  [/ (?:(?:es|ihn|sie|das)(?: \p{L}+)?|(?:es|ihn|das|die|den) mal(?: \p{L}+)*)$/u, /(?:[ae]n|eln|ern)$/u],
  [/ (?:er|sie|es)(?: \p{L}+)?$/u, /^(?:\p{L}*ge)?\p{L}+t$/u],
  [/ (?:es|das) (?:ist|ware)(?: nur| bloss)? eine?$/u, /./u],
];
/** How far before what is done its "it" may stand, in words. */
const reachMax = 6;

/** "The e-bike cuts out … somebody to diagnose it", "me rechinan los frenos, me los pueden revisar". */
export function isDoneToIt({ from, to }: Atom, tokens: readonly Token[]): boolean {
  if (itBehind.test(tokens[to]?.norm ?? '')) return true;
  const words = tokens.slice(Math.max(0, from - reachMax), from).map(({ norm }) => norm);
  const before = ` ${words.join(' ')}`;
  const done = tokens[to - 1]?.norm ?? '';
  return /(?:ar|er|ir)(?:l[oa]s?)$/u.test(done) || itBefore.some(([it, verb]) => it.test(before) && verb.test(done));
}
