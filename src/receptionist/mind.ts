// One turn of the talk: understood into commands, carried out by flows through tools, planned, worded, guarded.
// Only code acts: whatever a brain understood, every act passes the same flows, and no reply claims what no record holds.
import type { FindAnswer } from './answers-port.ts';
import { type Dialogue, isNameOf, nameOf, openDialogue, topFrame } from './dialogue.ts';
import { advance } from './flows/advance.ts';
import { keepInVain, standing, tellOtherWay } from './flows/in-vain.ts';
import { respond } from './flows/respond.ts';
import { keepHonest } from './guard.ts';
import { voiceOf, wordOf, wordsOf } from './phrase/phrase.ts';
import type { Say, Told } from './plan.ts';
import type { Reworder } from './reworder.ts';
import { freshState, type State } from './state.ts';
import { tellAsProved } from './telling.ts';
import type { Tools } from './tool.ts';
import type { Reply, TakeTurn, Turn, TurnTaken } from './turn.ts';
import { withoutEndless } from './understand/text/endless.ts';
import { readLetter } from './understand/text/letter.ts';
import type { Understander } from './understander.ts';
import { wordingFaults } from './wording-guard.ts';

export type MindParts = {
  readonly understand: Understander;
  readonly findAnswer: FindAnswer;
  /** May say a reply otherwise, where nothing was done in its turn; what is done is told in the plan's own words. */
  readonly reword?: Reworder | undefined;
  /** Given all that is already sure of a reply while it is still being reworded; the reply begins with it. */
  readonly tell?: ((soFar: string) => void) | undefined;
};

/** So long a line is known again when it is said once more, in characters. */
const shortLineMax = 200;

/** How much of the caller's first words is kept as what the talk is about, in characters. */
const concernLengthMax = 400;

/** A mind that keeps nothing itself: all it remembers is in the state that goes in and out. */
export function createMind(parts: MindParts): TakeTurn {
  return async (said, kept, tools) => {
    const turn: Turn = { ...said, text: withoutEndless(said.text) };
    const state: State = kept
      ? structuredClone(kept)
      : freshState(turn.languageHint ?? turn.business.languages[0] ?? 'en');
    if (state.handedOff) return { reply: silence(state), state };
    state.ended = false;

    const understood = await parts.understand({ turn, state, business: turn.business });
    state.language = understood.language;
    const heard: Turn = { ...turn, text: understood.said };
    if (!state.concern && understood.said.split(/\s+/).length > 3)
      state.concern = understood.said.slice(0, concernLengthMax);

    const before = standing(state);
    const d = openDialogue(heard, state, tools, await tools.caller());
    await respond(d, understood.commands, parts.findAnswer);
    await advance(d);
    tellOtherWay(d);
    const taken = await conclude(d, turn.text, parts);
    keepInVain(d, before);
    return taken;
  };
}

/** A person holds the conversation: nothing is said. */
function silence(state: State): Reply {
  return {
    text: '',
    language: state.language,
    asks: null,
    offers: [],
    sources: [],
    ended: true,
    acts: [],
    unanswered: [],
  };
}

/** The last date of which it was told when the house is open, null for days of every week; undefined where nothing was told of it. */
const openToldBy = (acts: readonly Say[]): string | null | undefined =>
  acts
    .flatMap((act) => {
      if (act.say === 'hours-on' || act.say === 'closed-on') return [act.date];
      return act.say === 'hours-week' || act.say === 'weekday-hours' ? [null] : [];
    })
    .at(-1);

/** The one date of which it was told that the house is open or somebody is in; undefined where there is none, or there are several. */
function dayToldBy(acts: readonly Say[]): string | undefined {
  const dates = acts.flatMap((act) =>
    (act.say === 'hours-on' && act.open !== false) || (act.say === 'staff-on' && act.intervals.length > 0)
      ? (act.date ?? [])
      : [],
  );
  const [date, ...others] = new Set(dates);
  return others.length === 0 ? date : undefined;
}

/** The visits that were told. */
const visitsToldBy = (acts: readonly Say[]): readonly Told[] =>
  acts.flatMap((act) => (act.say === 'your-appointments' ? act.told : []));

/** So often a question or a change may come before what was asked for. */
const asidesMax = 2;

