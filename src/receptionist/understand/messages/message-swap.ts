// "Five instead of four", "change the left to the right", "make that Friday", "I mean the right side": words of a message that was read
// back are put in the place of others. Over text as it was said, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

const some = (name: string) => `(?<${name}>[^,.;!]{1,40}?)`;
const end = '[\\s.!]*$';
const write: Readonly<Record<Language, string>> = {
  en: "(?:(?:can you |could you |please |just |better |rather )*(?:put|write|say|use|make (?:it|that)|it'?s|i said|i meant) )?(?:rather |better )?",
  es: '(?:(?:por favor |mejor )*(?:ponga|pon|escriba|diga|anote|es|son|dije) )?(?:mejor |que )?',
  fr: "(?:(?:s'il vous plaît )?(?:mettez|écrivez|dites|notez|c'est|ce sont) )?(?:plutôt |que )?",
  de: '(?:(?:schreiben|sagen|machen|setzen|notieren) sie |es (?:ist|sind) |ich meinte )?(?:bitte |lieber |besser )*',
};
/** "The right eye, not the left", "brown instead of grey", "change four to five": which words stand for which. */
const swaps = eachLanguage((language): readonly RegExp[] => {
  const [right, wrong, ahead] = [some('right'), some('wrong'), `^${write[language]}`];
  const forms: Readonly<Record<Language, readonly string[]>> = {
    en: [
      `^(?:please |can you |could you )*(?:change|swap|replace|switch) (?:out )?${wrong} (?:to|with|for|by|into) ${right}(?: please)?${end}`,
      `${ahead}${right},? (?:instead of|rather than|in place of) ${wrong}(?: please)?${end}`,
      `^instead of ${wrong},? (?:please |it's |it should be )*(?:(?:put|write|say) )?${right}(?: please)?${end}`,
      `${ahead}${right},? (?:and |and it'?s )?not ${wrong}${end}`,
      `^(?:it'?s )?not ${wrong}(?:,? but|,) (?:it'?s )?${right}${end}`,
    ],
    es: [
      `^(?:por favor )?(?:cambi|sustituy|reemplac|reemplaz)(?:e|a|en) ${wrong} (?:por|a) ${right}(?: por favor)?${end}`,
      `${ahead}${right},? (?:en vez del?|en lugar del?) ${wrong}(?: por favor)?${end}`,
      `^(?:en vez del?|en lugar del?) ${wrong},? (?:ponga |diga |es )?${right}(?: por favor)?${end}`,
      `${ahead}${right},? (?:y )?no ${wrong}${end}`,
      `^no (?:es |son )?${wrong}(?:,? sino|,) (?:es |son )?${right}${end}`,
    ],
    fr: [
      `^(?:remplacez|changez|échangez) ${wrong} (?:par|en|contre) ${right}(?: s'il vous plaît)?${end}`,
      `${ahead}${right},? (?:au lieu d['eu]|plutôt que|à la place d['eu]) ?(?:la |l')?${wrong}(?: s'il vous plaît)?${end}`,
      `^au lieu d['eu] ?${wrong},? (?:mettez |dites |c'est )?${right}${end}`,
      `${ahead}${right},? (?:et )?pas ${wrong}${end}`,
      `^pas ${wrong}(?:,? mais|,) (?:c'est )?${right}${end}`,
    ],
    de: [
      `^(?:bitte )?(?:ersetzen|ändern|tauschen|wechseln) sie (?:bitte )?${wrong} (?:durch|in|gegen|zu) ${right}(?: bitte| aus)*${end}`,
      `^(?:bitte )?machen sie (?:bitte )?aus (?:de[mnr] )?(?<wrong>\\S+) (?:bitte |eine?n? )?(?<right>\\S+)(?: bitte)?${end}`,
      `${ahead}${right},? (?:statt|anstatt|anstelle von) ${wrong}(?: bitte)?${end}`,
      `^(?:statt|anstatt|anstelle von) ${wrong},? (?:schreiben sie |bitte |lieber )*${right}${end}`,
      `${ahead}${right},? (?:und )?nicht ${wrong}${end}`,
      `^nicht ${wrong}(?:,? sondern|,) ${right}${end}`,
    ],
  };
  return forms[language].map((form) => new RegExp(form, 'iu'));
});

