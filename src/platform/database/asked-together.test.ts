import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askedTogether } from './asked-together.ts';

it('asks once for all who come in one turn, and gives each their own answer', async () => {
  const batches: string[][] = [];
  const ask = askedTogether(async (words: readonly string[]) => {
    batches.push([...words]);
    return new Map(words.filter((word) => word !== 'unknown').map((word) => [word, word.toUpperCase()]));
  });
  expect(await Promise.all([ask('one'), ask('two'), ask('unknown'), ask('one')])).toEqual([
    'ONE',
    'TWO',
    undefined,
    'ONE',
  ]);
  expect(batches).toEqual([['one', 'two', 'unknown']]);
});

it('asks anew for whoever comes while an answer is under way, so that no answer is older than its question', async () => {
  let truth = 'before';
  const open: (() => void)[] = [];
  const ask = askedTogether(async (_: readonly string[]) => {
    const seen = truth;
    await new Promise<void>((resolve) => open.push(resolve));
    return new Map([['it', seen]]);
  });
  const first = ask('it');
  await turn();
  truth = 'after';
  const second = ask('it');
  await turn();
  for (const answer of open) answer();
  expect([await first, await second]).toEqual(['before', 'after']);
});

it('tells a failure to all who asked, and to nobody after them', async () => {
  let fails = true;
  const ask = askedTogether(async (words: readonly string[]) => {
    if (fails) throw new Error('away');
    return new Map(words.map((word) => [word, word]));
  });
  const both = await Promise.allSettled([ask('one'), ask('two')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask('one')).toBe('one');
});
