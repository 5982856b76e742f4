import { expect, it } from 'vitest';
import { readBusiness } from '#domains/knowledge/service.ts';
import { aBusiness, inBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { TestQuestion, UnansweredQuestion } from './contract.ts';
import { questionRoutes } from './routes.ts';
import { noteUnanswered } from './service.ts';

const server = await openBareServer(questionRoutes);
const { send, ids, database, clock } = server;
const business = await aBusiness(server);
const headers = as(business, 'owner', ids.make('user'));
const ask = (question: string, conversation = ids.make('conversation')) =>
  inBusiness(database, business, (scope) => noteUnanswered(scope, { question, language: 'en', conversation }));
const list = async () =>
  (await send<{ questions: UnansweredQuestion[] }>('GET', '/api/unanswered-questions', { headers })).data.questions;

it('what several asked is listed once, answered in one step, and known from then on', async () => {
  const talk = ids.make('conversation');
  await ask('Do you have parking?', talk);
  await ask('Do you have parking?', talk);
  clock.forward(60);
  await ask('Is there any parking?');
  await ask('Do you fix gas boilers?');
  const open = await list();
  expect(open).toHaveLength(2);
  const parking = open.find((one) => one.question.includes('parking'));
  expect(parking).toMatchObject({
    question: 'Is there any parking?',
    timesAsked: 2,
    alsoAsked: ['Do you have parking?'],
  });
  const path = `/api/unanswered-questions/${parking?.id}/answer`;
  const answered = await send<{ sourceId: string }>('POST', path, { headers, body: { answer: 'Behind the house.' } });
  expect(answered.data.sourceId).toMatch(/^src_/);
  expect((await inBusiness(database, business, readBusiness)).knowledge).toEqual([
    { title: 'Is there any parking?', text: 'Behind the house.' },
  ]);
  expect((await send('POST', path, { headers, body: { answer: 'Again' } })).status).toBe(404);
  const [left] = await list();
  await send('POST', `/api/unanswered-questions/${left?.id}/dismiss`, { headers });
  expect(await list()).toEqual([]);
  // Back again, once; what was answered never comes back.
  const restore = (id: string | undefined) => send('POST', `/api/unanswered-questions/${id}/restore`, { headers });
  expect((await restore(left?.id)).status).toBe(200);
  expect(await list()).toEqual([left]);
  expect((await restore(left?.id)).status).toBe(404);
  expect((await restore(parking?.id)).status).toBe(404);
});

it('test questions are made, changed and removed', async () => {
  const body = { question: 'Where can I park?', expected: ['behind'] };
  const made = (await send<TestQuestion>('POST', '/api/test-questions', { headers, body })).data;
  expect(made).toMatchObject({ ...body, language: 'en', answerable: true });
  const changed = { ...body, answerable: false, language: 'es' };
  await send('PUT', `/api/test-questions/${made.id}`, { headers, body: changed });
  const listed = (await send<{ testQuestions: TestQuestion[] }>('GET', '/api/test-questions', { headers })).data;
  expect(listed.testQuestions).toEqual([{ ...made, ...changed }]);
  await send('DELETE', `/api/test-questions/${made.id}`, { headers });
  expect((await send('DELETE', `/api/test-questions/${made.id}`, { headers })).status).toBe(404);
});
