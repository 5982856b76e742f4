// What is said of whoever is to come, person or animal: a child or not, a man or a woman, how old, how heavy. Four languages.
import type { Language } from '../business.ts';
import { childWords } from '../models/for-children.ts';
import { readNumbers } from '../values/numbers.ts';
import { foldCue } from './cues/cue.ts';

/** `months`: how old; `kilos`: how heavy; null where it is not said, or of two who come. */
export type Comer = {
  readonly isChild: boolean;
  readonly isMale: boolean;
  readonly isFemale: boolean;
  readonly months: number | null;
  readonly kilos: number | null;
};

const kilosOf = { pound: 0.4536, kilo: 1 } as const;
const pounds = '(?:lbs?|pounds?|pounders?|libras?|pfund)';
const kilos = '(?:kgs?|kilos?|kilogram\\p{L}*)';
/** A weight behind its figure. */
export const weightUnit = `(?<pounds>${pounds})|(?<kilos>${kilos})`;
const years = '(?:years?|yrs?|y[/.]?o|anos?|ans?|jahre?n?)';
const months = '(?:months?|mos?|mes(?:es)?|mois|monate?n?)';
const weeks = '(?:weeks?|wks?|semanas?|semaines?|wochen?)';
const days = '(?:days?|dias?|jours?|tagen?|tage)';
/** An age behind its figure. */
export const ageUnit = `(?<years>${years})|(?<months>${months})|(?<weeks>${weeks})|(?<days>${days})`;

type Groups = Readonly<Record<string, string | undefined>>;

/** How many months a figure is, by its unit; years where it has none. */
export function monthsOf(figure: number, { months: isMonths, weeks: isWeeks, days: isDays }: Groups): number {
  if (isMonths) return figure;
  if (isWeeks) return figure / 4.345;
  return isDays ? figure / 30.4 : figure * 12;
}

export const kilosIn = (figure: number, { pounds: isPounds }: Groups): number =>
  figure * (isPounds ? kilosOf.pound : kilosOf.kilo);

/** The folded text with its numbers in figures: "sixty-pound" is "60-pound". */
export function inFigures(text: string, language: Language): string {
  const readings = readNumbers(text, language).filter(({ kind }) => kind === 'cardinal');
  return foldCue(
    readings.reduceRight((rest, { start, end, value }) => `${rest.slice(0, start)}${value}${rest.slice(end)}`, text),
  );
}

const males: Readonly<Record<Language, string>> = {
  en: 'husband|hubby|boyfriend|dad|father|brother|grandpa|grandfather|uncle|fiance|guy|man|gentleman',
  es: 'esposo|marido|novio|padre|papa|hermano|abuelo|tio|hombre|caballero|suegro',
  fr: 'mari|pere|papa|frere|grand[- ]pere|oncle|copain|homme|monsieur',
  de: 'mann|ehemann|vater|papa|bruder|opa|grossvater|onkel|freund|herrn?',
};
const females: Readonly<Record<Language, string>> = {
  en: 'wife|girlfriend|mom|mum|mother|sister|grandma|grandmother|aunt|fiancee|woman|lady',
  es: 'esposa|mujer|novia|madre|mama|hermana|abuela|tia|dama|senora|suegra',
  fr: 'femme|mere|maman|soeur|grand[- ]mere|tante|copine|dame',
  de: 'frau|ehefrau|mutter|mama|schwester|oma|grossmutter|tante|freundin|dame',
};
const boys =
  /(?<!\p{L})(?:(?:grand|step)?sons?|boys?|nephews?|hijos?|ninos?|nietos?|sobrinos?|fils|garcons?|neveux?|sohn\p{L}*|jungen?|enkel|neffen?)(?!\p{L})/u;
const girls =
  /(?<!\p{L})(?:(?:grand|step)?daughters?|girls?|nieces?|hijas?|ninas?|nietas?|sobrinas?|filles?|tochter|madchen|enkelin|nichten?)(?!\p{L})/u;

