import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { logTo } from '#platform/log.ts';
import { type StopSteps, stopperOf } from './stop-on-signal.ts';

/** A process that is told to stop, and what became of it. */
function aProcess(steps: StopSteps, msMax?: number) {
  const codes: number[] = [];
  let at = 0;
  const stop = stopperOf({
    steps,
    log: logTo('silent'),
    end: (code) => codes.push(code),
    now: () => at,
    ...(msMax === undefined ? {} : { msMax }),
  });
  return { codes, stop, later: (ms: number) => (at += ms) };
}

const never = () => new Promise<void>(() => undefined);

it('takes one step after the other and ends with 0', async () => {
  const taken: string[] = [];
  const { stop, codes } = aProcess([
    async () => {
      await pause(5);
      taken.push('port');
    },
    () => void taken.push('database'),
  ]);
  await stop('SIGTERM');
  expect(taken).toEqual(['port', 'database']);
  expect(codes).toEqual([0]);
});

it('takes the other steps where one fails, and ends with 1', async () => {
  const taken: string[] = [];
  const { stop, codes } = aProcess([
    () => Promise.reject(new Error('the queue is gone')),
    () => {
      throw new Error('so is the mail');
    },
    () => void taken.push('database'),
  ]);
  await stop('SIGTERM');
  expect(taken).toEqual(['database']);
  expect(codes).toEqual([1]);
});

it('ends where a step hangs', async () => {
  const { stop, codes } = aProcess([never], 20);
  void stop('SIGTERM');
  await expect.poll(() => codes).toEqual([1]);
});

it('takes a signal that npm sends on for the same one, and ends at once when it is told again', async () => {
  const { stop, codes, later } = aProcess([never]);
  void stop('SIGINT');
  await stop('SIGINT');
  later(500);
  await stop('SIGTERM');
  expect(codes).toEqual([]);
  later(2_000);
  await stop('SIGINT');
  expect(codes).toEqual([1]);
});
