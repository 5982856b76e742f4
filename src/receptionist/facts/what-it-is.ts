// "What's an eye exam at your place?", "a fitting for contacts, what's that?": who rings round asks so what it costs, and an owner's
// own words on what it is go before the price.
import type { Language } from '../business.ts';

const asks: Readonly<Record<Language, RegExp>> = {
  en: /^(?!.*(?<!\p{L})(?:for|like|about|mean)\P{L}*$).*(?<!\p{L})what(?:'?s|s| is| are|'re)(?: (?:an?|the|your|one of your) (?=\p{L})| (?:that|those|it)(?= *(?:[?.!]*$|at your)))/u,
  es: /(?<!\p{L})(?:(?:en )?cuanto (?:me )?(?:queda|anda)|a como (?:es|son|esta|estan|tienen|sale))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:c'est|ca fait) (?:combien|quoi)(?!\p{L})/u,
  de: /(?<!\p{L})was (?:ist|sind|macht)(?: (?:eine?|die|der|das) (?=\p{L}))/u,
};

/** Asks after a service by nothing but its name. */
export const asksWhatItIs = (folded: string, language: Language): boolean => asks[language].test(folded);

/** What stands around such a question and names nothing. */
export const whatItIsWords = new Set(
  "nice cool great perfect awesome lovely wonderful excellent gotcha fine then genial perfecto vale bien bueno entonces parfait super d'accord tres bon prima schon toll gut perfekt dann hello hey hi good morning afternoon evening quick question calling around shopping place okay alright right thing sir maam thanks without insurance hola buenas buenos dias tardes bonjour bonsoir hallo guten tag".split(
    ' ',
  ),
);
