// A question inside of a wish to know: "I'd like to know if you also …", "quiero saber si …", "ich wollte fragen, ob …". What
// stands after it is asked, whether or not a question mark follows, and is no wish for what it names.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';

const lead: Readonly<Record<Language, string>> = {
  en: "(?:(?:(?:to|just|only|wanna|gonna) (?:know|ask|find out|check|see|hear|inquire|enquire)(?: you)?|wonder(?:ing|ed)?|curious|(?:can|could|would|will) (?:you|u|anyone|someone|somebody) (?:please )?(?:tell me|confirm|say)|tell me|asking|question(?: is| was| would be| for you)?)[ ,:]+(?:if|whether|wether|wheter)|(?:(?:don'?t|do not|not) (?:know|sure)|let me know|see) (?:if|whether|wether)(?= (?:you(?! (?:need|want|require|have (?:any|more|further|other)))|u|y'all|your|there's|there is)(?!\\p{L}))|(?:(?:to|just|only|wanna) (?:know|ask|find out|hear)|wonder(?:ing|ed)?|curious)[ ,:]+(?=(?:how|what|where|which|who|why)(?!\\p{L})))",
  es: '(?:(?:sa[bv]er|preguntar(?:les?)?|pregunt(?:o|aba)|consultar(?:les?)?|averiguar|(?:puede|podria)[ns]? (?:decir|confirmar|informar)(?:me|nos)?|digan?me|dime|(?:duda|pregunta)(?: es)?)[ ,:]+(?:si(?!\\p{L})|(?=(?:cuanto|cuanta|cuando|como|donde|cual|quien|por que)(?!\\p{L})))|(?:no se|ver) si(?= (?:ustedes|tambien|\\p{L}+(?:an|en))(?!\\p{L})))',
  fr: "(?:(?:savoir|demand(?:er|ais|e)|verifier|(?:pouvez|pourriez)(?:-vous)? me (?:dire|confirmer|preciser)|dites-moi|question(?: est| serait)?)[ ,:]+(?:si(?!\\p{L})|(?=s'(?:il|ils)(?!\\p{L}))|(?=(?:combien|comment|ou|quel\\p{L}*|ce que|pourquoi|qui)(?!\\p{L})))|ne sais pas (?:si(?= (?:vous|on)(?!\\p{L}))|(?=s'il(?!\\p{L}))))",
  de: '(?:(?:wissen|(?:nach)?fragen|erkundigen|horen|interessieren|frage(?: (?:ist|ware))?|mir (?:(?:bitte|mal|kurz) )*sagen|sagen sie mir(?: bitte| mal)?)[ ,:]+(?:ob(?!\\p{L})|(?=(?:wie|was|wo|welche\\p{L}*|warum|wer)(?!\\p{L})))|weiss (?:(?:jetzt|gar) )?nicht,? ob(?= (?:sie|ihr|man|es)(?!\\p{L})))',
};

/** "Someone to check if it's sick": somebody is to come and see; nobody asks to be told. */
const byOthers =
  "(?<!(?<!\\p{L})(?:someone|somebody|anyone|you(?: guys)?|him|her|them|alguien|quelqu'un|jemand(?:en)?)(?: (?:to|para|a|que venga a|pour|qui puisse|qui vienne))? )";

/** "What's it cost to find out why the light is on?": what finding out costs is asked. */
const atPrice =
  '(?<!(?<!\\p{L})(?:cost|costs|charge|charges|pay|much|price|fee|run)(?: (?:me|us|you|it|is it|just|only))*[ ,]+)(?<!(?<!\\p{L})(?:cuesta|cobran?|cobrarian?|cuanto(?: es)?|sale)(?: \\p{L}+)?(?: por)? )(?<!(?<!\\p{L})(?:combien|coute|prenez|demandez|facturez)(?: (?:vous|ca|me|pour|de))* )';

const patterns = eachLanguage((language) => new RegExp(`(?<!\\p{L})${byOthers}${atPrice}${lead[language]}[ ,:]*`, 'u'));

/** What is asked in the folded words of a wish to know; null where they hold none. */
export function askedToKnow(folded: string, language: Language): string | null {
  const found = patterns[language].exec(folded);
  if (!found) return null;
  const asked = folded.slice(found.index + found[0].length);
  return /\p{L}/u.test(asked) ? asked : null;
}

/** "If I could come": who asks so wants it for themselves. */
export const asksForOneself = (asked: string): boolean =>
  /(?<!\p{L})(?:i|we|me|us|yo|me|nos|je|j'\p{L}+|nous|m'\p{L}+|ich|wir|mich|mir|uns)(?!\p{L})/u.test(asked);

const ofHouse: Readonly<Record<Language, RegExp>> = {
  en: /^(?:you|u|y'all)(?: guys| folks)? (?:also |even )?(?!(?:can|could|would|will|are|were|might|may|got|have (?:any|a|an|time|room|space|openings?|something))(?!\p{L}))\p{L}+/u,
  es: /^(?:ustedes )?(?:tambien )?(?!(?:pueden|podrian|estan|estarian|tienen (?:cita|lugar|hora|espacio|tiempo|algo|hueco)|van)(?!\p{L}))\p{L}+(?:an|en)(?!\p{L})/u,
  fr: /^vous (?!(?:pouvez|pourriez|etes|seriez|auriez|avez (?:de la place|un|une|quelque|du temps))(?!\p{L}))(?:\p{L}+ez|faites)(?!\p{L})/u,
  de: /^(?:sie|ihr) (?!.*(?:konnen|konntet|konnt|konnten|frei|zeit|termine?|offen|da sind)(?!\p{L}))/u,
};

/** "… if you also remove wasps": of the house, and of no time that it might have. */
export const asksOfHouse = (asked: string, language: Language): boolean => ofHouse[language].test(asked);
