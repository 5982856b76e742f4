// A message that is announced: "tell Dana that …", "pass it on: …", "faites-lui savoir", "richten Sie ihm aus". What stands in its
// sentence is what somebody is to be told, and no wish for a visit or a change, whatever days and services it names.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';

/** Whoever is named at `who`; nobody where it is a pronoun. */
const announcing: Readonly<Record<Language, string>> = {
  en: "(?:(?:can|could|would|will) (?:you|u|y'all) )?(?:(?:please|just|kindly) )*(?:(?:tell|remind|inform) (?<who>(?!(?:me|us|you|if|how|what|when|where|why|who|whether|about|that|it)(?!\\p{L}))\\p{L}+)|let (?<who2>(?!(?:me|us|it|go)(?!\\p{L}))\\p{L}+\\.?(?: \\p{L}+)?) know|pass (?:it|this|that) (?:on|along)|pass (?:on|along)(?= (?:that|this|it|to|the (?:message|word|news)|a (?:message|word|note)|my (?:message|thanks|regards))(?!\\p{L})| *:))",
  es: '(?:por favor,? )?(?:(?:(?:digan?|avis[ae]n?|informen?|comuniquen?|recuerden?|transmitan?)(?:le|les|selo)|dile|diles|ha(?:gan?|z)(?:le|les) saber|(?:me )?(?:le|les) (?:puede|podria)n? (?:decir|avisar|informar|hacer saber)|(?:puede|podria)n? (?:decirle|avisarle|informarle|hacerle saber)|pasen?(?:le|les|selo)(?: (?:el|este|un|mi) (?:recado|mensaje|aviso))?|pasen?(?:lo)? (?:el|este|un|mi) (?:recado|mensaje|aviso))(?: (?:por favor )?a (?<who>\\p{L}+))?)',
  fr: "(?:s'il vous plait,? )?(?:(?:prevenez|avertissez|informez|dis|previens)[- ](?:les?|la|leur|lui)(?!\\p{L})|(?:faites|fais)[- ](?:lui|leur) (?:savoir|passer|part)|(?:dites|dis|transmettez)[- ](?:lui|leur)|(?:pouvez|pourriez)[- ]vous (?:lui|leur) (?:dire|faire savoir|transmettre|faire passer)|(?:(?:dites|faites savoir|signalez|transmettez|(?:pouvez|pourriez)[- ]vous (?:dire|faire savoir|transmettre)) a|prevenez|avertissez|informez) (?<who>(?!(?:moi|nous)(?!\\p{L}))\\p{L}+)|faites passer (?:(?:le|ce|un|mon) )?(?:message|mot|ca|cela))",
  de: '(?:bitte )?(?:(?:sagt?|gib|gebt|sagen sie|geben sie) (?:(?:bitte|einfach|doch|nur|mal) )*(?:denen|ihnen|ihm|ihr|allen|dem \\p{L}+|der \\p{L}+)(?: (?:bitte|einfach|doch|mal|halt))* bescheid|(?:sagt?|sagen sie) (?:(?:bitte|einfach|doch|nur|mal) )*denen|(?:richten|teilen) sie (?:(?:bitte|doch|das) )*(?<who>(?!(?:mir|uns)(?!\\p{L}))\\p{L}+)(?= (?:\\p{L}+ )?(?:aus|mit)(?!\\p{L}))|sagen sie (?:bitte |doch )?(?<who2>(?!(?:mir|uns|mal|bitte|wie|was|wann|wo|ob|es|das)(?!\\p{L}))\\p{L}+)(?=,? (?:(?:bitte,? )?dass|ich|wir|sie|er|der|die|das|es)(?!\\p{L}))|lassen sie (?<who3>(?!(?:mich|uns|es|das)(?!\\p{L}))\\p{L}+) (?:bitte )?wissen|geben sie (?:(?:bitte|das|es|ihm|ihr|ihnen) )+(?:weiter|bescheid)|(?:konnen|konnten|wurden) sie (?:bitte )?(?<who4>(?!(?:mir|uns|mich|das)(?!\\p{L}))\\p{L}+) (?:bitte )?(?:sagen|ausrichten|mitteilen)(?=,? dass(?!\\p{L})))',
};

