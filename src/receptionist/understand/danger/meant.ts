// Whether a danger that is named is meant, and meant of now. It is judged in the danger's own clause: only what governs it there
// (a denial, a time gone by, a repair, a supposition, a question after the service) makes it none; a price asked or a past told
// beside it does not. Patterns are over folded text, in four languages.
import {
  addressed,
  aFire,
  afterwards,
  anySubject,
  asking,
  compoundAfter,
  compoundBefore,
  ever,
  everyFire,
  everyNegation,
  freshSubject,
  furtherDenial,
  goneOrNothing,
  isItAfter,
  isItBefore,
  listJoiner,
  litAfter,
  litBefore,
  negation,
  onset,
  othersHad,
  outOfHand,
  over,
  overBefore,
  present,
  repairedAfter,
  silentAfter,
  soItIs,
  stillThere,
  suchAfter,
  suchBefore,
  supposing,
  supposingSurely,
  timeGoneBy,
  transparent,
  unwell,
  urgent,
  whetherBefore,
} from './meant-words.ts';

/** What is named, and where it stands in the folded text. */
export type NamedDanger = {
  readonly start: number;
  readonly end: number;
  /** It says "not" itself ("can't breathe", "no heat"), which is no denial of it. */
  readonly saysNot: boolean;
  /** Life, gas or fire: where the words leave a doubt, it is taken for the danger. */
  readonly grave: boolean;
};

