import type { Language } from './business.ts';
import type { Turn } from './turn.ts';
import type { Heard } from './understander.ts';
export type ToReword = {
    /** The plan's own words. */
    readonly words: string;
    readonly language: Language;
    readonly turn: Turn;
    /** As in `Heard`; with it, how long the turn has taken so far, in milliseconds. */
    readonly talk?: Heard['talk'];
    readonly spentMs?: number | undefined;
    /** Given all that has come of the other words so far, as they come. */
    readonly hear?: ((soFar: string) => void) | undefined;
};
/** Other words for the reply; null keeps its own. */
export type Reworder = (reply: ToReword) => Promise<string | null>;
