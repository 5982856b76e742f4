// "Make sure somebody calls me", "pásele el recado", "sagen Sie's ihr": whether a line begs that something be passed on, or that the caller
// be called. What is to be told to the caller, and who calls somebody, begs no such thing. Over folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { newTo } from './new-to-message.ts';

const passes: Readonly<Record<Language, string>> = {
  en: '(?:tell|ask|remind|inform|notify)s?(?! (?:me|us)(?!\\p{L}))(?= \\p{L})|let (?!me |us )(?:\\p{L}+[. ]+){1,3}know|pass(?:es|ing)? (?:\\p{L}+ ){0,3}?(?:on|along)|(?:give|get|send|relay|forward|pass) (?:\\p{L}+ ){0,4}?(?:message|note|word|to (?:him|her|them))|gets? (?:the|my|that|this) (?:message|note|word)|hears? about',
  es: '(?:dig\\p{L}*(?:le|les|selo|sela)|digan|diga(?= (?:a|que|por favor))|dil[eo]s?|decir(?:le|les|selo))|avis(?:ar|e|en)?(?:le|les|enle)|avise(?= (?:a|que|nomas))|pas(?:e|en|ar)(?:le|les|nle|selo)|(?:pas|d)\\p{L}* (?:el|mi|este) (?:recado|mensaje)|(?:pregunt|coment|inform|recuerd)\\p{L}*(?:le|les)|se enter(?:e|en)(?= (?:de|que))|les? (?:puede|pueden|podria|podrian) (?:decir|avisar|preguntar|pasar|comentar)',
  fr: '(?:dites|dire|dire[zs]|demandez|transmettez|passez|rappelez|signalez)[- ](?:lui|leur|le|la|ca)|(?:lui|leur) (?:dire[zs]?|demander(?:ez)?|transmettre[zs]?|passer(?:ez)?)|(?:prevenez|avertissez|informez|transmettez|demandez|prevenir|demander a|dire a|dites a)(?!\\p{L})|(?:direz|transmettrez|demanderez) (?:bien )?(?:a|au|aux|cela|ca)',
  de: '(?:sagen|geben|richten|fragen|erinnern|leiten|teilen) sie(?! (?:mir|uns)(?!\\p{L}))|sie (?:richten|sagen|geben|fragen)(?! (?:mir|uns)(?!\\p{L}))|ausrichten|weitergeben|weiterleiten|nachfragen|(?:ihm|ihr|ihnen) (?:bitte )?(?:sagen|bescheid)',
};
const callsBack: Readonly<Record<Language, string>> = {
  en: "(?:call|ring|phone)s? (?:me|us)|(?<!(?:i|we|i'll|we'll|to|can i|could i|and) )call(?:s|ed)? back|callback|gets? back to (?:me|us)|reach(?:es)? (?:me|us)|hear (?:back )?from|(?:gets?|be) in touch|(?:want|like|need|give (?:me|us)|expect) a (?:\\p{L}+ )?(?:call|ring)|a call from|(?:some(?:one|body)|they|he|she|you) (?:to |will |'ll )?call(?= (?:about|regarding|back))",
  es: '(?:me|nos) (?:llame|marque|hable|devuelva|contacte|llama)n?|(?:llame|marque|hable)n?(?:me|nos)|(?:llamar|marcar|hablar)(?:me|nos)|(?:una|la) llamada|se pong\\p{L}+ en contacto|(?:me|nos) contact\\p{L}+',
  fr: "(?:me|m'|nous) r?appel(?:le|lent|er|ez)|r?appelez[- ](?:moi|nous)|me contacte[rz]?|me recontacter|(?:un|le) (?:appel|coup de fil)",
  de: '(?:mich|uns) (?:bitte |einfach |nur |mal |dann |jemand |wegen [\\p{L} ]{1,40})*(?:an|zuruck)(?:ruf\\p{L}*)|(?:rufen|ruft) (?:sie )?(?:mich|uns)|zuruckrufen|(?:um|einen) (?:\\p{L}+ )?ruckruf|bei (?:mir|uns) meld\\p{L}+',
};

