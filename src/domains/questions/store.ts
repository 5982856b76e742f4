// The questions of one business: those of callers that wait for an answer, and those that it is tried with.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { TestQuestionBody, TestResult } from './contract.ts';

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

/** What was asked in one conversation, however it stands. */
export async function deleteOfConversation(
  { db, business }: BusinessScope,
  conversation: Id<'conversation'>,
): Promise<void> {
  await db
    .deleteFrom('unanswered_questions')
    .where('business_id', '=', business)
    .where('conversation_id', '=', conversation)
    .execute();
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

/** The group of a question that was dismissed. */
export async function findDismissed({ db, business }: BusinessScope, id: Id<'question'>): Promise<string | undefined> {
  const { rows } = await sql<{ group_key: string }>`
    select group_key from unanswered_questions
    where business_id = ${business} and id = ${id} and state = 'dismissed' for update`.execute(db);
  return rows[0]?.group_key;
}

export async function reopenGroup({ db, business }: BusinessScope, groupKey: string): Promise<void> {
  await sql`
    update unanswered_questions set state = 'open'
    where business_id = ${business} and group_key = ${groupKey} and state = 'dismissed'`.execute(db);
}

export async function countGroups({ db, business }: BusinessScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct group_key)::int as count from unanswered_questions
    where business_id = ${business} and state = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
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

export type RunRow = {
  readonly id: Id<'testRun'>;
  readonly passed: number;
  readonly asked: number;
  readonly total: number;
  readonly is_current: boolean;
  readonly ran_at: Date;
};
const runColumns = sql`
  r.id, r.passed, jsonb_array_length(r.results) as asked, r.total, r.ran_at,
  r.revision = (select revision from profiles where profiles.business_id = r.business_id) as is_current`;

/** Under the revision that is taught at this moment; the business has a profile. */
export async function insertRun(scope: BusinessScope, total: number): Promise<Id<'testRun'>> {
  const id = scope.newId('testRun');
  await sql`
    insert into test_runs (id, business_id, revision, passed, total, results, ran_at)
    select ${id}, business_id, revision, 0, ${total}, '[]', ${scope.now()} from profiles
    where business_id = ${scope.business}`.execute(scope.db);
  return id;
}

/** The newest ones first. `finished`: those alone of which every question was asked. */
export async function listRuns(
  { db, business }: BusinessScope,
  which: 'finished' | 'all',
  most: number,
): Promise<RunRow[]> {
  const only = which === 'finished' ? sql`and jsonb_array_length(r.results) >= r.total` : sql``;
  const { rows } = await sql<RunRow>`
    select ${runColumns} from test_runs r where r.business_id = ${business} ${only}
    order by r.ran_at desc, r.id desc limit ${most}`.execute(db);
  return rows;
}

export async function findRun(
  { db, business }: BusinessScope,
  id: Id<'testRun'>,
): Promise<(RunRow & { readonly results: TestResult[] }) | undefined> {
  const { rows } = await sql<RunRow & { results: TestResult[] }>`
    select ${runColumns}, r.results from test_runs r where r.business_id = ${business} and r.id = ${id}`.execute(db);
  return rows[0];
}

/** How many questions a run has, which may have changed since it was ordered. */
export async function setRunTotal({ db, business }: BusinessScope, id: Id<'testRun'>, total: number): Promise<void> {
  await sql`update test_runs set total = ${total} where business_id = ${business} and id = ${id}`.execute(db);
}

/** Once a question: what is known of it already stays. */
export async function addResult({ db, business }: BusinessScope, id: Id<'testRun'>, result: TestResult): Promise<void> {
  await sql`
    update test_runs set results = results || ${JSON.stringify([result])}::jsonb, passed = passed + ${result.passed ? 1 : 0}
    where business_id = ${business} and id = ${id}
      and not results @> ${JSON.stringify([{ testQuestionId: result.testQuestionId }])}::jsonb`.execute(db);
}

export async function deleteRun({ db, business }: BusinessScope, id: Id<'testRun'>): Promise<void> {
  await sql`delete from test_runs where business_id = ${business} and id = ${id}`.execute(db);
}

/** Keeps so many of the newest. */
export async function deleteOldRuns({ db, business }: BusinessScope, kept: number): Promise<void> {
  await sql`
    delete from test_runs where business_id = ${business} and id in (
      select id from test_runs where business_id = ${business} order by ran_at desc, id desc offset ${kept})`.execute(
    db,
  );
}

/** Serialises who orders a run of this business until the transaction ends. */
export async function holdRuns({ db, business }: BusinessScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`test-runs ${business}`}, 0))`.execute(db);
}

/** Businesses that were taught something, were left alone since that instant, and have not been tested on it. */
export async function listUntested({ db }: SystemScope, quietSince: Date, most: number): Promise<BusinessId[]> {
  const { rows } = await sql<{ business_id: BusinessId }>`
    select p.business_id from profiles p
    where p.updated_at <= ${quietSince}
      and exists (select from test_questions q where q.business_id = p.business_id)
      and not exists (select from test_runs r where r.business_id = p.business_id and r.revision = p.revision)
    order by p.updated_at, p.business_id limit ${most}`.execute(db);
  return rows.map((row) => row.business_id);
}
