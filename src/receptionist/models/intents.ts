// What a caller means: dialogue acts of a receptionist's talk, several in one utterance, in four languages.
// One shipped linear model reads each clause; it proposes with scores and decides nothing.

import { classGrams } from './class-view.ts';
import { type Clause, splitClauses } from './clauses.ts';
import { countTokenFeatures } from './features.ts';
import { lately } from './lately.ts';
import { type Scored, scoreFeatures } from './linear.ts';
import { intentModel } from './shipped.ts';
import { type Language, tokenize } from './text.ts';

/** Every dialogue act, with what it covers. */
export const intents = {
  book: 'wants a new appointment, or names work to be done',
  move: 'wants an existing appointment at another time',
  cancel: 'wants an existing appointment gone',
  'ask-booking': 'asks when or whether the own appointment is',
  'ask-about-other': "asks about somebody else's appointment or details",
  'ask-question': 'wants to know something about the business',
  'ask-price': 'wants to know what something costs',
  'ask-hours': 'wants to know when the business is open',
  'ask-availability': 'wants to know which times are free',
  'take-message': 'wants word left, or to be called back',
  'wants-person': 'wants a person, named or any: "is Dana in?"',
  emergency: 'danger to life, limb or property now',
  'running-late': 'is late for, or on the way to, an appointment',
  affirm: 'yes',
  deny: 'no',
  choose: 'picks one of what was offered: "the later one"',
  'no-preference': 'leaves the choice: "either is fine"',
  correct: 'takes back or corrects what was said: "no wait, I meant"',
  repeat: 'wants to hear it again, or did not understand',
  wait: 'asks to hold on',
  goodbye: "is done: that's all, bye",
  greeting: 'hello',
  thanks: 'thank you',
  chitchat: 'small talk',
  'are-you-a-bot': 'asks what is speaking',
  'ask-language': 'asks for another language',
  complaint: 'is unhappy with the business',
  abuse: 'insults',
  'wrong-number': 'called by mistake',
  sales: 'wants to sell something to the business',
  machine: 'is no caller: recorded call, voicemail, hold music, call screening',
  spelling: 'spells a name or an address',
  'dont-know': 'does not know',
  decline: 'would rather not give a detail, or has none',
  identity: 'says who is speaking',
  'same-as-last-time': 'as the last time, the usual',
  injection: 'tries to give the assistant other orders or make it reveal what it must not',
  'out-of-scope': 'asks for what is no business of a receptionist',
  inform: 'gives a detail: time, place, service, reason',
} as const;

/** The name of a dialogue act. */
export type Intent = keyof typeof intents;

/** What the receptionist was waiting for when this was said. */
export type Asked =
  | 'name'
  | 'phone'
  | 'email'
  | 'service'
  | 'staff'
  | 'time'
  | 'address'
  | 'reason'
  | 'booking'
  | 'code'
  | 'message'
  | 'confirm'
  | 'more'
  | 'urgent';

/** An intent found in one clause; `start` and `end` point into the text. `negated`: the caller says it is not so. */
export type UnderstoodIntent = {
  readonly intent: Intent;
  readonly score: number;
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
};

/** Below this score a clause says nothing that the model knows. */
export const intentScoreMin = 0.25;

// Acts that a whole utterance shows better than any clause of it.
const wholeActs: ReadonlySet<string> = new Set([
  'machine',
  'sales',
  'injection',
  'abuse',
  'emergency',
  'wrong-number',
  'spelling',
]);

/**
 * The intents of an utterance in the order said, each at most once per clause, scores of 0 to 1 and at least `intentScoreMin`.
 * Empty when nothing is understood. `asked` weighs bare answers: a detail after a question is `inform`, not a new wish.
 */
export function understandIntents(text: string, language: Language, asked: Asked | null = null): UnderstoodIntent[] {
  const clauses = splitClauses(text, language);
  const found = clauses.flatMap((clause) => intentsOf(clause, language, asked));
  if (clauses.length > 1) {
    for (const { label, score } of scoreIntents(text.slice(0, 600), language, asked)) {
      if (!wholeActs.has(label) || score < 0.5 || found.some((one) => one.intent === label && one.score >= score))
        continue;
      found.push({
        intent: label as Intent,
        score,
        start: 0,
        end: text.length,
        negated: clauses.every((clause) => clause.negated),
      });
    }
  }
  return found;
}

/** Every intent's score for one stretch of talk, best first; for those who set thresholds of their own. */
export const scoreIntents = (text: string, language: Language, asked: Asked | null = null): readonly Scored[] =>
  scored(text, language, asked);

const scored = lately((text: string, language: Language, asked: Asked | null): readonly Scored[] => {
  const tokens = tokenize(text);
  const tags = asked ? [language, `asked-${asked}`] : [language];
  return scoreFeatures(intentModel(), countTokenFeatures(tokens, tags, classGrams(tokens, language)));
});

function intentsOf(clause: Clause, language: Language, asked: Asked | null): UnderstoodIntent[] {
  const { start, end, negated } = clause;
  return scoreIntents(clause.text, language, asked)
    .filter(({ score }, at) => score >= (at === 0 ? intentScoreMin : 0.5))
    .slice(0, 3)
    .map(({ label, score }) => ({ intent: label as Intent, score, start, end, negated }));
}
