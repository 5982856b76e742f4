// "Tengo lo de la combinación el jueves … ¿me lo pasa para el viernes?", "I've got the lawn thing Friday, could you push it to Monday?":
// what somebody has, by no more than a word of it, is a visit where it is put off itself. What they have elsewhere only stands in the way
// of what they want here. Patterns are over folded text, in four languages.

const things = [
  '(?:tengo|tenemos|tenia|teniamos) lo del?',
  '(?:have|got|had) (?:the|that|my|our) (?:\\p{L}+ ){1,3}thing',
  "(?:j'ai|on a|nous avons|j'avais) (?:le|mon|notre|ce) truc",
  '(?:habe?n?|hatten?) (?:\\p{L}+ ){0,5}(?:das|die sache|die geschichte) mit',
];
const thing = new RegExp(`(?<!\\p{L})(?:${things.join('|')})(?!\\p{L})`, 'u');

export const hasThing = (folded: string): boolean => thing.test(folded);

const changes = [
  '(?:me|nos|se) l[oa]s? (?:pued\\p{L}+ |podri\\p{L}+ )?(?:pas|cambi|muev|mov|corr|recorr|pospon|pong|pone|adelant|atras)\\p{L}*',
  '(?:pas|cambi|muev|mov|corr|recorr|pospon|pon|adelant|atras)\\p{L}*?(?:me|nos)?l[oa]s?',
  '(?:move|push|put|shift|switch|change|bump|make|reschedule) (?:it|that|this)',
  "(?:me |nous )?(?:le|la|l') ?(?:mettre|decal\\p{L}+|deplac\\p{L}+|report\\p{L}+|repouss\\p{L}+|chang\\p{L}+|avanc\\p{L}+)|(?:decal|deplac|report|repouss|chang|avanc|mett)\\p{L}+-(?:le|la|moi|nous)",
  '(?:das|es|den|ihn|die) (?:[^\\s,.?!]+ ){1,5}(?:legen|verlegen|verschieben|umbuchen|vorziehen|schieben)',
];
const change = new RegExp(`(?<!\\p{L})(?:${changes.join('|')})(?!\\p{L})`, 'u');

/** Whether that very thing is to be at another time. */
export const changesThing = (folded: string): boolean => change.test(folded);
