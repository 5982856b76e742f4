// "We go away in January", "we moved here from Dallas": a month or a place behind what somebody does, where a name was asked for.
// Nobody is called so. Over folded text up to the word, in four languages.
const whoDoes =
  "(?:we|i|he|she|they|it|my|our|his|her|there|yo|mi|nos|me|vamos|voy|va|es|estoy|estamos|vivimos|vivo|venimos|vengo|je|on|nous|mon|ma|notre|c'est|il|elle|ich|wir|es|er|mein\\p{L}*|unser\\p{L}*)(?:'(?:m|re|s|ve|ll|d))?";
const whereTo =
  "(?:in|to|from|near|at|since|until|till|around|through|en|hacia|desde|hasta|vers|depuis|jusqu'en|nach|aus|im|seit|bis)";
const goes = new RegExp(
  `(?<!\\p{L})(?:${whoDoes}|j'\\p{L}+)(?!\\p{L})(?! (?:name|nombre|nom|name'?s))(?:[ ,]+[\\p{L}'’-]+){1,6} ${whereTo} $`,
  'u',
);

/** Stands the word behind `before` for where, or when, somebody goes or is? */
export const isWhereGone = (before: string): boolean => goes.test(before);
