// A text that speaks of the very thing and not of what was asked of it is near, and no answer: "What interest do they take?" of a text
// that there is financing, "when does the ride get back?" of one that says when it leaves, "is it halal?" of one on nuts. The finder sees how
// near it is; here it is looked at whether what was asked is told at all. Folded text, four languages.
import type { Language } from '../business.ts';
import { fold } from '../models/text.ts';
import { leavesSumUntold } from './untold-sums.ts';

/** What was asked, and what a text has to hold to tell it. */
type Attribute = { readonly asked: RegExp; readonly told: RegExp };

const interest = 'interest(?:-free)?|apr|zins\\w*|\\w+zins\\w*|verzins\\w*|interets?|interes(?:es)?';
const ofInterest: Attribute = {
  asked:
    /\b(?:(?:what|how much|which|how high)\b.*\b(?:interest(?! (?:you|me|him|her|us))|apr)|(?:is|are) there (?:any |an )?interest|(?:que|cuanto|cual|a que)\b.*\b(?:interes(?:es)?|tasa de interes)|(?:quel|combien|a quel)\w*\b.*\b(?:interets?|taux d'interet)|(?:wie|was|welche\w*)\b.*\b(?:zins\w*|zinssatz))\b/,
  told: new RegExp(`\\b(?:${interest})\\b|\\d ?% (?:financ\\w*|for|over|auf|sobre|sur)`),
};

/** What something is free of, made for or allowed by: a text that never names the kind says nothing of it. */
const kinds: readonly (readonly [asked: string, told: string])[] = [
  ['halal', 'halal|pork|cerdo|porc|schwein\\w*|muslim\\w*'],
  ['kosher|koscher|casher|kasher', 'kosher|koscher\\w*|cash?er|kasher|rabbi\\w*'],
  [
    'vegan|vegane?[nrsm]?|vegana?s?|vegano',
    'vegan\\w*|plant-based|planzlich\\w*|pflanzlich\\w*|vegetal\\w*|animal\\w*|tier\\w*|dairy|eggs?|milk|milch|eier|leche|huevos?|lait|oeufs?',
  ],
  [
    'vegetarian|vegetarisch\\w*|vegetarien\\w*|vegetarian[oa]s?',
    'vegetari\\w*|vegan\\w*|meat\\w*|fleisch\\w*|carne|viande',
  ],
  [
    'organic|organically|biologique|bio|organic[oa]s?|ecologic[oa]s?',
    'organic\\w*|bio\\w*|ecologi\\w*|okolog\\w*|natural\\w*|pesticid\\w*',
  ],
  ['fair[- ]?trade|fairtrade', 'fair[- ]?trade'],
  ['cruelty[- ]free|tierversuchsfrei\\w*', 'cruelty\\w*|animal\\w*|tier\\w*|vegan\\w*'],
  [
    'hypoallergenic|hipoalergenic[oa]s?|hypoallergenique|hypoallergen\\w*',
    'hyp?i?oall?erg\\w*|all?erg\\w*|sensitive|sensib\\w*|empfindlich\\w*|unscented',
  ],
  [
    'biodegradable|biologisch abbaubar\\w*|eco-?friendly|umweltfreundlich\\w*',
    'biodegrad\\w*|abbaubar\\w*|eco\\w*|ecolog\\w*|okolog\\w*|umwelt\\w*|green|natural\\w*|non-?toxic|plant-based',
  ],
];
const ofKinds: readonly Attribute[] = kinds.map(([asked, told]) => ({
  asked: new RegExp(`(?<![\\w-])(?:${asked})(?![\\w-])`),
  told: new RegExp(`\\b(?:${told})(?!\\w)`),
}));

/** For whom a price is less: a discount for others is none for them. */
const discount =
  '(?:discount\\w*|break|deal|rates?|less|cheaper|off|descuento\\w*|rebaja|tarifa|precio especial|remise|reduction|rabais|tarif|rabatt\\w*|ermassig\\w*|nachlass)';
const groups: readonly string[] = [
  'veterans?|vets(?= )|military|service ?members?|armed forces|army|veteran[oa]s?|militar(?:es)?|militaires?|anciens combattants|soldaten?|militar\\w*',
  'teachers?|educators?|maestr[oa]s?|profesor\\w*|enseignant\\w*|professeurs?|lehrer\\w*',
  'nurses?|health ?care workers?|enfermer[oa]s?|infirmi\\w*|pfleg\\w*|krankenschwester\\w*',
  'first responders?|fire ?fighters?|police(?: officers)?|emts?|bomber[oa]s?|policias?|pompiers?|feuerwehr\\w*|polizist\\w*',
  'students?|college|estudiantes?|etudiant\\w*|student\\w*|studierende',
  'aaa|triple a|aarp|costco',
  'shelters?|adopted|rescues?|adoptad[oa]s?|refugio|adopte\\w*|refuge|tierheim\\w*',
];
const ofGroups: readonly Attribute[] = groups.map((group) => ({
  asked: new RegExp(`\\b${discount}\\b.*\\b(?:${group})\\b|\\b(?:${group})\\b.*\\b${discount}\\b`),
  told: new RegExp(`\\b(?:${group})\\b`),
}));

/** A share or a measure by its name: how many pass, how warm it is. */
const ofRates: readonly Attribute[] = [
  {
    asked:
      /\b(?:(?:pass|success|cure|win) rates?|how many (?:of your \w+ |people |students |drivers )?(?:pass|fail)|(?:tasa|porcentaje) de (?:aprobados?|aprobacion|exito)|taux de (?:reussite|succes)|(?:bestehens|erfolgs|durchfall)quote)\b/,
    told: /\d ?%|\b(?:percent|rates?|out of (?:ten|\d+)|por ciento|tasa|porcentaje|pour cent|taux|prozent|quote)\b/,
  },
  {
    asked:
      /\b(?:(?:what|which) temperature|how (?:warm|hot|cold) (?:is|are|do you keep)|(?:que|a que) temperatura|quelle temperature|welche temperatur|wie (?:warm|kalt|heiss) (?:ist|sind))\b/,
    told: /\d ?(?:°|degrees|grados|degres|grad|f\b|c\b)|\bdegrees?\b|\bgrad\b|\bgrados\b|\bdegres\b|\b(?:heated|warm\w*|cold\w*|cool\w*|heiz\w*|beheizt\w*|chauff\w*|tibi[ao]|calefacc\w*)\b/,
  },
];

/** What an office takes, beside what the house does: "plus the government fee" tells no sum of it. */
const official =
  "(?:(?:government|filing|court|uscis|dmv|irs|consulate|gobierno)(?:'s)?(?: \\w+){0,2}?|(?:state|city|county|permit)(?:'s)?)";
const taxes = 'tasas|frais de greffe|(?:gerichts|amts|behorden)(?:gebuhr|kosten)\\w*';
const ofOffice: Attribute = {
  asked: new RegExp(
    `\\b(?:how much|what(?:'s| is| are| do| does)|cuant[oa]s?|combien|quels?|wie hoch|wie viel|was)\\b.*\\b(?:${official} (?:fees?|charges?)|court costs|${taxes})\\b`,
  ),
  told: new RegExp(
    `\\b(?:${official} (?:own )?(?:fees?|charges?)?|court costs|${taxes})(?: (?:is|are|of|runs?|comes? to|es|son|de|est|sont|betrag\\w*))?:? ?(?:another |about |currently )?[$€£]|[$€£] ?[\\d.,]+ (?:\\w+ )?(?:${official}|${taxes})\\b`,
  ),
};

/** How long there has been a house: "5 years on our work" tells nothing of it. */
const ofAge: Attribute = {
  asked:
    /\b(?:how (?:long|many years) (?:have|has) (?:[\w.'-]+ ){1,5}?been (?:\w+ )?(?:in business|around|open|practicing|doing (?:this|it)|at (?:it|this))|cuant(?:o tiempo|os anos) (?:llevan?|tienen?) (?:\w+ )?(?:abiert\w+|en (?:el negocio|esto)|trabajando|de experiencia)|depuis (?:combien de temps|combien d'annees|quand) (?:existez|etes-vous (?:ouvert\w*|install\w*)|vous (?:existez|etes (?:ouvert\w*|install\w*)))|(?:wie lange|wie viele jahre|seit wann) (?:gibt es (?:sie|euch|den|die|das)|sind sie schon|machen sie das))\b/,
  told: /\b(?:since|founded|established|opened|experience|in business|been (?:doing|around|here|open)|for (?:over |more than )?\w+ years|generations?|desde|fundad\w+|experiencia|llevamos|anos (?:de|en)|depuis|fonde\w*|experience|annees d|seit|gegrundet|erfahrung|generation\w*|(?:19|20)\d\d)\b/,
};

const clockOf = String.raw`(?:\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m|uhr|h\b)|\d{1,2}:\d\d|noon|midnight|mediodia|midi|mittag|mitternacht)`;
const clock = new RegExp(`\\b${clockOf}`);
const hourAsked =
  /\b(?:what time|which hour|at what hour|(?:a )?que hora|(?:a )?quelle heure|(?:um )?wie ?viel uhr|wann genau)\b/;

/** When something is over, apart from when it begins. */
const ofEnd: Attribute = {
  asked:
    /\b(?:(?:what time|when) (?:does|do|will|would|is|are) (?:(?!i\b|my\b|we\b)[\w'-]+ ){1,5}?(?:get (?:back|out)|come back|return|end|finish|over|wrap up)\b(?! (?:my|our|it|with)\b)|(?:a que hora|cuando) (?:\w+ )?(?:termina|acaba|regresa|vuelve|finaliza)n?|(?:(?:a quelle heure|quand)\b.*(?:termine|finit|finissent|revient|reviennent|rentre)\w*)|(?:wann|um wie ?viel uhr)\b.*\b(?:zu ende|vorbei|aus|zuruck|fertig|endet|enden))\b/,
  told: new RegExp(
    `\\b(?:until|till?|ends?|finish\\w*|back (?:by|at|around)|return\\w*|over by|hasta|termina\\w*|acaba\\w*|regres\\w*|vuel\\w*|jusqu\\w*|termin\\w*|finit|retour|bis|ende\\w*|zuruck|(?:hour|minute|stunde|heure|hora)n?s?|hours?)\\b|${clockOf}(?:\\.m\\.)? ?(?:-|–|to|a|bis|und|et|y|and) ?(?:las? )?\\d`,
  ),
};

/** How big a thing is, and how far away: a text without a measure tells neither. */
const ofMeasure: readonly Attribute[] = [
  {
    asked:
      /\b(?:how (?:big|large|tall|wide|deep|heavy|thick) (?:is|are)|(?:que tan|como de) (?:grande|alt[oa]|anch[oa]|pesad[oa])s? (?:es|son)|de que tamano (?:es|son)|(?:cuanto|que) miden?|(?:quelle est la|de quelle) taille(?: est| sont| fait)|combien (?:mesure|pese)(?:nt)?|wie (?:gross|breit|hoch|schwer|tief|dick) (?:ist|sind))\b/,
    told: /\d|\b(?:feet|foot|inch\w*|yards?|sizes?|large\w*|small\w*|big\w*|seats?|people|persons?|tamano\w*|grande\w*|pequen\w*|personas|taille\w*|petit\w*|places|personnes|gross\w*|klein\w*|platz\w*|plaetze|personen|meter)\b/,
  },
  {
    asked:
      /\b(?:how far (?:is|are)(?! (?:you|they|we) (?:booked|out|along|behind))|a que distancia (?:esta|estan|queda)|a quelle distance (?:est|sont)|c'est loin|wie weit (?:ist|sind|liegt))\b/,
    told: /\b(?:miles?|km|kilom\w*|minut\w*|hours?|blocks?|doors?|next to|across|right|opposite|around the corner|horas?|cuadras?|al lado|enfrente|heures?|rues?|cote|face|stund\w*|meilen?|neben\w*|gegenuber|direkt)\b/,
  },
];

const months = [
  'january|enero|janvier|januar',
  'february|febrero|fevrier|februar',
  'march|marzo|mars|marz',
  'april|abril|avril',
  'may|mayo|mai',
  'june|junio|juin|juni',
  'july|julio|juillet|juli',
  'august|agosto|aout',
  'september|septiembre|septembre',
  'october|octubre|octobre|oktober',
  'november|noviembre|novembre',
  'december|diciembre|decembre|dezember',
  'mondays?|lunes|lundis?|montags?',
  'tuesdays?|martes|mardis?|dienstags?',
  'wednesdays?|miercoles|mercredis?|mittwochs?',
  'thursdays?|jueves|jeudis?|donnerstags?',
  'fridays?|viernes|vendredis?|freitags?',
  'saturdays?|sabados?|samedis?|samstags?|sonnabends?',
  'sundays?|domingos?|dimanches?|sonntags?',
].map((names) => new RegExp(`\\b(?:${names})\\b`));
const isWeekday = (at: number) => at >= 12;

/** "What time is the June concert?", of a text whose only hour is December's: each hour that it tells is of another month or day. */
function toldOfAnotherDay(question: string, sentences: readonly string[]): boolean {
  if (!hourAsked.test(question)) return false;
  const asked = months.flatMap((one, at) => (one.test(question) ? at : []));
  const timed = sentences.filter((one) => clock.test(one));
  if (asked.length === 0 || timed.length === 0) return false;
  return timed.every((sentence) => {
    const named = months.flatMap((one, at) => (one.test(sentence) ? at : []));
    const ofKind = named.filter((one) => asked.some((other) => isWeekday(one) === isWeekday(other)));
    // "From Monday to Friday" has the days between.
    const isRange = ofKind.length > 1;
    return ofKind.length > 0 && !isRange && !ofKind.some((one) => asked.includes(one));
  });
}

const howLong =
  /\b(?:how long (?:is|are|does|do|will)\b(?!.*\b(?:driveway|hair|wait|open|wheelbase)\b)|how many (?:minutes|hours|days|weeks) (?:does|do|will|would) .*\b(?:take|last)\b|cuanto (?:tiempo )?(?:(?:se )?(?:tarda|demora)n?|dura|duran|toma)|cuant[oa]s (?:minutos|horas|dias|semanas) (?:(?:se |les )?(?:tarda|demora|lleva|toma)n?|duran?)|combien de temps (?:dure|durent|prend|faut-il|ca prend)|combien d(?:e |')(?:minutes|heures|jours|semaines) (?:dure|durent|prend|faut-il|ca prend)|(?:ca|il|elle)? ?dure(?:nt)? combien|wie (?:lange|viele (?:minuten|stunden|tage|wochen)) (?:dauer\w*|geht|gehen|brauch\w*))\b/;
/** What takes its time is told by no hour until which something else is free. */
const takes = /\b(?:takes?|tardan?|demoran?|tome?n?|prend|prennent|faut-il|brauch\w*|dauer\w*)\b/;
const untilHour = new RegExp(
  `\\b(?:until|till|hasta|jusqu'(?:a|au)|bis) (?:las? |a |um |zum )?(?:\\d{1,2} (?:de la|del) \\w+|${clockOf})`,
  'g',
);
/** A span, told as one; a rhythm ("twice a year") is none. */
const span =
  /(?:\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|several|few|couple of|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|media|varias|varios|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|demi\w*|quelques|ein\w{0,2}|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|halbe\w*|anderthalb|paar|einige))[- ]?(?:(?:full|half|business|working|more|short|good|to|or|a|and|bis|oder|o|ou|et|y|und|\d+|one|two|three|four|five|six|seven|eight|twelve|dos|tres|cuatro|deux|trois|quatre|zwei|drei|vier|funf|demi|media|halbe|ganze|ganzen|volle|tage) ?){0,4}[- ]?(?:minut\w*|mins?\b|hours?\b|hrs?\b|days?\b|nights?\b|weeks?\b|months?\b|years?\b|seasons?\b|winters?\b|summers?\b|miles?\b|km\b|feet\b|horas?\b|dias?\b|noches?\b|semanas?\b|mes(?:es)?\b|anos?\b|heures?\b|jours?\b|nuits?\b|semaines?\b|mois\b|ans?\b|annees?\b|h\b|stund\w*|(?:werk|arbeits)?tage?n?\b|nachte?\b|woche\w*|monat\w*|jahr\w*)|\b(?:\w*(?:stunden?|minuten?|tagig\w*|stundig\w*|minutig\w*)|half-?day|all day|overnight|same day|lifetime|for life|since \d{4}|seit \d{4}|desde \d{4}|depuis \d{4}|until|till|hasta|jusqu\w*|bis|while you wait|am selben tag|le jour meme|el mismo dia|right away|straight away|sofort|immediate\w*|permanent\w*)\b/;
/** "A year" behind "twice" is a rhythm. */
const rhythm =
  /\b(?:once|twice|\w+ times|einmal|zweimal|dreimal|una vez|\w+ veces|une fois|\w+ fois) (?:a|per|each|every|im|pro|in der|al|por|a la|par) \w+/g;

/** Makes that are asked for by name: a text names one by a word written large inside a sentence, or speaks of makes. */
const makesAsked =
  /\b(?:(?:what|which) (?:\w+ )?(?:brands?|makes?(?! (?:it|you|them|this|that|a|the|more|sense))|manufacturers?)|(?:que|cual\w*|de que) (?:\w+ )?marcas?|quel\w* (?:\w+ )?marques?|welche\w* (?:\w+ )?(?:marken?|hersteller))\b/;
const makesTold = /\b(?:brands?|makes?|manufacturers?|marcas?|marques?|marken?|hersteller\w*)\b/;
const writtenLarge = /[\p{Ll}\d,;:–-]\*{0,2} \*{0,2}(?!(?:I|ID|OK|TV|SMS)\b)\p{Lu}[\p{L}\d&-]+/u;
const listsNames =
  /(?:^|[.!?:] )\*{0,2}\p{Lu}[\p{L}\d&-]*(?: \p{Lu}[\p{L}\d&-]*)?\*{0,2}(?:,| and | or | y | et | und )/u;

/** Somebody else's charge, by their name: "What does Hollis Towing charge?" */
const chargeOf: readonly RegExp[] = [
  /\b(?:does|do|will|would) (?:the )?((?:\p{Lu}[\p{L}'’&-]*)(?: (?:of |the )?\p{Lu}[\p{L}'’&-]*)*) (?:usually |normally )?(?:charge|want|ask|take|bill)\b/u,
  /(?:cobran?|piden?) ((?:la |el |los |las )?\p{Lu}[\p{L}'’&-]*(?: (?:de |del |la |el )?\p{Lu}[\p{L}'’&-]*)*)/u,
  /(?:prend|demande|facture) (?:le |la )?(\p{Lu}[\p{L}'’&-]*(?: (?:de |du |la )?\p{Lu}[\p{L}'’&-]*)*)/u,
  /\bthe (\p{Lu}[\p{L}&-]*)['’]s (?:own )?(?:fee|price|charge|rate)s?\b/u,
];
const sum = /[$€£] ?\d|\d ?(?:[$€£]|dollars?\b|euros?\b)|\bfree\b|\bgratis\b|\bgratuit|\bkostenlos|\bno charge\b/i;

function chargesUntold(question: string, sentences: readonly string[]): boolean {
  const name = chargeOf.map((one) => one.exec(question)?.[1]).find((one) => one !== undefined);
  if (name === undefined) return false;
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= nameWordMin);
  const names = (text: string) => words.some((word) => fold(text).includes(word));
  return words.length > 0 && sentences.some(names) && !sentences.some((one) => names(one) && sum.test(one));
}
const nameWordMin = 3;

/** Does a text that is near in words leave what was asked of it untold? */
export function isUntold(question: string, language: Language, { title, text, sentences }: Told): boolean {
  const asked = fold(question);
  const whole = fold(`${title}. ${text}`);
  const isLeft = (one: Attribute) => one.asked.test(asked) && !one.told.test(whole);
  if ([ofInterest, ofEnd, ofOffice, ofAge, ...ofMeasure, ...ofRates, ...ofKinds, ...ofGroups].some(isLeft)) return true;
  if (leavesSumUntold(asked, whole)) return true;
  if (toldOfAnotherDay(asked, sentences.map(fold))) return true;
  const timed = takes.test(asked) ? whole.replaceAll(untilHour, ' ') : whole;
  if (howLong.test(asked) && !span.test(timed.replaceAll(rhythm, ' '))) return true;
  // In a German text every noun is written large.
  const namesMakes = language === 'de' || makesTold.test(whole) || writtenLarge.test(text) || listsNames.test(text);
  if (makesAsked.test(asked) && !namesMakes) return true;
  return chargesUntold(question, sentences);
}

type Told = { readonly title: string; readonly text: string; readonly sentences: readonly string[] };
