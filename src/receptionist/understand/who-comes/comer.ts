// What is said of whoever is to come, person or animal: a child or not, a man or a woman, how old, how heavy. Four languages.
import type { Language } from '../../business.ts';
import { childWords } from '../../models/for-children.ts';
import { eachLanguage } from '../../models/text.ts';
import { readNumbers } from '../../values/numbers.ts';
import { foldCue } from '../cues/cue.ts';
import { animal } from '../names/of-animal.ts';
import { kinWho } from './kin.ts';

/** `months`: how old; `kilos`: how heavy; null where it is not said, or of two who come. */
export type Comer = {
  readonly isChild: boolean;
  readonly isMale: boolean;
  readonly isFemale: boolean;
  readonly months: number | null;
  readonly kilos: number | null;
};

const kilosOf = { pound: 0.4536, kilo: 1 } as const;
const pounds = '(?:lbs?|pounds?|pounders?|libras?|livres?|pfund)';
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

/** Who is told by what they are, beside whose kin they are. */
const gentlemen: Readonly<Record<Language, string>> = {
  en: 'guy|man|gentleman',
  es: 'hombre|caballero',
  fr: 'homme|monsieur',
  de: 'herrn?',
};
const ladies: Readonly<Record<Language, string>> = { en: 'woman|lady', es: 'dama|senora', fr: 'dame', de: 'dame' };
const joined = (nouns: Readonly<Record<Language, string>>): string => Object.values(nouns).join('|');
/** In every language, since whoever speaks one tells of a "hijo" in another. */
const boys = `${joined(kinWho.sons)}|boys?|garcons?|jungen?`;
const girls = `${joined(kinWho.daughters)}|girls?|madchen`;
const children = `${boys}|${girls}|${joined(kinWho.children)}|toddlers?|bab(?:y|ies)|twins|bebes?|babys?`;
const isWord = (nouns: string): RegExp => new RegExp(`(?<!\\p{L})(?:${nouns})(?!\\p{L})`, 'u');

/** What whoever is told of would have. Folded. */
export const wishOf: Readonly<Record<Language, string>> = {
  en: "(?:'s| is| are)? ?(?:really |also |just |badly |both )?(?:needs?|wants?|would like|'d like|could use|(?:is |'s )?due for|(?:is |'s )?looking for|has to get)(?! (?:me|us)(?!\\p{L}))",
  es: '(?:tambien )?(?:necesitan?|quieren?|quisiera|le hace falta|le toca)(?! que )',
  fr: '(?:a besoin|ont besoin|veut|voudrait|aimerait|doit)(?! qu)',
  de: '(?:brauch(?:t|en)|mochten?|will|hatte gern|benotigt)(?!,? dass )',
};

/** Where the service ends that is named, so that what is wanted can be told from the car that "my husband needs". */
const service = '§';
const objects: Readonly<Record<Language, string>> = {
  en: 'it|1(?! \\p{L})|an? (?:appointment|visit|slot)|to (?:come in|get in|be seen)',
  es: '(?:1|una?) (?:cita|turno)|(?:1|un[oa])(?! \\p{L})|venir',
  fr: '(?:1|un) (?:rendez-vous|rdv)|venir',
  de: '(?:1|einen) termin|(?:1|eine[rn]?)(?! \\p{L})|kommen',
};
/** No subject, conjunction or pause stands between a wish and its object. */
const upToService = `(?: (?!(?:and|so|but|because|while|i|we|y|e|que|porque|pero|et|mais|je|car|und|aber|ich|wir|weil)(?!\\p{L}))[^ ,.;!?]+){0,6} ${service}`;
/** What nothing is. */
const never = '(?!)';
const isObject = (language: Language, isNamed: boolean): string =>
  `(?= (?:(?:too|also|tambien|aussi|auch) )?(?:${objects[language]}${isNamed ? '' : '|an? |1 |una? |une? |eine?n? '})|${isNamed ? upToService : never})`;

