// Of two visits that are wanted the second is given up: "no, no second one", "skip Max", "just the oil change". It is left, whether it
// waits or is under way, and the first stays as it is: what is stated of it, and a yes to it.
import type { Command } from '../../commands.ts';
import { type Dialogue, dropFrame, topFrame } from '../../dialogue.ts';
import { type BookFrame, type Frame, heardIn } from '../../state.ts';
import type { Asks } from '../../turn.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { namedByPart } from '../../understand/questions/asks-if-wanted.ts';
import { plainlyNamed, servicesIn } from '../../understand/services/near.ts';
import { leftOut, refusesSecond } from '../../understand/services/no-second.ts';
import { kin } from '../../understand/who-comes/kin.ts';
import { leaveFrame } from '../leave-frame.ts';

/** What is said beside it and stands. */
const stands = new Set<Command['do']>([
  ...(['affirm', 'ask', 'set-phone', 'set-phone-same', 'set-email', 'set-address', 'set-message', 'person'] as const),
  ...(['complaint', 'thanks', 'goodbye', 'greet', 'foreign', 'speak', 'emergency', 'for-self', 'set-code'] as const),
]);

const isGuest = (one: BookFrame): boolean =>
  [one.nextGuest, one.otherGuest, one.along, one.forOther, one.reason].some((each) => each !== undefined);

/** The visits that come behind another, the next first: those that wait, and the one under way where one was made before it. */
function seconds({ state }: Dialogue): readonly BookFrame[] {
  const top = state.frames.at(-1);
  if (top?.flow !== 'book' && top?.flow !== 'move') return [];
  const waiting = state.frames.slice(0, -1).filter((one): one is BookFrame => one.flow === 'book');
  const isBehind = top.flow === 'book' && state.done.some(({ did }) => did !== 'cancelled');
  return [...(isBehind ? [top] : []), ...waiting.toReversed()];
}

/** More words than these tell of somebody, and leave nobody out. */
const wordsMax = 3;

/** The one that is left out by its name, or by whose it is. */
function namedOut(d: Dialogue, behind: readonly BookFrame[], what: string): BookFrame | undefined {
  const language = heardIn(d.state);
  const [named] = servicesIn(what, language, d.turn.business).filter(({ score }) => score >= plainlyNamed);
  const top = topFrame(d);
  const rest = named ? what.slice(0, named.start) + what.slice(named.end) : '';
  const isAlone = (foldCue(rest).match(/\p{L}+/gu) ?? []).every((word) => idle.has(word));
  const others = behind.filter((one) => one === top || top?.flow !== 'book' || one.service !== top.service);
  const exact = isAlone ? others.find((one) => one.service === named?.name) : undefined;
  if (exact) return exact;
  // "Never mind the tires", of a tire changeover, in a house that also sells tires.
  const isPart = ({ service }: { readonly service?: string | undefined }) =>
    service !== undefined && namedByPart(what, service, d.turn.business);
  const inPart = others.filter(isPart);
  const isOfTop = top?.flow === 'book' && !others.includes(top) && isPart(top);
  if (isAlone && inPart.length === 1 && !isOfTop) return inPart[0];
  if (named) return undefined;
  const words = (what.match(/\p{L}+/gu) ?? []).filter((word) => !idle.has(foldCue(word)));
  if (words.length === 0 || words.length > wordsMax) return undefined;
  const guests = behind.filter(isGuest);
  const isCalled = (...names: readonly (string | undefined)[]) =>
    names.some((name) =>
      foldCue(name ?? '')
        .split(/\P{L}+/u)
        .includes(foldCue(words[0] ?? '')),
    );
  const known =
    guests.find(({ name }) => isCalled(name)) ?? guests.find(({ forOther, reason }) => isCalled(forOther, reason));
  if (known || guests.length !== 1) return known;
  // Somebody who is not the first, by a name that is written like one, or by whose they are.
  const [head = ''] = words;
  const isOther = !isCalled(d.state.said.name, ...(d.turn.business.staff ?? []).map(({ name }) => name));
  const isName = /^\p{Lu}\p{Ll}/u.test(head) && isOther && !isWhen.test(foldCue(head));
  const isKin = new RegExp(
    `^(?:s?he|they|ella|elle|ils?|sie|er|little one|pequen[oa]|petite?|kleine\\p{L}*|${kin[language]})$`,
    'u',
  ).test(foldCue(words.join(' ')));
  return isName || isKin ? guests[0] : undefined;
}
const isWhen =
  /^(?:\p{L}+day|janua\p{L}*|febr\p{L}*|march|april|july|septem\p{L}*|octo\p{L}*|novem\p{L}*|dece\p{L}*|okto\p{L}*|dezem\p{L}*|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\p{L}+tag|mittwoch|termin\p{L}*|zeit|uhr|tag|name|nummer)$/u;
