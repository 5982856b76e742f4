import { expect, it } from 'vitest';
import { oneQuestion } from './one-question.ts';

it('gives its one answer to everybody who asks while it is shown', async () => {
  const shown: boolean[] = [];
  const question = oneQuestion((isOpen) => shown.push(isOpen));
  const both = Promise.all([question.ask(), question.ask()]);
  expect(shown).toEqual([true]);
  question.settle(true);
  expect(await both).toEqual([true, true]);
  expect(shown).toEqual([true, false]);
});

it('is asked anew once it was answered, and closing it twice answers nobody else', async () => {
  const question = oneQuestion(() => undefined);
  question.settle(true);
  const first = question.ask();
  question.settle(true);
  question.settle(false);
  expect(await first).toBe(true);
  const second = question.ask();
  question.settle(false);
  expect(await second).toBe(false);
});