const whom = '(?!(?:me|us|you)(?!\\p{L}))\\p{L}+\\.?(?: (?!something(?!\\p{L}))\\p{L}+)?';
/** Who is to be told something, and no matter of which something is told: "zum Preis", "über die Dauer". */
const person =
  '(?:ihm|ihr|ihnen|ihn|(?:(?:de[mrn]|die|meine[mnr]?|unsere[mnr]?|einer?|einem|einen) )?(?:herrn?|frau|dr\\.?|doktor) \\p{L}+|(?:de[mrn]|die|meine[mnr]?|unsere[mnr]?) (?!(?:preis|dauer|kosten|reihe)(?!\\p{L}))\\p{L}+)';
/** "I'd like to leave a message for …", "could you pass something on to …": whatever follows is its words. */
const leaving: Readonly<Record<Language, string>> = {
  en:
    "(?:can|could|may) (?:i|we) (?:please |just )?(?:get|send) a (?:message|msg) to(?!\\p{L})|(?:(?:i|we)(?:'d| would)? (?:just )?(?:like|want|need|wanna)(?: to)? |(?:can|could|may|might) (?:i|we) (?:please |just )?|let me |i'll |i(?:'m| am) (?:just )?(?:calling|writing) to |(?:please |just )+)?leave (?:(?:you|him|her|them|\\p{L}+(?: \\p{L}+)?) )?(?:an? |this )(?:\\p{L}+ )?(?:message|msg|note|word)|(?:can|could|would|will) (?:you|u) (?:please )?take (?:down )?a (?:message|msg|note)|(?:an? |the |this is a |my )?(?:message|msg)(?= ?:)" +
    `|(?:(?:can|could|would|will) (?:you|u|i ask you to)|(?:i|we)(?:'d like| need| want) you to|please) (?:(?:please|just|maybe) )*(?:(?:pass|relay) (?:something|(?:an?|one) (?:\\p{L}+ )?(?:question|message|note|thing))(?: (?:on|along))?(?= to(?!\\p{L})|\\P{L}*$|[.?!:])|pass (?:something|(?:an?|one) (?:\\p{L}+ )?(?:question|message|note|thing)) (?:on|along)|(?:tell|ask) ${whom} something|give ${whom} a (?:\\p{L}+ )?message|get (?:a (?:\\p{L}+ )?message|word) to)`,
  es: '(?:(?:quiero|quisiera|queria|querria|me gustaria|necesito|deseo|puedo|podria|voy a|vengo a|llamo (?:para|a)|es para|solo) )*(?:dejar(?:le|les|te|selo)?|(?:le|les) dejo|dejo) (?:(?:un|este) )(?:\\p{L}+ )?(?:recado|recadito|mensaje|mensajito|aviso)|(?:(?:me )?(?:puede|podria)n? tomar|tome(?:me)?) (?:un )?(?:recado|mensaje)|(?:un |el |este |es un )?(?:recado|mensaje)(?= ?:)|(?:(?:le|les) )?(?:puede|podria)n? (?:(?:decir|preguntar|comentar|transmitir)(?:le|les)? (?:algo|una (?:cosa|pregunta))|(?:pasar|dar|decir|transmitir)(?:le|les)? (?:un|este) (?:\\p{L}+ )?(?:recado|mensaje|aviso)|(?<happens>pasar)(?:le|les)? (?:algo|una (?:cosa|pregunta)))(?: de mi parte)? (?:a|al)(?= (?!(?:mi|respecto)(?!\\p{L})))',
  fr: "(?:(?:je (?:voudrais|veux|souhaite(?:rais)?|voulais|peux|pourrais|vais)|j'aimerais|j'appelle pour|puis-je|pourrais-je|c'est pour) )+(?:(?:lui|leur|vous) )?laisser (?:un |ce )(?:\\p{L}+ )?(?:message|mot)|je (?:(?:lui|leur|vous) )?laisse (?:un |ce )(?:message|mot)|(?:pouvez|pourriez)[- ]vous (?:prendre|noter) (?:un )?message|(?:un |le |c'est un )?message(?= ?:)|(?:(?:pouvez|pourriez)[- ]vous|(?:est-ce que )?vous (?:pouvez|pourriez)) (?:transmettre|passer|dire|demander|faire passer) (?:quelque chose|un (?:petit )?(?:mot|message)|une (?:question|chose))(?: de ma part)? (?:a|au|aux)(?= (?!(?:moi|propos|sujet)(?!\\p{L})))",
  de: `(?:(?:ich (?:mochte|wollte|will|wurde)|(?:kann|konnte|durfte|darf) ich|mochte|wollte|wurde)(?: [\\p{L}.]+){0,6}? (?:eine|ne|diese) (?:\\p{L}+ )?(?:nachricht|mitteilung)(?: [\\p{L}.]+){0,5}? (?:hinterlassen|dalassen|dalasse|hinterlasse)|(?:konnen|konnten|wurden) sie (?:bitte )?(?:eine )?nachricht(?: [\\p{L}.]+){0,4}? (?:aufnehmen|notieren)|(?:eine |ne |die |das ist eine )?nachricht(?= ?:)|(?:konnen|konnten|wurden) sie (?:(?:bitte|vielleicht|mal|kurz) )*(?:${person}(?: bitte| mal| kurz)* (?:et)?was (?:ausrichten|weitergeben|weiterleiten|mitteilen|sagen|fragen)|(?!(?:mir|uns|hier|da|dabei|dagegen|damit|dazu)(?!\\p{L}))[\\p{L}.]+(?: bitte)? (?:et)?was ausrichten))`,
};

