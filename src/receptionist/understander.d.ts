import type { BusinessId, Id } from '#shared/ids.ts';
import type { Business, Language } from './business.ts';
import type { Command } from './commands.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';
export type Heard = {
    readonly turn: Turn;
    readonly state: State;
    readonly business: Business;
    /** The conversation that pays, where understanding costs something; without it nothing is spent. */
    readonly talk?: {
        readonly business: BusinessId;
        readonly conversation: Id<'conversation'>;
    } | undefined;
};
export type Understood = {
    readonly language: Language;
    readonly commands: readonly Command[];
    /** What the caller said without letter heads, quoted mail and signatures. */
    readonly said: string;
};
export type Understander = (heard: Heard) => Promise<Understood>;
