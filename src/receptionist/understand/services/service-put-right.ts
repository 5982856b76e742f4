// "Laptop?? no, phone", "frenos no, revisión", "nicht das Testament, sondern die Vollmacht", "and an alignment while I'm there": in the midst
// of a booking nothing is said but services, and which of them is meant. One that is denied gives way to the other; one that is added
// comes behind it. All that stands beside the services is of a closed list of small words: anything else is left to whoever reads it.
import type { Business, Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { isListedName } from '../../models/names.ts';
import { eachLanguage } from '../../models/text.ts';
import { waitsInLine } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';
import { asksForOffer } from '../text/sentences.ts';
import { namedAgain, namesOf, plainlyNamed, servicesIn } from './near.ts';

type Shape = {
  /** A denial, which stands before what is denied; `denies` behind it only with a pause or an end of its own. */
  readonly denies: string;
  /** Other ways to rule out what stands behind. */
  readonly drops: string;
  /** Says that what stands behind it or before it takes the other's place. */
  readonly replaces: string;
  /** Says that something was wrong, and leaves open what. */
  readonly hesitates: string;
  /** Says that it comes to the other. */
  readonly adds: string;
  /** Articles and the like between a denial and what is denied. */
  readonly between: string;
  /** Says nothing of which service is meant. */
  readonly small: string;
  /** Of these, what a plain wish is made of: beside anything else, a bare "no" or "wait" puts no service in another's place. */
  readonly wish: string;
  /** Speaks of another time. */
  readonly otherTime: string;
};

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    denies: "no|nope|not|isn't|wasn't|don't want|don't need|didn't say|didn't mean",
    drops: 'nvm|instead of|rather than|in place of|forget(?: about)?|scratch|drop|skip|never ?mind|lose',
    replaces:
      "instead|rather|i'd rather|meant|i mean|should(?:'ve)? (?:be|been)|make (?:it|that)|(?:change|swap|switch|trade)(?=.* (?:to|for|with)(?!\\p{L}))|swap|wrong (?:thing|one|service)|got (?:it|that|this) wrong|this time|(?:i )?(?:called|call|calling|rang) (?:about|for)|i said|i asked for|i wanted",
    hesitates: 'actually|sorry|wait|hold (?:on|up)|hang on|scratch that|correction|oops|whoops|my bad|my mistake',
    adds: "also|too|as well|plus|on top(?: of (?:that|it))?|throw in|throw|add(?: on| in)?|along with (?:it|that)|(?:while|when) (?:i'm|im|i am|we're|he's|she's) (?:there|here|in|at it)|at the same time|same (?:visit|time|trip)|with (?:it|that)",
    between: "an?|the|my|his|her|our|your|that|this|about|of|doing|getting|for|it's|want|to|do|get|a thing|the thing",
    small:
      "i|i'd|i'll|ill|id|me|we|we'll|he|she|it|it's|its|is|was|that|that's|thats|this|the|an?|my|his|her|our|your|to|for|of|and|n|&|oh|ah|uh|um|hm+|so|well|then|please|pls|plz|thanks|thank you|thx|ok|okay|yeah|yes|yep|want|wanted|need|needs|needed|like|have|get|got|do|did|book|make|say|said|(?:can|could|would) (?:you|u)|if (?:you|u)(?: can| could)?|can|could|would|if|possible|just|only|but|after|afterwards|all|for real|one|again|in|there|here|that works|come|on|(?:at |keep )?(?:the )?same (?:time|day|hour|slot)|keep the (?:time|day|hour|slot)|last time|before|now|shoot|damn|darn|jeez|man|guys|with|got|let's|lets",
    wish: "i|i'd|we|it|it's|its|is|that's|thats|the|an?|to|for|please|pls|plz|thanks|thank you|thx|like|want|wanted|need|needed|do|can|could|would|you|if|possible|just|only|ok|okay|yeah|oh|ah|uh|um|hm+",
    otherTime: 'last time|before|after(?:wards)?',
  },
  es: {
    denies: 'no|tampoco|no quiero|no necesito|no ocupo|no dije|no era|no es|ya no',
    drops:
      'en (?:vez|lugar) del?|olvid(?:e|a|emos)(?:se|te)?(?: de| lo de)?|dej(?:e|a|emos)(?: lo de)?|quit(?:e|a|emos)(?:me)?|y no',
    replaces:
      'mejor|mas bien|en (?:vez|lugar)(?: de es[oa])?|sino|prefiero|preferiria|quise decir|queria decir|cambi(?:e|a|ar)(?:mel[oa]|l[oa])|cambi\\p{L}+(?=.* por(?!\\p{L}))|esta vez|ahora|por l[oa] que (?:llamo|llame)|llamo por|llamaba por|(?:se|me|nos) equivoc\\p{L}+|pong(?:a|an)(?:me)?|(?:yo )?dije|le dije|pedi|queria|(?:me )?equivoque|en realidad',
    hesitates: 'perdon(?:e)?|disculpe|esper(?:e|a|ate|ese)(?:me)?|momento|digo|corrijo',
    adds: 'tambien|ademas|de paso|de una vez|aparte|y ya que (?:estoy|estamos|ando|voy)(?: (?:ahi|alli|alla|aqui))?|ya que (?:estoy|estamos|ando|voy)(?: (?:ahi|alli|alla|aqui))?|agreg(?:ue|a)(?:me|le)?|anad(?:a|e)(?:me)?|sum(?:e|a)(?:le|me)?|junto con eso|al mismo tiempo',
    between: 'el|la|los|las|lo|un|una|de|del|quiero|para|por|a|es|era|dije|necesito',
    small:
      'yo|me|le|lo|la|los|las|el|un|una|unos|unas|de|del|al|a|y|e|o|que|es|son|era|eran|sea|seria|ay|ah|eh|oh|oiga|oye|este|pues|bueno|entonces|luego|por favor|porfa|gracias|si|se|puede|podria|podemos|pueden|me (?:hacen?|hagan?)|hacer|quiero|quisiera|necesito|ocupo|para|por|con|solo|nomas|nada mas|esta|eso|esa|ese|otra|cosa|ahi|yo que|pero|(?:a )?(?:la misma hora|el mismo (?:dia|horario))|la otra vez|la vez pasada|antes|fue|fueron|hombre|vez|misma|hora|a la|en',
    wish: 'yo|me|lo|la|el|los|las|un|una|de|del|es|era|son|seria|que|por favor|porfa|gracias|si|se|puede|podria|podemos|pueden|hacer|hacen|quiero|quisiera|necesito|ocupo|para|solo|nomas|ay|ah|eh|oh|oiga|pues|bueno',
    otherTime: 'la otra vez|la vez pasada|antes|despues|luego',
  },
  fr: {
    denies: 'non|pas|ni|plus(?! (?:le|la|les|une?|du|des) )',
    drops:
      "au lieu d(?:e|u|es|')|a la place d(?:e|u|es|')|plutot qu(?:e|')|oubli(?:ez|e)|laiss(?:ez|e)(?: tomber)?|enlev(?:ez|e)",
    replaces:
      "plutot|a la place|au lieu|mieux|je prefere(?:rais)?|je voulais(?: dire)?|j'ai dit|j'avais dit|je disais|chang(?:ez|er|e)(?=.* (?:pour|en|contre)(?!\\p{L}))|cette fois|(?:que |pour ca que )?j'appelle|(?:vous )?(?:vous )?etes trompee?|ce que je veux|mettez|en fait|finalement|(?:je )?me suis trompee?|c'etait|mais",
    hesitates: 'attend(?:ez|s)|pardon|desolee?|excusez(?:-moi)?|oups',
    adds: "aussi|en plus|egalement|avec(?: ca)?|en meme temps|tant qu'(?:on y est|a y etre|a faire)|puis|pis|ajout(?:er|ez|e)|rajout(?:er|ez|e)|plus|au passage",
    between: "besoin|une?|le|la|les|du|de|des|pour|c'est|ca",
    small:
      "je|j'ai|moi|me|on|il|ca|c'est|c|ce|est|une?|le|la|les|du|de|des|et|oh|ah|euh|ben|bah|bon|alors|apres|svp|stp|s'il vous plait|merci|oui|peut|pourrait|pouvez-vous|pourriez-vous|vous|faire|avoir|prendre|mettre|veux|voudrais|aimerais|besoin|faut|me faut|juste|seulement|pour|y|a|suis|la|chose|autre|non plus|(?:a )?(?:la|le) meme (?:heure|jour)|meme (?:heure|jour)|la derniere fois|l'autre fois|maintenant|voyons|oups|zut|que|ce que|d'|dit|avais|en",
    wish: "je|moi|on|c'est|ce|est|une?|le|la|les|du|de|des|d'|svp|stp|s'il vous plait|merci|oui|veux|voudrais|aimerais|j'ai besoin|besoin|il|faut|me faut|juste|seulement|pour|peut|pourrait|vous|faire|prendre|oh|ah|euh|ben|bon",
    otherTime: "la derniere fois|l'autre fois|avant|apres",
  },
  de: {
    denies: 'nein|nee|nö|no|nicht(?: mehr)?|keine?[nrs]?',
    drops: '(?:an)?statt|und nicht|anstelle(?: von)?|vergessen sie|vergiss|streichen sie|lassen sie(?: das| die| den)?',
    replaces:
      'sondern|lieber|stattdessen|dafur|eher|besser|doch|mein(?:e|te)? ich|ich mein(?:e|te)?|ich wollte|ich sagte|ich hab(?:e)? gesagt|gesagt|andern sie(?: das)?|tauschen sie|es geht um|geht um|(?:andern|umandern|tauschen|wechseln)|diesmal|(?:ich )?rufe? (?:an )?wegen|was ich (?:will|brauche?|mochte)|falsch',
    hesitates:
      'quatsch|moment|momentchen|warten sie|warte|entschuldigung|sorry|pardon|ach|eigentlich|vertan|verzeihung',
    adds: 'auch(?: noch)?|ausserdem|dazu|zusatzlich|noch dazu|gleich mit|noch(?: mit)?|plus|ebenfalls|obendrauf|mit dazu|wenn ich (?:schon|eh|grad|gerade)? ?(?:da|dort|bei ihnen) bin',
    between: 'eine?[nrms]?|die|der|das|den|dem|zur|zum|fur|um|wegen|einmal|normale?[nrs]?',
    small:
      'ich|wir|es|das|die|der|den|dem|eine?[nrms]?|und|ach|oh|ah|ah|ahm|na|also|so|dann|danach|bitte|danke|ja|ok|okay|kann|konnte|konnen|hatte|mochte|will|wollte|brauch(?:e|en)?|haben|machen|buchen|nehmen|nur|bloss|gern|mir|uns|fur|um|sie|ist|war|mal|einmal|gleich|mit|zu|noch|nehmen sie|machen sie stattdessen|(?:zur |zum |am )?(?:selben|gleichen|gleiche|selbe|gleicher|selber) (?:zeit|uhrzeit|tag|termin)|letztes mal|jetzt|mensch|ups|was|an|in|aber|hab(?:e|en)?|sie haben das|mehr|wegen|kann|konnen sie',
    wish: 'ich|wir|es|das|die|der|den|eine?[nrms]?|bitte|danke|brauch(?:e|en)?|mochte|will|wollte|hatte (?:ich )?gern|gern|kann|konnte|nur|fur|um|ist|mir|machen|oh|ach|ah|na|also',
    otherTime: 'letztes mal|vorher|davor|danach',
  },
};

