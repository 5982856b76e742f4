// For whom a service is, by its own names and by what the owner taught of it: men or women, children up to an age, dogs up to a weight.
import type { Business, Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { animal } from '../names/of-animal.ts';
import { ageUnit, inFigures, kilosIn, monthsOf, weightUnit } from '../who-comes/comer.ts';

export type Kind = 'men' | 'women' | 'children' | 'babies' | 'teens' | 'adults' | 'seniors';
export type Size = 'small' | 'medium' | 'large';
type Range = { readonly min: number; readonly max: number };
export type Limits = {
  readonly kinds: ReadonlySet<Kind>;
  readonly size?: Size;
  /** In months. */
  readonly age?: Range;
  /** In kilos. */
  readonly weight?: Range;
};

const kindWords: Readonly<Record<Kind, string>> = {
  men: 'men|man|mens|gents?|gentlem[ae]n|male|hombres?|caballeros?|hommes?|messieurs|herren|manner|mann',
  women: 'women|woman|womens|lad(?:y|ies)|female|mujer(?:es)?|damas?|senoras?|femmes?|dames?|damen|frauen',
  children:
    'kids?|child(?:ren)?|childrens|junior|pediatric|boys?|girls?|nin[oa]s?|infantil(?:es)?|pediatric[oa]|enfants?|kinder|kind',
  babies: 'bab(?:y|ies|ys)|newborns?|infants?|toddlers?|bebes?|recien nacid[oa]s?|nourrissons?|nouveau-nes?|sauglinge?',
  teens: 'teens?|teenagers?|adolescentes?|ados?|adolescents?|jugendliche?|jugend',
  adults: 'adults?|grown-?ups?|adult[oa]s?|adultes?|erwachsenen?',
  seniors: 'seniors?|senioren|tercera edad',
};
const sizeWords: Readonly<Record<Size, string>> = {
  small: 'small|little|mini|toy|pequen[oa]s?|chic[oa]s?|petits?|petites?|klein(?:e[nrms]?)?',
  medium: 'medium|mid-?size(?:d)?|median[oa]s?|moyen(?:ne)?s?|mittel|mittler?e?[nrms]?',
  large: 'large|big|extra large|giant|grandes?|grande?s?|gross(?:e[nrms]?)?',
};
const kinds = Object.keys(kindWords) as readonly Kind[];
const sizes = Object.keys(sizeWords) as readonly Size[];
const startsWord = '(?<!\\p{L})';
const endsWord = "(?:['’]s?)?(?!\\p{L})";
const wordOf = <Which extends string>(words: Readonly<Record<Which, string>>) =>
  Object.fromEntries(
    Object.entries<string>(words).map(([which, some]) => [
      which,
      new RegExp(`${startsWord}(?:${some})${endsWord}`, 'u'),
    ]),
  ) as Readonly<Record<Which, RegExp>>;
const ofKind = wordOf(kindWords);
const ofSize = wordOf(sizeWords);
const hasKind = (text: string, kind: Kind) => ofKind[kind].test(text) || compounds[kind]?.test(text) === true;
/** "Damenhaarschnitt": of a German compound it is the head. */
const compounds: Partial<Record<Kind, RegExp>> = {
  men: /(?<!\p{L})herren(?=\p{L}{4})/u,
  women: /(?<!\p{L})damen(?=\p{L}{4})/u,
  children: /(?<!\p{L})kinder(?=\p{L}{4})/u,
};
const weightAlone = weightUnit.replaceAll(/\?<\w+>/g, '?:');
const unit = `(?: ?(?:${ageUnit}|${weightUnit}))?(?: old| alt)?`;
const second = unit.replaceAll('(?<', '(?<to_');
const and = '(?:and|or|&|y|o|et|ou|und|oder)';
const isMeant = '(?:count|pay|get|qualify|is |are |only|cuenta|paga|compt|pai|bezahl|zahl|gelten|gilt)';
/** What follows a limit that is no weight: anything else would be what it limits ("up to 30 minutes"). */
const endsAt = (signs: string) => `(?:(?<=${weightAlone})(?!\\p{L})|(?= *(?:[${signs}]|$|${and} |${isMeant})))`;
const ends = endsAt('),.;:!?/–-');
const range = new RegExp(
  `(?<![\\d.,$])(?<from>\\d{1,3})${unit} ?(?:-|–|to|through|a|al|bis) ?(?<figure>\\d{1,3})${second}${ends}`,
  'u',
);
const most = new RegExp(
  `(?<!\\p{L})(?<word>under|below|less than|younger than|menos de|menores de|moins de|unter|up to|through age|hasta|jusqu'a|bis(?: zu)?|ages?) (?:the age of |ages? |los )?(?<figure>\\d{1,3})${unit}(?<behind> ${and} (?:under|younger|less|below|smaller|menos|menores|moins|junger|weniger))?${ends}`,
  'u',
);
const mostBehind = new RegExp(
  `(?<![\\d.,$])(?<figure>\\d{1,3})${unit} ${and} (?:under|younger|less|below|smaller|menos|menores|moins|junger|weniger)`,
  'u',
);
const least = new RegExp(
  `(?<!\\p{L})(?<word>over|above|more than|heavier than|older than|mas de|mayores de|plus de|uber|from|at least|desde|a partir de|des|ab) (?:the age of |ages? |los )?(?<figure>\\d{1,3})${unit}${endsAt('),.;:!?')}`,
  'u',
);
const leastBehind = new RegExp(
  `(?<![\\d.,$])(?<figure>\\d{1,3})${unit} ?(?:\\+|${and} (?:over|up|older|above|more|heavier|mas|plus|alter|mehr|daruber))`,
  'u',
);

type Read = { readonly age?: Range; readonly weight?: Range };
type Groups = Readonly<Record<string, string | undefined>>;

function valued(groups: Groups, from: number | null, to: number | null, isOpen: boolean, needsUnit: boolean): Read {
  const isWeight = groups.pounds !== undefined || groups.kilos !== undefined;
  const hasUnit = isWeight || [groups.years, groups.months, groups.weeks, groups.days].some((one) => one !== undefined);
  if (needsUnit && !hasUnit) return {};
  if (isWeight) {
    const edge = isOpen ? 0.01 : 0;
    return {
      weight: {
        min: from === null ? 0 : kilosIn(from, groups) + edge,
        max: to === null ? Infinity : kilosIn(to, groups) - edge,
      },
    };
  }
  // Up to twelve is until the thirteenth birthday.
  const step = monthsOf(1, groups);
  return {
    age: {
      min: from === null ? 0 : monthsOf(from, groups) + (isOpen ? step : 0),
      max: to === null ? Infinity : monthsOf(to, groups) + (isOpen ? 0 : step) - 0.01,
    },
  };
}

/** Without it a bare figure in a text may be anything: an hour, a price. */
const tellsAge =
  /(?<!\p{L})(?:age[sd]?|years?|yrs?|under|younger|edad(?:es)?|anos?|menores|ages?|ans?|moins de|alter|jahre?n?|jahrig\p{L}*|unter|junger|(?:and|y|et|und) (?:over|older|mayores|alter)|(?:children|kids|boys|girls|nin[oa]s|enfants|kinder)(?: \(| )(?:up to|over|hasta|jusqu'a|bis(?: zu)?|ab) \d{1,2})(?!\p{L}|\d)/u;
/** "Saturdays from 9 to 12": those are hours. */
const tellsHours =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:\d ?)?[ap]\.?m|hours?|o'clock|january|february|april|june|july|august|september|october|november|december|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|horas?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|heures?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|uhr)(?!\p{L})|\d:\d\d/u;

/** The ages and the weights in a sentence of the owner's; figures that nothing makes one are none. */
export function limitsTold(sentence: string, language: Language): Read {
  const told = inFigures(sentence, language);
  const { age } = limitIn(told, tellsHours.test(told) || !tellsAge.test(told));
  const { weight } = limitIn(told, true);
  return { ...(age && { age }), ...(weight && { weight }) };
}

/** What limits an owner's words tell; `needsUnit`: a bare figure is none. */
function limitIn(text: string, needsUnit: boolean): Read {
  const ranged = range.exec(text)?.groups;
  if (ranged) {
    const behind = Object.fromEntries(
      Object.entries(ranged).flatMap(([name, value]) => (name.startsWith('to_') ? [[name.slice(3), value]] : [])),
    ) as Groups;
    const has = (groups: Groups) =>
      ['years', 'months', 'weeks', 'days', 'pounds', 'kilos'].some((one) => groups[one] !== undefined);
    const top = valued(behind, null, Number(ranged.figure), false, needsUnit);
    const low = valued(has(ranged) ? ranged : behind, Number(ranged.from), null, false, needsUnit);
    if (top.weight && low.weight) return { weight: { min: low.weight.min, max: top.weight.max } };
    return top.age && low.age && low.age.min <= top.age.max ? { age: { min: low.age.min, max: top.age.max } } : {};
  }
  const behindMost = mostBehind.exec(text)?.groups;
  if (behindMost) return valued(behindMost, null, Number(behindMost.figure), false, needsUnit);
  const behindLeast = leastBehind.exec(text)?.groups;
  if (behindLeast) return valued(behindLeast, Number(behindLeast.figure), null, false, needsUnit);
  const upTo = most.exec(text)?.groups;
  if (upTo && !/^ages?$/.test(upTo.word ?? ''))
    return valued(upTo, null, Number(upTo.figure), !/^(?:up|through|hasta|jusqu|bis)/.test(upTo.word ?? ''), needsUnit);
  const over = least.exec(text)?.groups;
  if (over)
    return valued(
      over,
      Number(over.figure),
      null,
      !/^(?:from|at least|desde|a partir|des|ab)/.test(over.word ?? ''),
      needsUnit,
    );
  return {};
}

const known = new WeakMap<Business, ReadonlyMap<string, Limits>>();

/** For whom each of the services is. */
export function limitsOf(business: Business): ReadonlyMap<string, Limits> {
  const found = known.get(business) ?? learn(business);
  known.set(business, found);
  return found;
}

function learn(business: Business): ReadonlyMap<string, Limits> {
  const [language] = business.languages ?? [];
  const limits = new Map(business.services.map((one) => [one.name, ofNames(one, language ?? 'en')]));
  for (const { title, text } of business.knowledge ?? []) {
    for (const sentence of text.split(/[;\n]|[.!?](?=\s|$)/u)) {
      const { age, weight } = limitsTold(sentence, language ?? 'en');
      const told = foldCue(sentence);
      for (const [name, own] of limits) {
        if (weight && own.size !== undefined && own.weight === undefined && ofSize[own.size].test(told))
          limits.set(name, { ...own, weight });
        if (age && own.kinds.size > 0 && own.age === undefined && namesIt(`${title} ${told}`, name, business))
          limits.set(name, { ...own, age });
      }
    }
  }
  return withOther(limits);
}

/** "Up to 30 pounds is small": of a small and a large one the other begins where that ends. */
function withOther(limits: ReadonlyMap<string, Limits>): ReadonlyMap<string, Limits> {
  const all = [...limits.values()];
  const edge = (size: Size) => all.find((one) => one.size === size && one.weight !== undefined)?.weight;
  if (all.some(({ size }) => size === 'medium')) return limits;
  const [small, large] = [edge('small'), edge('large')];
  return new Map(
    [...limits].map(([name, own]) => {
      if (own.weight !== undefined) return [name, own];
      if (own.size === 'large' && small) return [name, { ...own, weight: { min: small.max + 0.01, max: Infinity } }];
      if (own.size === 'small' && large) return [name, { ...own, weight: { min: 0, max: large.min - 0.01 } }];
      return [name, own];
    }),
  );
}

function ofNames({ name, aka = [] }: Business['services'][number], language: Language): Limits {
  const text = [name, ...aka].map((one) => inFigures(one, language)).join(' . ');
  const size = sizes.find((one) => ofSize[one].test(foldCue(name)));
  // One name of several says for whom it is too, and not that it is for nobody else.
  const others = aka.map((one) => foldCue(one));
  const isOfKind = (kind: Kind) =>
    hasKind(foldCue(name), kind) || (others.length > 0 && others.every((one) => hasKind(one, kind)));
  return {
    kinds: new Set(kinds.filter((kind) => isOfKind(kind))),
    ...(size !== undefined && { size }),
    ...limitIn(text, false),
  };
}

/** Does the owner speak of the service, by every word of one of its names? */
function namesIt(told: string, service: string, { services }: Business): boolean {
  const text = foldCue(told);
  const { aka = [] } = services.find(({ name }) => name === service) ?? {};
  return [service, ...aka].some((one) => {
    const words = (foldCue(one).match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
    return words.length > 1 && words.every((word) => text.includes(word));
  });
}

/** A name without what tells for whom it is: "haircut" of "Men's haircut". Folded. */
export function withoutLimits(name: string): string {
  const parts = [
    ...kinds.map((kind) => kindWords[kind]),
    ...sizes.map((size) => sizeWords[size]),
    'parents?|padres|eltern',
  ];
  return [...Object.values(compounds)]
    .reduce((rest, one) => rest.replace(one, ' '), foldCue(name).replace(/\([^)]*\)/gu, ' '))
    .replace(new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?:['’]s?)?(?!\\p{L})`, 'gu'), ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** What is said in those very words: "a ladies' haircut", "the small one". */
export const saysKind = (folded: string, { kinds: own, size }: Limits): boolean =>
  [...own].some((kind) => hasKind(folded, kind)) || (size !== undefined && ofSize[size].test(folded));

/** Does an owner's text tell apart by age, or by size? Folded. */
export const tellsByAge = (folded: string): boolean =>
  (['children', 'babies', 'teens', 'adults', 'seniors'] as const).some((kind) => hasKind(folded, kind));
export const tellsBySize = (folded: string): boolean => sizes.some((size) => ofSize[size].test(folded));

/** "My small dog", "he's little", "un perro pequeño": an animal's own size, and not that of anything else. */
export function saysSizeOfAnimal(folded: string, size: Size): boolean {
  const word = `(?:${sizeWords[size]})`;
  const is =
    "(?:(?:he|she|it)(?:'s| is)|(?:el |ella )?es|(?:il|elle|c')(?: ?est)|(?:er|sie) ist) (?:an? |un |une |ein |eine )?(?:very |really |pretty |quite |muy |bastante |tres |assez |sehr |ziemlich )?";
  const ends = '(?= *(?:[,.;!?]|$)| (?:one|and|so|dog|breed|y|et|und)(?!\\p{L}))';
  return new RegExp(
    `(?<!\\p{L})(?:${word} (?:\\p{L}+ )?(?:${animal})|(?:${animal}) (?:(?:is|es|est|ist|muy|tres|sehr) ){0,2}${word}${ends}|${is}${word}${ends})(?!\\p{L})`,
    'u',
  ).test(folded);
}

/** "Full groom, large": the size alone between two pauses, said of what stands before it. */
export const saysSizeAlone = (folded: string, size: Size): boolean =>
  new RegExp(
    `(?:^|[,;:–-])\\s*(?:(?:the|an?|el|la|una?|le|une?|der|die|das|eine[nr]?) )?(?:${sizeWords[size]})(?: (?:ones?|size|please|por favor|bitte|svp))*\\s*(?=[.,;!?]|$)`,
    'u',
  ).test(folded);
