// A mind that hangs costs its caller less than a minute, and the other callers nothing, also after the watch was away.
import { expect, it } from 'vitest';
import type { MindParts } from '#receptionist/mind.ts';
import { aPlumber, dull, linesOf, openTalk, says } from '../../tests/support/corridor.ts';
import { openTestDatabase } from '../../tests/support/house.ts';

const house = await openTestDatabase();
const business = await aPlumber(house);
const lookEverySeconds = 5;

/** A mind that never answers whoever says `hang`, and is quick with everybody else. */
const hanging: MindParts = {
  ...dull,
  understand: (heard) => (heard.turn.text.includes('hang') ? new Promise(() => undefined) : dull.understand(heard)),
};
const stateOf = async (id: string) => {
  const { rows } = await house.database.systemPool.query(
    `select (select count(*)::int from hand_offs where conversation_id = $1 and returned_at is null) as asked,
            (select count(*)::int from messages where conversation_id = $1 and is_urgent) as left`,
    [id],
  );
  return rows[0];
};
const who = async (id: string) => (await linesOf(house, id)).map((line) => line.who);

it('hands off a caller whose turn hangs within a minute, once, and answers the others meanwhile', async () => {
  const talk = openTalk(house, hanging);
  const stuck = await says(house, business, 'stuck', 'hang, please');
  void talk.answer(business, stuck);
  const other = await says(house, business, 'other', 'Hello there');
  let handedOffAfter = Number.POSITIVE_INFINITY;
  for (let waited = 0; waited <= 90; waited += lookEverySeconds) {
    await talk.watch.look();
    if ((await who(stuck)).length > 1) handedOffAfter = Math.min(handedOffAfter, waited);
    house.clock.forward(lookEverySeconds);
    if (handedOffAfter < waited) break;
  }
  expect(handedOffAfter).toBeLessThan(60);
  expect(await who(stuck)).toEqual(['caller', 'receptionist']);
  expect(await stateOf(stuck)).toEqual({ asked: 1, left: 1 });
  await talk.settled();
  expect(await who(other)).toEqual(['caller', 'receptionist']);
});

it('hands off at the first look after every watch was away, and the next words are a turn of their own', async () => {
  const talk = openTalk(house, hanging);
  const stuck = await says(house, business, 'away', 'hang again');
  void talk.answer(business, stuck);
  house.clock.forward(600);
  const back = openTalk(house, hanging);
  // The one that has the caller in hand looks first: it is that one which is asked again below.
  await talk.watch.look();
  await back.watch.look();
  expect(await who(stuck)).toEqual(['caller', 'receptionist']);
  expect(await stateOf(stuck)).toEqual({ asked: 1, left: 1 });
  // Nobody comes: the receptionist is back, and no longer waits for the mind that hung.
  house.clock.forward(60);
  await talk.watch.look();
  await says(house, business, 'away', 'Are you open?');
  expect((await talk.answer(business, stuck)).kind).toBe('replied');
  expect((await who(stuck)).slice(-2)).toEqual(['caller', 'receptionist']);
});

it('answers at its start whoever a process that is no more left waiting, however long ago', async () => {
  const left = await says(house, business, 'left', 'Hello?');
  house.clock.forward(2 * 3600);
  const begun = openTalk(house, dull);
  begun.watch.start();
  await begun.watch.stop();
  await begun.settled();
  expect(await who(left)).toEqual(['caller', 'receptionist']);
  expect(await stateOf(left)).toEqual({ asked: 0, left: 0 });
});
