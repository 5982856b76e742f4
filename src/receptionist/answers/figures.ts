// What is said with a figure or a place's name: an age, a weight, how many people, how far away. A list of words cannot
// hold these, so each is an expression over folded words; who asks "my son is five" asks about the age limit.
import type { Language, Token } from '../models/text.ts';

/** A concept over the words `from` to `to` (exclusive). */
export type Figure = { readonly concept: string; readonly from: number; readonly to: number };

const counts: Readonly<Record<Language, string>> = {
  en: '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)',
  es: '(?:\\d+|un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|cien)',
  fr: '(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent)',
  de: '(?:\\d+|ein|eine|einem|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|hundert)',
};

const kin: Readonly<Record<Language, string>> = {
  en: "(?:son|daughter|kid|child|boy|girl|baby|grandson|granddaughter|toddler|nephew|niece|brother|sister|he|she|son's|daughter's|kid's|boy's|he's|she's|little one|little guy|little man|little boy|little girl|little lady|mom|mother|dad|father|kids|youngest|oldest|they)",
  es: '(?:hijo|hija|nino|nina|nieto|nieta|bebe|sobrino|sobrina|hermano|hermana|peque|mayor|pequena|pequeno|madre|padre)',
  fr: '(?:fils|fille|enfant|bebe|petit-fils|petite-fille|neveu|niece|garcon|frere|soeur|petit|petite|il|elle|mere|pere)',
  de: '(?:sohn|tochter|kind|baby|enkel|enkelin|enkelkind|neffe|nichte|junge|madchen|bruder|schwester|kleiner|kleine|er|sie|mutter|vater)',
};

type Written = readonly (readonly [concept: string, expression: string])[];

