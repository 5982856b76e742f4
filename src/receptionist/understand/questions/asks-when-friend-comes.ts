// "A buddy of mine takes guitar with you, what time's he done today?": when an acquaintance comes to this house, and when they leave it, is
// theirs to tell. No visit is wished for, though a service and a day are named. Over folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { servicesIn, surelyNamed } from '../services/near.ts';

/** Somebody who is none of the family, for whom who calls would not book. */
const acquaintance: Readonly<Record<Language, string>> = {
  en: "(?:(?:my|our|a|an|this|that|some|one of (?:my|our)) (?:\\p{L}+ ){0,2}?(?:friend|buddy|bud|pal|mate|neighbou?r|co-?worker|colleague|roommate|flatmate|housemate|boss|classmate|teammate|bandmate|ex|client|customer|landlord|tenant|employee|acquaintance)|(?:this|that|a) (?:guy|girl|lady|man|woman|dude|fella|person) (?:i|we) know)(?!['’]s (?!(?:having|getting|doing|taking|coming|going|in|booked|scheduled|there|seeing)(?!\\p{L})))",
  es: '(?:(?:un|una|mi|nuestr[oa]|el|la) (?:\\p{L}+ )?(?:amig[oa]|amiguit[oa]|vecin[oa]|companer[oa]|colega|conocid[oa]|cuate|compadre|comadre|jef[ea]|client[ea]|novi[oa]))',
  fr: '(?:(?:un|une|mon|ma|notre) (?:\\p{L}+ )?(?:amie?|copain|copine|pote|voisine?|collegue|connaissance|colocataire|coloc|patronne?|chef|cliente?))',
  de: '(?:(?:ein|eine|mein|meine|unser|unsere|der|die) (?:\\p{L}+ )?(?:freund(?:in)?|kumpel|nachbar(?:in)?|kolleg(?:e|in)|bekannter?|mitbewohner(?:in)?|chef(?:in)?|kund(?:e|in)))',
};
/** They are to be seen here: it is told, and not that they were, or would like to be. */
const comes: Readonly<Record<Language, string>> = {
  en: "(?:takes?|has|['’]s|is|gets?|comes?|goes|sees|does|trains|studies|booked|signed up|works with)",
  es: '(?:toma|tiene|va|viene|hace|esta|se hace|lleva|estudia|entrena|le (?:hacen|van|toca))',
  fr: '(?:vient|prend|a(?! (?:deja )?(?:fait|pris|eu))|fait|va|suit|passe|est)',
  de: '(?:hat(?! .*(?:gemacht|gelernt|gehabt|empfohlen))|kommt|nimmt|ist|geht|macht|lernt)',
};
const asksWhen: Readonly<Record<Language, string>> = {
  en: "(?:what time|when|which day|what day|how late|until when|till when|what hour)(?:['’](?:s|ll)| is| does| do| will| did| was)? (?:he|she|they|his|her|their|that|it)(?!\\p{L})(?! (?:can|could))",
  es: '(?:a que hora|hasta que hora|cuando|que dia|que hora)(?: es que)? (?:le (?:toca|van|tienen|dan)|sale|termina|acaba|viene|llega|entra|va|tiene|es (?:su|la|eso)|esta|empieza|se desocupa)(?!\\p{L})',
  fr: "(?:a quelle heure|quand|quel jour|jusqu'a quelle heure) (?:est-ce qu'|est-ce que )?(?:(?:finit|sort|vient|passe|arrive|termine|est|commence)[- ](?:il|elle|ce)|(?:il|elle|c'est|ca|son|sa) (?!(?:peut|pourrait|peux))\\p{L}*)|(?:il|elle|c'est|ca)(?: (?!(?:peut|pourrait|ouvre|ferme))[\\p{L}']+){0,4} (?:a quelle heure|quand|quel jour)",
  de: '(?:wann|um wie ?viel uhr|welchen tag|an welchem tag|bis wann|wie lange)(?: (?:genau|denn|eigentlich))? (?:ist|hat|kommt|geht|macht|wird|endet|war|muss)(?: (?:denn|eigentlich|genau))? (?:er|sie|die|das|der|es|sein\\p{L}*|ihr\\p{L}*)(?!\\p{L})',
};
const here: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:with|at|from|by|to|seeing) (?:you|y'all|your|u)|there|here)(?!\p{L})/u,
  es: /(?<!\p{L})(?:(?:con|de) (?:ustedes|usted)|ahi|alli|aqui|alla)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:chez|avec) vous|la-bas|ici)(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:bei|mit|zu) (?:euch|ihnen)|dort|da|hier)(?!\p{L})/u,
};
/** Not said in one breath with a service of theirs that is wished for. */
const wished = /(?<!\p{L})(?:for me|para mi|pour moi|fur mich|book|reserv\p{L}*|buchen)(?!\p{L})/u;

const asked = eachLanguage(
  (language) =>
    new RegExp(
      `(?<!\\p{L})(?<told>${acquaintance[language]}(?: (?:of mine|from work|next door|mio|mia|a moi|von mir))?,?(?: [\\p{L}.-]+){0,3}?,? ?(?:(?:he|she|they|el|ella|il|elle|er|sie|die|der) )?${comes[language]}(?!\\p{L})[^!]{0,160}?)(?<!\\p{L})(?:${asksWhen[language]})(?<rest>.*)$`,
      'su',
    ),
);

type Line = { readonly heard: Pick<Heard, 'state' | 'business'>; readonly said: string; readonly language: Language };

/** Such a question, where nothing is under way. */
export function asksWhenFriendComes({ heard: { state, business }, said, language }: Line): boolean {
  if (state.frames.length > 0 || !(state.asked === null || state.asked === 'more' || state.asked === 'reason'))
    return false;
  const folded = foldCue(said);
  const { told } = asked[language].exec(folded)?.groups ?? {};
  if (told === undefined || wished.test(folded)) return false;
  return here[language].test(told) || servicesIn(said, language, business).some(({ score }) => score >= surelyNamed);
}
