// What callers asked and was not known, and what the owner asks to see whether it is: as browser and server agree on it.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';
import { languages, sourceTextMax } from '../knowledge/contract.ts';

/** One question that several callers may have asked, in these or other words. */
export const unansweredQuestion = z.object({
  /** Of the newest of them; answering or dismissing it does so for all. */
  id: idOf('question'),
  question: z.string(),
  language: z.enum(languages),
  /** The other ways in which it was asked, the newest first. */
  alsoAsked: z.array(z.string()),
  timesAsked: z.number().int(),
  conversationId: idOf('conversation').nullable(),
  lastAskedAt: instantField,
});
export type UnansweredQuestion = z.output<typeof unansweredQuestion>;

const questionParams = z.object({ id: idOf('question') });

export const listUnanswered = endpoint({
  name: 'listUnanswered',
  method: 'GET',
  path: '/unanswered-questions',
  summary: 'List what callers asked and was not known, what was asked last first',
  tag: 'Questions',
  access: 'read-only',
  answer: z.object({ questions: z.array(unansweredQuestion) }),
});

/** The answer becomes a source and is live at once. */
export const answerQuestion = endpoint({
  name: 'answerQuestion',
  method: 'POST',
  path: '/unanswered-questions/{id}/answer',
  summary: 'Answer a question once and for all callers to come',
  tag: 'Questions',
  access: 'owner',
  keyed: true,
  params: questionParams,
  bodyBytesMax: 1024 * 1024,
  body: z.strictObject({ answer: requiredText(sourceTextMax), question: requiredText(300).optional() }),
  answer: z.object({ sourceId: idOf('source') }),
  refusals: ['source_limit'],
});

export const dismissQuestion = endpoint({
  name: 'dismissQuestion',
  method: 'POST',
  path: '/unanswered-questions/{id}/dismiss',
  summary: 'Take a question off the list without an answer',
  tag: 'Questions',
  access: 'owner',
  params: questionParams,
  answer: z.object({ id: idOf('question') }),
});

/** Back on the list, with all that ask the same. */
export const restoreQuestion = endpoint({
  name: 'restoreQuestion',
  method: 'POST',
  path: '/unanswered-questions/{id}/restore',
  summary: 'Put a question that was taken off the list back on it',
  tag: 'Questions',
  access: 'owner',
  params: questionParams,
  answer: z.object({ id: idOf('question') }),
});

const testQuestionBody = z.strictObject({
  question: requiredText(500),
  language: z.enum(languages).default('en'),
  /** False: the right reply is that it is not known. */
  answerable: z.boolean().default(true),
  /** At least one of these stands in a right reply; where there is none, it only has to come from what was taught. */
  expected: z.array(requiredText(300)).max(20).default([]),
});
export type TestQuestionBody = z.output<typeof testQuestionBody>;

export const testQuestion = testQuestionBody.extend({ id: idOf('testQuestion'), createdAt: instantField });
export type TestQuestion = z.output<typeof testQuestion>;

const testParams = z.object({ id: idOf('testQuestion') });

export const listTestQuestions = endpoint({
  name: 'listTestQuestions',
  method: 'GET',
  path: '/test-questions',
  summary: 'List the questions that the receptionist is tried with',
  tag: 'Questions',
  access: 'read-only',
  answer: z.object({ testQuestions: z.array(testQuestion) }),
});

export const createTestQuestion = endpoint({
  name: 'createTestQuestion',
  method: 'POST',
  path: '/test-questions',
  summary: 'Add a question to try the receptionist with',
  tag: 'Questions',
  access: 'owner',
  keyed: true,
  body: testQuestionBody,
  answer: testQuestion,
  refusals: ['source_limit'],
});

export const updateTestQuestion = endpoint({
  name: 'updateTestQuestion',
  method: 'PUT',
  path: '/test-questions/{id}',
  summary: 'Change a question that the receptionist is tried with',
  tag: 'Questions',
  access: 'owner',
  params: testParams,
  body: testQuestionBody,
  answer: testQuestion,
});