const any = (words: string) => `(?<!\\p{L})(?:${words})(?!'?\\p{L})`;
/** "L'ajustement", "d'une": before a vowel the small word is part of the next. */
const elided = "(?<!\\p{L})(?:[cdjlmst]|qu)'(?=[\\p{L}‹])";
/** Where a service stood. */
const token = /‹(\d+)›/gu;
const patterns = eachLanguage((language) => {
  const { denies, drops, replaces, hesitates, adds, between, small, wish, otherTime } = shapes[language];
  const mark = '‹\\d+›';
  return {
    words: new RegExp(`${any([denies, drops, replaces, hesitates, adds, between, small].join('|'))}|${elided}`, 'gu'),
    deniedBehind: new RegExp(
      `${any(`${denies}|${drops}`)}(?: ?(?<!\\p{L})(?:${between})(?!\\p{L})| ?(?:l'|d'))* ?(${mark})`,
      'gu',
    ),
    deniedBefore: new RegExp(
      // "The cleaning not the filling" denies what stands behind it; "laptop? no phone" answers.
      `(${mark})(?: ?[?][ ?!]*(?:${denies})(?!\\p{L})|[ !]+(?:${denies})(?!\\p{L})(?!(?: |l'|d'|(?:${between})(?!\\p{L}))*${mark})|[,.;]+ ?(?:${denies})(?=\\s*[,.;!?]|$))(?! ?(?:yet|todavia|encore|noch))`,
      'gu',
    ),
    replaces: new RegExp(any(replaces), 'u'),
    hesitates: new RegExp(any(hesitates), 'u'),
    adds: new RegExp(any(adds), 'u'),
    refuses: new RegExp(`^\\P{L}*(?:${denies})\\s*[,.;!]`, 'u'),
    joins: /(?<!\p{L})(?:and|n|y|e|et|und)(?!\p{L})/u,
    opener: new RegExp(`^(?:\\P{L}*(?:${denies})(?!\\p{L}))+`, 'u'),
    wish: new RegExp(`${any(`${wish}|${hesitates}`)}|${elided}`, 'gu'),
    otherTime: new RegExp(any(otherTime), 'u'),
    // "No the nail trim and vaccination please": as it is heard, with no pause behind the answer.
    both: new RegExp(
      `^\\P{L}*(?:nope|non?|nein|nee)(?= (?:(?:${between})(?!\\p{L}) |l'|d')*${mark} (?:and|n|y|e|et|und) (?:(?:${between})(?!\\p{L}) |l'|d')*${mark})`,
      'u',
    ),
  };
});

