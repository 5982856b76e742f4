// The names that callers give of themselves, spelled ones too.
import type { Language } from '../../business.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { capitalise, findNames, isListedName } from '../../models/names.ts';
import { readSpelling } from '../../values/spelling.ts';
import { isInPlaceSaid } from '../contact-details/place-said.ts';
import { foldCue } from '../cues/cue.ts';
import { withAlikePart } from './alike-names.ts';
import { isFirm, isHouse } from './firm.ts';
import { withoutHowWritten } from './how-written.ts';
import { isKinOf, isOwnKin } from './kin-of.ts';
import { labelledParts } from './labelled-parts.ts';
import { withoutNextClause, withoutOpenEnd, withoutSaidBefore } from './name-ends.ts';
import { leadsIn, nameParticles, notNames, title } from './not-names.ts';
import { isOfAnimal } from './of-animal.ts';
import { isWhatTheyAre } from './what-they-are.ts';
import { isWhereGone } from './where-somebody-goes.ts';

const introductions: Record<Language, RegExp> = {
  en: /(?:my (?:full )?name(?:'s| is)|this is|name's|i'm|i am|it's|it is|under|call me|the name is|name is|for)\s+/giu,
  es: /(?:me llamo|mi nombre es|soy|habla|le habla|a nombre de|es)\s+/giu,
  fr: /(?:je m['’]appelle|mon nom est|je suis|c['’]est|au nom (?:de\s|d['’])|ici)\s*/giu,
  de: /(?:ich hei(?:ß|ss)e|mein name ist|hier (?:ist|spricht)|ich bin|auf den namen|der name ist|es ist)\s+/giu,
};
const nameWord = /^[\p{Lu}][\p{L}'’-]*\.?$/u;
const looseWord = /^[\p{L}][\p{L}'’-]*\.?$/u;
/** A name may have such a part; of such words alone there is none: "Sure. Seven seven three …". */
const numberWords = new Set(
  'zero oh one two three four five six seven eight nine ten cero uno dos tres cuatro cinco seis siete ocho nueve un deux trois quatre cinq huit neuf null eins zwei drei vier funf sechs sieben acht neun first before supongo'.split(
    ' ',
  ),
);

/** "It rains", "she calls": what stands after such a word is what it does; "I'm in Greeley": where somebody is. */
const whatSomethingDoes =
  /(?:^|[^\p{L}'])(?:(?:live|living|am|are|is|i'm|im|we're|based|located|over|out|up|down|born|moved|stay|staying|here) (?:in|near|at|to)|(?:vivo|vivimos|estoy|estamos|soy|somos) en|(?:j'habite|habite|habitons|vis|suis|sommes|est) (?:a|en)|(?:wohne|wohnen|lebe|leben|bin|sind) in|it|he|she|they|we|you|ello|eso|il|elle|ils|elles|on|es|er|sie|wir|man)\s+$/u;

/** "Am Kamin bröckeln die Ziegel": where something is. */
const atSomeplace = /(?<!\p{L})(?:am|im|ans|ins|beim|zum|zur|vom|aufs)\s+$/u;
/** "Wir wohnen in San Antonio", "we're near Jenks", "estamos en Hialeah". */
const inSomeplace =
  /(?<!\p{L})(?:wohn\p{L}+|leb\p{L}+|sind|bin|liv\p{L}+|are|am|i'm|we're|house is|place is|viv\p{L}+|est(?:oy|amos|a)|queda|habit\p{L}+|suis|sommes|est|hier|here|aqui|ici) (?:\p{L}+ )?(?:in|near|en|a|bei|cerca de|pres de)\s+$/u;

/** "A ticket for 90 in a 55 in Waukesha": right behind that word stands a place, or a month, and nobody. */
const behindIn = /(?<!(?<!\p{L})(?:pencil|squeeze|fit|book|put|get)(?:l?ed)? )(?<!\p{L})(?:in|near|en|à)\s+$/iu;

/** "Sam or whatever his name is. Take a message": told of somebody whose name is not known, and what follows is none. */
const unknownName =
  /(?<!\p{L})(?:what(?:ever|'s)?|know|remember|forget|forgot) (?:is )?(?:his|her|their|its|the \p{L}+['’]s) (?:first |last )?name(?: is| was)?(?=[\s]*[.,;!?])/giu;

/** "With V as in Victor, and two l's", "con eme": says how a name is written, and is none. */
const illustrations =
  /,?\s*(?<!\p{L})(?:with|mit|con|avec)\s+(?:an?\s+|einem?\s+|una?\s+|un\s+)?(?:(?:be (?:grande|larga|alta|de burro)|ve (?:chica|corta|baja|de vaca)|[iy] griega|\p{L}{1,2}|eñe|eme|ene|ele|erre|ese|zeta|jota|hache|uve)(?!['’\p{L}])(?:\s+(?:as in|like|for|wie|como|comme|de)\s+\p{L}+)?|(?:two|three|double|triple|zwei|drei|doppel|dos|tres|doble|deux|trois)[\s-]+\p{L}(?:['’]?s)?(?!\p{L}))(?:\s+(?:and|und|y|et)\s+(?:two|three|double|triple|zwei|drei|doppel|dos|tres|doble|deux|trois|an?|einem|una?|un)[\s-]+\p{L}(?:['’]?s)?(?!\p{L}))*(?:\s+(?:at the (?:end|start|front|beginning)|al (?:final|principio|comienzo)|(?:à|a) la fin|au (?:début|milieu)|am (?:ende|anfang|schluss)|hinten|vorne))?(?:,?\s+(?:y|and|und|et)(?=\s+\p{Lu})|,(?=\s+\p{Lu}))?/giu;

/** "P wie Paula, F, E wie Emil": the words by which letters are told. */
const spelledLike =
  /(?<=(?<!\p{L})\p{L}) (?:wie|as in|like|como|de|comme) \p{Lu}?\p{L}+(?=\s*(?:[,.;]|$|\p{L}(?!\p{L})))/gu;

/** "Joan from Petrie Dental": for whom somebody calls is no part of their name. */
const house =
  /\s+(?:from|at|with|over at|calling from|de parte de|del? (?:la |el )?(?:empresa|oficina)|de chez|de la (?:societe|société|maison)|von (?:der )?firma|aus der)\s.*$/iu;

/** "Au nom d'Hélène Roussel". */
const elided = [/(?<=(?:au nom|la part) )d['’](?=\p{Lu})/giu, 'de '] as const;

/** "jaja", "lol" behind what is typed. */
const laughter = /(?<!\p{L})(?:a?(?:j[aei]){2,}j?|(?:h[aei]){2,}h?|lo+l|lmao|rofl|mdr|ptdr|xd+)(?!\p{L})/giu;

/** "Teresa Molina para servirle", "Paul Hendricks speaking": what is said behind a name out of politeness. */
const courtesyAfter = [
  /,?\s+(?:para servir(?:le|les|la|lo)?|a sus órdenes|speaking|here|hier|aquí|(?:à|a) l['’]appareil|am apparat|mein name)(?=[\s.,!]*(?:$|[,.;!]))/giu,
  '',
] as const;

/** "Please write Paul Hendricks", "apúnteme como …", "ich bin die Ulrike Brenner": what to do with a name is no part of it. */
const putAs = [
  /^[^\p{L}]*(?:(?:please|ok|okay|just|por favor|alors|also|bitte)[\s,]+)*(?:(?:write|put|note|make it(?: out)?)(?: it| that| me)?(?: down)?(?: to| as| under)?(?: the name(?: of)?)?|(?:ap[uú]nt|an[oó]t|p[oó]ng|escr[ií]b|reg[ií]str)[\p{L}]*(?: (?:como|a nombre de|a))?|(?:mettez|notez|marquez|[ée]crivez|inscrivez)(?:-(?:moi|le|la))?(?: (?:au nom de|sous|à))?|(?:schreiben|notieren|nehmen) sie(?: bitte)?(?: auf)?(?: mal)?|(?:tragen sie )(?:bitte )?|ich bin (?:die|der)|hier ist (?:die|der)|(?:todos )?me (?:dicen|llaman)|(?:they|people|everyone|everybody) calls? me|on m['’]appelle|(?:man nennt|alle nennen) mich)[\s:,]+(?=\p{Lu})/iu,
  '',
] as const;

/** "Tom is fine", "Baker works": what is said of a name is no part of it. */
const saidOfIt = [
  /(?<=\p{Lu}\p{L}+)\s+(?:is (?:fine|good|ok|okay|enough|all you need)|will do|works|está bien|basta|(?:ça )?suffit|reicht|genügt)[\s.!]*$/u,
  '',
] as const;

/** "It's Baker, not Becker": what a name is not. */
const notThat = [
  /,?\s+(?:and )?(?:not|no|pas|nicht|und nicht|y no|et pas) \p{Lu}[\p{L}'’-]+(?=[\s.!]*$)/u,
  '',
] as const;

const givenNamed =
  /(?<!\p{L})(?:first name(?:'s| is)?|given name(?:'s| is)?|nombre(?: de pila)?(?: es)?|prénom(?: est| c['’]est)?|vorname(?: ist)?)[\s:,]+(\p{Lu}[\p{L}'’-]+)/iu;
const familyNamed =
  /(?<!\p{L})(?:(?:last name|surname|family name)(?:'s| is)?|(?:the|my) name(?:'s| is)|apellidos?(?: es| son)?|nom de famille(?: est| c['’]est)?|(?:mon )?nom(?: est)?|nachname(?: ist)?|(?:mein )?name(?: ist)?)[\s:,]+(\p{Lu}[\p{L}'’-]+(?:[\s-]\p{Lu}[\p{L}'’-]+)?)/iu;

/** "Geht das auch per Video?": how one meets, and nobody. */
const isMeans = /^(?:video|zoom|skype|teams|online|internet)$/u;

/** "Ottoline Krug. The last name is K, R, U, G.": letters that spell what was said, and no name of their own. */
const lastSpelled =
  /(?:(?:the|my|el|mi|le|mon|der|mein) )?(?:last name|surname|family name|apellido|nom de famille|nachname)(?:['’]s| is| es| est| ist| c['’]est)?(?: spelled| spelt)?[\s:]+((?:\p{L}[,.]?[\s-]+){2,}\p{L})(?!\p{L})/giu;

/** What a pattern finds, if it is written like a name: "le prénom c'est …" names no "c'est". */
function namedBy(pattern: RegExp, text: string): string | undefined {
  const found = pattern.exec(text)?.[1];
  // What follows in small letters is no part of it.
  return found !== undefined && /^\p{Lu}/u.test(found) ? found.replace(/\s\p{Ll}.*$/u, '') : undefined;
}

/** "The name is Hendricks, first name Paul": each part said for what it is. */
function inParts(text: string): string | null {
  const given = namedBy(givenNamed, text);
  const family = given === undefined ? undefined : namedBy(familyNamed, text.replace(givenNamed, ' '));
  if (given !== undefined) {
    const before = family ?? familyFirst.exec(text)?.[1];
    return before !== undefined && !before.includes(given) ? `${given} ${before}` : null;
  }
  const [, own, behind] = givenFirst.exec(text) ?? [];
  if (own !== undefined && behind !== undefined && !notNames.has(foldCue(own))) return `${own} ${behind}`;
  const [, last, first] = lastFirst.exec(text) ?? [];
  const isTalk = [last, first].some((word) => word === undefined || notNames.has(foldCue(word)));
  return isTalk || isEverydayWord(foldCue(last ?? '')) ? null : `${first} ${last}`;
}

/** "Paul, last name Hendricks". */
const givenFirst =
  /^[^\p{L}]*(?:\p{Ll}+[,.\s]+)*(\p{Lu}[\p{L}'’-]+),? (?:and )?(?:(?:my )?(?:last name|surname|family name)(?:'s| is)?|apellidos?|nom de famille|nachname)[\s:]+(\p{Lu}[\p{L}'’-]+)/u;

/** "Brenner, Vorname Ulrike"; and as a form has it, "Hendricks, Paul". */
const familyFirst =
  /^[^\p{L}]*(?:\p{Ll}+[,.\s]+)*(?:(?:Mrs?|Ms|Miss|Herr|Frau|Monsieur|Madame|Mme|Señora?|Sra?)\.?\s+)?(\p{Lu}[\p{L}'’-]+),/u;
const lastFirst =
  /^[^\p{L}]*(?:(?:yes|yeah|sure|ok|okay|um|uh|sí|claro|oui|ja|gerne)[\s,.]+)*(\p{Lu}[\p{L}'’-]+), (?!(?:\p{L}-)+\p{L}[.!]?$)(\p{Lu}[\p{L}'’-]+)[.!]?$/iu;

/** "Jutta Klein, K, L, E, I, N": the letters behind a name. */
const letters = /(?<=\p{L}{2}[.,]?)[\s,;:]+\p{L}(?:[\s.,-]+\p{L}(?!\p{L}))+.*$/u;

/** "We're with EyeMed through the school": an insurer or an employer, whom nobody asked the name of. */
const withFirm =
  /(?<!\p{L})(?:we['’]re|we are|i['’]?m|i am|estamos|nous sommes|on est|wir sind) (?:insured |covered |asegurados |assurés |versichert )?(?:with|through|con|chez|avec|bei)(?!\p{L})[^,.;?!]*?(?=[,.;?!]|$|\s(?:and|y|et|und|it['’]s|my|under|au nom|unter)(?!\p{L}))/giu;

/** "I've got Humana, is that any good?": what somebody has is not what they are called. */
const hasThing =
  /^\P{L}*(?:(?:and|but|so|well|oh|um|y|pero|bueno|et|mais|alors|und|aber|also)[\s,]+)*(?:i|we)(?:['’]ve| have)? (?:got|have)(?!\p{L})[^,.;?!]*|^\P{L}*(?:(?:yo )?tengo|tenemos|j['’]ai|(?:nous avons|on a)|(?:ich hab|wir hab)\p{L}*)(?!\p{L})[^,.;?!]*/iu;

/** "Ich bin Jahrgang 1985", "Falls ich verschieben muss": a word with a year behind it, and one that only begins a condition. */
const isNoName = (text: string, { name, end }: { name: string; end: number }): boolean =>
  !/\s/u.test(name) &&
  (/^ (?:of |de |von )?(?:19|20)\d\d(?!\d)/u.test(text.slice(end)) ||
    (/^(?:falls|sofern|sobald|solange|obwohl|bevor|nachdem|damit)$/iu.test(name) &&
      /^,? \p{Ll}/u.test(text.slice(end))));

/** "Erstmal, was kostet das": a word that leads in what is said; any other that is no name is one where nothing else is said. */
const onlyOpens = (text: string, name: string): boolean =>
  leadsIn.test(foldCue(name)) ||
  (notNames.has(foldCue(name).replace(/[.'’]/g, '')) && text.replace(/\P{L}/gu, '').length > name.length);

/** The caller's own name, put right by its spelling. `asked`: a bare name is one. */
export function nameIn(
  said: string,
  language: Language,
  asked: boolean,
  again = false,
): { name: string; sure: number } | null {
  const plain = said
    .replace(laughter, '')
    .replace(unknownName, '')
    .replace(illustrations, '')
    .replace(spelledLike, '')
    .replace(lastSpelled, '$1')
    .replace(...elided)
    .replace(...courtesyAfter)
    .replace(...notThat);
  const utterance = asked
    ? withoutSaidBefore(withoutHowWritten(plain), language)
        .replace(...putAs)
        .replace(...saidOfIt)
        .replace(withFirm, ' ')
        .replace(hasThing, ' ')
    : plain;
  const apart = asked ? (labelledParts(utterance, language) ?? inParts(utterance)) : null;
  if (apart !== null) return { name: apart, sure: 0.95 };
  const text = asked ? withoutNextClause(utterance) : utterance;
  if (aThing.test(foldCue(text)) || (asked && onlyAgrees.test(foldCue(text)))) return null;
  const all = findNames(text, language, asked);
  // Asked whose name it is under, their kin's may be the answer.
  const isAnothers = (one: (typeof all)[number]) =>
    isKinOf(text, one, language) || isOfAnimal(text, one) || (!asked && isOwnKin(text, one, language));
  const found = all.filter(
    (one) =>
      (asked || !isFirm(text, one, all)) &&
      (one.role === 'self' || asked) &&
      !compound.test(one.name) &&
      !(asked && (isMeans.test(foldCue(one.name)) || onlyOpens(text, one.name))) &&
      !isNoName(text, one) &&
      !isAnothers(one) &&
      !isWhatTheyAre(text, one, { asked, again }) &&
      !inSomeplace.test(foldCue(text.slice(0, one.start))) &&
      !(asked && isWhereGone(foldCue(text.slice(0, one.start)))) &&
      (asked || !(isInPlaceSaid(text, one.start) || behindIn.test(text.slice(0, one.start)))) &&
      !(language === 'de' && atSomeplace.test(foldCue(text.slice(0, one.start)))) &&
      (asked || !one.name.split(' ').every((word) => numberWords.has(foldCue(word)) || notNames.has(foldCue(word)))) &&
      !whatSomethingDoes.test(foldCue(text.slice(0, one.start))),
  );
  const onlyOthers = found.length === 0 && all.some(isAnothers);
  if (onlyOthers) return null;
  const own = found.filter((one) => one.role === 'self');
  const pool = own.length > 0 ? own : found;
  const best = [...pool].sort((a, b) => b.name.split(' ').length - a.name.split(' ').length || b.score - a.score)[0];
  const alone = asked ? (bareName(text) ?? bareName(text.replace(letters, ''))) : null;
  const at = alone === null ? -1 : text.toLowerCase().indexOf(alone.toLowerCase());
  const bare =
    at >= 0 && isWhatTheyAre(text, { start: at, end: at + (alone?.length ?? 0) }, { asked, again }) ? null : alone;
  // Asked for a name, the words around the one that was recognised belong to it.
  const fuller =
    bare &&
    best &&
    bare !== best.name &&
    foldCue(bare).includes(foldCue(best.name)) &&
    bare.split(' ').every((part) => nameWord.test(part) || nameParticles.test(part))
      ? bare
      : null;
  const base = fuller ?? (best && asked ? besideIt(text, best) : best?.name) ?? introduced(text, language) ?? bare;
  const spelled = asked || base ? readSpelling(text, language) : [];
  const name = spelled.reduce<string | null>(
    (sofar, reading) => putRight(sofar, reading.word, reading.spells?.text ?? null),
    base,
  );
  const bareOfTitle =
    name
      ?.replace(house, '')
      .replace(/[.,]+$/, '')
      .replace(title, '') ?? '';
  const whole = withoutOpenEnd(bareOfTitle, text, language);
  return whole.length > 1 ? { name: whole, sure: asked ? 0.95 : (best?.score ?? 0.7) } : null;
}

/** "Hannelore Pfeiffer: P, F, …": the half that was not recognised stands right before or behind the other, written like a name. */
function besideIt(text: string, { name, start, end }: { name: string; start: number; end: number }): string {
  if (name.includes(' ')) return name;
  const isHalf = (word: string | undefined): word is string =>
    word !== undefined && !notNames.has(foldCue(word)) && !isEverydayWord(foldCue(word));
  const [, before] = /(?<![\p{L}'’-])(\p{Lu}[\p{Ll}'’-]+)\s$/u.exec(text.slice(0, start)) ?? [];
  if (isHalf(before) && !title.test(`${before} x`)) return `${before} ${name}`;
  const [, behind] = /^\s(\p{Lu}[\p{Ll}'’-]+)(?=[\s.,:;!?]|$)/u.exec(text.slice(end)) ?? [];
  return isHalf(behind) ? `${name} ${behind}` : name;
}

/** One part of a name that is known, put right: "the last name is Brennecke", "it's spelled H-E-N-D-R-I-X". */
export function amendedName(said: string, language: Language, known: string): string | null {
  const parts = known.split(' ');
  const family = namedBy(lastNamed, said);
  if (family !== undefined) return `${parts[0]} ${family}`;
  const [, right = '', wrong = ''] = insteadOf.exec(said) ?? [];
  if (parts.includes(wrong)) return parts.map((part) => (part === wrong ? right : part)).join(' ');
  const alike = withAlikePart(said, known);
  if (parts.length < 2) return alike;
  const given = wholeNamed.test(said) ? undefined : namedBy(givenNamed, said);
  if (given !== undefined) return [given, ...parts.slice(1)].join(' ');
  const [spelled, ...more] = readSpelling(said, language);
  if (!spelled || more.length > 0) return alike;
  const amended = putRight(known, spelled.word, spelled.spells?.text ?? null);
  // What spells the name as it is known says it once more.
  return amended.split(' ').length === parts.length ? amended : null;
}

/** "Mi nombre es Lucía Pardo": all of it, and no first name. */
const wholeNamed =
  /(?<!\p{L})[Nn]ombre(?: completo| correcto)?(?: es)?[\s:]+\p{Lu}[\p{L}'’-]+ (?:(?:de|del|la|los|y) ){0,2}\p{Lu}/u;

/** "Baker, not Becker"; a no before it is no name. */
const insteadOf =
  /(?<!\p{L})((?!(?:No|Nope|Nah|Non|Nein|Nee)(?!\p{L}))\p{Lu}[\p{L}'’-]+),? (?:and )?(?:not|no|pas|nicht|und nicht|y no|et pas) (\p{Lu}[\p{L}'’-]+)/u;

const lastNamed =
  /(?<!\p{L})(?:last name|surname|family name|apellidos?|nom de famille|nachname)(?:'s| is| es| son| est| c['’]est| ist| lautet)?[\s:,]+(\p{Lu}[\p{L}'’-]+(?:[\s-]\p{Lu}[\p{L}'’-]+)?)/iu;

/** The spelled word takes the place of the word that it spells: the one named, else the most alike. */
function putRight(name: string | null, word: string, spells: string | null): string {
  if (!name) return word;
  const parts = name.split(' ');
  const target = spells === null ? -1 : parts.findIndex((part) => foldCue(part) === foldCue(spells));
  const at = target >= 0 ? target : parts.findIndex((part) => alike(foldCue(part), foldCue(word)));
  if (at >= 0) return parts.map((part, index) => (index === at ? word : part)).join(' ');
  return parts.length === 1 ? `${name} ${word}` : name;
}

function alike(one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 2) return false;
  const shared = [...new Set(one)].filter((letter) => other.includes(letter)).length;
  return shared >= Math.min(one.length, other.length) * 0.6;
}

/** Behind these one word is a name; behind "ich bin" it may be anything. */
const namesOneself =
  /^(?:my (?:full )?name(?:'s| is)|call me|me llamo|mi nombre es|je m['’]appelle|mon nom est|ich heisse|mein name ist)/u;

/** "Call me back" tells no name, as long as it is typed in small letters. */
const tellsName = new RegExp(namesOneself.source.replace('call me|', ''), 'u');

function introduced(text: string, language: Language): string | null {
  for (const match of text.matchAll(introductions[language])) {
    const words = text.slice(match.index + match[0].length).split(/\s+/);
    const name = takeName(words, true) ?? (tellsName.test(foldCue(match[0])) ? smallName(words) : null);
    // "A parcel for Dr. Patel" is not from him.
    const isOthers = /^for\s/i.test(match[0]) && /^(?:dr|doctor|prof)\.?\s/i.test(name ?? '');
    const isWhole = (name?.split(' ').length ?? 0) >= 2 || namesOneself.test(foldCue(match[0]));
    if (name && isWhole && !isOthers && !isHouse(name)) return name;
  }
  return null;
}

/** "Mi nombre es lupe hernández y quisiera …": typed without capitals, from a name of the lists to the first word of everyday talk. */
function smallName(words: readonly string[]): string | null {
  const [first = ''] = words;
  if (!isListedName(foldCue(first.replace(/\P{L}+$/u, '')))) return null;
  const end = words.findIndex(
    (word, at) => at > 0 && (isEverydayWord(foldCue(word)) || /[,.;!?]$/.test(words[at - 1] ?? '')),
  );
  return takeName(words.slice(0, end < 0 ? words.length : end), false);
}

/** "Stand-up-Boards": a thing, and nobody. */
const compound = /\p{L}-\p{L}+-\p{L}/u;

/** "Fine", "no problem": an answer that names nobody. */
const onlyAgrees =
  /^\P{L}*(?:(?:that(?:'s| is)|it(?:'s| is)|esta|eso|c'est|ca|das|ist|very|all|sounds|muy|todo|tres|sehr|no|sin|pas de|aucun|kein|alles|in|de|of|for|por|pour|bien|no hay)\P{L}+)*(?:fine|great|good|perfect|problem|alright|right|cool|works|nice|lovely|awesome|correct|exactly|absolutely|definitely|course|deal|whatever|nothing|certainly|problema|perfecto|vale|bueno|buena|listo|acuerdo|correcto|exacto|genial|supuesto|parfait|bien|accord|entendu|marche|exact|souci|probleme|gut|prima|perfekt|passt|genau|klar|ordnung|stimmt|super|toll|top)\P{L}*$/u;

/** "The second one" is one of a list. */
const ordinal =
  /^(?:the|el|la|lo|le|der|die|das)\s+(?:first|second|third|fourth|last|other|same|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|premiere?|deuxieme|troisieme|dernier\p{L}*|erste|zweite|dritte|letzte)(?!\p{L})/u;

/** "It's a two thousand fourteen Civic" tells of a thing. */
const aThing = /^[^\p{L}]*(?:it's|it is|that's|this is|es|c'est|es ist|das ist) (?:an?|una?|une?|eine?) /u;

/** So many words of everyday talk in it, and it is a sentence, however it begins. */
const talkMax = 2;

/** "Wir ziehen nach Berlin": what somebody does is told in a sentence. */
const saysWhatWeDo = /^\P{L}*(?:wir|we|nous|nosotros|ich (?!bin(?!\p{L})|heiss|lauf)) ?\p{L}+ \p{L}/u;

function bareName(text: string): string | null {
  // "Mi nombre es lupe hernández" is three words of everyday talk, and a name.
  const words =
    foldCue(text)
      .replace(/^\P{L}+/u, '')
      .replace(tellsName, '')
      .match(/\p{L}+/gu) ?? [];
  const everyday = words.filter(isEverydayWord).length;
  if (
    ordinal.test(foldCue(text).trim()) ||
    aThing.test(foldCue(text)) ||
    saysWhatWeDo.test(foldCue(text)) ||
    (everyday > talkMax && everyday * 2 > words.length)
  )
    return null;
  const cleaned = text
    .replace(
      /^[^\p{L}]*(?:(?:yes|yeah|sure|ok|okay|hi|hello|um|uh|well|oh|of course|certainly|fine|great|good|perfect|alright|all right|no problem|sounds good|that works|perfecto|de acuerdo|vale|parfait|d['’]accord|très bien|gut|prima|perfekt|sí|si|claro|hola|bueno|y|em|este|pues|oiga|oui|et|euh|alors|und|also|ähm|bonjour|bien sûr|ja|gerne|hallo|natürlich)[ ,.!]+)+/iu,
      '',
    )
    .replace(
      /^(?:my (?:full )?name(?:'s| is)|this is|name's|i'm|i am|it's|it is|the name is|name is|it (?:would|will|'?ll) be(?: under)?|(?:you can )?put (?:it|me|that)(?: down)? (?:under|as)(?: the name(?: of)?)?|under|(?:ella |él )?se llama|(?:elle |il )s['’]appelle|(?:sie|er|die|der|das kind) hei(?:ß|ss)t|me llamo|mi nombre es|soy|es|a nombre de|je m['’]appelle|mon nom est|je suis|c['’]est|au nom de|(?:mettez|notez)(?:-le)? au nom de|pong[ao](?:la|lo)? a nombre de|ich hei(?:ß|ss)e|mein name ist|hier(?: ist| spricht)?|ici|aquí|(?:le )?habla|ich bin|auf den namen|der name ist|der name wäre|das ist)\s+/iu,
      '',
    );
  return takeName(cleaned.split(/\s+/), false);
}

function takeName(words: readonly string[], strict: boolean): string | null {
  const taken: string[] = [];
  for (const raw of words) {
    const word = raw.replace(/[,;:!?"]+$/, '').replace(/\.$/, raw.length > 3 ? '' : '.');
    const fits = (strict ? nameWord : looseWord).test(word) || (taken.length > 0 && nameParticles.test(word));
    if (!fits || notNames.has(foldCue(word).replace(/[.'’]/g, ''))) {
      if (taken.length === 0 && !strict && notNames.has(foldCue(word).replace(/[.'’]/g, ''))) continue;
      break;
    }
    taken.push(word);
    if (/[,;:!?.]$/.test(raw) && !/^\p{L}\.$/u.test(raw) && raw.length > 3) break;
    if (taken.length >= 4) break;
  }
  const name = taken.join(' ').trim();
  // "Wozu der Name": what leads on to a name is none by itself.
  if (name === '' || (words.length > 1 && taken.every((word) => /^\p{Ll}/u.test(word) && nameParticles.test(word))))
    return null;
  return name
    .split(' ')
    .map((part) =>
      part === part.toLowerCase() && (part === 'le' || !nameParticles.test(part)) ? capitalise(part) : part,
    )
    .join(' ');
}
