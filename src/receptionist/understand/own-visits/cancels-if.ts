// "If it rains on Wednesday, can I cancel?": what is supposed may come or not, so whoever asks wants to know the rule, and keeps the
// visit, whatever day they name. "If that's all right, can I cancel Wednesday's?" only asks nicely. Four languages, over folded text.
import type { Language } from '../../business.ts';

/** What is supposed, but for courtesies, for what the house is to do instead, and for what is put up for a yes: "if I can cancel". */
const suppose: Readonly<Record<Language, string>> = {
  en: "(?<!(?:see|check|find out) )(?:if|in case|suppose|supposing)(?! (?:so|not|possible|needed|necessary|(?:it|that|this)(?:'s| is|s| isn't| wouldn't be)?(?: not| still| at all| all)* (?:ok\\p{L}*|fine|possible|all ?right|good|cool|too|no|any|a problem|a bother|easier|better|works)|(?:there's|there is)|(?:you|y'all|u)(?!\\p{L})|i'm not (?:mistaken|wrong)|(?:i|we) (?:can(?!'?t|not)|could(?!n)|may|might)(?!\\p{L})))",
  es: '(?<!ver )si(?![,;:¿¡])(?! (?:(?:todavia|aun) (?:se|puedo|podemos|es|estoy)|no es (?:muy|demasiado|ya|tarde|mucha|molestia|problema)|mire|oiga|buen\\p{L}*|hola|claro|gracias|por favor|soy|habla|quisiera|quiero|no hay|es|fuera|se puede|se pudiera|puedo|podemos|podria|puede|pueden|usted\\p{L}*|no le|no les|no me equivoco|no tiene\\p{L}*|quiere\\p{L}*|gusta)(?!\\p{L}))|en caso de que',
  fr: "(?<!voir )(?:si|s')(?! ?(?:possible|vous|c'est|ce n'est pas (?:trop|deja|un probleme)|ca (?:va|ne)|je ne me trompe|je peux|on peut|je pouvais|il (?:vous|y a|n'y a|est encore|n'est pas trop)|jamais vous))|en cas de|au cas ou",
  de: "(?:wenn'?s?|falls)(?! (?:(?:das|es) (?:\\p{L}+ )?(?:geht|ginge|moglich|ok\\p{L}*|in ordnung|passt)|es (?:noch )?nicht (?:schon )?zu spat|geht|moglich|sie|ihr|ich mich nicht (?:irre|tausche)|nichts))",
};
const off: Readonly<Record<Language, string>> = {
  en: 'cancel|call (?:it|that|this) off|back out',
  es: '(?:cancel|anul)ar(?:l[ao]s?)?',
  fr: "(?:l')?annuler|decommander",
  de: 'ab(?:zu)?sagen|stornieren',
};
const may: Readonly<Record<Language, string>> = {
  en: '(?:can|could|may|would) (?:i|we)|am i able to|is it (?:possible|ok|okay) to|do i (?:have|get) to',
  es: 'puedo|podria|podemos|podriamos|podre|se puede|se podria',
  fr: "puis-je|(?:je|on) (?:peux|peut|pourrai|pourrais|pourra|pourrait)|peut-on|pourrais-je|c'est possible d'",
  de: '(?:kann|konnte|konnt|darf|durfte) (?:ich|man)|(?:konnen|konnten|durfen) wir|ist es moglich',
};
/** Asks what would be then. */
const whatIf: Readonly<Record<Language, string>> = {
  en: "(?:what|and what|how about|what happens|what do i do|what's the rule|do i (?:still )?(?:have to )?(?:pay|owe)[^.!?]{0,20}|am i charged|is there a (?:fee|charge)) (?:if|in case)",
  es: '(?:que (?:pasa|pasaria|hago)|y|me cobran|cobran|hay (?:cargo|multa)|pago(?: algo)?|tengo que pagar(?: algo)?) si|y en caso de',
  fr: "(?:et|que se passe-t-il|qu'est-ce qui se passe|qu'est-ce qu'il se passe|ca se passe comment|il se passe quoi|c'est quoi|comment (?:ca se passe|on fait|je fais)|je paie|il y a des frais) si",
  de: "(?:und|was|was ist|was passiert|wie ist das|was mache ich|muss ich (?:\\p{L}+ ){0,2}zahlen|kostet (?:\\p{L}+ ){0,3}|zahle ich (?:\\p{L}+ )?)(?:,)? ?(?:wenn'?s?|falls)",
};
/** A visit that the caller would have to give up: "if I had to cancel Tuesday". */
const mustOff: Readonly<Record<Language, string>> = {
  en: "(?:if|in case) (?:i|we|he|she|they)(?:'d| would| should| do| did| end up)*(?: (?:ever|still|actually))? (?:have|had|need|needed|happen|having|needing)(?: to)? ",
  es: 'si (?:(?:yo )?(?:llego|llegara|llegamos) a (?:tener que )?|(?:tengo|tuviera|tuviese|tenemos|tuvieramos|necesito|debo) (?:que )?)',
  fr: "si (?:jamais )?(?:je|j'|on|nous) ?(?:dois|devais|doit|devait|devons|devions|suis oblige\\p{L}* d'|etais oblige\\p{L}* d') ?",
  de: '(?:wenn|falls) (?:ich|wir)(?: \\p{L}+){0,6} ',
};
const mustOffEnd: Readonly<Record<Language, string>> = {
  en: '',
  es: '',
  fr: '',
  de: ' (?:muss|musste|mussen|mussten)',
};
/** "Is it all right if I have to cancel?" puts the cancelling itself up for a yes. */
const putUp =
  /(?<!\p{L})(?:ok(?:ay)?|all ?right|alright|fine|a problem|possible|mind|bother(?: you)?|(?:te|le|les) (?:molesta|importa)|no hay problema|(?:ca|vous) (?:vous )?(?:derange|ennuie)|stort|in ordnung|schlimm),? (?:if|si|wenn) (?:i|we|yo|je|j'|on|ich|wir|cancel|annul)/u;

const languages = ['en', 'es', 'fr', 'de'] as const;
const apart = (min: number, max: number) => `[^.!?]{${min},${max}}?(?<!\\p{L})`;
const supposed = languages.map((one) => {
  const [si, ab, darf] = [suppose[one], off[one], may[one]];
  const asks = `(?:${darf})(?!\\p{L})${apart(0, 40)}(?:${ab})(?!\\p{L})`;
  return [
    `(?:${si})${apart(1, 80)}${asks}`,
    `${asks}${apart(0, 50)}(?:${si})(?=[ '])`,
    `(?:${whatIf[one]})${apart(1, 60)}(?:${ab})(?!\\p{L})`,
    `(?:${mustOff[one]})(?:${ab})${mustOffEnd[one]}(?!\\p{L})`,
  ].join('|');
});
const asksIf = new RegExp(`(?<!\\p{L})(?:${supposed.join('|')})`, 'u');

/** Asks what would be if a visit had to be given up; nothing is called off by it. */
export const asksIfMayCancel = (folded: string): boolean => asksIf.test(folded) && !putUp.test(folded);
