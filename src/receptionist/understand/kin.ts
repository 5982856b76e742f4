// Who may come along, be booked for or be told of, beside the caller: folded, in four languages. `oneOfKin` is a single person, `kin` may be
// several in one word as well ("kids").
import type { Language } from '../business.ts';

const single: Readonly<Record<Language, string>> = {
  en: 'wife|husband|spouse|son|daughter|kid|child|mother|mom|mum|father|dad|sister|brother|partner|girlfriend|boyfriend|friend|boss|neighbou?r|roommate|aunt|uncle|grandmother|grandma|grandfather|grandpa|grandson|granddaughter|niece|nephew|cousin|colleague|coworker|ex|fiancee?|client|patient|tenant|landlord|assistant',
  es: 'espos[oa]|marido|mujer|hij[oa]|nin[oa]|madre|mama|padre|papa|herman[oa]|novi[oa]|pareja|amig[oa]|jef[ea]|vecin[oa]|abuel[oa]|niet[oa]|ti[oa]|sobrin[oa]|prim[oa]|suegr[oa]|cunad[oa]|compane?r[oa]',
  fr: 'femme|mari|epouse?|fils|fille|enfant|mere|maman|pere|papa|soeur|frere|copain|copine|conjointe?|compagne|compagnon|amie?|patronn?e?|voisine?|grand[- ]mere|grand[- ]pere|mamie|papi|petit[- ]fils|petite[- ]fille|tante|oncle|niece|neveu|cousine?|collegue|belle[- ]mere|beau[- ]pere',
  de: 'frau|mann|ehemann|ehefrau|sohn(?:es)?|tochter|kind(?:es)?|mutter|mama|vater(?:s)?|papa|schwester|bruder(?:s)?|freund(?:in|es)?|partner(?:in)?|chef(?:in)?|nachbar(?:in)?|oma|opa|grossmutter|grossvater|enkel(?:in)?|tante|onkel|nichte|neffen?|cousine?|kolleg(?:e|in)|schwiegermutter|schwiegervater',
};

const several: Readonly<Record<Language, string>> = {
  en: 'sons|daughters|kids|children|parents',
  es: 'hij[oa]s|nin[oa]s|papas|padres',
  fr: 'filles|enfants|parents',
  de: 'kinder|eltern',
};

export const oneOfKin: Readonly<Record<Language, string>> = {
  en: `(?:${single.en})`,
  es: `(?:${single.es})`,
  fr: `(?:${single.fr})`,
  de: `(?:${single.de})`,
};

export const kin: Readonly<Record<Language, string>> = {
  en: `(?:${single.en}|${several.en})`,
  es: `(?:${single.es}|${several.es})`,
  fr: `(?:${single.fr}|${several.fr})`,
  de: `(?:${single.de}|${several.de})`,
};
