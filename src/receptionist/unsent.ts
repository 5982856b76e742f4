// What a caller said for the owner and no record holds yet. However a talk ends, this is kept: a message that was begun is
// never lost because its name, its number or its confirmation was still to come, nor a wish for a person who was not there.
import type { MessageFrame, State } from './state.ts';
import { readState } from './state.ts';
import type { MessageOrder } from './tool.ts';

/** Longest message kept, in characters. */
export const messageLengthMax = 1000;

/** The texts in their order, sentence after sentence, each once: one that stands in another is left out. */
export function joined(...texts: readonly (string | undefined)[]): string {
  const said = texts.flatMap((text) => text || []);
  const once = said.filter(
    (text, at) => !said.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at)),
  );
  return once.reduce((all, text) => (all === '' ? text : `${all}${/[.!?…]\s*$/.test(all) ? ' ' : '. '}${text}`), '');
}

/** A message that has words and no record. */
export type Unsent = MessageFrame & { readonly body: string };

export const isUnsent = (frame: State['frames'][number]): frame is Unsent =>
  frame.flow === 'message' && frame.body !== undefined && frame.kept === undefined;

/** The message that a frame leaves where the caller says nothing more: its words, else those in which a person was asked for. */
export function leftBy(frame: State['frames'][number]): Unsent | null {
  if (isUnsent(frame)) return frame;
  if (frame.flow !== 'message' || frame.wish === undefined || frame.kept !== undefined) return null;
  return { ...frame, body: frame.wish };
}

/** The messages that are still to be kept when a talk with this memory ends, with what the caller said of themselves. */
export function unsentIn(memory: unknown): readonly MessageOrder[] {
  const state = readState(memory);
  if (!state) return [];
  const { name, phone, email } = state.said;
  return state.frames
    .flatMap((frame) => leftBy(frame) ?? [])
    .map((one) => ({ ...ordered(state, one), name, phone, email }));
}

/** What was read back as more of the message that was sent last goes into that one. */
function ordered({ keptLast: last }: State, { body, to, urgent, adds }: Unsent): MessageOrder {
  if (!last || adds !== last.id) return { body, to, urgent };
  const whole = joined(last.body, body).slice(0, messageLengthMax);
  return { body: whole, to: last.to ?? to, urgent: last.urgent || urgent, completes: last.id };
}
