// Danger that the owner named, found by the words of the owner's phrase or by what callers say for them in any of four languages.
import type { Business, Language } from '../../business.ts';
import { lately } from '../../models/lately.ts';
import { stem } from '../../models/stems.ts';
import { tokenize } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import type { DangerKind } from './danger-signs.ts';
import { type DangerWord, dangerWords, lackAfter, lackBefore, lackOf } from './danger-words.ts';
import type { Emergency } from './emergencies.ts';
import { negation } from './meant-words.ts';
import { kindOf } from './owners-kinds.ts';
import { retoldStart } from './retold-ways.ts';
import { isSaidOtherwise } from './said-otherwise.ts';
import { withoutStreets } from './streets.ts';
import { kinOf, unstressed, type Word, wordsOf } from './word-forms.ts';

/** Whether what stands there is meant as a danger of now. `denies`: it says "not" itself. */
type Near = (start: number, end: number, denies: boolean, kind: DangerKind) => boolean;

const small = new Set(
  'a an the is are was in on at of to my our your it its that up all by with or and for won t i un one someone somebody something person during inside una el la los las de del en mi su que le les des du un une mon ma der die das ein eine mein meine im am ist qui que qu se who which from into under onto out over while sudden suddenly overnight repentina repentino soudain soudaine plotzlich dans sur auf vom aus off den dem des einen einem by par por von durch l d he she they has have having been'.split(
    ' ',
  ),
);

/** Small words that make another of the verb before them. */
const parting = new Set(['out', 'off', 'up', 'over', 'down', 'away', 'under']);

