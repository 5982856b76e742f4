// What an operator fills in to make a marketing page: words, figures and small drawings of the product at work.
// Every `*.content.ts` beside this file is one page. A percentage or a quote that nobody measured is sample content.

/** A drawing made of the product's own parts; what a card or a scene shows instead of an adjective. */
export type Piece =
  /** A few lines of a conversation. */
  | { readonly kind: 'talk'; readonly lines: readonly Line[] }
  /** One large figure and what it counts. */
  | { readonly kind: 'figure'; readonly figure: string; readonly words: string }
  /** A column of the diary. Times are written as the owner's clock shows them. */
  | { readonly kind: 'slots'; readonly day: string; readonly who?: string; readonly slots: readonly Slot[] }
  /** Labels and values, as on a contact's page or an invoice. */
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** The head and the first words of a mail. */
  | { readonly kind: 'mail'; readonly subject: string; readonly words: string }
  /** A way from start to end, and how far it has come; `at` counts from 0. */
  | { readonly kind: 'steps'; readonly steps: readonly string[]; readonly at: number }
  /** States in a word or two. */
  | { readonly kind: 'tags'; readonly tags: readonly { readonly tone: Tone; readonly words: string }[] }
  /** Shares of a whole, each from 0 to 100. */
  | { readonly kind: 'bars'; readonly bars: readonly { readonly label: string; readonly share: number }[] }
  /** A question and what the owner answered to it. */
  | { readonly kind: 'taught'; readonly question: string; readonly answer: string }
  /** One day of several people, vans or bays beside each other. */
  | { readonly kind: 'day'; readonly columns: readonly { readonly who: string; readonly slots: readonly Slot[] }[] }
  /** A form as it lies on the desk after a call; a field without a value was deliberately not asked. */
  | { readonly kind: 'sheet'; readonly fields: readonly (readonly [label: string, value: string | null])[] }
  /** Two lists that must not be mixed: what the desk does, what it leaves to a person. */
  | { readonly kind: 'sides'; readonly sides: readonly [Side, Side] }
  /** The same thing said in several languages. */
  | { readonly kind: 'voices'; readonly voices: readonly { readonly language: string; readonly words: string }[] }
  /** Calls by the hour of a day, from midnight on; `open` is when somebody was there. */
  | { readonly kind: 'hours'; readonly open: readonly [from: number, to: number]; readonly calls: readonly number[] }
  /** One matter as it moves between channels. */
  | { readonly kind: 'thread'; readonly stops: readonly Stop[] }
  /** How often something was asked, as strokes on a tally. */
  | { readonly kind: 'tally'; readonly counts: readonly { readonly words: string; readonly times: number }[] }
  /** Answers from 1 to 5, how many of each. */
  | {
      readonly kind: 'votes';
      readonly question: string;
      readonly votes: readonly [number, number, number, number, number];
    }
  /** A question and where each answer to it leads. */
  | { readonly kind: 'ways'; readonly asks: string; readonly ways: readonly Way[] }
  /** What happened, newest first, with its state. */
  | { readonly kind: 'ledger'; readonly entries: readonly LedgerEntry[] };

export type Stop = {
  readonly when: string;
  readonly how: 'phone' | 'sms' | 'chat' | 'mail' | 'person';
  readonly words: string;
};
export type Way = { readonly answer: string; readonly next: string; readonly end: string; readonly tone: Tone };
export type Side = { readonly title: string; readonly list: readonly string[] };
export type Tone = 'quiet' | 'settled' | 'urgent' | 'bell';
export type Line = { readonly who: 'caller' | 'telle'; readonly words: string };
export type Slot = { readonly time: string; readonly what: string; readonly state: 'booked' | 'new' | 'free' };
export type LedgerEntry = {
  readonly time: string;
  readonly what: string;
  readonly detail: string;
  readonly state: string;
  readonly tone: Tone;
};

export type Card = { readonly title: string; readonly line: string; readonly work: Piece };

/**
 * A talk that the engine has had, word for word: `npm run generate:talks` has it again, a test compares.
 * `business` is the slug of one of the sample businesses, with whom a visitor can go on talking.
 */