const wants: Readonly<Record<Language, string>> = {
  en: "(?:'s| is)? ?(?:really |also |just |badly )?(?:needs?|wants?|would like|'d like|could use|(?:is |'s )?due for|(?:is |'s )?looking for|has to get|hair)",
  es: '(?:tambien )?(?:necesita|quiere|quisiera|le hace falta|le toca)',
  fr: '(?:a besoin|veut|voudrait|aimerait|doit)',
  de: '(?:braucht|mochte|will|hatte gern|benotigt)',
};
const forWhom: Readonly<Record<Language, string>> = {
  en: 'for (?:my |our |the |an? )?',
  es: '(?:para|a) (?:mi |el |la |una? )?',
  fr: '(?:pour|a) (?:mon |ma |un |une |le |la )?',
  de: 'fur (?:meinen |meine |den |die |einen |eine )?',
};
const pronouns: Readonly<Record<Language, readonly [he: string, him: string, she: string, her: string]>> = {
  en: ['he', 'him', 'she', 'her(?! \\p{L})'],
  es: ['el', 'el(?! \\p{L})', 'ella', 'ella'],
  fr: ['il', 'lui', 'elle', 'elle'],
  de: ['er', 'ihn', 'sie(?= (?:braucht|mochte|will|hatte|benotigt))', 'sie(?= *(?:[,.!?]|$))'],
};
const self: Readonly<Record<Language, string>> = {
  en: "(?:i'?m|i am|as) an? (?:\\p{L}+ )?",
  es: 'soy (?:un |una )?',
  fr: 'je suis une? ',
  de: 'ich bin eine? ',
};

/** Is one who is called so to come: "for my husband", "my wife needs", "I'm a guy"? "My wife says you're great" tells of nobody who does. */
function comes(text: string, language: Language, nouns: string, [he, him]: readonly [string, string]): boolean {
  const wish = wants[language];
  return new RegExp(
    `(?<!\\p{L})(?:${[
      `${forWhom[language]}(?:\\p{L}+ )?(?:${nouns})`,
      `(?:${nouns})(?:'s)? ${wish}`,
      `${self[language]}(?:${nouns})`,
      `${forWhom[language].split(' ')[0]} (?:${him})`,
      `(?:${he})(?:'s)? ${wish}`,
    ].join('|')})(?!\\p{L})`,
    'u',
  ).test(text);
}

const kinOfAge =
  '(?:(?:grand|step)?(?:son|daughter|child|kid)|boy|girl|baby|nephew|niece|little one|youngest|oldest|he|she|they|hij[oa]|nin[oa]|niet[oa]|sobrin[oa]|fils|fille|enfant|bebe|sohn|tochter|kind|junge|madchen|enkel(?:in)?|er|sie)';
const isOld =
  "(?:'s|'re| is| are| just turned| turned| turns| will be| ist| wird| war)(?: only| just| about| almost| now| erst| schon| jetzt| gerade)*";
const ages: readonly RegExp[] = [
  // "Eight months old", "a six-year-old".
  new RegExp(`(?<![\\d.,:$])(?<figure>\\d{1,2})[ -](?:and a half[ -])?(?:${ageUnit})[ -](?:olds?|alt)(?!\\p{L})`, 'u'),
  /(?<!\p{L})(?:tiene|cumple|cumplio|de|a|aura|vient d'avoir|ist|wird) (?:solo |casi |ya |apenas |bientot |erst |schon )*(?<figure>\d{1,2}) (?:(?<years>anos|ans|jahre)|(?<months>meses|mois|monate)|(?<weeks>semanas|semaines|wochen)|(?<days>dias|jours|tage))(?!\p{L})/u,
  new RegExp(
    `(?<!\\p{L})${kinOfAge}${isOld} (?<figure>\\d{1,2})(?= *(?:years?(?! (?:late|ago))|yrs?|[,.;!?]|$|and (?!a half)|so |but |now|und |y |et ))(?! *[.:]\\d)`,
    'u',
  ),
];

const weight = new RegExp(`(?<![\\d.,:$])(?<figure>\\d{1,3})[ -]?(?:${weightUnit})(?!\\p{L})`, 'u');

/** What the text says of whoever is to come. */
export function comerIn(said: string, language: Language): Comer {
  const text = inFigures(said, language);
  const [he, him, she, her] = pronouns[language];
  const isMale = boys.test(text) || comes(text, language, males[language], [he, him]);
  const isFemale = girls.test(text) || comes(text, language, females[language], [she, her]);
  const old = ages.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
  const heavy = weight.exec(text)?.groups;
  const age = old ? monthsOf(Number(old.figure), old) : null;
  return {
    isChild:
      age === null
        ? [...text.matchAll(childWords)].length > 0 || boys.test(text) || girls.test(text)
        : age < adultMonths,
    isMale: isMale && !isFemale,
    isFemale: isFemale && !isMale,
    months: age,
    kilos: heavy ? kilosIn(Number(heavy.figure), heavy) : null,
  };
}

/** Whoever is eighteen is no child. */
export const adultMonths = 18 * 12;
