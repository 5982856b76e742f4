// What the server asks of itself is really asked: a turn of the mind, a request, a line, and a model where there is one.
import { expect, it } from 'vitest';
import { lookAround } from '#domains/status/service/look.ts';
import { findAnswer } from '#receptionist/answers/find-answer.ts';
import { openTestDatabase } from '../../tests/support/house.ts';
import { testConfig } from '../../tests/support/http.ts';
import { type CheckGiven, checksOf, setUpIn } from './checks.ts';

const house = await openTestDatabase();
const given: CheckGiven = {
  ...{ ...house, config: testConfig(), findAnswer, mail: null },
  ask: async () => new Response('ready'),
};
const states = async (more: Partial<CheckGiven>) =>
  Object.fromEntries((await lookAround(checksOf({ ...given, ...more }))).map(({ system, state }) => [system, state]));

it('finds what is set up working, and looks at nothing else', async () => {
  const checks = checksOf(given);
  expect([...setUpIn(checks)]).toEqual(['chat', 'assistant', 'api']);
  expect(await checks.assistant?.(AbortSignal.timeout(5000))).toBeNull();
  expect((await states({})).api).toBe('operational');
});

it('finds an API that refuses, mail that is refused, and a line that is not told', async () => {
  const refuse = async () => {
    throw new Error('refused');
  };
  const found = await states({
    ask: async () => new Response('', { status: 503 }),
    mail: { send: refuse, check: refuse, close: async () => undefined },
    database: { ...house.database, listen: refuse },
  });
  expect(found).toMatchObject({ api: 'outage', mail: 'outage', chat: 'outage' });
});

it('says so where the language model does not answer, and the embedded brain still does', async () => {
  const config = testConfig({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: 'http://127.0.0.1:9/v1',
    LLM_MODEL: 'none',
  });
  const note = await checksOf({ ...given, config }).assistant?.(AbortSignal.timeout(5000));
  expect(note).toContain('The language model does not answer.');
});