const verbsOfDoing = {
  es: '(?:cort|recort|pein|lav|revis|examin|agend|apunt|atiend)\\p{L}*',
  fr: '(?:coup|raccourci|coiff|lav|examin)\\p{L}*',
};
const forWhom: Readonly<Record<Language, string>> = {
  en: `(?:for|(?:bring(?:ing)?|book(?:ing)?|get(?:ting)?)(?= (?:my |our )(?:\\p{L}+ ){1,2}(?:in (?:\\p{L}+ ){0,2}(?:for|to get) )?(?:(?:an?|his|her|their) )?(?:\\p{L}+ ){0,3}${service})) (?:my |our |the |an? |his |her )?`,
  es: `(?:para|${verbsOfDoing.es} (?:\\p{L}+ ){0,2}a) (?:mis? |nuestr[oa]s? |el |la |los |las |una? )?`,
  fr: `(?:pour|${verbsOfDoing.fr} (?:\\p{L}+ ){0,2}a) (?:mon |ma |mes |notre |nos |un |une |le |la |les )?`,
  de: 'fur (?:meinen? |mein |unseren? |unser |den |die |das |eine?n? )?',
};
const pronouns: Readonly<Record<Language, readonly [he: string, him: string, she: string, her: string]>> = {
  en: ['he', 'him', 'she', 'her(?! \\p{L})'],
  es: ['el', 'el(?! [\\p{L}\\d])', 'ella', 'ella'],
  fr: ['il', 'lui', 'elle', 'elle'],
  de: ['er', 'ihn', 'sie(?= (?:braucht|mochte|will|hatte|benotigt))', 'sie(?= *(?:[,.!?]|$))'],
};
const self: Readonly<Record<Language, string>> = {
  en: "(?:i'?m|i am|as) an? (?:\\p{L}+ )?",
  es: 'soy (?:un |una )?',
  fr: 'je suis une? ',
  de: 'ich bin eine? ',
};
const plainFor: Readonly<Record<Language, string>> = { en: 'for', es: 'para', fr: 'pour', de: 'fur' };

type Who = 'male' | 'female' | 'child';
const called = eachLanguage((language): Readonly<Record<Who, readonly [nouns: string, he: string, him: string]>> => {
  const [he, him, she, her] = pronouns[language];
  return {
    male: [`${kinWho.men[language]}|${gentlemen[language]}|${boys}`, he, him],
    female: [`${kinWho.women[language]}|${ladies[language]}|${girls}`, she, her],
    // Whom no pronoun tells of.
    child: [children, never, never],
  };
});

/** Whether one who is called so is to come; `beside`: whose the service is that is named, by what stands before, in and behind it. */
type Tells = {
  readonly comesForNamed: RegExp;
  readonly comes: RegExp;
  readonly is: RegExp;
  readonly beside: Readonly<Record<keyof Around, RegExp>>;
};

/**
 * "For my husband", "my wife needs", "I'm a guy"; "my son's haircut", "la limpieza de mi hija". "My wife says you're great", "for my
 * sister's wedding", "she wants me to get one" tell of nobody who comes.
 */
function tellsOf(language: Language, who: Who): Tells {
  const [nouns, he, him] = called[language][who];
  const comes = (isNamed: boolean) => {
    const wish = `${wishOf[language]}(?!\\p{L})${isObject(language, isNamed)}`;
    return new RegExp(
      `(?<!\\p{L})(?:${[
        `${forWhom[language]}(?:\\p{L}+ )?(?:${nouns})(?!['’]| \\p{L}+['’]s | showers?(?!\\p{L})| to (?!get |have (?:an? |his |her )|be seen))`,
        `(?:${nouns})(?:'s)? ${wish}`,
        `(?:${nouns})(?:'s|s?') hair(?! (?:salon|stylist|place))`,
        `${self[language]}(?:${nouns})`,
        `${plainFor[language]} (?:${him})`,
        `(?:${he})(?:'s)? ${wish}`,
      ].join('|')})(?!\\p{L})`,
      'u',
    );
  };
  return {
    comesForNamed: comes(true),
    comes: comes(false),
    is: isWord(nouns),
    beside: {
      before: new RegExp(`(?<!\\p{L})(?:${nouns})(?:'s|s?') (?:\\p{L}+ )?$`, 'u'),
      within: new RegExp(`^(?:my |our )?(?:${nouns})(?:'s|s?') `, 'u'),
      after: new RegExp(
        `^ (?:(?:de|du|von) (?:mis? |mon |ma |mes |nuestr[oa]s? |notre |nos |la |el |los |las |meine[mrn]? )?|meine[rs] )(?:${nouns})(?!\\p{L})`,
        'u',
      ),
    },
  };
}

const tells = eachLanguage((language) => ({
  male: tellsOf(language, 'male'),
  female: tellsOf(language, 'female'),
  child: tellsOf(language, 'child'),
}));
const aChild = isWord(children);

const figure = '(?<figure>\\d{1,2})';
const isOld =
  "(?:'s|'re| is| are| just turned| turned| turns| will be| tienen?| cumplen?| cumplio| a(?= (?:\\p{L}+ ){0,2}\\d+ (?:ans?|mois|semaines?|jours?)(?!\\p{L}))| ont| aura| vient d'avoir| ist| sind| wird| war)(?: only| just| about| almost| now| solo| casi| ya| apenas| bientot| erst| schon| jetzt| gerade)*";
const ofAge = `(?: and a half)? ?-?(?:${ageUnit})(?!\\p{L})(?! (?:que|her|late|ago|de retard|tarde))`;
/** The ages of those who come: theirs by whom or what they are. */
const ages = eachLanguage((language): readonly RegExp[] => {
  const kin = `${children}|${kinWho.men[language]}|${kinWho.women[language]}|little one|youngest|oldest|${animal}`;
  const whoIs = `(?:${kin})(?:,? \\p{L}+)?,?(?: who| que| qui)?`;
  return [
    // "My son is eight months old", "he's six", "sie ist sieben".
    `(?<!\\p{L})(?:${whoIs}|he|she|ella|il|elle|er|sie)${isOld} ${figure}(?:${ofAge}|(?= *(?:[,.;!?]|$|and (?!a half)|so |but |now|und |y |et ))(?! *[.:]\\d))`,
    // "They're six", "tiene seis años", of whom it was told that they are children.
    `(?<=(?<!\\p{L})(?:${children})(?!\\p{L}).{0,80})(?:they(?:'re| are)|(?<!\\p{L})tienen?) ${figure}(?:${ofAge}|(?= *(?:[,.;!?]|$)))`,
    // "My son, eight months old", "my daughter Lily, six years old", "mi hijo de seis años"; "my wife in two weeks" tells when.
    `(?<!\\p{L})(?:${kin})(?:(?:,? \\p{L}+)?,| (?:de|aged?)|(?=[ \\d-]+\\p{L}+[ -](?:olds?|alt)(?!\\p{L}))) (?:de |aged? )?${figure}(?:${ofAge})(?! (?:from|out|away|after|before))`,
    // "For a six-year-old", "my six-year-old son".
    `(?<!\\p{L})(?:my|our|his|her|for an?) ${figure}[ -](?:and a half[ -])?(?:${ageUnit})[ -]olds?(?!\\p{L})(?= (?:(?:${kin})(?!\\p{L})|needs?|wants?|is|has|and|on|in|at|for|to|who)|['’]s|[,.;!?]|$)`,
  ].map((one) => new RegExp(one, 'u'));
});
/** The age of anybody, coming or not: "is a fourteen-year-old still a kid?"; "hace 2 años", "seit 2 Jahren" are none. */
const ageOfAnybody = new RegExp(
  `(?<![\\d.,:$])(?<!(?<!\\p{L})(?:hace|il y a|depuis|seit|vor|in|dans|en) )${figure}(?:[ -](?:and a half[ -])?(?:${ageUnit})[ -](?:olds?|alt|de edad)|[ -]?yo|[ -]?jahrige[nrsm]?| (?:anos|ans|jahren?))(?!\\p{L})`,
  'u',
);

