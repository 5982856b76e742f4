import { expect, test } from 'vitest';
import type { Llm, LlmChunk } from '#ports/llm.ts';
import type { Business } from './business.ts';
import { modelUnderstander } from './model-brain.ts';
import { freshState } from './state.ts';
import type { Heard, Understood } from './understander.ts';

const business = {
  name: 'Test',
  industry: 'trades',
  timezone: 'America/New_York',
  languages: ['en'],
  services: [{ name: 'Drain clearing', minutes: 60 }],
  emergencies: ['gas smell'],
  voice: { style: 'Friendly', speed: 'Fast' },
} as unknown as Business;
const heard = (text: string): Heard => ({
  business,
  state: freshState('en'),
  turn: { text, channel: 'phone', business, from: {}, now: '2026-11-16T15:00:00Z' },
});
const embedded: Understood = { language: 'en', commands: [{ do: 'cannot-tell' }], said: '' };
const unlimited = { allows: async () => true, spent: async () => {} };
let at = 0;
const clock = { now: () => new Date(at) };

const saying = (...chunks: LlmChunk[]): Llm => ({
  complete: async function* () {
    yield* chunks;
  },
});
const whole = (answer: unknown): LlmChunk[] => [
  { kind: 'text', text: JSON.stringify(answer) },
  { kind: 'end', why: 'done', usage: null },
];
const brain = (llm: Llm, noted: string[] = []) =>
  modelUnderstander({
    llm,
    clock,
    budget: unlimited,
    noted: (why) => noted.push(why),
    fallback: async ({ turn }) => ({ ...embedded, said: turn.text }),
  });

test('commands are held to the lists and to what was said', async () => {
  const answer = {
    language: 'en',
    commands: [
      { do: 'start', flow: 'book' },
      { do: 'set-service', service: 'Free money', sure: 1 },
      { do: 'set-name', name: 'Mallory', sure: 1 },
      { do: 'pick', offer: 2 },
    ],
  };
  const understood = await brain(saying(...whole(answer)))(heard('my drain is clogged'));
  expect(understood.commands).toEqual([{ do: 'start', flow: 'book' }]);
});

test('danger that is said stays danger, whatever the model makes of it', async () => {
  const understood = await brain(saying(...whole({ language: 'en', commands: [{ do: 'chitchat' }] })))(
    heard('it smells like gas in here'),
  );
  expect(understood.commands[0]).toMatchObject({ do: 'emergency', kind: 'gas' });
});

test.each([
  ['malformed', saying({ kind: 'text', text: '{"commands": [' }, { kind: 'end', why: 'done', usage: null })],
  ['not of the schema', saying(...whole({ language: 'en', commands: [{ do: 'delete-everything' }] }))],
  ['cut off', saying({ kind: 'text', text: '{"lang' }, { kind: 'end', why: 'cut', usage: null })],
  ['broken off', saying({ kind: 'text', text: '{' })],
  [
    'silent',
    {
      complete: async function* () {
        await new Promise<void>(() => {});
        yield { kind: 'text', text: '' } as LlmChunk;
      },
    } as Llm,
  ],
])('an answer that is %s leaves the turn to the embedded understanding', async (_, llm) => {
  const started = performance.now();
  const understood = await brain(llm)(heard('hello'));
  expect(understood.commands).toEqual(embedded.commands);
  expect(performance.now() - started).toBeLessThan(1500);
});

test('after five failures in a row the model is left alone for a minute', async () => {
  let asked = 0;
  const noted: string[] = [];
  const failing: Llm = {
    complete: () => {
      asked += 1;
      throw new Error('away');
    },
  };
  const understand = brain(failing, noted);
  for (let turn = 0; turn < 8; turn += 1) await understand(heard('hello'));
  expect(asked).toBe(5);
  at += 60_000;
  await understand(heard('hello'));
  expect(asked).toBe(6);
});

test("with the day's budget spent the model is not asked", async () => {
  let asked = 0;
  const counting: Llm = {
    complete: async function* () {
      asked += 1;
      yield* whole({ language: 'en', commands: [] });
    },
  };
  const understand = modelUnderstander({
    llm: counting,
    clock,
    budget: { ...unlimited, allows: async () => false },
    fallback: async () => embedded,
  });
  expect(await understand(heard('hello'))).toBe(embedded);
  expect(asked).toBe(0);
});