const lead =
  '(?:^[^\\p{L}]*|[.!?;:,][^\\p{L}]{0,6})(?:(?:hi|hello|hey|ok|okay|and|so|also|then|oh|yes|no|hola|buenas|y|entonces|si|bonjour|et|alors|oui|hallo|guten tag|und|dann|ja|nein|egal|gut|na gut|whatever|fine|never ?mind|forget it|bueno|da igual|bon|non|tant pis)[ ,!.:]+){0,3}(?:(?:if|otherwise|si|sinon|wenn|falls|sonst) (?:[^.!?;:]{0,40}?[ ,])?)?';

/** Who is told of here: a pronoun, or whoever works for the house. */
const noName =
  /^(?:doc|reception|receptionist|desk|front|coach|boss|manager|owner|hygienist|nurse|office|recepcion|recepcionista|jef[ea]|duen[oa]|oficina|accueil|secretaire|secretariat|patronn?e?|empfang|rezeption|chef(?:in)?|praxis|buro|him|her|them|everyone|everybody|someone|somebody|anyone|people|customers?|clients?|the|your|my|el|la|los|las|su|mi|ella|ellos|alguien|le|les|l|votre|mon|ma|quelqu|ihm|ihr|ihnen|ihn|sie|dem|der|den|allen|jemand\p{L}*|herrn?|frau|dr|doctor|mr|mrs|ms|miss|team|staff)$/u;

export type Announced = {
  readonly start: number;
  /** Somebody is named who is none of the staff. */
  readonly elsewhere: boolean;
  /** All that follows belongs to it. */
  readonly takesAll: boolean;
};

/** Before the name of whom it is for stands no more than "la doctora", in characters. */
const titleLengthMax = 12;

const patternOf = (words: string) => new RegExp(`${lead}(${words})(?![\\p{L}\\d])`, 'u');
const patterns = eachLanguage((language) => patternOf(announcing[language]));
const leavingPatterns = eachLanguage((language) => patternOf(leaving[language]));

/** Is somebody to be told something? */
export const announces = (said: string, language: Language): boolean => patterns[language].test(foldCue(said));

/** Where a message is announced in what was said; null where none is. */
export function announcedIn({ said, language, mentions }: Seen): Announced | null {
  const folded = foldCue(said);
  const left = leavingPatterns[language].exec(folded);
  // "¿Le puede pasar algo al perro?" fears for it; something is passed on to somebody of the house.
  const behind = left ? left.index + left[0].length : 0;
  const isToStaff = mentions.staff.some((one) => one.start > behind && one.start <= behind + titleLengthMax);
  if (left && (left.groups?.happens === undefined || isToStaff))
    return { start: left.index + left[0].indexOf(left[1] ?? ''), elsewhere: false, takesAll: true };
  const found = patterns[language].exec(folded);
  if (!found) return null;
  const start = found.index + found[0].indexOf(found[1] ?? '');
  const end = found.index + found[0].length;
  const groups = found.groups ?? {};
  const who = groups.who ?? groups.who2 ?? groups.who3 ?? groups.who4;
  const isStaff = mentions.staff.some((one) => one.start < end + 1 && start < one.end);
  return { start, elsewhere: who !== undefined && !noName.test(who.split(' ')[0] ?? '') && !isStaff, takesAll: false };
}