/** "Something in the eye" and "someone in the water" are about what is in it; what is only named is no danger. */
const somethingWithin =
  /^(?:some(?:thing|body|one)|anything|person|people|algo|alguien|persona|quelque chose|quelqu'un|personne|etwas|was|jemand|mensch)(?: \p{L}+)? (?:in|inside|into|en|dentro|dans|im|ins)(?!\p{L})/u;
const within = new Set(['in', 'inside', 'into', 'en', 'dentro', 'dans', 'im', 'ins']);
/** From "in" to what it is in: "in my left eye". */
const withinMax = 3;

/** What is called after something, and is only a paper. */
const documents = new Set(
  'card cards plan plans insurance policy tarjeta poliza seguro carte assurance karte versicherung'.split(' '),
);

/** From a verb to the small word that makes another of it: "passed right out", and not "he passed, it turns out". */
const partedMax = 3;

/** From "no" to what there is none of, where an owner's phrase says no more than that. */
const deniedMax = 4;

/** How many words may stand between the first and the last word of an owner's phrase. */
const spreadMax = 9;

/** The danger of the owner's list that the text speaks of, or null. */
export function ownersEmergency(line: string, language: Language, business: Business, near: Near): Emergency | null {
  const text = withoutStreets(line);
  const heard = wordsOf(text, language);
  for (const phrase of business.emergencies) {
    const parts = partsOf(phrase);
    // What is lacking has to be said of the thing itself: "no, the heat is fine" has both words of "no heat"; and a tree next to
    // the house is none on it, though "on" is a small word.
    const wanted = wantedOf(phrase, business.languages[0] ?? 'en', language);
    const strict = parts?.some((part) => part.lack || part.exact) || (parts?.length ?? 0) > wanted.told;
    const words = strict ? null : wordsStart(text, heard, phrase, wanted, near);
    const start = words ?? (parts && meaningStart(text, parts, kindOf(phrase), near));
    if (start !== null) return { kind: kindOf(phrase), said: phrase, start };
  }
  const folded = foldCue(text);
  for (const phrase of business.emergencies) {
    const start = retoldStart(folded, phrase, (from, to) => near(from, to, true, kindOf(phrase)));
    if (start !== null) return { kind: kindOf(phrase), said: phrase, start };
  }
  return null;
}

type Wanted = {
  /** How many of the phrase's words tell something. */
  readonly told: number;
  readonly words: readonly { readonly stems: readonly string[]; readonly negative: boolean; readonly parts: boolean }[];
};

/** What has to be said of an owner's phrase, in the caller's language or as the owner says it. */
const wantedOf = lately((phrase: string, ownersLanguage: Language, language: Language): Wanted => {
  const tokens = tokenize(phrase);
  const telling = tokens.filter((token) => !small.has(token.norm));
  // Of "passed out" the small word says what was passed; "pass it on" is something else.
  const words = telling.length > 1 ? telling : tokens.filter(({ norm }) => !small.has(norm) || parting.has(norm));
  return {
    told: telling.length,
    words: words.map((token) => ({
      stems: [stem(token.text, language), stem(token.text, ownersLanguage), kinOf(token.norm), unstressed(token.text)],
      negative: negation.test(foldCue(token.text)),
      parts: parting.has(token.norm),
    })),
  };
});

/** All words of the phrase close together, whatever their order and endings. */
function wordsStart(
  text: string,
  words: readonly Word[],
  phrase: string,
  { words: wanted }: Wanted,
  near: Near,
): number | null {
  const isWithin = wanted.length === 1 && somethingWithin.test(foldCue(phrase));
  // "I lost my vision card" has lost a card.
  const line = foldCue(text);
  const told = words.filter((_, at) => !documents.has(words[at + 1]?.norm ?? '') && !isSaidOtherwise(words, at, line));
  const found = wanted.map(({ stems }) => told.filter((word) => stems.some((one) => word.stems.has(one))));
  if (wanted.length === 0 || found.some((some) => some.length === 0)) return null;
  const reach = wanted.length === 2 && wanted.some(({ negative }) => negative) ? deniedMax : spreadMax;
  for (const anchor of found[0] ?? []) {
    const at = words.indexOf(anchor);
    const close = found.map((some, nth) =>
      some.find((word) => {
        const apart = words.indexOf(word) - at;
        return wanted[nth]?.parts && nth > 0 ? apart > 0 && apart <= partedMax : Math.abs(apart) <= reach;
      }),
    );
    const spots = close.flatMap((one) => (one ? [one] : []));
    if (spots.length < close.length) continue;
    if (isWithin && !words.slice(Math.max(0, at - withinMax), at).some((word) => within.has(word.norm))) continue;
    const start = Math.min(...spots.map((one) => one.start));
    const end = Math.max(...spots.map((one) => one.end));
    if (/[.!?]\s/.test(text.slice(start, end))) continue;
    // A phrase that itself says "no" ("no heat") is meant as it stands.
    if (
      near(
        start,
        end,
        wanted.some((one) => one.negative),
        kindOf(phrase),
      )
    )
      return start;
  }
  return null;
}

/** What has to be said, in any of these ways. `lack`: that a thing is not there; `whole`: says it alone; `who`: a person, who may be spoken of elsewhere in the message. */
type Part = {
  readonly patterns: readonly RegExp[];
  readonly denies: boolean;
  readonly lack: boolean;
  /** Told of nothing else it is one all the same: "numb", "stranded". */
  readonly alone: boolean;
  readonly whole: boolean;
  readonly who: boolean;
  readonly place: boolean;
  readonly aside: boolean;
  /** Its words say something else too: lost in the woods, and a lost booking for them. */
  readonly exact: boolean;
  /** What is told of a thing, whichever that is: "can't", "won't stop". */
  readonly vague: boolean;
};

const denying = new Set(
  'endless trouble failing did-not-run nobody numb paralysed loss locked-out overdue stuck knocked-out work-at-all back-in deafness never-out not-fetched'.split(
    ' ',
  ),
);
/** What these deny is told beside them: "no frena" is not all that has failed, nor "nobody" all that nobody can. */
const needing = new Set('endless trouble failing loss nobody work-at-all'.split(' '));
/** Say all of a danger by themselves. */
const whole = new Set(
  'shut-in-place locked-inside break-in deafness poison co ransomware restraining-order fainted seizure sparks crash threatening shock'.split(
    ' ',
  ),
);
const people = new Set(['baby', 'elderly', 'child', 'student']);
/** Where it is, said by the owner only to round off what is one already. */
const places = new Set(['house']);
/** Which one it is, or since when: whoever calls in haste says less. */
const asides = new Set(['surgery', 'rental']);
const exact = new Set([
  'locked-inside',
  'lost-way',
  'blackened',
  'deafness',
  'break-in',
  'never-out',
  'not-fetched',
  'threatening',
]);
/** A word with two readings is the owner's in the first where that stands there too: "a child is hurt" is no ache, "seizure" no levy. */
const firstOf: readonly (readonly [meant: string, not: string])[] = [
  ['hurt', 'pain'],
  ['lost-way', 'loss'],
  ['lock-up', 'locked'],
  ['seizure', 'levy'],
];
/** Of an owner's phrase, what its parts say in other words: with them all ways to say it are known. */
const inParts: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})no frenan?(?!\p{L})/gu, 'frenos fallaron'],
  [/(?<!\p{L})(?:sparks coming out|salen chispas)(?!\p{L})/gu, 'sparks'],
];
const meanings = new Map<string, readonly Part[] | null>();

