import { describe, expect, it } from 'vitest';
import { endThread } from '#domains/conversations/service/end.ts';
import { handBack, resolve, say, takeOver } from '#domains/conversations/service/hold.ts';
import { updateProfile } from '#domains/knowledge/service.ts';
import type { Database } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import { query } from '../../tests/support/cluster.ts';
import { aPlumber, dull, embedded, linesOf, openTalk, says } from '../../tests/support/corridor.ts';
import { inBusiness, openTestDatabase } from '../../tests/support/house.ts';

const house = await openTestDatabase();
const business = await aPlumber(house);
const talk = openTalk(house);
const user = house.ids.make('user');
await house.database.systemPool.query(`insert into users (id, email, name) values ($1, 'dana@example.com', 'Dana')`, [
  user,
]);
const asDana = <T>(work: Parameters<Database['asBusiness']>[2]) =>
  house.database.asBusiness(business, { kind: 'user', id: user }, work) as Promise<T>;
const count = async (sql: string, values: string[]) =>
  (await house.database.systemPool.query<{ n: number }>(sql, values)).rows[0]?.n;

describe('a turn', () => {
  it('is taken once for a line that is sent a hundred times at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const id = await says(house, business, 'hundred', 'When are you open?', { providerId: 'one' });
        await talk.answer(business, id);
        return id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await linesOf(house, ids[0] ?? '')).map(({ who }) => who)).toEqual(['caller', 'receptionist']);
  });

  it('is one for all that was said before the answer', async () => {
    const id = await says(house, business, 'burst', 'Hello');
    await says(house, business, 'burst', 'I would like to book');
    await says(house, business, 'burst', 'a drain cleaning');
    await Promise.all([talk.answer(business, id), talk.answer(business, id)]);
    const lines = await linesOf(house, id);
    expect(lines.map(({ who }) => who)).toEqual(['caller', 'caller', 'caller', 'receptionist']);
    expect(lines[3]?.text).toMatch(/drain cleaning|time|day|when/i);
  });

  it('that is interrupted by another line answers both, and none twice, whoever understands', async () => {
    let interrupt: (() => Promise<unknown>) | null = () => says(house, business, 'cut in', 'And another thing');
    const thinking = openTalk(house, {
      ...dull,
      understand: async (heard) => {
        const before = interrupt;
        interrupt = null;
        await before?.();
        return dull.understand(heard);
      },
    });
    const id = await says(house, business, 'cut in', 'One thing');
    await thinking.answer(business, id);
    expect((await linesOf(house, id)).map(({ who }) => who)).toEqual(['caller', 'caller', 'receptionist']);
  });
});

it('a memory of another shape is told in the log, with its conversation and without what it held', async () => {
  const told: unknown[] = [];
  const log = { ...house.log, warn: (fields: object, message: string) => void told.push({ ...fields, message }) };
  const noting = openTalk({ ...house, log });
  const id = await says(house, business, 'upgraded', 'I need a drain cleaning');
  await noting.answer(business, id);
  const change = `jsonb_set(memory, '{frames}', memory->'frames' || '[{"flow": "survey", "of": "Dana"}]')`;
  await house.database.systemPool.query(`update conversations set memory = ${change} where id = $1`, [id]);
  await says(house, business, 'upgraded', 'On Monday at ten');
  await noting.answer(business, id);
  expect(told).toMatchObject([{ conversation: id, lost: [expect.stringMatching(/^frames\.\d$/)] }]);
  expect(JSON.stringify(told)).not.toContain('Dana');
});

describe('a crash', () => {
  it('after a line was kept leaves it to the watch, who answers it once', async () => {
    const id = await says(house, business, 'lost', 'When are you open?');
    await talk.watch.look();
    expect(await linesOf(house, id)).toHaveLength(1);
    house.clock.forward(10);
    const other = openTalk(house);
    await Promise.all([talk.watch.look(), other.watch.look()]);
    await Promise.all([talk.settled(), other.settled()]);
    expect((await linesOf(house, id)).map(({ who }) => who)).toEqual(['caller', 'receptionist']);
  });

  it('between the act and the record undoes the act, and the next try does it once', async () => {
    const texts = ['I need a drain cleaning tomorrow at 10 am', 'Maria Lopez', '202 555 0142', 'yes', 'yes', 'yes'];
    let crashes = 0;
    // The last thing of each turn fails: the connection is lost before the commit.
    const failing: Database = {
      ...house.database,
      asBusiness: (own, actor, work) =>
        house.database.asBusiness(own, actor, async (scope) => {
          const done = await work(scope);
          const acted = typeof done === 'object' && done !== null && 'kind' in done && done.kind === 'replied';
          if (acted && crashes % 2 === 0) {
            crashes += 1;
            throw new Fault('unavailable');
          }
          if (acted) crashes += 1;
          return done;
        }),
    };
    const shaky = openTalk(house, embedded, failing);
    let id = '';
    for (const text of texts) {
      const conversation = await says(house, business, 'shaky', text);
      id = conversation;
      expect((await shaky.answer(business, conversation)).kind).toBe('later');
      await shaky.answer(business, conversation);
      const booked = await count(
        `select count(*)::int as n from appointments where status = 'booked' and conversation_id = $1`,
        [id],
      );
      if (booked === 1) break;
      expect(booked).toBe(0);
    }
    expect(crashes).toBeGreaterThan(4);
    const said = (await linesOf(house, id)).map(({ text }) => text).join('\n');
    expect(
      await count(`select count(*)::int as n from appointments where conversation_id = $1 and status = 'booked'`, [id]),
      said,
    ).toBe(1);
  });
});

