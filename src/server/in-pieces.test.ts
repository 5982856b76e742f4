// A reply that a model words comes down in pieces: what is shown is proved, it is how the record begins, and a model that lies or
// breaks off in the middle is gone on from in the plan's own words.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDrafts } from '#channels/drafts.ts';
import { openCorridor } from '#channels/respond.ts';
import type { sayInTestCall, startTestCall } from '#channels/test-call/contract.ts';
import type { Database } from '#platform/database/scope.ts';
import { sentencesOf } from '#receptionist/sentences.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { eventReader } from '#shared/event-stream.ts';
import { aVisitor } from '../../tests/support/chat.ts';
import { aPlumber, embedded, linesOf, says } from '../../tests/support/corridor.ts';
import { openTestDatabase } from '../../tests/support/house.ts';
import { type Acted, openModelServer } from '../../tests/support/model-server/open.ts';
import { openTestServer } from '../../tests/support/server.ts';

const question = 'When are you open, and where are you?';
const understood: Acted = {
  do: 'say',
  text: '{"language":"en","commands":[{"do":"ask","question":"When are you open"},{"do":"ask","question":"where are you"}]}',
};
let worded: () => Acted = () => ({ do: 'refuse', status: 500 });
const model = await openModelServer(({ system }) => (system.startsWith('You reword') ? worded() : understood));
afterAll(() => model.close());
const server = await openTestServer({
  settings: {
    ...{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, LLM_MODEL: 'scripted', LLM_WORDING: 'on' },
  },
  http: { requestsPerMinute: { address: 1e6, account: 1e6 } },
});
const owner = await server.signIn('owner@example.com');
const headers = { cookie: owner.cookie };
const profile = (await server.send<{ slug: string }>('GET', '/api/profile', { headers })).data;
await server.send('PATCH', '/api/profile', { headers, body: { responseSpeed: 'Thoughtful' } });

/** The plan's own words, which a model that refuses leaves as they are. */
let own: string;
let first: string;

async function aTurn() {
  const visitor = await aVisitor(server, profile.slug);
  await visitor.listen();
  const reply = await visitor.ask(question);
  visitor.hangUp();
  return { reply, drafts: visitor.drafts };
}

async function* pieces(...all: string[]) {
  yield* all;
}

beforeAll(async () => {
  own = (await aTurn()).reply.text;
  const sentences = sentencesOf(own);
  expect(sentences.length, own).toBeGreaterThan(1);
  first = sentences[0] ?? '';
});

describe('a reply that a model words', () => {
  it('is with the caller sentence by sentence, before the model has said the rest', async () => {
    const visitor = await aVisitor(server, profile.slug);
    await visitor.listen();
    const rest = own.slice(first.length);
    worded = () => ({
      do: 'give',
      end: 'stop',
      pieces: (async function* () {
        yield `Happy to help. ${first}${rest.slice(0, 3)}`;
        await expect.poll(() => visitor.drafts.at(-1)).toBe(`Happy to help. ${first}`);
        expect(visitor.heard.map(({ who }) => who)).toEqual(['caller']);
        yield rest.slice(3);
      })(),
    });
    const reply = await visitor.ask(question);
    expect(visitor.drafts.slice(0, 2)).toEqual(['Happy to help.', `Happy to help. ${first}`]);
    expect(reply.text).toBe(`Happy to help. ${own}`);
    for (const draft of visitor.drafts) expect(reply.text.startsWith(draft)).toBe(true);
    visitor.hangUp();
  });

  it.each<[string, () => Acted]>([
    ['lies in its second sentence', () => ({ do: 'say', text: `${first} We are open on Sunday at 3 AM for $1. Bye.` })],
    ['breaks off in its second sentence', () => ({ do: 'give', pieces: pieces(`${first} Our`), end: 'tear' })],
    ['hangs in its second sentence', () => ({ do: 'give', pieces: pieces(`${first} Our`), end: 'hang' })],
    ['runs into its limit', () => ({ do: 'say', text: `${first} Our`, finish: 'length' })],
  ])('and that %s goes on in the plan’s own words', async (_, how) => {
    worded = how;
    const { reply, drafts } = await aTurn();
    expect(drafts).toEqual([first]);
    expect(reply.text).toBe(own);
  });

  it('and that lies from the start shows nothing of it', async () => {
    worded = () => ({ do: 'say', text: `You can come on Sunday at 3 AM. ${own}` });
    const { reply, drafts } = await aTurn();
    expect(drafts).toEqual([]);
    expect(reply.text).toBe(own);
  });

  it('is told to nobody but its own caller', async () => {
    worded = () => ({ do: 'say', text: own });
    const other = await aVisitor(server, profile.slug);
    await other.listen();
    const { drafts } = await aTurn();
    expect(drafts.length).toBeGreaterThan(0);
    await other.ask(question);
    expect(other.drafts.filter((draft) => draft === first)).toHaveLength(1);
    other.hangUp();
  });
});

