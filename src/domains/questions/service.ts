// What was asked and not known is kept, grouped, and answered in one step; and the owner's own questions are kept to try
// the receptionist with: a change of them is a change of what is taught, since the last run does not tell of it.
import { createSource } from '#domains/knowledge/service/sources.ts';
import { changeKnowledge } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { TestQuestion, TestQuestionBody, UnansweredQuestion } from './contract.ts';
import { groupAmong, keyOf, testQuestionsMax } from './rules.ts';
import * as store from './store.ts';

const listedMost = 200;
const questionLengthMax = 500;

/** Notes a question that nothing taught could answer, with those that ask the same. Safe to repeat within a conversation. */
export async function noteUnanswered(
  scope: BusinessScope,
  asked: {
    readonly question: string;
    readonly language: UnansweredQuestion['language'];
    readonly conversation: Id<'conversation'> | null;
  },
): Promise<void> {
  const question = asked.question.trim().slice(0, questionLengthMax);
  const key = keyOf(question);
  if (key === '') return;
  const groupKey = groupAmong(key, await store.listOpenKeys(scope)) ?? key;
  await store.insertUnanswered(scope, { ...asked, question, groupKey });
}

/** Takes back all that was asked in one conversation; what others asked as well stays theirs: for test calls. Safe to repeat. */
export async function forgetQuestionsOf(scope: BusinessScope, conversation: Id<'conversation'>): Promise<void> {
  await store.deleteOfConversation(scope, conversation);
}

export async function listUnanswered(scope: BusinessScope): Promise<UnansweredQuestion[]> {
  return (await store.listGroups(scope, listedMost)).map((row) => ({
    id: row.id,
    question: row.question,
    language: row.language as UnansweredQuestion['language'],
    alsoAsked: [...new Set(row.other_questions)].filter((other) => other !== row.question).slice(0, 10),
    timesAsked: row.times,
    conversationId: row.conversation_id,
    lastAskedAt: row.asked_at.toISOString(),
  }));
}

/** The answer becomes a source, live at once, and the question leaves the list with all that ask the same. Throws `not_found`. */
export async function answerQuestion(
  scope: BusinessScope,
  id: Id<'question'>,
  { answer, question }: { readonly answer: string; readonly question?: string | undefined },
): Promise<{ sourceId: Id<'source'> }> {
  // Held from here on: of two who answer at once the second finds it answered.
  await changeKnowledge(scope);
  const open = await store.findOpen(scope, id);
  if (!open) throw new Fault('not_found');
  const title = (question ?? open.question).slice(0, 300);
  const source = await createSource(scope, { kind: 'qa', title, text: answer });
  await store.closeGroup(scope, open.group_key, { state: 'answered', answered_by: source.id });
  return { sourceId: source.id };
}

/** Throws `not_found` when it is not on the list, so a repeat says so. */
export async function dismissQuestion(scope: BusinessScope, id: Id<'question'>): Promise<void> {
  const open = await store.findOpen(scope, id);
  if (!open) throw new Fault('not_found');
  await store.closeGroup(scope, open.group_key, { state: 'dismissed', answered_by: null });
}

/** Takes a dismissal back, of all that ask the same. Throws `not_found` when it was not dismissed. */
export async function restoreQuestion(scope: BusinessScope, id: Id<'question'>): Promise<void> {
  const groupKey = await store.findDismissed(scope, id);
  if (groupKey === undefined) throw new Fault('not_found');
  await store.reopenGroup(scope, groupKey);
}

export async function listTestQuestions(scope: BusinessScope): Promise<TestQuestion[]> {
  return (await store.listTestQuestions(scope)).map(testQuestionOf);
}

/** Throws `source_limit` when there are too many. Not safe to repeat without an idempotency key. */
export async function createTestQuestion(scope: BusinessScope, body: TestQuestionBody): Promise<TestQuestion> {
  await changeKnowledge(scope);
  if ((await store.listTestQuestions(scope)).length >= testQuestionsMax) throw new Fault('source_limit');
  return testQuestionOf(await store.insertTestQuestion(scope, body));
}

/** Throws `not_found`. Safe to repeat. */
export async function updateTestQuestion(
  scope: BusinessScope,
  id: Id<'testQuestion'>,
  body: TestQuestionBody,
): Promise<TestQuestion> {
  await changeKnowledge(scope);
  const row = await store.updateTestQuestion(scope, id, body);
  if (!row) throw new Fault('not_found');
  return testQuestionOf(row);
}

/** Throws `not_found` when there is none, so a repeat says so. */
export async function deleteTestQuestion(scope: BusinessScope, id: Id<'testQuestion'>): Promise<void> {
  await changeKnowledge(scope);
  if (!(await store.deleteTestQuestion(scope, id))) throw new Fault('not_found');
}

function testQuestionOf(row: store.TestQuestionRow): TestQuestion {
  return {
    id: row.id as Id<'testQuestion'>,
    question: row.question,
    language: row.language as TestQuestion['language'],
    answerable: row.answerable,
    expected: row.expected,
    createdAt: row.created_at.toISOString(),
  };
}
