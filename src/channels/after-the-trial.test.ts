// When the trial of a business on the free plan is over, the server does what the desk's cards say: nothing is switched off.
import { expect, it } from 'vitest';
import { createService, readBusiness, updateProfile } from '#domains/knowledge/service.ts';
import { readSubscription } from '#domains/subscriptions/service.ts';
import { aPlumber, linesOf, openTalk, says } from '../../tests/support/corridor.ts';
import { inBusiness, openTestDatabase } from '../../tests/support/house.ts';

const house = await openTestDatabase();
const talk = openTalk(house);

it('a caller is answered, and what is taught is known', async () => {
  const business = await aPlumber(house);
  await house.database.systemPool.query('update businesses set trial_ends_at = $2 where id = $1', [
    business,
    new Date(house.clock.now().getTime() - 86_400_000),
  ]);
  const inIt = <T>(work: Parameters<typeof inBusiness<T>>[2]) => inBusiness(house.database, business, work);
  const { plan, trialEndsAt } = await inIt(readSubscription);
  expect([plan, Date.parse(trialEndsAt) < house.clock.now().getTime()]).toEqual(['free', true]);
  await inIt((scope) => updateProfile(scope, { address: '7 Quay Road' }));
  await inIt((scope) =>
    createService(scope, {
      name: 'Gutter cleaning',
      aka: [],
      minutes: 60,
      bufferMinutes: 0,
      priceCents: 12_000,
      priceNote: null,
      currency: 'USD',
      needsAddress: false,
    }),
  );
  expect((await inIt(readBusiness)).services.map(({ name }) => name)).toContain('Gutter cleaning');
  const id = await says(house, business, 'after', 'What does gutter cleaning cost?');
  await talk.answer(business, id);
  expect((await linesOf(house, id)).at(-1)?.text).toMatch(/\$120/);
});
