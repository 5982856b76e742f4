// The questions of one business: those of callers that wait for an answer, and those that it is tried with.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { TestQuestionBody } from './contract.ts';

export type UnansweredRow = {
  readonly id: Id<'question'>;
  readonly question: string;
  readonly language: string;
  readonly conversation_id: Id<'conversation'> | null;
  readonly group_key: string;
  readonly asked_at: Date;
  readonly other_questions: string[];
  readonly times: number;
};

/** The newest open groups, each by its newest question. */
export async function listGroups({ db, business }: BusinessScope, max: number): Promise<UnansweredRow[]> {
  const { rows } = await sql<UnansweredRow>`
    select distinct on (group_key) id, question, language, conversation_id, group_key, asked_at,
           array_agg(question) over same as other_questions, count(*) over same as times
    from (select * from unanswered_questions where business_id = ${business} and state = 'open' order by asked_at desc limit 5000) open
    window same as (partition by group_key)
    order by group_key, asked_at desc, id desc`.execute(db);
  return rows.sort((a, b) => b.asked_at.getTime() - a.asked_at.getTime()).slice(0, max);
}

export async function listOpenKeys({ db, business }: BusinessScope): Promise<string[]> {
  const { rows } = await sql<{ group_key: string }>`
    select group_key from unanswered_questions where business_id = ${business} and state = 'open'
    group by group_key order by max(asked_at) desc limit 1000`.execute(db);
  return rows.map((row) => row.group_key);
}

/** Once a group and conversation: who asks again in the same talk has not asked twice. */
export async function insertUnanswered(
  scope: BusinessScope,
  asked: { question: string; language: string; groupKey: string; conversation: Id<'conversation'> | null },
): Promise<void> {
  await sql`
    insert into unanswered_questions (id, business_id, question, language, group_key, conversation_id, asked_at)
    select ${scope.newId('question')}, ${scope.business}, ${asked.question}, ${asked.language}, ${asked.groupKey},
           ${asked.conversation}, ${scope.now()}
    where not exists (
      select from unanswered_questions
      where business_id = ${scope.business} and state = 'open' and group_key = ${asked.groupKey}
        and conversation_id = ${asked.conversation})`.execute(scope.db);
}

export async function findOpen(
  { db, business }: BusinessScope,
  id: Id<'question'>,
): Promise<{ question: string; group_key: string } | undefined> {
  return db
    .selectFrom('unanswered_questions')
    .select(['question', 'group_key'])
    .where('business_id', '=', business)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}

export async function closeGroup(
  { db, business }: BusinessScope,
  groupKey: string,
  how: { readonly state: 'answered' | 'dismissed'; readonly answered_by: Id<'source'> | null },
): Promise<void> {
  await db
    .updateTable('unanswered_questions')
    .set(how)
    .where('business_id', '=', business)
    .where('group_key', '=', groupKey)
    .where('state', '=', 'open')
    .execute();
}

export type TestQuestionRow = {
  readonly id: string;
  readonly question: string;
  readonly language: string;
  readonly answerable: boolean;
  readonly expected: string[];
  readonly created_at: Date;
};
const testColumns = ['id', 'question', 'language', 'answerable', 'expected', 'created_at'] as const;

export async function listTestQuestions({ db, business }: BusinessScope): Promise<TestQuestionRow[]> {
  return db
    .selectFrom('test_questions')
    .select(testColumns)
    .where('business_id', '=', business)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertTestQuestion(scope: BusinessScope, body: TestQuestionBody): Promise<TestQuestionRow> {
  return scope.db
    .insertInto('test_questions')
    .values({ id: scope.newId('testQuestion'), business_id: scope.business, ...body, created_at: scope.now() })
    .returning(testColumns)
    .executeTakeFirstOrThrow();
}

export async function updateTestQuestion(
  { db, business }: BusinessScope,
  id: Id<'testQuestion'>,
  body: TestQuestionBody,
): Promise<TestQuestionRow | undefined> {
  return db
    .updateTable('test_questions')
    .set(body)
    .where('business_id', '=', business)
    .where('id', '=', id)
    .returning(testColumns)
    .executeTakeFirst();
}

export async function deleteTestQuestion({ db, business }: BusinessScope, id: Id<'testQuestion'>): Promise<boolean> {
  const gone = await db
    .deleteFrom('test_questions')
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