const sentenceStops = /[.!?;\n…¿¡]|[—–]|\s-\s/gu;
const clauseStops =
  /[.!?;:,\n…¿¡]|[—–]|\s-\s|(?<![\p{L}'])(?:and|but|because|cause|cuz|now|wait|although|though|while|(?<!(?:il|n') ?)y|pero|porque|ahora|aunque|mientras|et|mais|car(?= (?:il|elle|je|on|nous|vous|ca|mon|ma|le|la|les)(?!\p{L}))|maintenant|und|aber|weil|jetzt|denn|sondern)(?![\p{L}'])/gu;

type Stretch = { readonly from: number; readonly to: number };

function around(text: string, { start, end }: NamedDanger, stops: RegExp): Stretch {
  let from = 0;
  for (const stop of text.matchAll(stops)) {
    const after = stop.index + stop[0].length;
    if (after <= start) from = after;
    else if (stop.index >= end) return { from, to: stop.index };
  }
  return { from, to: text.length };
}

/** Whether the danger that is named there is meant as one of now. */
export function isMeant(text: string, named: NamedDanger): boolean {
  const sentence = around(text, named, sentenceStops);
  const clause = around(text, named, clauseStops);
  const before = text.slice(sentence.from, named.start);
  const after = text.slice(named.end, sentence.to);
  const inside = text.slice(named.start, named.end);
  if (negation.test(inside)) {
    if (!named.saysNot) return false;
  } else if (isDenied(before, text.slice(named.end), named.grave)) return false;
  // "Le détecteur ne sonne pas": what is named ends in the verb, and its "pas" stands behind it.
  if (!named.saysNot && /(?<!\p{L})(?:ne |n')\p{L}+$/u.test(inside) && /^ (?:pas|jamais)(?!\p{L})/u.test(after))
    return false;
  if (compoundAfter.test(after) || compoundBefore.test(before)) return false;
  if (isLitOnPurpose(text, named, sentence) || isOthersFire(text, named, clause, sentence)) return false;
  if (isPast(text, named, clause, sentence)) return false;
  return !isSupposed(before, text.slice(named.end)) && !isAskedFor(before, after, named);
}

/** Between "ni" and what it denies, in words: "ni le sale nada de humo". */
const furtherWordsMax = 4;

/** "Agua a chorros no, es un goteo nomás": a lesser thing is told in its place, and no more than that. */
const butOnly =
  /^(?:,? no|,? non|,? (?:\p{L}+ )?(?:nicht|nein))[,;] ?(?:(?!(?:not?|\p{L}+n't|pas|nicht|kein\p{L}*|mas|more|plus|mehr)(?!\p{L}))[\p{L}']+ ){0,4}(?:drip(?:s|ping)?|drops?|trickl(?:e|es|ing)|gote(?:o|os|a|ando)|goteras?|gotitas?|gotas?|gouttes?|gouttelettes?|degoutte|suinte(?:ment)?|tropf(?:t|en|chen)?)(?!\p{L})/u;

/** "No gas smell", "hasn't had any chest pain", "no fever, cough or trouble breathing", "Brustschmerzen habe ich nicht". */
function isDenied(before: string, rest: string, isGrave: boolean): boolean {
  if (/^ ?\?+ *(?:no|non|nein|nope)(?!\p{L})/u.test(rest)) return true;
  if (
    /^(?: (?:habe?|hat|haben|ist|sind|gibt|gab|war|riecht))?(?: (?:ich|er|sie|es|wir|da|hier|bei uns)){0,2}(?: (?:gar|uberhaupt|aber|zum gluck|gerade|im moment))* (?:nichts?|keine?n?)(?: mehr| mehr da)? *(?:[.,!?;\n]|$)/u.test(
      rest,
    )
  )
    return true;
  if (!isGrave && butOnly.test(rest)) return true;
  if (silentAfter.test(rest) && !unwell.test(`${before}${rest}`)) return true;
  const last = [...before.matchAll(everyNegation)].at(-1);
  if (!last) return false;
  const between = before.slice(last.index + last[0].length);
  // "No, I smell gas" answers, "isn't that a gas leak?" asks: neither denies.
  if (
    /^ *,/.test(between) ||
    /^ (?:there|it|this|that|only|just|merely|i|we|he(?! \p{L}+[ai]do(?!\p{L}))|she|they|solo|solamente|seulement|nur)(?!\p{L})/u.test(
      between,
    )
  )
    return false;
  // "I've never had such chest pain", "never chest pain like this": it is there, and the worst yet.
  const ahead = /^(?: [\p{L}']+){0,4}/u.exec(rest)?.[0] ?? '';
  if (ever.test(`${last[0]} ${between}${ahead}`) && (suchBefore.test(between) || suchAfter.test(ahead))) return false;
  const items = between.split(listJoiner);
  const isTransparent = (stretch: string) =>
    (stretch.match(/[\p{L}']+/gu) ?? []).every((word) => transparent.has(word));
  // What "ni" or "nor" adds has a verb of its own, and is denied all the same.
  const isFurther = furtherDenial.test(last[0]) && !/(?<!\p{L})(?:siquiera|even)(?!\p{L})/u.test(between);
  const isShort = /^[\p{L}\s']*$/u.test(between) && between.trim().split(/\s+/).length <= furtherWordsMax;
  if (items.length === 1 && isFurther && isShort && !freshSubject.test(between)) return true;
  if (items.length === 1) return isTransparent(between);
  // A list under one "no" ends in an "or"; without it, what follows the comma stands for itself.
  const isList =
    /(?<!\p{L})(?:or|nor|ni|o|u|ou|oder|noch)(?!\p{L})/u.test(between) ||
    /^,? (?:or|nor|ni|o|ou|oder|noch)(?!\p{L})/u.test(rest);
  // The "or" stands before the last of them: "weder ein noch aus, es riecht nach Gas" tells the gas by itself.
  const isBehind =
    /(?<!\p{L})(?:or|nor|ni|o|ou|oder|noch)(?!\p{L})[^,]*,\s+(?!(?:or|nor|ni|o|ou|oder|noch)(?!\p{L}))/u.test(
      `${between} `,
    );
  return (
    isList &&
    !isBehind &&
    items.every((item) => !freshSubject.test(item) && (item.match(/[\p{L}']+/gu) ?? []).length <= 4) &&
    !/(?<!\p{L})(?:but|pero|mais|aber|and|y|et|und)(?!\p{L})/u.test(between)
  );
}

/** "Before we light the first fire": one that is wished for. Where anything has happened besides, it is none to be sure of. */
function isLitOnPurpose(text: string, named: NamedDanger, { from }: Stretch): boolean {
  const fires = [...text.slice(named.start, named.end).matchAll(everyFire)];
  const lit = ({ index, 0: fire }: RegExpExecArray) => {
    const at = named.start + index;
    return litBefore.test(text.slice(from, at)) || litAfter.test(text.slice(at + fire.length));
  };
  return fires.length > 0 && fires.every(lit) && !outOfHand.test(text);
}

/** "The neighbour had a chimney fire": over there, and over; nothing of it is told as what is now. */
function isOthersFire(text: string, named: NamedDanger, clause: Stretch, sentence: Stretch): boolean {
  if (!aFire.test(text.slice(named.start, named.end))) return false;
  const own = text.slice(clause.from, sentence.to);
  return othersHad.test(text.slice(clause.from, named.start)) && !present.test(own) && !outOfHand.test(text);
}

/** "After the fire in my kitchen started …": one that is named with its place, or goes on, is none to look back on. */
const burnsOn =
  /^ (?:(?:has )?(?:started|broke)|(?:in|at|en|dans|im|in der) (?:my|our|the|mi|nuestr[oa]|la|ma|notre|meine[rm]|unsere[rm]|de[rm])(?!\p{L}))/u;

/** "How do we put out a kitchen fire?": whoever asks has not. */
const asksHow =
  /(?<!\p{L})(?:how|what|can|could|should|must|to|como|con que|puedo|podemos|debo|debemos|comment|avec quoi|wie|womit|soll(?:en)?)(?!\p{L})/u;

const leadWordsMax = 6;

/** Adverbs with a comma after them still belong to the clause: "two winters ago, in our old house, we had a burst pipe". */
function leadOf(before: string): string {
  const parts = before.split(',');
  if (parts.pop()?.trim() !== '') return '';
  const from = parts.findLastIndex((one) => one.trim().split(/\s+/).length > leadWordsMax || freshSubject.test(one));
  return parts
    .slice(from + 1)
    .map((one) => `${one} `)
    .join('');
}

/** Gone by, or mended since: "last winter we had …", "the burst pipe is fixed", "… but it's all taken care of". */
function isPast(text: string, named: NamedDanger, clause: Stretch, sentence: Stretch): boolean {
  const own = text.slice(clause.from, clause.to);
  if (stillThere.test(own)) return false;
  const rest = text.slice(named.end, sentence.to);
  const next = text.slice(sentence.to, sentence.to + 120);
  const ends = (found: RegExpExecArray | null) =>
    found !== null && !(named.grave && goneOrNothing.test(found[0])) ? found : null;
  if (ends(over.exec(rest))) return true;
  if (overBefore.test(text.slice(clause.from, named.start)) && !asksHow.test(own)) return true;
  const before = text.slice(clause.from, named.start);
  const wasFire = aFire.test(text.slice(named.start, named.end)) && afterwards.test(before);
  if (wasFire && !present.test(own) && !burnsOn.test(rest)) return true;
  const repair = ends(repairedAfter.exec(`${rest}${next}`));
  if (repair && !stillThere.test(`${rest}${next}`.slice(repair.index + repair[0].length))) return true;
  const told = `${leadOf(text.slice(sentence.from, clause.from))}${own}`;
  const time = timeGoneBy.exec(told);
  if (!time) return false;
  if (onset.test(told.slice(0, time.index))) return false;
  return !(named.grave && present.test(told.replace(time[0], ' ')));
}

/** "If I ever smell gas": governed by it, and no clause of its own. "I don't know if he has a stroke" supposes nothing. */
function isSupposed(before: string, rest: string): boolean {
  const clause = before.split(/[,:]|(?<!\p{L})(?:please|por favor|s'il vous plait|bitte)(?!\p{L})/u).at(-1) ?? '';
  if (soItIs.test(rest)) return false;
  if (supposingSurely.test(clause)) return true;
  for (const found of clause.matchAll(supposing)) {
    if (whetherBefore.test(clause.slice(0, found.index))) continue;
    // A Spanish or French "si" may be a plain yes: it supposes only where something is asked.
    if (
      /^(?:si|when)$/.test(found[0]) &&
      !/(?<!\p{L})(?:que|como|a quien|cuanto|comment|quoi|combien|what|how|do)(?!\p{L})|\?/u.test(
        `${before}${rest.slice(0, 60)}`,
      )
    )
      continue;
    const between = clause.slice(found.index + found[0].length);
    if ([...between.matchAll(anySubject)].length <= 1) return true;
  }
  return false;
}

/** "Do you handle burst pipes?", "is chest pain something you treat?": asked for as a service, with nothing of the caller's own. */
function isAskedFor(before: string, after: string, { grave }: NamedDanger): boolean {
  if (addressed.test(after) || (isItBefore.test(before) && isItAfter.test(after))) return true;
  const clause = before.split(/[,:]/).at(-1) ?? '';
  const found = [...clause.matchAll(asking)].at(-1);
  if (!found || urgent.test(`${before} ${after}`)) return false;
  const between = clause.slice(found.index + found[0].length);
  if (freshSubject.test(between)) return false;
  return !(
    grave &&
    /(?<!\p{L})(?:my|our|his|her|this|that|mi|nuestr[oa]|mon|ma|notre|mein\p{L}*|unser\p{L}*)(?!\p{L})/u.test(
      `${between}${after}`,
    )
  );
}
