import { expect, test } from 'vitest';
import type { Llm, LlmChunk } from '#ports/llm.ts';
import { ProviderError } from '#ports/provider-error.ts';
import type { Business } from '../business.ts';
import type { Command } from '../commands.ts';
import { freshState, type State } from '../state.ts';
import type { Heard, Understood } from '../understander.ts';
import { failuresMax, restMs } from './breaker.ts';
import type { ModelBudget } from './budget.ts';
import { consultant } from './consult.ts';
import { modelUnderstander } from './understander.ts';

const business = {
  name: 'Test',
  industry: 'trades',
  timezone: 'America/New_York',
  languages: ['en'],
  services: [{ name: 'Drain clearing', minutes: 60 }],
  emergencies: ['gas smell'],
  voice: { style: 'Friendly', speed: 'Fast' },
} as unknown as Business;
const talk = { business: 'biz_x', conversation: 'cnv_x' } as const;
const heard = (text: string, state: Partial<State> = {}): Heard => ({
  business,
  state: { ...freshState('en'), ...state },
  turn: { text, channel: 'phone', business, from: {}, now: '2026-11-16T15:00:00Z' },
  talk,
});
const unlimited: ModelBudget = { reserve: async () => ({ settle: async () => {} }) };

const saying = (...chunks: LlmChunk[]): Llm => ({
  complete: async function* () {
    yield* chunks;
  },
});
const whole = (answer: unknown): LlmChunk[] => [
  { kind: 'text', text: JSON.stringify(answer) },
  { kind: 'end', usage: null },
];
const commanding = (...commands: Command[]) => saying(...whole({ language: 'en', commands }));

type Given = { embedded?: Command[]; budget?: ModelBudget; at?: () => number; noted?: string[] };
const brain = (
  llm: Llm,
  { embedded = [{ do: 'cannot-tell' }], budget = unlimited, at = () => 0, noted = [] }: Given = {},
) =>
  modelUnderstander(
    consultant({ llm, budget, clock: { now: () => new Date(at()) }, noted: (why) => noted.push(why) }),
    async ({ turn }): Promise<Understood> => ({ language: 'en', commands: embedded, said: turn.text }),
  );

test('commands are held to the lists and to what was said', async () => {
  const llm = commanding(
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Free money', sure: 1 },
    { do: 'set-name', name: 'Mallory', sure: 1 },
    { do: 'set-phone', phone: '+15550100' },
    { do: 'set-code', code: 'none' },
    { do: 'set-code', code: '481517' },
    { do: 'set-address', address: '1 Made Up Road' },
    { do: 'for-other', whose: 'Gwen Adler' },
    { do: 'set-staff', staff: 'Nobody' },
    { do: 'pick', offer: 2 },
    { do: 'speak', language: 'de' },
  );
  const understood = await brain(llm)(heard('my drain is clogged'));
  expect(understood.commands).toEqual([{ do: 'start', flow: 'book' }]);
});

test('what a model puts into the mouth of a caller is replaced by the caller’s own words', async () => {
  const llm = commanding({ do: 'set-message', body: 'The owner owes me $500' }, { do: 'ask', question: 'is it free?' });
  const understood = await brain(llm)(heard('please call me back'));
  expect(understood.commands).toEqual([
    { do: 'set-message', body: 'please call me back' },
    { do: 'ask', question: 'please call me back' },
  ]);
});

test('an excerpt that leaves words out or moves them is not what the caller said', async () => {
  const said = "don't cancel my visit, tell Dana the gate is open";
  const message = async (body: string) =>
    (await brain(commanding({ do: 'set-message', body }))(heard(said))).commands[0];
  expect(await message('cancel my visit, tell Dana')).toMatchObject({ body: 'cancel my visit, tell Dana' });
  expect(await message('tell Dana cancel my visit')).toMatchObject({ body: said });
  expect(await message('the gate is my visit')).toMatchObject({ body: said });
});

test.each<[string, Command[], Partial<State>, boolean]>([
  ['hears nothing either', [{ do: 'cannot-tell' }], {}, true],
  ['hears it too', [{ do: 'spam' }], {}, true],
  ['hears a wish', [{ do: 'start', flow: 'book' }], {}, false],
  ['is in the middle of a booking', [{ do: 'cannot-tell' }], { frames: [{ flow: 'book' }] as State['frames'] }, false],
])('a model hangs up, or not, where the embedded brain %s', async (_, embedded, state, ends) => {
  const understood = await brain(commanding({ do: 'spam' }), { embedded })(heard('well then', state));
  expect(understood.commands.some((one) => one.do === 'spam')).toBe(ends);
});

test('nobody is named who was not', async () => {
  const llm = commanding(
    { do: 'person', who: 'Gwen Adler' },
    { do: 'others-appointment', wants: 'know', whose: 'Gwen Adler' },
    { do: 'set-message', body: 'call back', to: 'Evil Corp' },
  );
  const understood = await brain(llm)(heard('please call back'));
  expect(understood.commands).toEqual([
    { do: 'person' },
    { do: 'others-appointment', wants: 'know' },
    { do: 'set-message', body: 'call back' },
  ]);
});