/** While it is asked when, for whom or where, or read back. */
const asks: ReadonlySet<string | null> = new Set(['time', 'staff', 'name', 'phone', 'email', 'address', 'confirm']);
/** Longer lines tell more than this. */
const charactersMax = 160;
const sure = 0.9;
/** Asks to have what is named, and not about it. */
const mayI =
  /(?<!\p{L})(?:can|could|may|puede|podria|podemos|peut|pourrait|pouvez-vous|pourriez-vous|kann|konnten?|konnen)(?!\p{L})/u;

/** The service in the other's place, or behind it; null where anything else is said. */
export function servicePutRight(
  { state, business }: Heard,
  said: string,
  language: Language,
): readonly Command[] | null {
  const top = state.frames.at(-1);
  if (top?.flow !== 'book' || top.service === undefined || !asks.has(state.asked)) return null;
  if (said.length > charactersMax) return null;
  // "Machen Sie auch Zahnreinigung?" asks what the house does.
  if (said.includes('?') && asksForOffer(foldCue(said).trim(), language)) return null;
  const marked = withMarks(foldCue(said).trim(), language, business);
  if (marked === null) return null;
  const is = patterns[language];
  const { names, everyday } = marked;
  const text = marked.text.replace(is.both, '');
  if (/[\p{L}\d]/u.test(text.replace(token, ' ').replace(is.words, ' '))) return null;
  const under = top.service;
  const marks = (pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].flatMap((one) => names[Number(/\d+/.exec(one[1] ?? '')?.[0])] ?? []));
  const all = new Set([...text.matchAll(token)].flatMap((one) => names[Number(one[1])] ?? []));
  const before = marks(is.deniedBefore);
  const behind = marks(is.deniedBehind);
  const others = [...all].filter((one) => one !== under);
  const isUnderDenied = before.has(under) || behind.has(under);
  const wished = others.filter((one) => !before.has(one) && (before.has(under) || !behind.has(one)));
  const [service, another] = wished;
  if (service === undefined || another !== undefined || (!isUnderDenied && wished.length < others.length)) return null;
  // A no to what is read back or offered stays one.
  const denied = (state.asked === 'confirm' || state.asked === 'time') && cueOf('no', said, language);
  const swap: readonly Command[] = [
    ...(denied ? ([{ do: 'deny' }] as const) : []),
    { do: 'set-service', service, sure },
  ];
  if (isUnderDenied) return swap;
  const isAdded = is.adds.test(text) || (all.has(under) && is.joins.test(text));
  // A yes to what is read back is more than what is added to it.
  const agrees = state.asked === 'confirm' && cueOf('yes', said, language);
  if (all.has(under)) {
    // "I said the exam, but it's the cleaning", "change the exam to a cleaning": what is turned to stands behind.
    const isTurned =
      is.replaces.test(text) &&
      !is.joins.test(text) &&
      text.lastIndexOf(`‹${names.lastIndexOf(service)}›`) > text.indexOf(`‹${names.indexOf(under)}›`);
    if (isTurned) return swap;
    return isAdded && !agrees ? added(service, state) : null;
  }
  if (isAdded && !inPlace.test(text)) return agrees ? null : added(service, state);
  // "Wait, the filling?" asks; "no, the filling" and "can we do the filling instead?" put right.
  if (said.includes('?') && !mayI.test(text)) return null;
  // "No, two", "hold on, I need my phone", "sorry, Will": a word of every day names a service where the one under way is denied.
  if (everyday.has(names.lastIndexOf(service)) || is.otherTime.test(text)) return null;
  if (is.replaces.test(text)) return swap;
  // Where the street is asked for, "sorry, it's an apartment" tells of it.
  if (state.asked === 'address' || (!is.hesitates.test(text) && !is.refuses.test(text))) return null;
  // "Wait, I got color last time", "nein, ein Testament habe ich": more is told than a wish.
  return /[\p{L}\d]/u.test(text.replace(is.opener, '').replace(token, ' ').replace(is.wish, ' ')) ? null : swap;
}

