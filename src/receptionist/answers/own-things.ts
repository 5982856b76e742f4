// "Is my car ready?", "¿ya está listo mi vestido?": how far the house is with something of the caller's own is held by no text of the
// owner's, however much these say of finished cars. Four languages, over folded text.
import type { Language } from '../business.ts';
import { stemWords } from '../models/stems.ts';
import { eachLanguage, fold } from '../models/text.ts';

/** A visit is looked up, and a result is told by who has it. */
const visit =
  '(?!(?:appointment|appt|visit|booking|reservation|spot|slot|cita|visita|reserva|turno|rendez-vous|rdv|visite|termin|buchung)(?!\\p{L}))';
const lead = {
  en: "(?:(?:i'm |i am |i was )?(?:just )?(?:(?:call|check|wonder|ask)(?:ing)?|(?:i )?(?:want(?:ed)?|need|would like|'d like) to (?:know|check|see|find out|ask)|(?:can|could) you (?:please )?(?:tell me|check|see|let me know))(?: (?:in )?(?:to (?:see|check|find out|ask)|on))?(?: (?:if|whether))? )?",
  es: '(?:(?:quer(?:ia|emos)|quisiera|quiero|llamo para|llamaba para|(?:me )?(?:puede|podria)n? (?:decirme|decir|checar|ver)) (?:saber |preguntar |ver )?si )?',
  fr: "(?:(?:je (?:voulais|voudrais|veux|aimerais)|j'appelle pour|j'appelais pour|pouvez-vous me) (?:savoir|demander|dire) si |est-ce que )?",
  de: '(?:(?:ich )?(?:wollte|mochte|wurde gerne?|will) (?:nur |mal |gerne? )*(?:fragen|wissen|horen),? ob |konnen sie (?:mir sagen|nachsehen),? ob )?',
} as const;
const opener =
  '(?:(?:hi|hello|hey|good (?:morning|afternoon)|so|and|um|please|hola|buenas|buenos dias|oiga|disculpe|bonjour|salut|alors|hallo|guten (?:tag|morgen)|und|entschuldigung)[ ,.!]+)*';
const states: Readonly<Record<Language, string>> = {
  en: `(?:(?:is|are|was|were|have you got)(?: my| our) ${visit}(?:[\\p{L}-]+ ){1,4}?|(?:my|our) ${visit}(?:[\\p{L}-]+ ){1,4}?(?:is|are|was) )(?:(?:all|already|now|finally|ready and) )*(?:ready|done|finished|fixed|repaired|completed|(?:back|in) yet)(?: (?:yet|now|already|today|for (?:me|us|pick-?up|collection)|to (?:be )?(?:pick(?:ed)? up|collect(?:ed)?|go|come home)))*|how(?:'s| is| are) (?:my|our) ${visit}(?:[\\p{L}-]+ ){1,4}?(?:coming along|doing|going|looking)|(?:any|is there any|what(?:'s| is) the) (?:news|update|updates|word|status|progress) (?:on|of|about|with|for) (?:my|our) ${visit}[\\p{L} -]+|(?:have|did) you (?:guys )?(?:already )?(?:finish(?:ed)?|fix(?:ed)?|repair(?:ed)?|complete[d]?|get to|gotten to)(?: with)? (?:my|our) ${visit}[\\p{L} -]+?(?: yet| already)?`,
  es: `(?:ya )?(?:esta|estan|quedo|quedaron)(?: ya)? (?:list[oa]s?|terminad[oa]s?|arreglad[oa]s?|reparad[oa]s?) (?:mi|mis|nuestr[oa]s?) ${visit}[\\p{L} -]+|(?:mi|mis|nuestr[oa]s?) ${visit}(?:[\\p{L}-]+ ){1,3}?(?:ya )?(?:esta|estan|quedo|quedaron)(?: ya)? (?:list[oa]s?|terminad[oa]s?|arreglad[oa]s?|reparad[oa]s?)(?: ya)?|(?:ya )?(?:terminaron|acabaron|arreglaron|repararon) (?:con |de )?(?:mi|mis|nuestr[oa]s?) ${visit}[\\p{L} -]+|(?:ya esta|como va) (?:mi|mis|nuestr[oa]s?) ${visit}[\\p{L}-]+`,
  fr: `(?:ma|mon|mes|notre|nos) ${visit}(?:[\\p{L}-]+ ){1,3}?(?:est|sont)(?:-(?:il|elle|ils|elles))?(?: (?:deja|enfin|bien))? (?:pret|finie?|termine|repare|arrange)e?s?(?: (?:maintenant|deja|aujourd'hui))?|ou en (?:est|sont) (?:ma|mon|mes|notre|nos) ${visit}[\\p{L} -]+|vous avez (?:fini|termine|repare) (?:ma|mon|mes|notre|nos) ${visit}[\\p{L} -]+`,
  de: `(?:ist|sind) (?:mein|unser)\\p{L}* ${visit}(?:[\\p{L}-]+ ){1,3}?(?:(?:schon|jetzt|denn|bereits|endlich) )*(?:fertig|repariert|abholbereit|bereit|da)|(?:mein|unser)\\p{L}* ${visit}(?:[\\p{L}-]+ ){1,3}?(?:(?:schon|jetzt|bereits) )*(?:fertig|repariert|abholbereit) (?:ist|sind)|wie weit (?:sind sie|seid ihr) mit (?:mein|unser)\\p{L}* ${visit}[\\p{L} -]+`,
};

const read = eachLanguage(
  (language) => new RegExp(`^\\P{L}*${opener}${lead[language]}(?:${states[language]})(?=\\s*(?:[?.!,;]|$))`, 'u'),
);

/**
 * Is it asked how far the house is with something of the caller's own that the title does not name? "Are my test results ready?" is
 * answered where an owner tells of results by that name; of a car, nobody's text knows.
 */
export const asksOfUntoldThing = (question: string, title: string, language: Language): boolean =>
  read[language].test(fold(question)) && !isNamedIn(title, question, language);

/** Does the title name what the question is about, by a word of some length? */
function isNamedIn(title: string, question: string, language: Language): boolean {
  const said = new Set(stemWords(question, language));
  return stemWords(title, language).some(
    (word) => word.length >= namingLengthMin && !isState.test(word) && said.has(word),
  );
}
const namingLengthMin = 4;
/** Tells how far a thing is, and not which. */
const isState = /^(?:ready|done|finish|fix|repair|complet|list|termin|arregl|repar|pret|fini|fertig|bereit)/u;
