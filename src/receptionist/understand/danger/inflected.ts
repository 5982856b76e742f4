// What may stand behind a word's stem and leave it the same word, in four languages: "swell" and "swelling", "quem" and "quemadura",
// "gonfl" and "gonflement", "vergift" and "vergiftung". "Numb" and "number", "sever" and "several" are two words each.

const english = "s|d|t|n|en|e[sdn]?|ing|ings|ness|less|ly|y|ied|ies|ions?|ous|ments?|'s";
const spanish =
  '[aeo]s?|i|an|io|ias?|ian|i?endo|ando|ea[ns]?|eo|eaba[ns]?|eando|ead[oa]s?|earon|ear|(?:[aei]d)?isim[oa]s?|adot[oa]s?|iendose|andose|[aei]d[oa]s?|aron|ieron|aba|aban|[aei]mos|[aei]r(?:se|me|nos|l[aeo]s?|on|a|an|ia|ian)?|aci?on(?:es)?|adur[ao]s?|ones|uras?|ic[oa]s?|it[oa]s?|ras?|az[oa]n?|azos|ndo|(?:se|me|nos)?l[aeo]s?|se|me|nos';
const french =
  'e[es]?s?|ue?s?|re|er|ez|ent|nt|ants?|antes?|ait|aient|aits?|ements?|ations?|ires?|ures?|issent|ssent|it|is|ie|r|x|iques?|age|eus?e?x?';
const german = 'e[mnrst]?|te[nrst]?|st|et|ete[nrst]?|ung|ungen|in|innen|ische?[mnrs]?|ige?[mnrs]?|ende?[mnrs]?|ien';
const ics = 'ics?|ically';

const endings = `(?:${english}|${spanish}|${french}|${german}|${ics})`;

/**
 * Behind a stem, `\w*` stands for what bends the word and `\w+` for at least something of it; neither begins another. Where a word is
 * put together with others, as in German ("Rohrbruch"), `\p{L}*` says so.
 */
export const inflected = (pattern: string): string =>
  pattern.replaceAll(/(?<=(?<!\\)\p{L})\\w([*+])/gu, (_, many: string) => (many === '*' ? `${endings}?` : endings));
