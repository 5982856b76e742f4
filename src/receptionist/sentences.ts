// Where the sentences of a reply end, in all four languages.

/** Between sentences, where the next begins large; not after a title. */
const between = /(?<=[.!?…])(?<!\b(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra|St)\.)\s+(?=[\p{Lu}¿¡"“«])/u;
const everywhere = new RegExp(between, 'gu');

export const sentencesOf = (text: string): string[] => text.split(between);

/** The places right behind each sentence but the last, which may still go on. */
export const endsWithin = (text: string): number[] => [...text.matchAll(everywhere)].map(({ index }) => index);