/** Characters over which the parts of one danger may be spread; about a line of speech. */
const reachMax = 60;
/** "My eyes are fine, nothing stuck in them": what is told of the one thing is denied before it comes. */
const nothingBefore = /(?<!\p{L})(?:nothing|nada|rien|nichts)(?:'s| is| was| esta| n'est| ist)? $/u;
/** "No kids with me": who is not there is in no danger. */
const absent = /(?<!\p{L})(?:no|without(?: any| the| my)?|sin|sans|pas d'|pas de|kein\p{L}*|ohne) $/u;
const terseLack = /^ (?:is |are )?(?:out|down|off)(?![\p{L}]| (?:the|a|of|my)(?!\p{L}))/u;

/** The phrase as parts of meaning; null where a word of it has none, or it is one word only. */
function partsOf(phrase: string): readonly Part[] | null {
  const known = meanings.get(phrase);
  if (known !== undefined) return known;
  const folded = inParts.reduce((said, [word, parts]) => said.replaceAll(word, parts), foldCue(phrase));
  const spans = dangerWords
    .flatMap(({ id, pattern }) =>
      [...folded.matchAll(pattern)].map((match) => ({
        id,
        pattern,
        from: match.index,
        to: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to);
  // Whoever names a child has said who is in danger: "child locked in" is a child and any lock.
  const isOfSomebody = spans.some(({ id }) => people.has(id));
  const read = isOfSomebody ? spans.filter(({ id }) => id !== 'locked-inside') : spans;
  const parts: Part[] = [];
  let rest = folded;
  let last: { to: number } | null = null;
  for (const span of read) {
    if (last && span.from < last.to) continue;
    const there = read.filter((other) => other.from === span.from && other.to === span.to);
    const isOther = ({ id }: { id: string }) =>
      firstOf.some(([meant, not]) => id === not && there.some((one) => one.id === meant)) ||
      (id === 'locked' && there.some((one) => one.id === 'locked-inside')) ||
      // Locked out, and nothing told of whom, is out of a house: where all of an office are, none of them can work.
      (id === 'work-at-all' &&
        there.some((one) => one.id === 'locked-out') &&
        spans.every((one) => one.from < span.to && one.to > span.from));
    const same = there.filter((one) => !isOther(one));
    const ways = dangerWords.filter(
      ({ id }) => isOfSomebody && id === 'locked-inside' && same.some((one) => one.id === 'locked'),
    );
    const before = folded.slice(0, span.from);
    const lacks =
      new RegExp(`(?:^| )(?:${lackBefore})(?: the| our| my)? $`, 'u').exec(before) ??
      new RegExp(`^ (?:${lackAfter})(?![\\p{L}])`, 'u').exec(folded.slice(span.to)) ??
      terseLack.exec(folded.slice(span.to));
    const lack = lacks ? lackOf(span.id) : null;
    const part: Part = {
      patterns: lack ? [lack] : [...same, ...ways].map((one) => one.pattern),
      denies: lack !== null || same.some((one) => denying.has(one.id)),
      lack: lack !== null,
      alone: lack !== null || same.some((one) => denying.has(one.id) && !needing.has(one.id)),
      whole: same.some((one) => whole.has(one.id)),
      who: same.some((one) => people.has(one.id)),
      place: same.some((one) => places.has(one.id)),
      aside: same.every((one) => asides.has(one.id)),
      exact: same.some((one) => exact.has(one.id)),
      vague: same.every((one) => needing.has(one.id)),
    };
    const joined = last !== null && / or (?:an? )?$/.test(folded.slice(last.to, span.from));
    const previous = parts.at(-1);
    if (joined && previous)
      parts[parts.length - 1] = { ...previous, patterns: [...previous.patterns, ...part.patterns] };
    else parts.push(part);
    const start = lack && lacks && lacks.index + lacks[0].length === before.length ? lacks.index : span.from;
    const to = lack && lacks && start === span.from ? span.to + lacks[0].length : span.to;
    rest = `${rest.slice(0, start)}${' '.repeat(to - start)}${rest.slice(to)}`;
    last = { to };
  }
  const unread = tokenize(rest).filter((token) => !small.has(token.norm) && !light.test(token.norm));
  // One thing that has no other words stands for itself: the pump of "pump smoking".
  const isThing =
    unread.length === 1 && (unread[0]?.norm.length ?? 0) >= namingMin && parts.some((part) => !part.vague);
  const strange = isThing ? [] : unread;
  if (isThing) parts.push(...unread.map(({ norm }) => literal(norm)));
  const own = parts.filter((part) => !part.aside);
  const needed = own.some((part) => part.who) ? own.filter((part) => !part.place) : own;
  const complete = strange.length === 0 && (own.length > 1 || own.some((part) => part.alone || part.whole));
  const result = complete ? needed : null;
  meanings.set(phrase, result);
  return result;
}

/** How something comes or shows itself, beside what it is. */
const light =
  /^(?:com(?:es|ing)|going|goes|sale|saliendo|echa(?:ndo)?|saca(?:ndo)?|sort|sortant|vient|degage|kommt|raus)$/;

const literal = (norm: string): Part => ({
  patterns: [new RegExp(`(?<!\\p{L})${norm.replace(/(?:es|s)$/, '')}(?:e?s)?(?!\\p{L})`, 'gu')],
  denies: false,
  lack: false,
  alone: false,
  whole: false,
  who: false,
  place: false,
  aside: false,
  exact: false,
  vague: true,
});

/** Where all parts of the phrase's meaning stand together in the text. */
function meaningStart(text: string, parts: readonly Part[], kind: DangerKind, near: Near): number | null {
  const folded = foldCue(text);
  const found = parts.map(({ patterns, who }) =>
    patterns.flatMap((pattern) =>
      [...folded.matchAll(pattern)]
        .filter(({ index }) => !(who && absent.test(folded.slice(0, index))))
        .map((match) => ({ start: match.index, end: match.index + match[0].length })),
    ),
  );
  if (found.some((some) => some.length === 0)) return null;
  const denies = parts.some((part) => part.denies);
  const lacking = parts.some((part) => part.lack);
  const things = found.filter((_, at) => !parts[at]?.who);
  for (const anchor of things[0] ?? found[0] ?? []) {
    const spots = things.map((some) =>
      some.find((one) => {
        // A lack reaches from its thing to its state, and may have the place of it in between.
        const apart = lacking || one.start >= anchor.end || one.end <= anchor.start;
        return one === anchor || (apart && Math.abs(one.start - anchor.start) <= reachMax);
      }),
    );
    const met = spots.flatMap((one) => (one ? [one] : []));
    if (met.length < things.length) continue;
    const start = Math.min(...met.map((one) => one.start));
    const end = Math.max(...met.map((one) => one.end));
    if (/[.!?]\s/.test(folded.slice(start, end))) continue;
    if (!lacking && met.some((one) => one.start > start && nothingBefore.test(folded.slice(start, one.start))))
      continue;
    // "The door locked and we can't get out" says "not" itself.
    const saysNot = denies || (things.length === 1 && negation.test(folded.slice(start, end)));
    if (near(start, end, saysNot, kind)) return start;
  }
  return null;
}

/** Shorter words of an owner's phrase name nothing. */
const namingMin = 4;

/** What is as good as named with what the owner names: shingles are of the roof, and rain that comes in is water. */
const akin: readonly (readonly [owners: RegExp, callers: RegExp])[] = [
  [
    /(?<!\p{L})(?:roof|techo|toit|dach)(?!\p{L})/u,
    /(?<!\p{L})(?:shingles?|tejas?|bardeaux?|tuiles?|dachziegel)(?!\p{L})/u,
  ],
  [
    /(?<!\p{L})(?:water(?! broke)|flood\p{L}*|agua|eau|wasser|inund\p{L}*)(?!\p{L})/u,
    /(?<!\p{L})(?:(?:it's|it is|started|is) raining in\p{L}*|rain(?:'s| is|water)?(?: \p{L}+)? com(?:es|ing) in|agua|lloviendo|(?:la |cette )?pluie|eau|pleut|regnet|wasser)(?!\p{L})/u,
  ],
  [
    /(?<!\p{L})(?:leak\p{L}*|spill\p{L}*|fuga|fuite)(?!\p{L})/u,
    /(?<!\p{L})(?:oil|coolant|diesel|(?:brake |transmission )?fluid|aceite|anticongelante|huile|liquide|ol|\p{L}*flussigkeit)(?!\p{L})/u,
  ],
];

/** Whether the text speaks of a thing that one of the owner's dangers is about; whether it is one is not said by that. */
export function touchesEmergency(folded: string, business: Business): boolean {
  const spoken = new Set(tokenize(folded).map(({ norm }) => norm.replace(/'s$/, '')));
  return business.emergencies.some((phrase) => {
    const owners = foldCue(phrase);
    const isNamed = tokenize(owners).some(
      ({ norm }) => norm.length >= namingMin && !small.has(norm) && spoken.has(norm),
    );
    const meets = ({ id, pattern }: DangerWord) =>
      !asides.has(id) && owners.search(pattern) >= 0 && folded.search(pattern) >= 0;
    const isAkin = akin.some(([ours, theirs]) => ours.test(owners) && theirs.test(folded));
    return isNamed || isAkin || dangerWords.some(meets);
  });
}