/** By mail or by text message. */
const writesBack: Readonly<Record<Language, string>> = {
  en: '(?:e-?mail|text|write|message)s? (?:me|us|it to me|to me)|(?:send|drop|shoot)s? (?:me|us) (?:an? |the )?(?:\\p{L}+ )?(?:e-?mail|text|message|line|answer|info\\p{L}*|details)|(?:an?|by) (?:e-?mail|text) (?:back|from)',
  es: '(?:me|nos) (?:escrib|mand|envi)(?:a|an|e|en|ir|ar)|(?:escrib|mand|envi)\\p{L}*(?:me|nos)(?:lo|la)?',
  fr: "(?:m'|nous )(?:ecri|envo)\\p{L}+|(?:ecrivez|envoyez|envoie)[- ](?:moi|nous|le moi)",
  de: '(?:mir|uns) (?:bitte |einfach |nur |mal |dann |jemand |das |eine? |e-?mail |mail |wegen [\\p{L} ]{1,40})*(?:schreib|mail|schick)\\p{L}*|(?:schreib|mail|schick)\\p{L}* (?:sie )?(?:mir|uns)',
};
/** How whoever insists begins, of whatever it is. */
const urges: Readonly<Record<Language, string>> = {
  en: "(?:make|be) sure|see (?:to it|that)|(?:do not|don't|dont) forget",
  es: 'asegur\\p{L}+|no se (?:me |le |les )?olvide|no (?:olvide|olviden)',
  fr: "n'oubliez (?:surtout )?pas|assurez-vous|veillez a",
  de: 'nicht (?:zu )?vergessen|vergessen sie nicht|sorgen sie dafur|hauptsache',
};

const patterns = eachLanguage((language) => ({
  passes: new RegExp(`(?<!\\p{L})(?:${passes[language]})(?!\\p{L})`, 'u'),
  callsBack: new RegExp(`(?<!\\p{L})(?:${callsBack[language]})(?!\\p{L})`, 'u'),
  writesBack: new RegExp(`(?<!\\p{L})(?:${writesBack[language]})(?!\\p{L})`, 'u'),
  urges: new RegExp(`(?<!\\p{L})(?:${urges[language]})(?!\\p{L})`, 'u'),
}));

export const begsToBeCalled = (said: string, language: Language): boolean =>
  patterns[language].callsBack.test(foldCue(said));
const begsToBeWritten = (said: string, language: Language): boolean =>
  patterns[language].writesBack.test(foldCue(said));

/** Somebody is to be told something, or to answer the caller; and not only that it be made sure of. */
export const begsOfSomebody = (said: string, language: Language): boolean =>
  patterns[language].passes.test(foldCue(said)) || begsToBeCalled(said, language) || begsToBeWritten(said, language);

export const begsToPassOn = (said: string, language: Language): boolean =>
  patterns[language].urges.test(foldCue(said)) || begsOfSomebody(said, language);

/** "I'd like to speak to an actual human": whoever says so is called as well. */
const speaks =
  /(?<!\p{L})(?:(?:speak|talk) (?:to|with)|hablar con|parler (?:a|avec)|(?:sprechen|reden)|(?:call|ring) from)(?!\p{L})/u;

/** A way to answer the caller, by voice or in writing, that the line wishes for and the message does not. */
export function wishesOtherAnswer(said: string, message: string, language: Language): boolean {
  const isCall = begsToBeCalled(said, language) && !begsToBeCalled(message, language) && !speaks.test(foldCue(message));
  return isCall || (begsToBeWritten(said, language) && !begsToBeWritten(message, language));
}

/** "Can you pass on a message?", "otro recado": what it says is still to come. */
const another =
  /(?<!\p{L})(?:(?:an?|another|one more) (?:new |other |quick |second )?(?:message|note|word)|(?:un|otro|uno) (?:mas )?(?:recado|mensaje)|un(?: autre)? message|(?:eine(?: andere| weitere| zweite)?|noch eine) nachricht|(?:noch )?(?:et)?was ausrichten|something|anything|quelque chose|algo)(?! (?:about|de|wegen|por)(?!\p{L}))/u;

/** Is another message announced, and not told yet? */
export const opensAnother = (said: string): boolean => another.test(foldCue(said));

/** Is all of it in the message already, the wish to be answered with it? */
export const standsIn = (said: string, message: string, language: Language): boolean =>
  newTo(said, message, language).length === 0 && !wishesOtherAnswer(said, message, language);