export const deleteTestQuestion = endpoint({
  name: 'deleteTestQuestion',
  method: 'DELETE',
  path: '/test-questions/{id}',
  summary: 'Remove a question that the receptionist is tried with',
  tag: 'Questions',
  access: 'owner',
  params: testParams,
  answer: z.object({ id: idOf('testQuestion') }),
});

/** One question of a run: what was said to it, and the owner's entries that the reply stood on. */
export const testResult = testQuestionBody.omit({ language: true }).extend({
  testQuestionId: idOf('testQuestion'),
  passed: z.boolean(),
  reply: z.string(),
  sources: z.array(z.string()),
});
export type TestResult = z.output<typeof testResult>;

/** All test questions asked once. It is finished when as many are asked as there are. */
export const testRun = z.object({
  id: idOf('testRun'),
  passed: z.number().int(),
  asked: z.number().int(),
  total: z.number().int(),
  /** Nothing was taught since it began. */
  isCurrent: z.boolean(),
  ranAt: instantField,
});
export type TestRun = z.output<typeof testRun>;

/** Asked while a run is going on, it is that run. Null where there are no test questions. */
export const runTests = endpoint({
  name: 'runTests',
  method: 'POST',
  path: '/test-runs',
  summary: 'Ask the receptionist all test questions; how far it has come is read from the latest run',
  tag: 'Questions',
  access: 'owner',
  answer: z.object({ run: testRun.nullable() }),
});

export const readLatestTestRun = endpoint({
  name: 'readLatestTestRun',
  method: 'GET',
  path: '/test-runs/latest',
  summary: 'Read the newest run, and what was last said to each question',
  tag: 'Questions',
  access: 'read-only',
  /** While a run goes on, questions that it has yet to ask stand as they were answered in the run before. */
  answer: z.object({ run: testRun.extend({ results: z.array(testResult) }).nullable() }),
});

export const listTestRuns = endpoint({
  name: 'listTestRuns',
  method: 'GET',
  path: '/test-runs',
  summary: 'List the finished runs, the newest first',
  tag: 'Questions',
  access: 'read-only',
  answer: z.object({ runs: z.array(testRun) }),
});

/** What a receptionist needs to be taught; each counts the same. */
export const trainingParts = [
  'contact',
  'hours',
  'services',
  'prices',
  'staff',
  'sources',
  'emergencies',
  'on-call',
  'test-questions',
] as const;
export type TrainingPart = (typeof trainingParts)[number];

/** Everything here is counted from records at the moment of asking. */
export const readTraining = endpoint({
  name: 'readTraining',
  method: 'GET',
  path: '/training',
  summary: 'Read how far the receptionist is taught and how well it answers',
  tag: 'Questions',
  access: 'read-only',
  answer: z.object({
    parts: z.array(z.object({ part: z.enum(trainingParts), isTaught: z.boolean() })),
    /** Parts that are taught, of all parts. */
    progressPercent: z.number().int(),
    /** Sources whose text has been read, of all that were given; a site counts once. */
    documents: z.object({ processed: z.number().int(), given: z.number().int() }),
    /** Test questions answered right in the last finished run; null before the first, and where there are none to ask. */
    accuracy: z.object({ percent: z.number().int(), run: testRun }).nullable(),
    /** Questions of callers that wait for an answer, those that ask the same counted once. */
    unanswered: z.number().int(),
  }),
});
export type Training = z.output<typeof readTraining.answer>;

/** Asked as a caller's first line in a chat; nothing of it is kept, counted or done. */
export const tryQuestion = endpoint({
  name: 'tryQuestion',
  method: 'POST',
  path: '/training/try',
  summary: 'Ask the receptionist something and see what a caller would hear; nothing is kept of it',
  tag: 'Training',
  access: 'staff',
  limit: { name: 'try-question', max: 60, windowSeconds: 600 },
  body: z.strictObject({ question: requiredText(500) }),
  answer: z.object({
    reply: z.string(),
    /** The titles of what was answered from. */
    sources: z.array(z.string()),
    isUnknown: z.boolean(),
  }),
});
export type Tried = z.output<typeof tryQuestion.answer>;
