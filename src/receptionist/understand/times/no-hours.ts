// Words that are spelled like hours and are none: "one" for a thing, "ein" behind a verb, "un" before a noun, "sooner" for what one likes.
import type { Language } from '../../business.ts';

/** "I'd like one on Thursday": one of what was spoken of, and no hour. */
const pronounOne =
  /(\b(?:like|want|need|have|get|book|take|that|this|the|another|any|which|each|only|schedule|next|last|first|second|third|earlier|later|other|new|newer|used|old|big|bigger|small|smaller|short|shorter|long|longer|good|better|cheaper|nice|quick|different|single|morning|afternoon|evening|night|lunchtime|midday|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\s+)one\b(?!\s*(?:o'?clock|p\.?m|a\.?m|thirty|fifteen|forty|in the))/giu;

/** "Una el sábado y otra el domingo", "uno a las cuatro": one of them, and no hour or day. */
const oneOnDay =
  /(?<=(?<!\p{L})(?:ped[ií]|quiero|tengo|hice|reserv[eé]|solo|s[oó]lo|nada m[aá]s) )un[ao](?=\s*(?:[,.;!?]|$))|(?<!\p{L})(?<!\bla )un[ao]?(?=\s+(?:el|para el|este|a las?|y otr[oa])\s)/giu;

/** "Las dos a las diez": both at ten, and no hours from two on. */
const bothAt =
  /(?<!\p{L})(?<!(?:\p{L}|\d) ?a )(?<!(?:de|desde|entre|hasta|para|hacia|sobre) )l[ao]s dos(?=,? a las? )/giu;

/** "Trag ihn ein für Donnerstag", "… um zehn ein": the end of a verb, and no hour. */
const verbEnd =
  /(?<!\p{L})(?<!(?:halb|[Uu]m|gegen|ab|bis|vor|nach) )ein(?=\s*(?:[.,;!?]|$)|\s+(?:für|fuer|am|um|auf|bei|bitte)\s)|(?<=um \p{L}+\s)eine[nmr]?(?=\s+\p{Lu}\p{Ll})/gu;

/** "We could come by on Tuesday" sets no last day. */
const comeBy = /(\b(?:come|comes|came|stop|drop|swing|pass|pop|be) )by\b/giu;

/** "Uno nuevo", "una grande": one of them, by what it is like. */
const oneOfKind =
  /(?<!\p{L})(?<!(?:a|de|desde|hasta|hacia|sobre) )(?<!(?:a|de|desde|hasta|hacia|sobre|para) la )un[ao](?=\s+(?:nuev|usad|grande|chic|peque[nñ]|mejor|normal|sencill|barat|sol|cada|por un|tras|despu[eé]s de(?:l| la) otr)[\p{L}]*)/giu;

/** "Les deux", "tous les trois", "la voisine du 2", "un après l'autre": so many of them, or a house, and no hour. */
const theTwo =
  /(?<=(?<!\p{L})(?<!(?:vers|apr[eè]s|avant|entre|d[eè]s|jusqu['’]?à|sur) )les )(?:deux|trois|quatre)(?!\s*(?:heures?|h)(?!\p{L}))(?!\p{L})|(?<=(?<!\p{L})(?:voisine?s?|locataire|gens|dame|monsieur|appartement|appart|num[eé]ro|chambre)(?: du| de l['’]appartement)? (?:du |num[eé]ro )?)\d{1,3}(?!\s*h)|(?<!\p{L})une?(?=\s+(?:apr[eè]s|[àa]|par) (?:l['’]autre|une?(?!\p{L}))|\s+(?:chacune?|seule?|neuve?|nouve\p{L}+)(?!\p{L}))/giu;

/** "Für jeden eine", "jeweils einen": one each. */
const oneEach =
  /(?<=(?<!\p{L})(?:f[uü]r (?:jede[nrs]?|beide|uns|mich|sie|ihn)|jeweils|je|nur|gleich|noch|auch) )ein(?:e[nmrs]?|s)?(?=\s*(?:[,.;!?]|$))|(?<!\p{L})ein(?:e[nmrs]?|s)(?=\s+(?:nach (?:der|dem) ander\p{L}+|f[uü]r jede\p{L}*))/giu;

/** "5 par 5", "10 x 10", "3 por 4": a size. */
const sideBySide = /(?<![\p{L}\d:.])\d{1,3}\s?(?:x|par|por|by|mal|×)\s?\d{1,3}(?![\d:]|\s*(?:[ap]\.?m|uhr|h))/giu;

/** "Seven is way too early" names no street. */
const wayToo = /\bway(?= (?:too|more|past|before|after|earlier|later|off)\b)/giu;

/** "I'd much sooner do the weekend" is said of what one likes. */
const ratherSooner =
  /(?<=\b(?:i'd|i would|we'd|we would|would|he'd|she'd) (?:much |far |really )?)sooner\b(?= (?!than|if|please|or)\p{L})/giu;

/** "At nine, and after that …": the hour is no beginning of a window. */
const afterThat = /\band after(?= (?:that|this|it|which)\b)/giu;

/** "Parler à quelqu'un", "l'un ou l'autre": somebody, and no hour. */
const quelquUn =
  /(?<=(?<!\p{L})(?:quelqu['’ ]?|chac|aucu|l['’]))une?(?!\p{L})|(?<!\p{L})une?(?= (?:soir|matin|apr[èe]s-midi|jour|midi|soir[ée]e|matin[ée]e)(?!\p{L}))/giu;

/** "La première", where times were offered, is no first of the month. */
const laPremiere =
  /(?<=(?<!\p{L})la )(?:premi[èe]re|deuxi[èe]me|seconde|troisi[èe]me)(?! (?:semaine|quinzaine|heure))(?!\p{L})/giu;

/** "Un" and "eine" before what it is one of are no hour: "lieber einen anderen Termin", "eine frühere Zeit". */
const articleOf =
  /(?<!\p{L})eine[nmr]?(?=\s+(?:ander|frei|neu|weiter|früher|frueher|später|spaeter|zweit|dritt|termin|besuch)\p{L}*)/giu;

/** The same right after a day: "am Donnerstag einen Termin". */
const articleAfterDay =
  /(?<=(?:tag|mittwoch|morgen|heute|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ma[nñ]ana|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)\s(?:(?:para|pour|für|fuer|con|avec|bei|bitte|gerne?|noch|auch|por favor|svp)\s)?)(?:une?|una?|eine[nmr]?)(?=\s(?!(?:uhr|stunde|woche|heure|h|semaine|hora|semana|y|menos|en punto|de la)(?!\p{L}))\p{L})/giu;

/** "That's 119, right?": nobody comes at nineteen past one, and a bare number like that is a price or a count. */
const oddMinutes = /(?<![\p{L}\d:.,#$€-])\d[0-5][1-46-9](?![\p{L}\d:-]|[.,]\d|\s*[ap]\.?m)/gu;

/** The same text with pronouns crossed out that are spelled like hours. */
export function withoutPronouns(said: string, language: Language): string {
  const text = said.replace(oddMinutes, '~~~').replace(sideBySide, (size) => '~'.repeat(size.length));
  if (language === 'en')
    return text
      .replace(pronounOne, (_, before) => `${before}~~~`)
      .replace(comeBy, (_, before: string) => `${before}~~`)
      .replace(ratherSooner, (word) => '~'.repeat(word.length))
      .replace(wayToo, (way) => '~'.repeat(way.length))
      .replace(afterThat, (joined) => '~'.repeat(joined.length));
  const noHours =
    language === 'es'
      ? [oneOnDay, bothAt, oneOfKind]
      : language === 'de'
        ? [verbEnd, oneEach]
        : language === 'fr'
          ? [quelquUn, laPremiere, theTwo]
          : [];
  const crossedOut = (one: string) => '~'.repeat(one.length);
  const plain = text.replace(articleAfterDay, crossedOut).replace(articleOf, crossedOut);
  return noHours.reduce((read, one) => read.replace(one, crossedOut), plain);
}
