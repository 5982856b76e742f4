// "Do you need that?", "why do you need my number?", "¿para qué?", "wozu brauchen Sie die?": asked for a detail, the caller asks whether it is
// needed. "Do you need me to be home?" asks something else. Four languages, over folded text.

/** What may have been asked for, or a word for it. */
const detail = {
  en: '(?:that|it|this|one|those|all that|(?:my|the|an?|our)(?: (?:full|last|first|family|home|street|phone|cell|e-?mail|mailing|whole|exact))* (?:address|number|name|names|phone|cell|e-?mail|surname|info|information|details?))',
  es: '(?:eso|ese dato|esos datos|est[eo]|(?:mi|la|el|un|una|mis|los)(?: \\p{L}+)? ?(?:direccion|domicilio|numero|telefono|celular|nombre|apellidos?|correo|email|dato|datos)|(?:direccion|domicilio|telefono|apellidos?|correo))',
  fr: "(?:ca|cela|(?:de |d')?(?:mon|ma|l'|le|la|un|une|mes|cette|ce) ?(?:\\p{L}+ )?(?:adresse|numero|telephone|nom|prenom|nom de famille|mail|e-?mail|courriel|info|infos|information))",
  de: '(?:das|die|den|es|(?:meine?n?|die|den|eine|unsere)(?: \\p{L}+)? (?:adresse|anschrift|nummer|telefonnummer|handynummer|namen?|nachnamen?|mail|e-?mail|mailadresse|angaben?|daten))',
} as const;
const tail =
  '(?:\\P{L}+(?:too|though|for|for that|anyway|really|please|de verdad|vraiment|du coup|dafur|denn|wirklich|uberhaupt|right))*\\P{L}*$';
const asks = [
  `(?:do|would|will|did|don't) (?:you|they|y'all)(?: guys)?(?: (?:really|actually|even|still|also|absolutely))* (?:need|require|have to have|want) ${detail.en}${tail}`,
  `(?:is|are|was) ${detail.en}(?: (?:really|actually|even|absolutely))* (?:needed|necessary|required|important|mandatory|a must)${tail}`,
  `(?:why|how come|what)(?: exactly)?(?: (?:do|would|are|did))? (?:you|they|y'all)(?: guys)?(?: (?:even|asking|ask))* (?:need|want|asking|ask|require)(?: for)? ${detail.en}`,
  `do (?:i|we) (?:really |actually )?(?:have|need) to (?:give|tell|say|leave|share) (?:you )?(?:out )?${detail.en}`,
  `what(?:'s| is| do you need)?(?: (?:that|it|this|${detail.en}))? for\\P{L}*$|what do you need ${detail.en} for`,
  `(?:hace|hacia|hara|haria)(?: (?:mucha|de verdad|realmente))? falta(?: ${detail.es})?${tail}`,
  `(?:es|sera|seria)(?: (?:de verdad|realmente|muy|tan))? (?:necesari[oa]|indispensable|obligatori[oa]|importante)(?: (?:dar|darle|decir)(?:l[ao]|le)?)?(?: ${detail.es})?${tail}`,
  `(?:necesita|necesitan|ocupa|ocupan|requiere|requieren|quiere|quieren)(?: (?:usted|ustedes|de verdad|realmente))? ${detail.es}${tail}`,
  `(?:para|por) que (?:(?:l[ao]s?|me|eso|ese dato|quiere|quieren|necesita|necesitan|ocupa|ocupan|pide|piden|es|seria|pregunta|preguntan)(?!\\p{L}) ?)+(?:${detail.es})?${tail}|para que(?: ${detail.es})?\\P{L}*$|${detail.es}\\P{L}+(?:para|por) que(?: \\p{L}+){0,3}\\P{L}*$`,
  `tengo que dar(?:le|les|l[ao]|sel[ao])?(?: ${detail.es})?${tail}`,
  `(?:vous en avez|en avez-vous|vous avez|avez-vous|il vous faut|faut-il|il faut)(?: (?:vraiment|absolument|forcement|donner|besoin))* ?(?:${detail.fr})?(?: besoin)?${tail}`,
  `c'est (?:vraiment |bien |absolument )?(?:necessaire|obligatoire|utile|indispensable|oblige)(?:\\P{L}+${detail.fr})?${tail}|${detail.fr}\\P{L}+c'est (?:vraiment )?(?:necessaire|obligatoire|utile|indispensable)`,
  `pourquoi (?:est-ce que )?(?:vous |il vous |avez-vous |voulez-vous |faire|demandez-vous )?(?:avez |voulez |faut |demandez |en avez )?(?:besoin )?(?:${detail.fr})?${tail}`,
  `(?:je dois|dois-je|je suis oblige\\p{L}*|suis-je oblige\\p{L}*)(?: (?:vraiment|de|vous|d'))* (?:l[ae]? ?|l')?(?:donner|laisser|dire|indiquer)(?: ${detail.fr})?${tail}`,
  `(?:brauchen|benotigen|brauchst|braucht) (?:sie|ihr|du)(?: (?:da|dafur|denn|wirklich|unbedingt|auch))* ${detail.de}${tail}`,
  `(?:ist|sind|muss) ${detail.de}(?: (?:wirklich|denn|unbedingt|uberhaupt))* (?:notig|notwendig|erforderlich|wichtig|sein)`,
  `(?:wozu|wofur|warum|wieso|weshalb)(?: (?:brauchen|benotigen|wollen|fragen|mussen|ist|denn|sie|wissen))* ?(?:${detail.de})?(?: (?:denn|wissen|haben|notig|gut|da|dafur))*\\P{L}*$`,
  `muss ich(?: ihnen)? ${detail.de}(?: \\p{L}+)? ?(?:angeben|sagen|nennen|geben|hinterlassen)`,
];
const asksIt = new RegExp(
  `^\\P{L}*(?:(?:well|hmm?|um|uh|oh|but|and|so|sorry|wait|no|excuse me|y|pero|ay|eh|perdon|oiga|et|mais|euh|ah|pardon|ben|und|aber|ach|also|ahm|entschuldigung)\\P{L}+)*(?:${asks.join('|')})`,
  'u',
);

/** Does a sentence ask whether, or why, what was just asked for is needed? */
export const asksWhyNeeded = (folded: string): boolean => asksIt.test(folded.trim());

const nouns = {
  address: 'address|direccion|domicilio|adresse|anschrift',
  email: 'e-?mail|e-?mailadresse|mail|mailadresse|correo(?: electronico)?|courriel',
  phone: 'number|phone|cell|numero|telefono|celular|telephone|nummer|telefonnummer|handynummer',
  name: 'names?|surname|nombres?|apellidos?|nom|prenom|namen?|nachnamen?|vornamen?',
} as const;
const called = Object.entries(nouns).map(([what, words]) => ({
  what: what as keyof typeof nouns,
  pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'),
}));
const emailAddress = /(?<!\p{L})(?:e-?mail address|adresse (?:e-?mail|mail)|direccion de correo)(?!\p{L})/gu;

/** The details that a sentence calls by their names. */
export const detailsCalled = (folded: string): readonly (keyof typeof nouns)[] =>
  called.filter(({ pattern }) => pattern.test(folded.replace(emailAddress, 'email'))).map(({ what }) => what);