describe('a mind that breaks', () => {
  it('has the caller told, the owner left a message, and a person asked for', async () => {
    const broken = openTalk(house, { ...dull, understand: async () => Promise.reject(new TypeError('broken')) });
    const id = await says(house, business, 'broken', 'My kitchen is under water', {
      channel: 'sms',
      phone: '+12025550177',
    });
    await broken.answer(business, id);
    await broken.answer(business, id);
    const lines = await linesOf(house, id);
    expect(lines.map(({ who }) => who)).toEqual(['caller', 'receptionist']);
    expect(lines[1]?.text).toMatch(/something went wrong.*get back to you/i);
    const [message] = await query<{ body: string; is_urgent: boolean }>(
      house.connection,
      `select body, is_urgent from messages where conversation_id = '${id}'`,
    );
    expect(message).toEqual({ body: 'My kitchen is under water', is_urgent: true });
    expect(await count('select count(*)::int as n from hand_offs where conversation_id = $1', [id])).toBe(1);
  });
});

it('a mind that hangs holds no stop', async () => {
  const hanging = openTalk(house, { ...dull, understand: () => new Promise(() => undefined) });
  const id = await says(house, business, 'hanging', 'Hello');
  void hanging.answer(business, id);
  await hanging.settled(20);
  expect((await linesOf(house, id)).map(({ who }) => who)).toEqual(['caller']);
});