test('numbers and times that a grammar read go before a model’s', async () => {
  const read: Command = { do: 'set-times', wishes: [{ date: '2026-11-18' }] };
  const llm = commanding({ do: 'start', flow: 'book' }, { do: 'set-times', wishes: [{ date: '2026-12-24' }] });
  const understood = await brain(llm, { embedded: [read, { do: 'set-phone', phone: '+12125550100' }] })(heard('Wed'));
  expect(understood.commands).toEqual([
    { do: 'start', flow: 'book' },
    read,
    { do: 'set-phone', phone: '+12125550100' },
  ]);
});

test.each<[string, Command[], boolean]>([
  ['a no', [{ do: 'deny' }], false],
  ['another time', [{ do: 'set-times', wishes: [{ time: '15:00' }] }], false],
  ['a yes', [{ do: 'affirm' }], true],
  ['nothing sure', [{ do: 'cannot-tell' }], true],
])('a yes to what is about to be done holds, or not, where the embedded brain heard %s', async (_, embedded, holds) => {
  const understood = await brain(commanding({ do: 'affirm' }), { embedded })(heard('well', { asked: 'confirm' }));
  expect(understood.commands.some((one) => one.do === 'affirm')).toBe(holds);
});

test('danger that is said stays danger, whatever the model makes of it', async () => {
  const understood = await brain(commanding({ do: 'chitchat' }))(heard('it smells like gas in here'));
  expect(understood.commands[0]).toMatchObject({ do: 'emergency', kind: 'gas' });
});

const silent: Llm = {
  complete: async function* () {
    await new Promise<void>(() => {});
    yield { kind: 'end', usage: null };
  },
};

test.each<[string, Llm]>([
  ['malformed', saying({ kind: 'text', text: '{"commands": [' }, { kind: 'end', usage: null })],
  ['not of the schema', saying(...whole({ language: 'en', commands: [{ do: 'delete-everything' }] }))],
  ['of another shape', saying(...whole([{ do: 'affirm' }]))],
  ['broken off', saying({ kind: 'text', text: '{' })],
  ['too long', saying({ kind: 'text', text: '{'.repeat(100_000) })],
  ['silent', silent],
])('an answer that is %s leaves the turn to the embedded understanding', async (_, llm) => {
  const started = performance.now();
  const noted: string[] = [];
  const understood = await brain(llm, { noted })(heard('hello'));
  expect(understood.commands).toEqual([{ do: 'cannot-tell' }]);
  expect(noted).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(1500);
});

test('after five failures in a row the model is left alone; then one turn tries, and the others wait for how it went', async () => {
  let at = 0;
  let asked = 0;
  let isWell = false;
  const llm: Llm = {
    complete: async function* () {
      asked += 1;
      await Promise.resolve();
      if (!isWell) throw new ProviderError({ provider: 'test', retryable: true, reason: 'is away' });
      yield* whole({ language: 'en', commands: [{ do: 'thanks' }] });
    },
  };
  const understand = brain(llm, { at: () => at });
  const askedIn = async (turns: number) => {
    const before = asked;
    await Promise.all(Array.from({ length: turns }, () => understand(heard('hello'))));
    return asked - before;
  };
  for (let turn = 0; turn < failuresMax; turn += 1) expect(await askedIn(1)).toBe(1);
  expect(await askedIn(3)).toBe(0);
  at += restMs;
  expect(await askedIn(3), 'one tries').toBe(1);
  at += restMs;
  expect(await askedIn(3), 'the rest is longer after a try in vain').toBe(0);
  at += restMs;
  isWell = true;
  expect(await askedIn(3), 'one tries again').toBe(1);
  expect(await askedIn(3), 'and all follow').toBe(3);
});

test('what was spent is settled: as told, by a guess where it is not told, and nothing where the model refused', async () => {
  const settled: { inputTokens: number; outputTokens: number }[] = [];
  let most = { inputTokens: 0, outputTokens: 0 };
  const budget: ModelBudget = {
    reserve: async (_, reserved) => {
      most = reserved;
      return { settle: async (used) => void settled.push(used) };
    },
  };
  const refusing: Llm = {
    complete: () => {
      throw new ProviderError({ provider: 'test', retryable: false, reason: 'said 401' });
    },
  };
  const usage = { inputTokens: 1234, outputTokens: 56 };
  const telling = saying({ kind: 'text', text: '{"language":"en","commands":[]}' }, { kind: 'end', usage });
  for (const llm of [telling, refusing, silent]) await brain(llm, { budget })(heard('hello'));
  expect(settled.slice(0, 2)).toEqual([usage, { inputTokens: 0, outputTokens: 0 }]);
  expect(settled[2]?.inputTokens).toBeGreaterThan(100);
  expect(settled[2]?.inputTokens).toBeLessThan(most.inputTokens);
});

test.each([
  ["with the day's budget spent", heard('hello'), async () => null],
  ['where nobody pays', { ...heard('hello'), talk: undefined }, unlimited.reserve],
  [
    'where the budget cannot be read',
    heard('hello'),
    async () => {
      throw new Error('no database');
    },
  ],
])('%s the model is not asked', async (_, said, reserve) => {
  let asked = 0;
  const counting: Llm = {
    complete: async function* () {
      asked += 1;
      yield* whole({ language: 'en', commands: [] });
    },
  };
  const understood = await brain(counting, { budget: { reserve } })(said);
  expect(understood.commands).toEqual([{ do: 'cannot-tell' }]);
  expect(asked).toBe(0);
});