export type Talk = {
  readonly business: string;
  readonly name: string;
  readonly channel: 'phone' | 'chat' | 'sms' | 'email';
  /** BCP 47, where it is not English. */
  readonly language?: string;
  readonly lines: readonly Line[];
  /** What the talk left in the records, one sentence each; written from the records. */
  readonly left: readonly string[];
};

export type Benefit = { readonly title: string; readonly words: string };
/** `claim` marks a figure that is sample content, and goes where an operator hides claims. */
export type Figure = { readonly figure: string; readonly words: string; readonly claim?: boolean };

type Shared = {
  readonly path: string;
  /** Of the browser's tab and of search results. */
  readonly title: string;
  /** 110 to 160 characters. */
  readonly description: string;
  /** Eight words at most. */
  readonly headline: string;
  readonly lead: string;
  readonly grid: { readonly heading: string; readonly cards: readonly [Card, Card, Card, Card, Card, Card] };
  readonly benefits: { readonly heading: string; readonly list: readonly Benefit[] };
  readonly figures: { readonly heading: string; readonly list: readonly Figure[] };
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  readonly closing: { readonly heading: string; readonly words: string };
};

/** The grounds that a page can open on; what is written on them stays readable in the light and in the dark. */
export const grounds = {
  paper: '',
  mist: 'bg-mist',
  bell: 'bg-bell-soft',
  sage: 'bg-sage-soft',
  signal: 'bg-signal-soft',
  card: 'border-b border-line bg-card',
  ink: 'bg-ink text-paper dark:bg-card dark:text-ink',
} as const;

/** What only this trade has: a wide drawing of its day with a heading of its own. */
export type Strip = {
  readonly heading: string;
  readonly words: string;
  readonly label: string;
  readonly work: Piece;
  /** Whether it stands before the six cards or after the reasons; and whether the drawing is wide or beside the words. */
  readonly at: 'first' | 'last';
  readonly wide?: boolean;
};

/** What the first screen of a page is made of. */
export type Opened = {
  readonly name: string;
  readonly headline: string;
  readonly lead: string;
  readonly talk: Talk;
  /** The ground that the page opens on. */
  readonly ground?: keyof typeof grounds;
  /** Words beside the talk; the headline across the page with the talk below it; or a rule between the two. */
  readonly opening?: 'beside' | 'across' | 'ruled';
};
export type IndustryContent = Shared &
  Opened & {
    /** Figures as a panel beside the reasons, or a line across the page. */
    readonly results?: 'panel' | 'line';
    /** The six cards in three columns, or in rows of a broad and a narrow one. */
    readonly rhythm?: 'even' | 'staggered';
    readonly strip?: Strip;
  };
/** How far a feature reaches: on any install, with an account that the owner brings, or not at all. */
export type Standing = {
  readonly heading: string;
  readonly list: readonly {
    readonly state: 'today' | 'account' | 'outside';
    readonly what: string;
    readonly words: string;
  }[];
};

/** Another feature that goes with one, by the end of its address, and why. */
export type Neighbour = { readonly slug: string; readonly words: string };

/** A feature opens on a drawing of its own; its talk is that drawing, or stands further down under words of its own. */
export type FeatureContent = Shared & {
  readonly name: string;
  readonly talk: Talk;
  readonly ground?: keyof typeof grounds;
  /** The drawing beside the words, across the page below them, or before them. */
  readonly opening?: 'beside' | 'below' | 'first';
  readonly talkAt?: 'picture' | 'below';
  readonly heard?: { readonly heading: string; readonly words: string };
  /** Figures as a dark or a quiet panel beside the reasons, or a line across the page. */
  readonly results?: 'panel' | 'quiet' | 'line';
  readonly rhythm?: 'even' | 'staggered';
  readonly strip?: Strip;
  readonly standing: Standing;
  readonly neighbours: readonly [Neighbour, Neighbour];
};

export type SolutionContent = Shared &
  Opened & { readonly rhythm?: 'even' | 'staggered'; readonly strip: Strip; readonly standing: Standing };