/** What waits in line already is not put there once more. */
const added = (service: string, { frames }: Heard['state']): readonly Command[] =>
  frames.slice(0, -1).some((one) => waitsInLine(one, service))
    ? [{ do: 'chitchat', inPassing: true }]
    : [{ do: 'also' }, { do: 'set-service', service, sure }];

/** In the other's place, whatever else is said. */
const inPlace =
  /(?<!\p{L})(?:instead|rather|en vez|en lugar|sino|a la place|au lieu|plutot|stattdessen|(?:an)?statt)(?!\p{L})/u;
/** Stands in the names of services, and alone names none of them. */
const anyVisit =
  /^(?:appointments?|visits?|calls?|meetings?|sessions?|services?|time|day|home|house|new|first|out|in|up|off|back|free|full|citas?|visitas?|llamadas?|sesion(?:es)?|servicios?|casa|nuev[oa]|primera?|rendez|rendez-vous|visites?|appels?|seances?|domicile|nouve(?:au|lle)|premiere?|termine?|besuche?|stunden?|sitzung(?:en)?|anruf|hause?|neue?[nrs]?|erste?[nrs]?)$/u;

/** The text with a mark in the place of each service that is named, in full or by a word that no other has. */
function withMarks(said: string, language: Language, business: Business) {
  const found = servicesIn(said, language, business).filter((one) => one.score >= plainlyNamed);
  if (found.some((one) => one.ambiguous)) return null;
  const names: string[] = [];
  const everyday = new Set<number>();
  const mark = (name: string, said: string, before: string) => {
    const at = names.push(name) - 1;
    if (isEveryday(said, before, name, language, business)) everyday.add(at);
    return `‹${at}›`;
  };
  const text = found.reduceRight(
    (rest, { name, start, end }) =>
      `${rest.slice(0, start)}${mark(name, rest.slice(start, end), rest.slice(0, start))}${rest.slice(end)}`,
    said,
  );
  const known = business.services.map(({ name }) => name);
  const small = patterns[language].words;
  // Word by word, but for the small words, by which no service is told from another.
  const left = text.replace(small, (words) => '\u0000'.repeat(words.length));
  const short: { at: number; length: number; name: string }[] = [];
  for (const one of left.matchAll(/\p{L}[\p{L}'-]*/gu)) {
    const name = anyVisit.test(one[0]) ? undefined : namedAgain(one[0], known, business);
    if (name === undefined) return null;
    short.push({ at: one.index, length: one[0].length, name });
  }
  const whole = short.reduceRight(
    (rest, { at, length, name }) =>
      `${rest.slice(0, at)}${mark(name, rest.slice(at, at + length), rest.slice(0, at))}${rest.slice(at + length)}`,
    text,
  );
  return names.length === 0 ? null : { text: whole, names, everyday };
}

/** A number, a name or an everyday word, and neither the noun of the service's name nor the whole of what else it is called. */
function isEveryday(said: string, before: string, service: string, language: Language, business: Business): boolean {
  const word = foldCue(said).trim();
  if (/[^\p{L}'-]/u.test(word)) return false;
  if (number.test(word)) return true;
  // "A will", and "sorry, Will".
  if (isListedName(word) && !article.test(before)) return true;
  const [name = '', ...others] = namesOf(service, business).map((one) => foldCue(one));
  const words = name.match(/\p{L}+/gu) ?? [];
  const isNoun = [...(language === 'en' ? [] : words.slice(0, 1)), ...words.slice(-1)].some((one) =>
    isOneOf(word, one),
  );
  return !isNoun && !others.some((one) => isOneOf(word, one)) && isEverydayWord(word);
}
const isOneOf = (word: string, noun: string) => word.replace(/s$/, '') === noun.replace(/s$/, '');
const article = /(?<!\p{L})(?:an?|the|une?|una|el|la|le|eine?[nrms]?|das|die|der|den)\P{L}*$/u;
const number =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|media|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|midi|eins?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|halb)$/u;