/** Says nothing of which one it is. */
const idle: ReadonlySet<string> = new Set(
  'the my our her his a an for now then after all anymore please too part thing out off el la los las mi su lo de del al ya por favor le les l mon ma son sa du des d pour finalement alors den die das der dem mein meine meinen unser unsere unseren doch mehr dann bitte weg lieber raus fur no and but yes ok y pero si et mais oui non und aber ja nein'.split(
    ' ',
  ),
);

/** Leaves the second, where it is given up, and gives what else was said. */
export function leaveSecond(d: Dialogue, commands: readonly Command[]): readonly Command[] {
  const behind = seconds(d);
  if (behind.length === 0 || commands.some((one) => one.do === 'emergency')) return commands;
  const { state, turn } = d;
  const language = heardIn(state);
  const isOffered = state.offers.some(({ kind }) => kind === 'time');
  const picks = isOffered && (commands.some((one) => one.do === 'pick') || /\d/u.test(turn.text));
  const isBare = refusesSecond(turn.text, language, { isOffered, isAnswer: picks || reach.has(state.asked) });
  const refuses =
    commands.some((one) => leavesIt.has(one.do)) || isBare || leaving.some((one) => one.test(foldCue(turn.text)));
  const out = refuses ? leftOut(turn.text, language).flatMap((what) => namedOut(d, behind, what) ?? []) : [];
  const left: readonly Frame[] = out.length > 0 ? out : isBare ? behind : [];
  if (left.length === 0) return commands;
  d.used = true;
  const top = topFrame(d);
  for (const one of left) if (one !== top) dropFrame(d, one);
  if (top && left.includes(top)) {
    leaveFrame(d, top);
    state.asked = null;
    return commands.filter((one) => stands.has(one.do) && one.do !== 'affirm');
  }
  d.acts.push({ say: 'not-booked', isFurther: true });
  const rest = commands.filter(
    (one) => stands.has(one.do) || (one.do === 'set-times' && !onlyOne.test(foldCue(turn.text))),
  );
  // "Yes, but not Paul": the first is said yes to, whatever the no was taken for.
  const agrees = state.asked === 'confirm' && startsWithYes.test(foldCue(turn.text));
  return agrees && !rest.some((one) => one.do === 'affirm') ? [{ do: 'affirm' }, ...rest] : rest;
}
const reach: ReadonlySet<Asks | null> = new Set(['phone', 'email', 'address'] as const);
const startsWithYes = /^\P{L}*(?:yes|yeah|yep|sure|si|claro|oui|ouais|ja)(?!\p{L})/u;
const leavesIt = new Set<Command['do']>(['deny', 'drop', 'cannot-tell', 'decline']);
const startsLeaving =
  /^\P{L}*(?:(?:no|nope|non|nein|nee|actually|oh|ah|well|and|but|ok|okay|yes|yeah|sorry|wait|bueno|pues|oiga|si|y|pero|en fait|oui|mais|et|ja|aber|und|ach|also)\P{L}+){0,3}(?:skip|leave|forget|drop|scratch|never ?mind|no need|olvide\p{L}*|quite\p{L}*|deje fuera|ya no|oubliez|laissez|enlevez|pas besoin|vergessen|streichen|lassen|ohne)(?!\p{L})/u;
const endsLeaving = /(?<!\p{L})(?:(?:ya|mejor|al final) no|doch nicht|finalement (?:non|pas)|after all)\P{L}*$/u;
const leaving = [startsLeaving, endsLeaving];
/** "Nada más la una" counts, and tells no hour. */
const onlyOne = /(?<!\p{L})(?:nada mas|nomas|solo|solamente) (?:la|el) un[oa](?!\p{L})/u;
