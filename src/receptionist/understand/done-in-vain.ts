// "You guys were here yesterday and the pool's still dirty": who tells that the house came and that it is no better complains, and
// orders nothing anew. Patterns are over folded text, in four languages.
const came = [
  "(?:you(?: guys| all| folks| people)?|y'all|your (?:guys?|people|crew|team|men|man|tech(?:nician)?s?|plumber|cleaners?|workers?|staff)|somebody (?:of|from) (?:yours|your \\p{L}+)) (?:\\p{L}+ ){0,2}?(?:were|was) (?:just )?(?:here|there|out|over|at (?:my|our))",
  "(?:you(?: guys| all| folks| people)?|y'all|your (?:guys?|people|crew|team|men|man|tech(?:nician)?s?|plumber|cleaners?|workers?|staff)) (?:just |only |already )?(?:came|fixed|repaired|cleaned|serviced|installed|replaced|finished|painted|treated|sprayed|put in)",
  '(?:ustedes |su (?:gente|tecnico|equipo|muchacho|plomero) )?(?:ya )?(?:vinieron|estuvieron (?:aqui|en)|vino su|lo arreglaron|la arreglaron|me arreglaron|limpiaron|repararon|instalaron|pintaron)',
  '(?:vous (?:etes|etiez) (?:deja )?(?:venue?s?|passee?s?)|vous avez (?:deja )?(?:repare|nettoye|installe|remplace|fait)|votre (?:gars|technicien|equipe|plombier) est (?:venue?|passee?))',
  '(?:sie|ihr|ihre? (?:leute|techniker|mann|team|kollege)) (?:waren|wart|war) (?:erst |doch )?(?:gestern|heute|letzte\\p{L}*|vorgestern|am|da|hier|bei)',
].join('|');
const inVain =
  "(?:still (?:not |isn't |doesn't |won't |hasn't )?\\p{L}+|not (?:any )?(?:better|fixed|clean|working)|(?:isn't|doesn't|won't|hasn't|didn't) \\p{L}+|(?:leaking|broken|dirty|clogged|stopped|broke|happening|noise) again|worse|again already|sigue\\p{L}*|todavia|otra vez|no (?:sirve|quedo|funciona|prende)|peor|toujours|encore|de nouveau|pire|ne (?:marche|fonctionne) (?:pas|plus)|immer noch|noch immer|schon wieder|schlimmer|nicht (?:besser|sauber|in ordnung))";
const told = new RegExp(`(?<!\\p{L})(?:${came})(?!\\p{L})[^?]{0,90}(?<!\\p{L})${inVain}(?!\\p{L})`, 'su');

/** Did the house come in vain, and nothing is asked? Folded text. */
export const cameInVain = (folded: string): boolean => told.test(folded) && !folded.includes('?');
