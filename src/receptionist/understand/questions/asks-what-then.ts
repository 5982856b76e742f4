// "We don't have a violin at home, what now", "and if we don't own one": what is lacking is told, and what to do asked. Over folded text,
// in four languages.

/** "What now" at the end of an English line. */
const whatNow = '(?<!\\p{L})(?:what now|now what|what then|then what)\\P{L}*$';
/** "And what if" at its beginning, whoever it is about. */
const andIf = '^\\P{L}*(?:ok |okay )?and (?:what )?if';

/** An English line that asks by these words alone, with no mark. */
export const asksInEnglish = `${whatNow}|${andIf} (?:i|we|he|she|they|it|there|my|our)(?!\\p{L})`;

const pattern = new RegExp(
  [
    whatNow,
    `(?:${andIf}|^\\P{L}*what if) (?:i|we|he|she|they) (?:don'?t|do not|doesn'?t|can'?t)(?!\\p{L})`,
    "(?<!\\p{L})(?:y (?:entonces|ahora) que|y si (?:todavia |aun )?no (?:tengo|tenemos|tiene|puedo|podemos)|et (?:maintenant|alors)|et si (?:je n'ai|on n'a|nous n'avons|il n'a|elle n'a|je ne|on ne)|was (?:nun|dann|jetzt)|und wenn (?:ich|wir|er|sie) (?:\\p{L}+ )?kein\\p{L}*)(?!\\p{L})",
  ].join('|'),
  'u',
);

export const asksWhatThen = (folded: string): boolean => pattern.test(folded);