describe('a person', () => {
  it('who holds a conversation is the only one who speaks, until they hand it back', async () => {
    const id = await says(house, business, 'held', 'Hello?');
    await asDana((scope) => takeOver(scope, id));
    await talk.answer(business, id);
    await says(house, business, 'held', 'Is anybody there?');
    await talk.answer(business, id);
    house.clock.forward(30);
    await talk.watch.look();
    expect((await linesOf(house, id)).map(({ who }) => who)).toEqual(['caller', 'caller']);
    await asDana((scope) => say(scope, id, 'Dana here.'));
    await says(house, business, 'held', 'When are you open?');
    const { isDue } = await asDana<{ isDue: boolean }>((scope) => handBack(scope, id));
    expect(isDue).toBe(true);
    await talk.answer(business, id);
    expect((await linesOf(house, id)).map(({ who }) => who)).toEqual([
      'caller',
      'caller',
      'person',
      'caller',
      'receptionist',
    ]);
  });

  it('who does not come leaves nothing unanswered that was asked while the caller waited', async () => {
    const id = await says(house, business, 'asked waiting', 'I want to talk to a person, please');
    await talk.answer(business, id);
    await says(house, business, 'asked waiting', 'And when are you open?');
    await talk.answer(business, id);
    expect((await linesOf(house, id)).at(-1)?.who).toBe('caller');
    house.clock.forward(55);
    await talk.watch.look();
    await talk.settled();
    const [question, sorry, answer, ...more] = (await linesOf(house, id)).slice(2);
    expect(question?.text).toBe('And when are you open?');
    expect(sorry?.text).toContain('nobody is free');
    expect(answer?.text).toMatch(/open/i);
    expect(more).toEqual([]);
  });

  it('who does not come within a minute leaves the caller told, a message, and the receptionist back at work', async () => {
    const id = await says(house, business, 'nobody', 'I want to talk to a person, please');
    await talk.answer(business, id);
    const state = async () =>
      (await query<{ state: string }>(house.connection, `select state from conversations where id = '${id}'`))[0]
        ?.state;
    expect(await state()).toBe('waiting');
    for (let waited = 0; waited < 60; waited += 5) {
      await talk.watch.look();
      house.clock.forward(5);
    }
    expect(await state()).toBe('open');
    const told = (await linesOf(house, id)).filter(({ text }) => text.includes('nobody is free'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('leave a phone number');
    await says(house, business, 'nobody', 'When are you open?');
    await talk.answer(business, id);
    expect((await linesOf(house, id)).at(-1)?.text).toMatch(/open/i);
  });
});

describe('a message that was begun', () => {
  const left = 'I would like to leave a message: my basement is damp and the smell is getting worse.';
  const kept = async (id: string) =>
    query<Record<string, unknown>>(
      house.connection,
      `select body, name, phone, messages.is_urgent, outcome from messages join conversations on conversations.id = conversation_id
       where conversation_id = '${id}'`,
    );
  const message = { body: left, name: 'Maria Lopez', phone: null, is_urgent: false, outcome: 'message' };
  const begins = async (threadKey: string) => {
    const id = await says(house, business, threadKey, left);
    await talk.answer(business, id);
    await says(house, business, threadKey, 'Maria Lopez');
    await talk.answer(business, id);
    expect(await kept(id)).toEqual([]);
    return id;
  };

  it('is kept, and summed up, when the caller falls silent before its confirmation', async () => {
    const id = await begins('silent in a message');
    house.clock.forward(31 * 60);
    await talk.watch.look();
    expect(await kept(id)).toEqual([message]);
  });

  it('is kept once when the caller leaves', async () => {
    const id = await begins('gone in a message');
    const leaves = () => inBusiness(house.database, business, (scope) => endThread(scope, 'chat', 'gone in a message'));
    await leaves();
    await leaves();
    expect(await kept(id)).toEqual([message]);
  });

  it('is not kept when somebody of the team has dealt with the conversation', async () => {
    const id = await begins('resolved in a message');
    await asDana((scope) => resolve(scope, id));
    expect(await kept(id)).toEqual([]);
  });
});

describe('a wish for a person whom nobody can be', () => {
  const asked = 'I want to talk to a person please. I am Pat Quick, my number is 202 555 0133';
  const wish = { body: asked, name: 'Pat Quick', phone: '+12025550133', outcome: 'message' };
  const left = (id: string) =>
    query<Record<string, unknown>>(
      house.connection,
      `select body, name, phone, outcome from conversations left join messages on conversation_id = conversations.id
       where conversations.id = '${id}'`,
    );
  const nobody = (humanHours: 'never' | 'always') =>
    inBusiness(house.database, business, (scope) => updateProfile(scope, { humanHours }));
  const leaves = (threadKey: string) =>
    inBusiness(house.database, business, (scope) => endThread(scope, 'chat', threadKey));
  const wishes = async (threadKey: string, ...more: readonly string[]) => {
    await nobody('never');
    let id = house.ids.make('conversation');
    for (const text of [asked, ...more]) {
      id = await says(house, business, threadKey, text);
      await talk.answer(business, id);
    }
    await nobody('always');
    return id;
  };

  it('is kept for the owner when the caller ends the chat', async () => {
    const id = await wishes('wish, ended');
    expect((await linesOf(house, id)).at(-1)?.text).toContain('nobody is free');
    await leaves('wish, ended');
    expect(await left(id)).toEqual([wish]);
  });

  it('is kept when the caller says nothing more', async () => {
    const id = await wishes('wish, silent');
    house.clock.forward(31 * 60);
    await talk.watch.look();
    expect(await left(id)).toEqual([wish]);
  });

  it.each(['Goodbye', 'ok, bye'])('is kept at “%s”, and the caller hears that it is passed on', async (bye) => {
    const id = await wishes(`wish, ${bye}`, bye);
    expect((await linesOf(house, id)).at(-1)?.text).toMatch(/passed your message on/);
    expect(await left(id)).toMatchObject([{ body: asked, name: 'Pat Quick' }]);
  });

  it('gives way to the words that are left instead', async () => {
    const id = await wishes('wish, words', 'My basement is damp and the smell is getting worse');
    await leaves('wish, words');
    expect(await left(id)).toMatchObject([{ body: 'My basement is damp and the smell is getting worse' }]);
  });

  it.each(['No, nothing, thanks', 'No thanks, bye', 'Nothing, bye'])('is dropped at “%s”', async (no) => {
    const id = await wishes(`wish, ${no}`, no);
    await leaves(`wish, ${no}`);
    expect(await left(id)).toEqual([{ body: null, name: null, phone: null, outcome: 'answered' }]);
  });
});

it('danger that nobody is rung for is one message, brought up to date by what is said next', async () => {
  await inBusiness(house.database, business, (scope) =>
    updateProfile(scope, { humanHours: 'never', industry: 'trades' }),
  );
  const id = await says(house, business, 'danger', 'There is a burst pipe in my kitchen');
  await talk.answer(business, id);
  const messages = () =>
    query<Record<string, unknown>>(
      house.connection,
      `select body, name, phone, is_urgent from messages where conversation_id = '${id}'`,
    );
  const body = 'There is a burst pipe in my kitchen';
  expect(await messages()).toEqual([{ body, name: null, phone: null, is_urgent: true }]);
  await says(house, business, 'danger', 'Maria Lopez');
  await talk.answer(business, id);
  await says(house, business, 'danger', '202 555 0142');
  await talk.answer(business, id);
  expect(await messages()).toEqual([{ body, name: 'Maria Lopez', phone: '+12025550142', is_urgent: true }]);
  await inBusiness(house.database, business, (scope) => updateProfile(scope, { humanHours: 'always' }));
});

it('a conversation that falls silent is ended and summed up', async () => {
  const id = await says(house, business, 'silent', 'When are you open?');
  await talk.answer(business, id);
  house.clock.forward(31 * 60);
  await talk.watch.look();
  const [head] = await query<Record<string, unknown>>(
    house.connection,
    `select state, outcome, summary, next_step from conversations where id = '${id}'`,
  );
  expect(head).toEqual({
    state: 'resolved',
    outcome: 'answered',
    summary: 'A caller asked: “When are you open?”',
    next_step: '',
  });
  const next = await says(house, business, 'silent', 'Hello again');
  expect(next).not.toBe(id);
});
