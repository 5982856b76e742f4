// Hundreds of random orders (thousands with `npx vitest run --project full`) of what callers and people do at the same moment: whoever holds a conversation is alone in it,
// nobody is forgotten, and nothing is said twice.
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { handBack, note, say, takeOver } from '#domains/conversations/service/hold.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import { aPlumber, dull, linesOf, openTalk, type Said, says } from '../../tests/support/corridor.ts';
import { openTestDatabase } from '../../tests/support/house.ts';

const house = await openTestDatabase();
const business = await aPlumber(house);
const user = house.ids.make('user');
await house.database.systemPool.query(`insert into users (id, email) values ($1, 'dana@example.com')`, [user]);
/** Two processes on one database. */
const servers = [openTalk(house, dull), openTalk(house, dull)] as const;
const asDana = <T>(work: (scope: BusinessScope) => Promise<T>): Promise<T> =>
  house.database.asBusiness(business, { kind: 'user', id: user }, work);

/** Lines of the receptionist that were said while a person held the conversation: between the notes that stand for it. */
function spokenWhileHeld(lines: readonly Said[]): Said[] {
  let isHeld = false;
  return lines.filter(({ who, text }) => {
    if (who === 'note') isHeld = text === 'taken over';
    return who === 'receptionist' && isHeld;
  });
}

const act = fc.constantFrom('line', 'line', 'line', 'repeat', 'take over', 'say', 'hand back', 'watch');
/** Whether the next act waits for this one, and which server is asked. */
const step = fc.record({ act, waits: fc.boolean(), server: fc.constantFrom(0, 1) });

let runs = 0;

async function play(steps: readonly { act: string; waits: boolean; server: number }[]): Promise<void> {
  runs += 1;
  const key = `held ${runs}`;
  const sent: string[] = [];
  const line = async (providerId: string, server: 0 | 1) => {
    const conversation = await says(house, business, key, `said ${providerId}`, { providerId });
    await servers[server].answer(business, conversation);
    return conversation;
  };
  const id = await says(house, business, key, 'said first', { providerId: 'first' });
  const begun: Promise<unknown>[] = [];
  for (const { act, waits, server } of steps) {
    const doing = begin(act, server === 0 ? 0 : 1).catch((error: unknown) => {
      // Two who change one row at once: one of them is told so, and nothing has happened.
      if (!(error instanceof Fault)) throw error;
    });
    begun.push(doing);
    if (waits) await doing;
  }
  await Promise.all(begun);
  await asDana((scope) => handedBack(scope));
  await Promise.all(servers.map((server) => server.answer(business, id)));

  const lines = await linesOf(house, id);
  expect(spokenWhileHeld(lines)).toEqual([]);
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, at) => at + 1));
  const said = lines.filter(({ who }) => who === 'caller').map(({ text }) => text);
  expect(new Set(said).size).toBe(said.length);
  expect(said.sort()).toEqual(['first', ...sent].map((one) => `said ${one}`).sort());
  expect(lines.findLast(({ who }) => who !== 'note')?.who).not.toBe('caller');
  const answers = lines.flatMap(({ answers }) => answers ?? []);
  expect(new Set(answers).size).toBe(answers.length);

  // Each note is kept in the transaction that changes who holds it, so it stands where that happened.
  async function handedBack(scope: BusinessScope): Promise<void> {
    await handBack(scope, id);
    await note(scope, id, 'handed back');
  }

  function begin(what: string, server: 0 | 1): Promise<unknown> {
    switch (what) {
      case 'line': {
        const providerId = `${sent.length}`;
        sent.push(providerId);
        return line(providerId, server);
      }
      case 'repeat':
        return line(sent.at(-1) ?? 'first', server);
      case 'take over':
        return asDana(async (scope) => {
          await takeOver(scope, id);
          await note(scope, id, 'taken over');
        });
      case 'hand back':
        return asDana((scope) => handedBack(scope)).then(() => servers[server].answer(business, id));
      case 'say':
        return asDana((scope) => say(scope, id, 'Dana here'));
      default:
        return servers[server].answer(business, id);
    }
  }
}

const ordersTried = inject('fuzzInputs') * 8;

it(`the receptionist is silent while a person holds a conversation, in ${ordersTried} random orders`, async () => {
  const orders = fc.sample(fc.array(step, { minLength: 3, maxLength: 10 }), { numRuns: ordersTried, seed: 20260302 });
  const queue = orders.entries();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const [at, order] of queue) {
        await play(order).catch((error: unknown) => {
          throw new Error(`order ${at}: ${JSON.stringify(order)}`, { cause: error });
        });
      }
    }),
  );
  expect(runs).toBe(ordersTried);
}, 240_000);

it('a word of the receptionist in between would be found out', async () => {
  const id = await says(house, business, 'careless', 'Hello');
  await asDana(async (scope) => {
    await takeOver(scope, id);
    await note(scope, id, 'taken over');
  });
  await house.database.systemPool.query(
    `insert into lines (id, business_id, conversation_id, seq, who, text) values ($1, $2, $3, 3, 'receptionist', 'I am careless')`,
    [house.ids.make('line'), business, id],
  );
  expect(spokenWhileHeld(await linesOf(house, id))).toHaveLength(1);
});
