// "Nehmen wir 14 Uhr 15.": the full stop behind an hour's minutes ends what is said, and makes no fifteenth of them.

const months = 'jan|feb|m[äa]r|apr|mai|jun|jul|aug|sep|okt|nov|dez';

const atEnd = new RegExp(
  `(?<=(?<!\\d)\\d{1,2} ?(?:(?:uhr|h) ?[0-5]\\d|[.:](?:1[3-9]|[2-5]\\d)))\\.(?=\\s*$|\\s+(?!${months})\\p{L})`,
  'giu',
);

/** The same text, as long as before, with a comma in place of such a full stop. */
export const withMinutesEnded = (text: string): string => text.replace(atEnd, ',');
