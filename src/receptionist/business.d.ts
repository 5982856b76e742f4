export declare const languages: readonly ["en", "es", "fr", "de"];
export type Language = (typeof languages)[number];
export declare const weekdays: readonly ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
export type Weekday = (typeof weekdays)[number];
/** Opening intervals of each weekday, local wall clock: `[["08:00","12:00"],["13:00","17:00"]]`; `24:00` is the day's end. */
export type Hours = {
    readonly [day in Weekday]: readonly (readonly [string, string])[];
};
export declare const industries: readonly ["trades", "medical", "professional", "financial", "legal", "wellness", "automotive", "tourism", "technology", "other"];
export type Industry = (typeof industries)[number];
export type Style = 'Professional' | 'Friendly' | 'Casual' | 'Formal';
export type Speed = 'Fast' | 'Normal' | 'Thoughtful';
export type EscalationRule = 'Auto-escalate complex issues' | 'Always try to resolve first' | 'Escalate after 3 attempts';
export type Service = {
    readonly name: string;
    /** Other words that customers use for it. */
    readonly aka?: readonly string[] | undefined;
    readonly minutes: number;
    readonly bufferMinutes?: number | undefined;
    /** Absent together with `priceNote`: the business gives no price out. */
    readonly priceCents?: number | undefined;
    readonly priceNote?: string | undefined;
    readonly currency?: string | undefined;
    readonly needsAddress?: boolean | undefined;
};
export type Staff = {
    readonly name: string;
    readonly services: readonly string[];
    readonly hours?: Hours | undefined;
};
export type KnowledgeEntry = {
    readonly title: string;
    readonly text: string;
};
export type Business = {
    readonly name: string;
    readonly industry: Industry;
    /** IANA, e.g. `America/Denver`. */
    readonly timezone: string;
    /** The first one is the default. */
    readonly languages: readonly Language[];
    readonly phone: string;
    readonly email: string;
    readonly address: string;
    readonly website: string;
    readonly hours: Hours;
    /** Local dates, `2026-11-26`. */
    readonly closedDates: readonly string[];
    readonly services: readonly Service[];
    /** Absent: the business is one bookable resource. */
    readonly staff?: readonly Staff[] | undefined;
    readonly booking: {
        readonly leadMinutes: number;
        readonly horizonDays: number;
        readonly stepMinutes: number;
    };
    readonly voice: {
        readonly style: Style;
        readonly speed: Speed;
    };
    readonly escalation: {
        readonly rule: EscalationRule;
        readonly humanHours?: 'business' | 'always' | 'never' | undefined;
        readonly onCall?: string | undefined;
    };
    /** Phrases in the owner's words that always reach the person on call. */
    readonly emergencies: readonly string[];
    readonly knowledge: readonly KnowledgeEntry[];
};
/** How long a service takes, in minutes, without what is kept free after it; undefined where the house has none of that name. */
export declare const minutesTaken: ({ services }: Pick<Business, "services">, name: string | undefined) => number | undefined;
