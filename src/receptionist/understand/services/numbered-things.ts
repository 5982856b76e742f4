// "A three bedroom house", "an F-150", "a Model 3", "eine 3-Zimmer-Wohnung": a number that says how large a thing is or which one it
// is, and no hour. Over the text as it was said, since what is crossed out keeps its place.

const numbers =
  '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|deux|trois|quatre|cinq|six|sept|huit|zwei|drei|vier|f[üu]nf|sechs|sieben|acht)';

/** What a number of says how large something is: "four door sedan", "drei Zimmer". */
const measures =
  '(?:bed(?:room)?s?|br|bath(?:room)?s?|stor(?:y|ies|eys?)|doors?|cars?|person|people|foot|feet|ft|inch|gallons?|tons?|pieces?|seaters?|rooms?|cylinders?|burners?|panels?|units?|famil(?:y|ies)|wheel(?:er|s)?|pounds?|lbs?|pages?|stalls?|pots?|legs?|light|gang|zone|prong|tooth|teeth|speed|ply|bottles?|tab|recámaras|rec[aá]maras?|habitaciones|cuartos|ba[ñn]os|puertas|pisos|plazas|chambres|pi[èe]ces|portes|[ée]tages|places|zimmern?|t[uü]r(?:er|ig\\p{L}*|en)|personen|r[aä]ume\\p{L}*|zylinder)';

/** What the number behind it only names: "Model 3", "iPhone 14", "Apt 4". A room of a house is none of those that an hour follows. */
const models =
  '(?:model|series|iphone|galaxy|pixel|mazda|boeing|airbus|silverado|sierra|ram|level|size|grade|stage|phase|apt|apartment|suite|unit|floor|type|modelo|talla|nivel|mod[èe]le|taille|niveau|modell|gr[öo](?:ss|ß)e|stufe)';

const numbered = new RegExp(
  `(?<![\\p{L}\\d:.])(?:(?:eine[nmr]?|une?|una) )?${numbers}(?: 1/2)?(?=[ -](?:and a half )?${measures}(?!\\p{L}))|(?<=(?<!\\p{L})\\p{L}{1,4}-)\\d{1,4}(?![\\d:])|(?<=(?<!\\p{L})${models} )${numbers}(?![\\d:]|\\s*(?:[ap]\\.?m|o['’]?clock|uhr|h)(?!\\p{L}))`,
  'giu',
);

/** "The tenth one's free": which of several costs nothing, and no day of the month. */
const ordinals =
  '(?:(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth)|\\d{1,2}(?:st|nd|rd|th)|(?:deuxi|troisi|quatri|cinqui|sixi|septi|huiti|neuvi|dixi|onzi|douzi)[èe]me|\\d{1,2}e|(?:zweite|dritte|vierte|f[üu]nfte|sechste|siebte|achte|neunte|zehnte|elfte|zw[öo]lfte)[nrsm]?|\\d{1,2}\\.)';
/** Behind the number these tell of a day, which is free for the caller: "the 10th looks free", "the 12th is open". */
const ofDays =
  '(?:still|also|day|all|even|is|was|looks?|seems?|sounds?|works?|feels?|appears?|would|should|could|can|will|might|may|has|of|morning|afternoon|evening|night|\\p{L}+day|noch|auch|encore|aussi|est|ist)';
const untilWhen =
  '(?! (?:for (?:me|us|my|our)|after|before|at|on (?:my|our)|from|until|till?|between|all|if|in the)(?!\\p{L}))';
const freeOne = new RegExp(
  `(?<=(?<!\\p{L})(?:every|each|the|your|my) )${ordinals}(?=(?:(?<=(?:every|each) [\\p{L}\\d]+)['’]s| (?!${ofDays}(?!\\p{L}))\\p{L}+(?:['’]?s)?)(?: is| comes?| gets?| for)* (?:free|half (?:off|price)|on (?:the house|us)|complimentary)(?!\\p{L})${untilWhen})|(?<=(?<!\\p{L})(?:le|la|der|die|das|jede[rs]?) )${ordinals}(?=(?: (?!${ofDays}(?!\\p{L}))\\p{L}+)?(?: est| ist)? (?:gratuite?|offerte?|gratis|umsonst|kostenlos)(?!\\p{L}))`,
  'giu',
);

/** The same text with such numbers crossed out. */
export const withoutNumberedThings = (text: string): string =>
  [numbered, freeOne].reduce((left, one) => left.replace(one, (number) => '~'.repeat(number.length)), text);
