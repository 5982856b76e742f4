import { expect, it } from 'vitest';
import { updateProfile } from '#domains/knowledge/service.ts';
import type { BackgroundWork } from '#platform/database/scope.ts';
import { aBusiness, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { runLostMs } from '../rules.ts';
import { createTestQuestion, deleteTestQuestion, listTestQuestions } from '../service.ts';
import { readTraining } from './read-training.ts';
import {
  listRuns,
  orderRun,
  quietMs,
  readLatestRun,
  runInBackground,
  type TryOut,
  testWhatWasTaught,
} from './run-tests.ts';

const house = await openTestDatabase();
const { database, clock, log } = house;
const ordered: BackgroundWork[] = [];
database.onEnqueue(async (_db, work) => void ordered.push(work));

const replies: Record<string, string> = { 'Where do I park?': 'Behind the house.', 'Do you sell vouchers?': '' };
const tryOut: TryOut = async (_business, question) => {
  const text = replies[question] ?? '';
  return { text: text || 'I do not know that.', sources: text ? ['Parking'] : [], isUnknown: text === '' };
};
const work = async (ask: TryOut = tryOut, isLast = false) => {
  for (const { data } of ordered.splice(0))
    await runInBackground(database, ask, { data, signal: new AbortController().signal, isLast });
};
const taught = async (questions: readonly string[]) => {
  const business = await aBusiness(house);
  await inBusiness(database, business, async (scope) => {
    for (const question of questions)
      await createTestQuestion(scope, { question, language: 'en', answerable: true, expected: ['behind'] });
  });
  return { business, in: <T>(of: Parameters<typeof inBusiness<T>>[2]) => inBusiness(database, business, of) };
};
const [parking, vouchers] = ['Where do I park?', 'Do you sell vouchers?'];

it('a run asks every question, says how far it is, and keeps what was said', async () => {
  const one = await taught([parking, vouchers]);
  expect(await one.in(orderRun)).toMatchObject({ asked: 0, total: 2, isCurrent: true });
  // Asked for again meanwhile, it is the same run.
  await one.in(orderRun);
  expect(ordered).toHaveLength(1);
  expect(await one.in(listRuns)).toEqual([]);
  await work();
  expect(await one.in(readLatestRun)).toMatchObject({
    ...{ asked: 2, total: 2, passed: 1 },
    results: [
      { question: parking, passed: true, reply: 'Behind the house.', sources: ['Parking'] },
      { question: vouchers, passed: false, reply: 'I do not know that.', sources: [] },
    ],
  });
  await one.in((scope) => updateProfile(scope, { greeting: 'Hello' }));
  expect(await one.in(listRuns)).toMatchObject([{ passed: 1, total: 2, isCurrent: false }]);
});

it('a run that is broken off goes on where it stood, with the questions that are left', async () => {
  const one = await taught([parking, vouchers]);
  await one.in(orderRun);
  const [again] = ordered;
  const broken: TryOut = async (business, question) => {
    if (question === vouchers) throw new Error('the power went');
    return tryOut(business, question);
  };
  await expect(work(broken)).rejects.toThrow('the power went');
  expect(await one.in(readLatestRun)).toMatchObject({ asked: 1, total: 2, passed: 1 });
  await one.in(async (scope) => {
    const [, last] = await listTestQuestions(scope);
    if (last) await deleteTestQuestion(scope, last.id);
  });
  if (again) ordered.push(again, again);
  await work();
  expect(await one.in(readLatestRun)).toMatchObject({ asked: 1, total: 1, passed: 1 });
});

it('a question at which the receptionist breaks to the last is wrong, the others are asked, and the fault is seen', async () => {
  const one = await taught([vouchers, parking]);
  await one.in(orderRun);
  const broken: TryOut = async (business, question) => {
    if (question === vouchers) throw new Error('it broke');
    return tryOut(business, question);
  };
  await expect(work(broken, true)).rejects.toThrow('it broke');
  expect(await one.in(listRuns)).toMatchObject([{ asked: 2, passed: 1 }]);
  expect(await one.in(readLatestRun)).toMatchObject({
    results: [{ question: vouchers, passed: false, reply: '' }, {}],
  });
});

it('while a run goes on, what is yet to be asked stands as it was answered before', async () => {
  const one = await taught([parking, vouchers]);
  await one.in(orderRun);
  await work();
  clock.forward(1);
  await one.in(orderRun);
  expect(await one.in(readLatestRun)).toMatchObject({
    asked: 0,
    results: [
      { question: parking, passed: true },
      { question: vouchers, passed: false },
    ],
  });
  await work();
  expect((await one.in(readLatestRun))?.results).toHaveLength(2);
});

it('a run that stands still is given up for a new one', async () => {
  const one = await taught([parking]);
  const lost = await one.in(orderRun);
  ordered.splice(0);
  clock.forward(runLostMs / 1000);
  const fresh = await one.in(orderRun);
  expect(fresh?.id).not.toBe(lost?.id);
  await work();
  expect(await one.in(listRuns)).toMatchObject([{ id: fresh?.id }]);
});

it('how well it answers is said as long as there is something to ask', async () => {
  const one = await taught([parking, vouchers]);
  expect((await one.in(readTraining)).accuracy).toBeNull();
  await one.in(orderRun);
  await work();
  expect((await one.in(readTraining)).accuracy).toMatchObject({ percent: 50, run: { passed: 1, total: 2 } });
  await one.in(async (scope) => {
    for (const { id } of await listTestQuestions(scope)) await deleteTestQuestion(scope, id);
  });
  expect((await one.in(readTraining)).accuracy).toBeNull();
});

it('nothing is run where there is nothing to ask', async () => {
  const one = await taught([]);
  expect(await one.in(orderRun)).toBeNull();
  expect(ordered).toEqual([]);
});

it('what was taught is tested once, once nothing more has been for a while', async () => {
  const one = await taught([parking]);
  const runs = async () => {
    await testWhatWasTaught(database, log);
    const ofThis = ordered.filter(({ data }) => data.business === one.business).length;
    await work();
    return ofThis;
  };
  expect(await runs()).toBe(0);
  clock.forward(quietMs / 1000);
  expect([await runs(), await runs()]).toEqual([1, 0]);
  await one.in((scope) => updateProfile(scope, { greeting: 'Hello' }));
  clock.forward(quietMs / 2000);
  await one.in((scope) => updateProfile(scope, { greeting: 'Hello there' }));
  clock.forward(quietMs / 2000);
  expect(await runs()).toBe(0);
  clock.forward(quietMs / 2000);
  expect([await runs(), await runs()]).toEqual([1, 0]);
});
