// The kinds of short answers that mean one thing where something was asked, and nothing else stands beside them.

/** What the whole of an utterance says, by what it does to what was asked. */
export const answerKinds = [
  /** Gives the choice away: "whenever". */
  'any',
  /** What there is shall be named: "what do you have". */
  'what-there-is',
  /** Another day than those named shall be. */
  'other-day',
  /** Others than those named shall be: "what else". */
  'others',
  /** None of those named will do. */
  'none',
  'too-early',
  'too-late',
  /** How late it may be is asked. */
  'latest',
  /** The first of them is too many days off. */
  'too-far',
  /** Does not know yet. */
  'unsure',
  /** What was said last shall be said again. */
  'again',
  /** When that is, which was spoken of last. */
  'which-time',
  /** Will come back to it another time, and leaves it for now. */
  'leaves',
  /** Asked whether it is to be cancelled: no, moved. */
  'moves-it',
  /** Asked the same: no, nothing else, cancelled. */
  'calls-it-off',
  /** For somebody of theirs. */
  'for-other',
  /** Something of what was stated is not right, and it is not said what it should be. */
  'wrong',
  /** A yes that is hard to see as one. */
  'agrees',
  /** Adds nothing to what was read out: "no, that's all". */
  'that-is-all',
  /** All of those named. */
  'all',
  /** Wants nothing more for now, or takes leave till the day of the visit. */
  'takes-leave',
  /** Has one more thing to ask. */
  'goes-on',
  /** Pleased, and no more. */
  'pleased',
  /** What was asked before shall be passed on as it was. */
  'as-asked',
  /** What was answered is not what was asked, or the question shall go to somebody who knows. */
  'not-answered',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Folded patterns of whole utterances, without punctuation; what may stand before and behind any of them. */
export type AnswerTable = Readonly<Record<AnswerKind | 'before' | 'behind', string>>;
