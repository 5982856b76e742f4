import type { FindAnswer } from './answers-port.ts';
import type { Reworder } from './reworder.ts';
import type { TakeTurn } from './turn.ts';
import type { Understander } from './understander.ts';
export type MindParts = {
    readonly understand: Understander;
    readonly findAnswer: FindAnswer;
    /** May say a reply otherwise, where nothing was done in its turn; what is done is told in the plan's own words. */
    readonly reword?: Reworder | undefined;
    /** Given all that is already sure of a reply while it is still being reworded; the reply begins with it. */
    readonly tell?: ((soFar: string) => void) | undefined;
};
/** A mind that keeps nothing itself: all it remembers is in the state that goes in and out. */
export declare function createMind(parts: MindParts): TakeTurn;