describe('a test call', () => {
  const streamOf = async (id: string, who: Record<string, string>) =>
    server.app.hono.request(`/api/test-calls/${id}/stream`, { headers: who });

  it('hears the first sentences before the whole reply, in its own business alone', async () => {
    worded = () => ({ do: 'say', text: own });
    const call = (await server.send<AnswerOf<typeof startTestCall>>('POST', '/api/test-calls', { headers })).data;
    const response = await streamOf(call.id, headers);
    expect(response.status).toBe(200);
    const drafts: string[] = [];
    const read = eventReader(({ event, data }) => {
      if (event === 'draft') drafts.push(JSON.parse(data).text);
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const said = server.send<AnswerOf<typeof sayInTestCall>>('POST', `/api/test-calls/${call.id}/lines`, {
      headers,
      body: { clientId: randomUUID(), text: question },
    });
    while (drafts.length === 0) read((await reader?.read())?.value ?? '');
    const { reply } = (await said).data;
    expect(drafts[0]).not.toBe('');
    expect(reply?.text.startsWith(drafts[0] ?? '-')).toBe(true);
    await reader?.cancel();

    const other = await server.signIn('other@example.com');
    expect((await streamOf(call.id, { cookie: other.cookie })).status).toBe(404);
    expect((await streamOf(call.id, {})).status).toBe(401);
    expect((await streamOf('nonsense', headers)).status).toBe(404);
  });

  it('is listened to in four tabs of one person: a fifth ends the oldest, and nobody else’s', async () => {
    const other = await server.signIn('listens@example.com');
    const open = async (who: Record<string, string>) => {
      const { id } = (await server.send<{ id: string }>('POST', '/api/test-calls', { headers: who })).data;
      return async () => (await streamOf(id, who)).body?.getReader();
    };
    const [mine, theirs] = [await open(headers), await open({ cookie: other.cookie })];
    const readers = [await theirs(), await mine(), await mine(), await mine(), await mine()];
    // Each is greeted, and hears nothing more until something is said or it is ended.
    for (const reader of readers) expect((await reader?.read())?.done).toBe(false);
    const heard = readers.map(() => '');
    const ends = readers.map(() => false);
    const watching = readers.map(async (reader, at) => {
      for (;;) {
        const piece = await reader?.read();
        if (!piece || piece.done) break;
        heard[at] += new TextDecoder().decode(piece.value);
      }
      ends[at] = true;
    });
    const fifth = await mine();
    await expect.poll(() => ends).toEqual([false, true, false, false, false]);
    expect(heard).toEqual(['', expect.stringContaining('event: over'), '', '', '']);
    for (const reader of [...readers, fifth]) await reader?.cancel();
    await Promise.all(watching);
  });
});

describe('a turn that is not kept', () => {
  it('takes back what was told of it, and is told again when it is', async () => {
    const house = await openTestDatabase();
    const business = await aPlumber(house);
    const drafts = openDrafts();
    const told: string[] = [];
    drafts.watch(business, 'chat:shaky', (text) => told.push(text));
    let isLost = true;
    const failing: Database = {
      ...house.database,
      asBusiness: (id, actor, work) =>
        house.database.asBusiness(id, actor, async (scope) => {
          const done = await work(scope);
          const hasReplied = typeof done === 'object' && done !== null && 'kind' in done && done.kind === 'replied';
          if (hasReplied && isLost) throw new Fault('unavailable');
          return done;
        }),
    };
    const corridor = openCorridor({
      ...{ database: failing, log: house.log, drafts, codes: { key: Buffer.alloc(32), sendText: null, canMail: true } },
      mind: {
        ...embedded,
        reword: async ({ words, hear }) => {
          hear?.(`Happy to help. ${words}`);
          return `Happy to help. ${words}`;
        },
      },
    });
    const id = await says(house, business, 'shaky', 'I need a drain cleaning please');
    expect(await corridor.answer(business, id)).toEqual({ kind: 'later' });
    expect(told.at(-1)).toBe('');
    expect(await linesOf(house, id)).toHaveLength(1);
    isLost = false;
    await corridor.answer(business, id);
    const [, line] = await linesOf(house, id);
    expect(told.at(-1)).not.toBe('');
    expect(line?.text.startsWith(told.at(-1) ?? '-')).toBe(true);
  });
});

it('no request broke OpenAI’s schema', () => {
  expect(model.breaches).toEqual([]);
});