const written: Readonly<Record<Language, Written>> = {
  en: [
    ['height-limit', '# ?(?:feet|foot|ft)(?: (?:high|tall|ceilings?))?'],
    [
      'age-limit',
      `(?:my|our|a|the) (?:\\w+ ){0,2}?${kin.en} (?:\\w+ ){0,1}?(?:is|are|turns|turned|was|just turned|who is|who's|will be)? ?(?:only |just |almost |about |already |still |not quite |nearly )?#(?! (?:minutes|hours|days|times|of|pounds|lbs|kilos|o'clock|am|pm|miles|weeks late))(?: years?| yrs?)?(?: old)?`,
    ],
    [
      'age-limit',
      `(?:he|she|i|they|he's|she's|i'm|they're|it's)(?: is| am| are)?(?: only| just| almost| already)? #(?: years?| months?| yrs?)(?: old)?(?! (?:ago|in))`,
    ],
    [
      'age-limit',
      '(?:from|over|under|below|above|ages?|aged|at least|younger than|older than) (?:the )?(?:ages? )?(?:of )?#(?: years?)? ?(?:and (?:up|over|older|under)|or (?:older|younger|over|up)|old|to #|of age)',
    ],
    [
      'age-limit',
      '# (?:and (?:up|over|older)|or (?:older|over|up|younger)|years? (?:of age|old)|year-olds?|months? old|and a half)',
    ],
    [
      'age-limit',
      '(?:players|children|kids|anyone|anybody|nobody|those|guests|people|riders|minors|students) (?:younger than|older than|under|over|below|above|from) #',
    ],
    ['age-limit', '(?:from|at|until) # (?:weeks|months)(?! (?:in|before|ahead|ago|earlier|notice))'],
    ['age-limit', '(?:under|over) #(?:s\\b| not| may| must| need| can| are)'],
    ['weight-limit', '(?:#|pounds?) (?:\\w+ ){0,1}?(?:lbs?|pounds?|kg|kilos?|kilograms?|stone)'],
    [
      'capacity',
      "(?:there are|there's|there will be|there'd be|we are|we're|we'll be|we would be|table for|room for|party of|group of|up to|for|maximum of|seats?|holds?|sleeps|fits?) (?:about |around |just |only )?# (?:of us|people|persons?|guests|adults|friends|players|kids|children|coworkers|colleagues|passengers|riders|men|women|seats)",
    ],
    ['capacity', "(?:there are|we are|we're|there's|we'll be) (?:about |around |just |only )?#(?: of us)?$"],
    [
      'area',
      "(?:live|lives|living|located|based|we're|we are|i'm|i am|house is|are) (?:about |around |some |more than |over )?#? ?(?:minutes|miles?|mi|hours?) (?:away|out|outside|from|north|south|east|west)",
    ],
    [
      'area',
      '(?:within|beyond|past|outside|further than|farther than|more than|over|up to|first) (?:\\w+ ){0,2}?# ?(?:miles?|mi|km|kilometers?)',
    ],
    ['late-arrival', '#(?:-minute| minutes?| mins?) late'],
  ],
  es: [
    ['height-limit', '# (?:pies|metros?) de (?:alto|altura)'],
    [
      'age-limit',
      `${kin.es}(?: \\w+)? (?:tiene|tienen|cumple|cumplio|de|va a cumplir|con|acaba de cumplir)(?: solo| casi| ya)? #(?: anos?| anitos?| meses)?`,
    ],
    ['age-limit', '(?:tiene|tienen|cumple|tengo|cumplio) (?:solo |casi |ya )?# (?:anos?|anitos?|meses|semanas)'],
    [
      'age-limit',
      '(?:desde|a partir de|mayores de|menores de|hasta|menos de|entre|mas de|con|para) (?:los |las )?#(?: (?:y|a) #)? (?:anos?|meses)(?! de (?:garantia|experiencia|contrato))',
    ],
    ['age-limit', '(?:mayores|menores) de #'],
    ['weight-limit', '# (?:\\w+ )?(?:libras?|kilos?|kg)'],
    ['capacity', '(?:somos|seriamos|seremos|vamos|iriamos) (?:unos |unas )?#(?: personas| amigos| amigas| adultos)?'],
    [
      'capacity',
      '(?:para|hasta|grupos? de|mesa para|maximo|caben|maximo de) (?:unas |unos )?# (?:personas|invitados|comensales|pasajeros|alumnos|adultos|jugadores)',
    ],
    [
      'area',
      '(?:a|hasta|dentro de|radio de|mas de|mas alla de) (?:unas |unos |los |las )?# (?:millas?|km|kilometros?)',
    ],
    ['area', 'a # (?:minutos|horas) (?:de|en coche)'],
    ['late-arrival', '# minutos (?:tarde|de retraso)'],
  ],
  fr: [
    ['height-limit', '# (?:pieds|metres?) de (?:haut|hauteur)'],
    [
      'age-limit',
      `${kin.fr}(?: \\w+)? (?:a|va avoir|aura|de|n'a que|vient d'avoir|a seulement|a deja) # (?:ans?|mois)`,
    ],
    [
      'age-limit',
      "(?:des|a partir de|partir de|plus de|moins de|jusqu'a|entre|de|j'ai|il a|elle a|des l'age de) (?:l'age de )?#(?: (?:et|a) #)? ans(?! (?:d'experience|de garantie))",
    ],
    ['weight-limit', '# (?:kilos?|kg|livres|lb)'],
    [
      'capacity',
      '(?:nous sommes|on est|on sera|nous serons|serons|sommes|on serait) (?:a |environ |une )?#(?: personnes| adultes| amis| copines| copains)?',
    ],
    [
      'capacity',
      "(?:pour|jusqu'a|groupe de|groupes de|table de|maximum|table pour) # (?:personnes|convives|adultes|passagers|eleves|invites)",
    ],
    ['area', "(?:a|rayon de|jusqu'a|dans un rayon de|plus de|au-dela de|moins de) # (?:km|kilometres|milles?)"],
    ['area', "a # (?:minutes|heures?) (?:de|d'ici|en voiture)"],
    ['area', 'dans (?:le|les) #e\\b'],
    ['late-arrival', '# minutes de retard'],
  ],
  de: [
    ['height-limit', '# (?:fuss|metern?) (?:hoch|hohe)'],
    [
      'age-limit',
      `${kin.de}(?: \\w+)? (?:ist|wird|ware|sind|war)(?: erst| schon| gerade| noch| bald| jetzt){0,2} #(?: jahre?| monate?)?(?: alt)?(?! (?:uhr|minuten|stunden))`,
    ],
    [
      'age-limit',
      '(?:ab|unter|uber|bis|bis zu|mit|von) #(?: bis #)? (?:jahren?|monaten?)(?! (?:garantie|gewahrleistung|erfahrung))',
    ],
    ['age-limit', '# (?:jahre?|monate?) (?:alt|alte|alten)|#-?jahrige[rnsm]?|\\w+jahrige[rnsm]?'],
    ['age-limit', '(?:kinder|jugendliche|personen|schuler) (?:ab|unter|uber|bis|von) #'],
    ['weight-limit', '# (?:kilo|kg|pfund|kilogramm)'],
    [
      'capacity',
      '(?:wir sind|wir waren|sind wir|wir kommen|waren wir)(?: etwa| ungefahr| nur| zu)? (?:zu )?#(?: personen| leute| erwachsene| freunde)?',
    ],
    [
      'capacity',
      '(?:fur|bis zu|bis|gruppen? (?:von|ab|bis)|tisch fur|hochstens|maximal) # (?:personen|gaste|leute|erwachsene|teilnehmer|schuler)',
    ],
    ['capacity', 'zu (?:zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt)'],
    ['area', '(?:umkreis von|bis zu|bis|uber|weiter als|mehr als|innerhalb von) # (?:km|kilometern?|meilen)'],
    ['area', '# (?:km|kilometer|meilen|minuten|stunden) (?:entfernt|weg|weit)'],
    ['late-arrival', '# minuten (?:zu spat|verspatung|spater)'],
  ],
};

const compiled = new Map<Language, readonly (readonly [string, RegExp])[]>();

function expressionsOf(language: Language) {
  const known = compiled.get(language);
  if (known) return known;
  const made = written[language].map(
    ([concept, expression]) =>
      [concept, new RegExp(`(?<![^ ])(?:${expression.replaceAll('#', counts[language])})(?![^ ])`, 'gu')] as const,
  );
  compiled.set(language, made);
  return made;
}

/** Figures and what they stand for, left to right; linear in the words. */
export function figuresIn(words: readonly Token[], language: Language): Figure[] {
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    starts.push(text.length);
    text += `${word.norm} `;
  }
  const at = (offset: number) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return expressionsOf(language)
    .flatMap(([concept, expression]) =>
      [...text.trimEnd().matchAll(expression)].map((found) => ({
        concept,
        from: at(found.index),
        to: at(found.index + found[0].length),
      })),
    )
    .sort((a, b) => a.from - b.from);
}
