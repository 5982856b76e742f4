// Who may come along, be booked for or be told of, beside the caller: folded, in four languages. `oneOfKin` is a single person, `kin` may be
// several in one word as well ("kids"); `kinWho` are those of whom the word says whether it is a man or a woman, or a child.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';

type Nouns = Readonly<Record<Language, string>>;

const women: Nouns = {
  en: 'wife|girlfriend|mother|mom|mum|sister|aunt|grandmother|grandma|fiancee',
  es: 'esposa|mujer|madre|mama|hermana|novia|amiga|jefa|vecina|abuela|tia|prima|suegra|cunada|companera',
  fr: 'femme|epouse|mere|maman|soeur|copine|conjointe|compagne|amie|patronne|voisine|grand[- ]mere|mamie|tante|cousine|belle[- ]mere',
  de: 'frau|ehefrau|mutter|mama|schwester|freundin|partnerin|chefin|nachbarin|oma|grossmutter|tante|cousine|kollegin|schwiegermutter',
};
const men: Nouns = {
  en: 'husband|hubby|boyfriend|father|dad|brother|uncle|grandfather|grandpa|fiance',
  es: 'esposo|marido|padre|papa|hermano|novio|amigo|jefe|vecino|abuelo|tio|primo|suegro|cunado|companero',
  fr: 'mari|epoux|pere|papa|frere|copain|conjoint|compagnon|ami|patron|voisin|grand[- ]pere|papi|oncle|cousin|beau[- ]pere',
  de: 'mann|ehemann|vaters?|papa|bruders?|freund(?:es)?|partner|chef|nachbar|opa|grossvater|onkel|cousin|kollege|schwiegervater',
};
const daughters: Nouns = {
  en: '(?:grand|step)?daughter|niece',
  es: 'hija|nina|nieta|sobrina',
  fr: '(?:petite[- ])?fille|niece',
  de: 'tochter|enkelin|nichte',
};
const sons: Nouns = {
  en: '(?:grand|step)?son|nephew',
  es: 'hijo|nino|nieto|sobrino',
  fr: '(?:petit[- ])?fils|neveu',
  de: 'sohn(?:es)?|enkel|neffen?',
};
const offspring: Nouns = {
  en: '(?:grand)?(?:kid|child)',
  es: 'crio',
  fr: 'enfant',
  de: 'kind(?:es)?',
};
/** Of whom the word says neither. */
const either: Nouns = {
  en: 'spouse|partner|friend|boss|neighbou?r|roommate|cousin|colleague|coworker|ex|client|patient|tenant|landlord|assistant',
  es: 'pareja',
  fr: 'collegue',
  de: 'elternteil',
};
const severalChildren: Nouns = {
  en: 'sons|daughters|(?:grand)?(?:kids|children)',
  es: 'hij[oa]s|nin[oa]s',
  fr: 'filles|enfants',
  de: 'kinder[ns]?|sohne',
};
const parents: Nouns = { en: 'parents', es: 'papas|padres', fr: 'parents', de: 'eltern' };

const single = eachLanguage((language) =>
  [women, men, daughters, sons, offspring, either].map((nouns) => nouns[language]).join('|'),
);

export const oneOfKin: Nouns = eachLanguage((language) => `(?:${single[language]})`);

export const kin: Nouns = eachLanguage(
  (language) => `(?:${single[language]}|${severalChildren[language]}|${parents[language]})`,
);

/** One, and of children several too: "my sons", "mes neveux", "meine Kinder". */
export const kinWho = {
  men,
  women,
  sons: eachLanguage((language) => `(?:${sons[language]})[sx]?`),
  daughters: eachLanguage((language) => `(?:${daughters[language]})[ns]?`),
  children: eachLanguage(
    (language) =>
      `(?:${sons[language]}|${daughters[language]}|${offspring[language]})[nsx]?|${severalChildren[language]}`,
  ),
};
