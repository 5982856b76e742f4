import type { Language } from '../business.ts';
import { type Command } from '../commands.ts';
import type { Heard, Understander } from '../understander.ts';
export declare const understandEmbedded: Understander;
/** The same, at once: it needs to wait for nothing. */
export declare const understandNow: (heard: Heard) => {
    language: Language;
    commands: Command[];
    said: string;
};
