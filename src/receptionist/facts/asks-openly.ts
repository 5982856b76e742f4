// "How old do you have to be for singing?", "which dips do you have?": no yes answers what is asked openly.
import type { Language } from '../business.ts';

const opening =
  '(?:(?:and|so|ok|okay|hi|hello|hey|oh|but|then|y|pero|hola|oiga|et|mais|bonjour|alors|und|aber|hallo|also)[ ,!.]+)*';
/** "¿Que hacen blanqueamiento?", "¿que si hacen limpieza?": whether it is done, where what is done follows; not "¿qué hacen en …?". */
const whetherDone =
  ' si|(?: (?:hacen|ofrecen|tienen|dan|ponen|realizan|arreglan|reparan|venden|atienden))(?: (?:el|la|los|las|una?|unos|unas))? (?!(?:en|con|por|para|del?|cuando|si|antes|despues|durante|primero|al?|ustedes)(?!\\p{L}))\\p{L}';
const asks: Readonly<Record<Language, string>> = {
  en: "(?:how(?! (?:about|come))|what(?:'s)?(?! (?:about|if))|which|when|where|why|who|(?:from|until|at|for|in|on|with) (?:what|which|when|how))",
  es: `(?:(?:a|de|con|desde|hasta|en|por|para) )?(?:(?<=(?:a|de|con|desde|hasta|en|por|para) )que|que(?! tal|${whetherDone})|cual(?:es)?|cuant[oa]s?|cuando|donde|como|quien(?:es)?)`,
  fr: "(?:(?:a|de|avec|des|jusqu'a|en|pour|sur) ?)?(?:quel(?:le)?s?|combien|quand|ou|comment|pourquoi|qui|qu'est-ce que|que)",
  de: '(?:(?:ab|bis|mit|von|seit|in|an|um|fur) )?(?:wie(?! (?:ware|sieht))|was|welche[mnrs]?|wann|wo|warum|wieso|wer|wen|wem|womit|wofur)',
};
const openly: Readonly<Record<Language, RegExp>> = {
  en: stretch(asks.en),
  es: stretch(asks.es),
  fr: stretch(asks.fr),
  de: stretch(asks.de),
};

function stretch(words: string): RegExp {
  return new RegExp(`(?:^|(?<=[.,;:!?¿]))[^\\p{L}.,;:!?]*${opening}${words}(?!\\p{L})[^.,;:!?]*`, 'gu');
}

/** A question without what it asks openly: what is left may be asked with a yes or a no. Folded text. */
export const withoutOpenAsks = (folded: string, language: Language): string => folded.replace(openly[language], ' ');

/** "Do you offer financing on a new furnace?": what is asked for is something about it. Ends where the service's name begins. Folded. */
export const somethingOnIt =
  /(?<!\p{L})\p{L}{4,} (?:on|for|with|toward|towards|against|sobre|para|con|por|sur|pour|avec|auf|fur|mit|bei) (?:(?:an?|the|my|our|your|new|una?|el|la|mi|nuev[oa]|une?|le|la|mon|ma|nouve\p{L}+|ein\p{L}*|de[nmr]|das|die|mein\p{L}*|neue?\p{L}*) )*$/u;