const weight = new RegExp(`(?<![\\d.,:$])(?<figure>\\d{1,3})[ -]?(?:${weightUnit})(?!\\p{L})`, 'u');

function kilosTold(text: string): number | null {
  const heavy = weight.exec(text)?.groups;
  return heavy ? kilosIn(Number(heavy.figure), heavy) : null;
}

/** How old or how heavy is whoever is spoken of, who need not come: "is a fourteen-year-old still a kid?". */
export function measuresIn(said: string, language: Language): Pick<Comer, 'months' | 'kilos'> {
  const text = inFigures(said, language);
  const old = [...ages[language], ageOfAnybody].map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
  return { months: old ? monthsOf(Number(old.figure), old) : null, kilos: kilosTold(text) };
}

/** What stands before a service that is named, its own words, and what stands behind it. Folded. */
type Around = { readonly before: string; readonly within: string; readonly after: string };

/** Is a child so much as spoken of? */
export const mentionsChild = (said: string): boolean => {
  const text = foldCue(said);
  return text.search(childWords) >= 0 || aChild.test(text);
};

/** What the text says of whoever is to come; `named`: the service in it, of which it may say whose it is. */
export function comerIn(
  said: string,
  language: Language,
  named?: { readonly start: number; readonly end: number },
): Comer {
  const text = inFigures(said, language);
  const around = {
    before: named ? foldCue(said.slice(0, named.start)) : '',
    within: named ? foldCue(said.slice(named.start, named.end)) : '',
    after: named ? foldCue(said.slice(named.end)) : '',
  };
  const wished = named ? inFigures(`${said.slice(0, named.end)} ${service}${said.slice(named.end)}`, language) : text;
  const old = ages[language].map((one) => one.exec(text)).find((one) => one !== null);
  const groups = old?.groups;
  const isOne = (who: Who) => {
    const { comesForNamed, comes, is, beside } = tells[language][who];
    return (
      (named ? comesForNamed : comes).test(wished) ||
      beside.before.test(around.before) ||
      beside.within.test(around.within) ||
      beside.after.test(around.after) ||
      (old ? is.test(old[0]) : false)
    );
  };
  const isMale = isOne('male');
  const isFemale = isOne('female');
  const age = groups ? monthsOf(Number(groups.figure), groups) : null;
  return {
    isChild: age === null ? isOne('child') : age < adultMonths,
    isMale: isMale && !isFemale,
    isFemale: isFemale && !isMale,
    months: age,
    kilos: kilosTold(text),
  };
}

/** Whoever is eighteen is no child. */
export const adultMonths = 18 * 12;
