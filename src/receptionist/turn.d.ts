import type { Business, Language } from './business.ts';
import type { State } from './state.ts';
import type { Moved, Tools } from './tool.ts';
export type Channel = 'phone' | 'sms' | 'chat' | 'email';
/** What the receptionist is waiting for; a page shows the fitting keyboard, a simulated caller gives the fitting line. */
export declare const askable: readonly ["name", "phone", "email", "service", "staff", "time", "address", "reason", "booking", "code", "message", "confirm", "urgent", "more"];
export type Asks = (typeof askable)[number];
export type Turn = {
    readonly text: string;
    readonly channel: Channel;
    readonly business: Business;
    /** What the door vouches for: the caller's number or address, or nothing. Never what was said. */
    readonly from: {
        readonly phone?: string | undefined;
        readonly email?: string | undefined;
    };
    /** The instant of the turn (ISO 8601). */
    readonly now: string;
    /** A door that has recognised the language may say so. */
    readonly languageHint?: Language | undefined;
};
/** One choice that stands in the reply: a free time, one of the caller's own bookings, or a service. */
export type Offer = {
    readonly kind: 'time';
    readonly startsAt: string;
    readonly staff: string | null;
    readonly label: string;
} | {
    readonly kind: 'booking';
    readonly appointment: string;
    readonly label: string;
} | {
    readonly kind: 'service';
    readonly service: string;
    readonly label: string;
};
/** What was done in the turn, each with the record that shows it. */
export type Act = {
    readonly did: 'booked' | 'moved' | 'cancelled';
    readonly appointment: string;
    readonly from?: Moved['from'];
} | {
    readonly did: 'took-message';
    readonly message: string;
} | {
    readonly did: 'handed-off';
    readonly to: 'human' | 'on-call';
    readonly reason: string;
} | {
    readonly did: 'sent-code';
} | {
    readonly did: 'proved-caller';
};
export type Reply = {
    readonly text: string;
    readonly language: Language;
    readonly asks: Asks | null;
    readonly offers: readonly Offer[];
    /** Titles of the owner's entries that an answer stands on. */
    readonly sources: readonly string[];
    readonly ended: boolean;
    readonly acts: readonly Act[];
    /** Questions that nobody has taught an answer to, as they were asked. */
    readonly unanswered: readonly string[];
};
export type TurnTaken = {
    readonly reply: Reply;
    readonly state: State;
};
export type TakeTurn = (turn: Turn, state: State | null, tools: Tools) => Promise<TurnTaken>;
