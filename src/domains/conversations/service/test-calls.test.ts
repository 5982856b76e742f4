// A test call that is taken back leaves nothing, also of what it asked and nobody had taught.
import { expect, it } from 'vitest';
import { listUnanswered, noteUnanswered } from '#domains/questions/service.ts';
import { aBusiness, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { openTestCall, undoTestCall } from './test-calls.ts';

const house = await openTestDatabase();

it('takes its questions with it, and leaves those of callers as they were', async () => {
  const business = await aBusiness(house);
  await inBusiness(house.database, business, async (scope) => {
    const ask = (question: string, conversation: Parameters<typeof undoTestCall>[1]) =>
      noteUnanswered(scope, { question, language: 'en', conversation });
    await ask('Do you have parking?', scope.newId('conversation'));
    const before = await listUnanswered(scope);
    const { id } = await openTestCall(scope, 'Hello.', 'en');
    await ask('Do you have parking?', id);
    await ask('Do you sell gift vouchers?', id);
    expect((await listUnanswered(scope)).map(({ timesAsked }) => timesAsked).sort()).toEqual([1, 2]);
    await undoTestCall(scope, id);
    expect(await listUnanswered(scope)).toEqual(before);
  });
});
