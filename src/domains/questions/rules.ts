// When two questions are one: the words that carry it are mostly the same, whatever stands around them.

/** Words that stand in any question, in the four languages. */
const fillers = new Set(
  `a an and any are at be can could do does did for from have has how i if in is it me my of on or our please so that the there
  this to us was we what when where which who will with would you your also hi hello
  al como con cual cuando de del donde el en es esta hay la las lo los me mi o para por puede pueden que se si su tiene tienen un una y
  au aux avec avez ce comment dans de des du en est et il je la le les ma mon nous ou par pour quand que qui quel quelle sur un une vous votre
  aber am auch bei bitte das dem den der die ein eine einen es fur gibt haben ich ihr ihre im in ist kann konnen man mein mit sie sind und
  von was wann welche wer wie wir wo zu zum zur`.split(/\s+/),
);

/** The words that carry a question, without endings that only number changes, in order: what a group is known by. */
export function keyOf(question: string): string {
  const plain = question.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  const carrying = words.filter((word) => !fillers.has(word));
  const stems = (carrying.length > 0 ? carrying : words).map((word) =>
    word.length > 3 ? word.replace(/(es|s|n|en)$/, '') : word,
  );
  return [...new Set(stems)].sort().join(' ').slice(0, 500);
}

const sharedLeast = 0.6;

/** The key among `known` that a question belongs to: its own, or the one that shares most of its words; else null. */
export function groupAmong(key: string, known: readonly string[]): string | null {
  if (known.includes(key)) return key;
  const words = new Set(key.split(' '));
  let best: { readonly key: string; readonly share: number } | null = null;
  for (const other of known) {
    const theirs = new Set(other.split(' '));
    const both = [...words].filter((word) => theirs.has(word)).length;
    const share = both / (words.size + theirs.size - both);
    if (share >= sharedLeast && share > (best?.share ?? 0)) best = { key: other, share };
  }
  return best?.key ?? null;
}

export const testQuestionsMax = 500;