/** Who is written back to: whoever signed, and not the mother whose visit they ask for. */
function writerOf(d: Dialogue, letter: string): string | undefined {
  const { signedBy } = readLetter(letter, true);
  const name = nameOf(d);
  const isTheirs = signedBy !== null && name !== undefined && isNameOf(signedBy, name);
  if (signedBy !== null && !isTheirs) return signedBy;
  const top = topFrame(d);
  return signedBy === null && top?.flow === 'book' && top.forOther !== undefined ? d.caller?.name : name;
}

async function conclude(d: Dialogue, letterText: string, { reword, tell }: MindParts): Promise<TurnTaken> {
  const { state, turn } = d;
  const voice = voiceOf(turn.business, state.language, turn.channel, turn.now, state.turns);
  const letter = turn.channel === 'email' ? { business: turn.business, to: writerOf(d, letterText) } : null;
  const messages = state.messages > 0 ? (['took-message'] as const) : [];
  const did = [...d.did.map((act) => act.did), ...state.done.map((one) => one.did), ...messages];
  const held = { business: turn.business, did, lastText: state.lastText };
  const said = keepHonest(d, held, (act) => wordOf(act, voice));
  if (said.askLost) takeAskBack(d);
  const acts = [...said.acts, ...said.ask];
  const plain = wordsOf(acts, voice, letter);
  state.repeats = plain !== '' && plain === state.lastPlain ? state.repeats + 1 : 0;
  const words = state.repeats > 0 ? wordsOf(acts, { ...voice, repeats: state.repeats }, letter) : plain;
  // What to do in danger is said at once, and in the words that were chosen for it.
  const inDanger = acts.some((act) => act.say === 'in-danger');
  const mayReword = reword && letter === null && d.did.length === 0 && !inDanger;
  const text = mayReword ? await reworded(reword, words, d, tell) : words;

  const isSame = d.asks !== null && d.asks === state.asked;
  const isAside = isSame && d.used && d.saidBefore === 0 && state.asides < asidesMax;
  state.asides = isSame ? state.asides + Number(isAside) : 0;
  state.askedAgain = isSame ? state.askedAgain + Number(!isAside) : 0;
  state.asked = d.asks;
  state.priced = said.acts.some((act) => act.say === 'price' || act.say === 'price-note');
  state.openTold = openToldBy(said.acts);
  state.dayTold = dayToldBy(said.acts);
  const visits = visitsToldBy(said.acts);
  const [visit, ...others] = visits;
  state.visitTold = others.length === 0 ? visit?.startsAt : undefined;
  state.visitsTold = others.length > 0;
  if (visit !== undefined && others.length === 0)
    state.visitAtHand = { service: visit.service, startsAt: visit.startsAt, staff: visit.staff };
  else if (others.length > 0 || state.frames.some(({ flow }) => flow === 'book')) delete state.visitAtHand;
  state.ofVisitAsked = said.ask.some((act) => act.say === 'ask-what-of-it');
  state.offers = d.offers;
  state.turns += 1;
  state.ended = d.ended;
  state.lastText = text;
  if (turn.text.length <= shortLineMax) state.heardLast = turn.text;
  else delete state.heardLast;
  state.lastPlain = plain;
  await keepContact(d.tools, d);
  return {
    reply: {
      text,
      language: state.language,
      asks: d.asks,
      offers: d.offers,
      sources: [...new Set(d.sources)],
      ended: d.ended,
      acts: d.did,
      unanswered: d.unanswered,
    },
    state,
  };
}

/** What was not asked is not answered: a "yes" that comes next confirms nothing. */
function takeAskBack(d: Dialogue): void {
  d.asks = 'more';
  d.offers.length = 0;
  for (const frame of d.state.frames) if ('confirming' in frame) delete frame.confirming;
}

/** Other words, as far as they are proved to say the same; from there on the plan's own. */
async function reworded(
  reword: Reworder,
  words: string,
  { turn, state: { language } }: Dialogue,
  tell: MindParts['tell'],
): Promise<string> {
  const isSame = (other: string, own: string) => wordingFaults(other, own, language, turn.business).length === 0;
  const telling = tellAsProved(words, isSame, tell ?? (() => {}));
  return telling.end(await reword({ words, language, turn, hear: telling.hear }));
}

/** What callers said of themselves is kept with their own record, booked or not. */
async function keepContact(tools: Tools, d: Dialogue): Promise<void> {
  const { name, phone, email, address } = d.state.said;
  if (d.caller === null && (name || phone || email || address))
    await tools.saveContact({ name, phone, email, address });
}
