// What an operator fills in for the pages about the company itself: about, careers, the two legal texts.
import type { Ground, Hair, Skin } from '../portrait.tsx';
import type { Benefit, Figure } from './shapes.ts';

type Head = {
  readonly path: string;
  readonly title: string;
  /** 110 to 160 characters. */
  readonly description: string;
  readonly name: string;
  readonly headline: string;
  readonly lead: string;
};

export type Person = {
  readonly name: string;
  readonly role: string;
  readonly words: string;
  readonly hair: Hair;
  readonly skin: Skin;
  readonly ground: Ground;
};

export type AboutContent = Head & {
  readonly mission: { readonly heading: string; readonly statement: string; readonly paragraphs: readonly string[] };
  readonly figures: readonly Figure[];
  readonly values: { readonly heading: string; readonly list: readonly Benefit[] };
  /** Not shown where sample claims are hidden, as long as it has a `note` that says it is a sample. */
  readonly team: { readonly heading: string; readonly note?: string; readonly people: readonly Person[] };
  readonly closing: { readonly heading: string; readonly words: string };
};

/** A place in the team that is to be filled. `slug` stands in the address of its application. */
export type Opening = {
  readonly slug: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: string;
  /** ISO date since which it is open. */
  readonly since: string;
  readonly description: string;
  readonly requirements: readonly string[];
  /** Made up, to show how it looks; goes where sample claims are hidden. */
  readonly isSample?: boolean;
};

export type CareersContent = Head & {
  /** Said beside the lists as long as they are made up; benefits and openings then go where sample claims are hidden. */
  readonly sample?: string;
  readonly benefits: { readonly heading: string; readonly list: readonly Benefit[] };
  readonly values: { readonly heading: string; readonly list: readonly string[] };
  readonly openings: { readonly heading: string; readonly none: string; readonly list: readonly Opening[] };
  readonly process: {
    readonly heading: string;
    readonly steps: readonly { readonly title: string; readonly when: string; readonly words: string }[];
  };
  readonly closing: { readonly heading: string; readonly words: string };
};

/** What somebody said about the desk, and how many of five stars they gave. */
export type Testimonial = {
  readonly words: string;
  readonly name: string;
  readonly trade: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly hair: Hair;
  readonly skin: Skin;
  readonly ground: Ground;
};

export type HomeContent = Omit<Head, 'name' | 'headline'> & {
  /** The second sentence is in the colour of the one act. */
  readonly headline: readonly [string, string];
  readonly trialLine: string;
  readonly facts: readonly Figure[];
  readonly tidy: { readonly heading: string; readonly words: string };
  readonly features: { readonly heading: string };
  readonly reasons: { readonly heading: string; readonly list: readonly Benefit[] };
  readonly trial: { readonly heading: string; readonly list: readonly string[] };
  /** Not shown where sample claims are hidden, as long as it has a `note` that says they are samples. */
  readonly testimonials: {
    readonly heading: string;
    readonly note?: string;
    readonly list: readonly [Testimonial, Testimonial, Testimonial];
  };
  readonly closing: { readonly heading: string };
};

/** A numbered part of a legal text; a paragraph that is a list of points is an array. */
export type LegalPart = { readonly heading: string; readonly paragraphs: readonly (string | readonly string[])[] };

export type LegalContent = Head & {
  /** ISO date from which the text holds. */
  readonly since: string;
  /** What it says, in a few sentences that a busy person reads. */
  readonly short: readonly string[];
  readonly parts: readonly LegalPart[];
};
