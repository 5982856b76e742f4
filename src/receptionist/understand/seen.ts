// One utterance as it was read: the words, what the models and cues say of it whole and clause by clause, what it mentions;
// and what is made of it.
import type { Language } from '../business.ts';
import type { Command, FlowName } from '../commands.ts';
import type { Heard } from '../understander.ts';
import type { Mentions } from './mentions.ts';
import { withAlikePart } from './names/alike-names.ts';
import { outrightNamed } from './services/near.ts';
import type { Signs } from './signs.ts';
import type { ReadWish } from './times/times.ts';

export type Seen = {
  readonly heard: Heard;
  readonly said: string;
  readonly language: Language;
  readonly whole: Signs;
  readonly clauses: readonly Signs[];
  readonly mentions: Mentions;
};

/** What a part of a line, or other words for it, would be if it were said alone: in the talk as it is, or as it is given. */
export type Hear = (said: string, at?: Heard) => readonly Command[];

export type Wants = {
  readonly commands: readonly Command[];
  readonly flows: ReadonlySet<FlowName>;
  /** Where the questions stand: what is named there is asked about, and not yet wanted. */
  readonly asks: readonly { readonly start: number; readonly end: number }[];
  /** Nothing else of the utterance counts. */
  readonly final: boolean;
};

/** Detail questions to which a bare answer is expected; a stray sign does not start something new there. */
export const detailAsks = new Set(['name', 'phone', 'email', 'address', 'code']);

export const bareAsked = (asked: string | null) => asked !== null && detailAsks.has(asked);

/** "Etwas später": a time and nothing else. */
export const onlyTimes = (said: string, wishes: readonly ReadWish[]): boolean => {
  const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, '').length;
  const ofTimes = wishes.reduce((sum, one) => sum + letters(said.slice(one.start, one.end)), 0);
  return wishes.length > 0 && ofTimes === letters(said);
};

/** "Dan Reyes": a name and nothing else, whatever its words sound like. */
export const onlyNames = ({ said, mentions: { name } }: Seen): boolean =>
  name !== null && said.replace(/\P{L}/gu, '').length === name.name.replace(/\P{L}/gu, '').length;

/** "No wait, it's 360, not 630": a time, a number, an address or how a name is written is said, beside whatever else. */
export const mentionsAny = ({ heard, said, mentions: { wishes, phone, email, address } }: Seen): boolean =>
  wishes.length > 0 ||
  [phone, email, address].some((one) => one !== null) ||
  (heard.state.said.name !== undefined && withAlikePart(said, heard.state.said.name) !== null);

/** "Wait, make that a cleaning": another service than the one under way is named. */
export const namesAnother = ({ heard, mentions }: Seen): boolean => {
  const top = heard.state.frames.at(-1);
  return (
    top?.flow === 'book' &&
    top.service !== undefined &&
    mentions.services.some(({ name, score }) => score >= outrightNamed && name !== top.service)
  );
};

/** How many days are named at all. */
export const daysNamed = ({ mentions }: Pick<Seen, 'mentions'>): number =>
  new Set(mentions.wishes.flatMap(({ wish }) => wish.date ?? [])).size;

/** Below it, a name that is the whole of what was said is not taken for one. */
export const bareNameSureMin = 0.5;

/** The same talk as if nothing had been begun in it or asked: what is heard then is wanted anew. */
export const withNothingUnderWay = (heard: Heard): Heard => ({
  ...heard,
  state: { ...heard.state, frames: [], asked: null, offers: [] },
});