/** What a line that puts something right may open with. */
const opens =
  /^\P{L}*(?:(?:yes|yeah|ok|okay|sorry|wait|oh|ah|well|hold on|actually|but|please|no|nope|sí|si|perdón|espere|bueno|pero|oui|non|pardon|attendez|mais|ja|nein|nee|entschuldigung|halt|moment|warten sie|aber|ach)(?!['’\p{L}])[\s,.!—–-]*)+/iu;
const places = /^(?:à|a|al|del?|au|en|on|in|at|for|para|pour|für|im|am|auf) (?=\p{L})/iu;
const articles = /^(?:the|an?|el|la|los|las|una?|le|les|l['’]|une?|der|die|das|den|dem|eine?n?) ?(?=\p{L})/iu;
/** The words that stand for others are no whole sentence more than they. */
const wordsMore = 2;
const countOf = (text: string): number => text.match(/[\p{L}\d'’]+/gu)?.length ?? 0;

/** Where the words stand as words of their own, and how long they are there; German bends them. */
function wordsAt(body: string, words: string): { at: number; length: number } | null {
  const escaped = words.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const bent = /\p{L}{4}$/u.test(words) ? '(?:[nrsm]|en)?' : '';
  // "I left my keys" is no side.
  const notDone =
    escaped === 'left' ? String.raw`(?<!(?:(?<!\p{L})(?:i|we|he|she|they|you|have|has|had|just)|'ve) )` : '';
  const found = new RegExp(`(?<![\\p{L}\\d])${notDone}${escaped}${bent}(?![\\p{L}\\d])`, 'u').exec(body.toLowerCase());
  return found && { at: found.index, length: found[0].length };
}

/** The message with the words that were wrong put right in their place; null where none of them stand in it. */
export function swapped(body: string, line: string, language: Language): string | null {
  const rest = line.slice(opens.exec(line)?.[0].length ?? 0);
  const put = inPlace(body, rest, language) ?? inPlace(body, line, language);
  // "Yes, today please" is a yes.
  return put ?? (startsWithYes.test(line) ? null : ofItsKind(body, rest, language));
}

const startsWithYes = /^\P{L}*(?:yes|yeah|yep|ok|okay|sí|si|oui|ja)(?!\p{L})/iu;

function inPlace(body: string, rest: string, language: Language): string | null {
  for (const swap of swaps[language]) {
    const { right: said = '', wrong = '' } = swap.exec(rest)?.groups ?? {};
    const bare = wrong.replace(places, '');
    const forms = [wrong, bare, bare.replace(articles, '')].filter((one) => /\d|\p{L}{3}/u.test(one));
    const form = forms.find((one) => wordsAt(body, one) !== null);
    const found = form === undefined ? null : wordsAt(body, form);
    if (!found || said === '' || countOf(said) > countOf(wrong) + wordsMore) continue;
    // "Right, not left" is of a side, and no yes.
    const isSide = said.toLowerCase() === 'right' && /\bleft\b/i.test(wrong);
    const isUnmarked = denies.test(between(rest, said, wrong)) && !hasOfKind(said, language);
    if (!isSide && (isUnmarked || !standsForOther(said, language))) continue;
    const put = form === wrong ? said : said.replace(places, '');
    const [before, behind] = [body.slice(0, found.at), body.slice(found.at + found.length)];
    const right = behindThere(before, put);
    // "The right bracket, not the left": the thing stands behind both.
    const thing = /\s\p{L}+$/u.exec(right)?.[0] ?? '';
    const isTwice = thing !== '' && behind.toLowerCase().startsWith(thing.toLowerCase());
    return `${before}${right}${isTwice ? behind.slice(thing.length) : behind}`;
  }
  return null;
}

/** "The key is", "definitely", "I checked": words that stand for others hold no verb, and say more than how or whether. */
const standsForOther = (words: string, language: Language): boolean => {
  const folded = foldCue(words);
  return !holdsVerb[language].test(folded) && !saysHow.test(folded);
};
const verbs: Readonly<Record<Language, string>> = {
  en: "is|are|was|were|am|has|have|had|can|could|do|does|did|will|would|should|must|\\p{L}+n't|\\p{L}+'(?:m|re|ve|ll|d)|(?:that|it|he|she|there|what|who|here)'s|i|you|he|she|we|they",
  es: 'es|son|esta|estan|era|fue|soy|estoy|puedo|puede|tengo|tiene|quiero|quiere|hay|voy|va|viene|vengo|deje|yo|ella|ellos',
  fr: "est|sont|etait|ai|as|a ete|peux|peut|veux|veut|va|vais|suis|faut|(?:n|j|c|qu)'\\p{L}+|ne|je|il|elle|on|nous|vous|ils",
  de: 'ist|sind|war|waren|habe?|hat|haben|kann|konnen|will|soll|muss|darf|passt|geht|liegt|steht|ich|er|sie|wir',
};
const holdsVerb = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${verbs[language]})(?!\\p{L})`, 'u'));
const saysHow = new RegExp(
  `^\\P{L}*(?:(?:${[
    'why|maybe|perhaps|definitely|absolutely|certainly|probably|preferably|possibly|obviously|actually|really|just|only|but|please|thanks?|thank you|better|rather|if|when|so|and|or|ever|never|always|right|correct|sure|for sure|of course|at all|again|then|too|also|even|though|hopefully|ideally|ok|okay|yes|no|on second thought|to be (?:clear|honest|exact)|by the way|if possible|if at all possible',
    'quiza|quizas|tal vez|mejor|por favor|claro|desde luego|para nada|nunca|tampoco|ya|solo|pero|verdad|cierto|si|a lo mejor|de preferencia|seguro|gracias',
    'peut-etre|surtout|pourquoi|plutot|jamais|absolument|certainement|vraiment|mais|meme|oubliez|merci|oui|non|en tout cas|de preference|hein',
    'vielleicht|bitte|auf keinen fall|auf gar keinen fall|lieber|besser|warum|wieso|bestimmt|sicher|gar|uberhaupt|aber|nur|nie|niemals|oder|danke|ja|nein|doch|eher|moglichst|am besten|eigentlich|wirklich',
  ].join('|')})(?!\\p{L})\\P{L}*)+(?:(?:on|in|at|for|el|la|le|am|im|um|den|die|das|der)\\P{L}*)?$`,
  'u',
);
/** "Blue not grey" is plain by the colour; "the key not in the drawer" wants at least a comma. */
const between = (line: string, right: string, wrong: string): string => {
  const from = line.indexOf(right) + right.length;
  return line.indexOf(wrong, from) < 0 ? '' : line.slice(from, line.indexOf(wrong, from)).toLowerCase();
};
const denies = /^ (?:not|no|pas|nicht) $/u;
const hasOfKind = (words: string, language: Language): boolean =>
  /\d/u.test(words) || kindsOf[language].some((kind) => foldCue(words).search(kind) >= 0);

/** "On the left" with "the right" in its place, "lado izquierdo" with "el lado derecho": what stands there already is not said twice. */
function behindThere(before: string, put: string): string {
  const bare = put.replace(articles, '');
  if (ownedThere.test(before)) return bare;
  for (const words of [put, bare])
    for (const { index } of [...words.matchAll(/\s(?=\S)/gu)].reverse()) {
      const head = words.slice(0, index + 1).toLowerCase();
      if (new RegExp(`(?:^|\\s)${head.replace(/[^\p{L}\d\s]/gu, '.')}$`, 'u').test(before.toLowerCase()))
        return words.slice(index + 1);
    }
  return put;
}

/** "The right side", and not "right", "I left it" or "the right number". */
const sides =
  '(?<=(?:the|my|his|her|our|your|their|upper|lower|front|back|rear|far) )(?:left|right(?! (?:message|number|names?|ones?|words?|way|thing|person|place|time|day|idea|address)(?!\\p{L})))';
/** "My", before which no article stands. */
const ownedThere =
  /(?<!\p{L})(?:my|your|his|her|our|their|mis?|tus?|sus?|mon|ma|mes|votre|vos|notre|nos|(?:mein|ihr|sein|unser)(?:e[nrms]?)?)\s+$/iu;

/** What stands in the place of one another. */
const kinds: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'two three four five six seven eight nine ten eleven twelve',
    sides,
    'upstairs downstairs',
    'monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday',
    'morning afternoon evening',
    'january february april june july august september october november december',
    'red blue green grey gray brown black white yellow',
  ],
  es: [
    'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'izquierdo derecho',
    'izquierda derecha',
    'lunes martes miercoles jueves viernes sabado domingo hoy ayer',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'rojo azul verde gris negro blanco amarillo',
  ],
  fr: [
    'deux trois quatre cinq six sept huit neuf dix onze douze',
    'gauche droite',
    'lundi mardi mercredi jeudi vendredi samedi dimanche demain hier',
    'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
    'rouge bleu vert gris noir blanc jaune brun',
  ],
  de: [
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
    'links rechts',
    'linke rechte',
    'linken rechten',
    'linker rechter',
    'montag dienstag mittwoch donnerstag freitag samstag sonntag heute gestern',
    'januar februar marz april mai juni juli august september oktober november dezember',
    'rot blau grun grau schwarz weiss gelb braun',
  ],
};
const kindsOf = eachLanguage((language) =>
  kinds[language].map(
    (kind) => new RegExp(`(?<!\\p{L})(?:${kind === sides ? kind : kind.replaceAll(' ', '|')})(?!\\p{L})`, 'gu'),
  ),
);

/** "Make that five", "I mean the right side": it stands for another of its kind that was read back. */
const means: Readonly<Record<Language, RegExp>> = {
  en: /^(?:make (?:that|it)|i mean[t,]?|i said|(?:better|rather) (?:put|write|say)|(?:put|write|say) (?:rather|better))(?!\p{L})|(?<!\p{L})(?:i mean|i meant|instead)[\s.!]*$/u,
  es: /^(?:digo|quiero decir|quise decir|me refiero|dije|mejor|(?:ponga|escriba|diga|anote|que sean?) mejor)(?!\p{L})|(?<!\p{L})(?:digo|quiero decir|quise decir)[\s.!]*$/u,
  fr: /^(?:je (?:veux|voulais) dire|j'ai dit|plutot|(?:mettez|ecrivez|dites|notez) plutot)(?!\p{L})|(?<!\p{L})(?:je (?:veux|voulais) dire|plutot)[\s.!]*$/u,
  de: /^(?:ich (?:mein|meine|meinte|sagte)|lieber|besser|(?:schreiben|sagen|machen|notieren) sie (?:lieber|besser))(?!\p{L})|(?<!\p{L})(?:mein|meine|meinte) ich[\s.!]*$/u,
};
const wordsMax = 7;
/** "Monday works too", "or tomorrow": it is told beside what was read back, and stands for none of it. */
const asWell =
  /(?<!\p{L})(?:works?|too|also|as well|either|both|and|or|ok(?:ay)?|fine|good|possible|unless|until|before|after|auch|oder|und|passt|geht|gut|moglich|ginge|tambien|o|y|puedo|va bien|esta bien|sirve|posible|aussi|ou|et|ca va|convient|marche|possible)(?!\p{L})/u;
/** "Five stars", "Wednesday afternoon": another thing, or another hour, stands behind what was read back. */
const isOfAnother = (behind: string, behindThere: string): boolean => {
  const thing = /^\s+(\p{L}{4,})/u.exec(behind)?.[1];
  return thing !== undefined && !courtesy.test(thing) && !thingThere.exec(behindThere)?.[0].includes(thing.slice(0, 4));
};
const thingThere = /^(?:[ ,]+\p{L}+){1,3}/u;
const courtesy =
  /^(?:please|instead|rather|thanks|then|mejor|digo|quiero|favor|plutot|merci|bitte|lieber|danke|side|lado|cote|seite|mean|meant|actually|sorry)$/u;
/** "The right side": by itself no more than a word or two round it. */
const bareMax = 3;

function ofItsKind(body: string, rest: string, language: Language): string | null {
  const [line, before] = [foldCue(rest), foldCue(body)];
  if (line.length !== rest.length || before.length !== body.length) return null;
  const words = countOf(rest);
  const isMeant = means[language].test(line);
  if (words > (isMeant ? wordsMax : bareMax)) return null;
  const bare = rest.replace(places, '').replace(articles, '');
  for (const kind of kindsOf[language]) {
    const [put, ...more] = [...line.matchAll(kind)];
    const [there, ...others] = [...before.matchAll(kind)];
    if (!put || !there || more.length + others.length > 0 || put[0] === there[0]) continue;
    if (!isMeant && put.index !== rest.length - bare.length) continue;
    if (
      asWell.test(line) ||
      isOfAnother(line.slice(put.index + put[0].length), before.slice(there.index + there[0].length))
    )
      continue;
    const word = rest.slice(put.index, put.index + put[0].length);
    return `${body.slice(0, there.index)}${word}${body.slice(there.index + there[0].length)}`;
  }
  return null;
}

/** "The one at the back, I mean": the words that are meant, and no yes to what was read back; null where none are. */
export function wordsMeant(said: string, language: Language): string | null {
  const rest = said.slice(opens.exec(said)?.[0].length ?? 0);
  const folded = foldCue(rest);
  const mark = saysMeant[language].exec(folded);
  if (!mark || agrees.test(folded) || countOf(rest) < meantMin) return null;
  const words = mark.index === 0 ? rest.slice(mark[0].length) : rest.slice(0, mark.index);
  return words.replace(/^[\s,.:]+|[\s,]+$/gu, '');
}
/** "I mean it": with so few words nothing is put right. */
const meantMin = 4;
/** "Exactly what I mean", "eso es lo que digo": no words stand before it. */
const notOf = '(?<!(?<!\\p{L})(?:what|that|this|how|as|than|ce que|comme|lo que|como|eso|asi|was|wie|das|so|genau) )';
const saysMeant: Readonly<Record<Language, RegExp>> = eachLanguage((language) => {
  const forms: Readonly<Record<Language, readonly [string, string]>> = {
    en: ['i mean[t,]?', 'i meant?'],
    es: ['(?:digo|quiero decir|quise decir|me refiero)', '(?:digo|quiero decir|quise decir)'],
    fr: ['je (?:veux|voulais) dire', 'je (?:veux|voulais) dire'],
    de: ['ich mein(?:e|te)?', 'mein(?:e|te)? ich'],
  };
  const [ahead, behind] = forms[language];
  return new RegExp(`^${ahead}(?!\\p{L})|(?<!\\p{L})${notOf}${behind}[\\s.!]*$`, 'u');
});
const agrees =
  /(?<!\p{L})(?:yes|yeah|sure|ok|okay|fine|good|great|perfect|correct|that's|it's right|send it|go ahead|i mean (?:it|business|every word|what i (?:say|said)|exactly)|exactly|precisely|sounds|yup|yep|absolutely|voila|exactement|parfaitement|eso es|exacto|exactamente|tal cual|richtig|why not|whatever|i guess|of course|claro|(?:que )?si(?=\P{L}*$)|esta bien|bien|vale|correcto|perfecto|oui|bien sur|d'accord|c'est bon|parfait|ja|klar|gut|passt|stimmt|genau|ernst|no|non|nein|not|thanks|gracias|merci|danke)(?!\p{L})/u;
