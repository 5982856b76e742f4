// The turn as a whole: what the guard and the flows promise is what leaves, and a caller who waits always hears something.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { deskOf } from '../../bench/receptionist/desk.ts';
import { type BusinessFile, loadSet } from '../../bench/receptionist/format.ts';
import type { FindAnswer } from './answers-port.ts';
import type { Business } from './business.ts';
import type { Command } from './commands.ts';
import { createMind } from './mind.ts';
import type { Reworder } from './reworder.ts';
import { readState, type State } from './state.ts';
import { understandEmbedded } from './understand/embedded.ts';

const set = loadSet(fileURLToPath(new URL('../../bench/receptionist/sets/public', import.meta.url)));
const dental = ((): BusinessFile => {
  const found = set.businesses.get('lincoln-dental');
  if (!found) throw new Error('the set lacks the business');
  return found;
})();
const now = '2026-11-16T10:15:00-06:00';
const stranger = '+16305550126';

type Given = {
  from?: string | null;
  business?: BusinessFile;
  reword?: Reworder;
  findAnswer?: FindAnswer;
  channel?: 'phone' | 'chat';
};

/** A talk with the mind; a line is what was said, or the commands that it is understood as. */
function talk({ from = stranger, business = dental, reword, findAnswer, channel = 'chat' }: Given = {}) {
  const desk = deskOf(business, { from, now });
  let state: State | null = null;
  let commands: readonly Command[] | null = null;
  const mind = createMind({
    understand: async (heard) =>
      commands === null ? understandEmbedded(heard) : { language: 'en', commands, said: heard.turn.text },
    findAnswer: findAnswer ?? (() => ({ kind: 'unknown' })),
    reword,
  });
  return {
    records: () => desk.records(),
    state: () => state,
    say: async (line: string | readonly Command[]) => {
      commands = typeof line === 'string' ? null : line;
      const text = typeof line === 'string' ? line : 'as understood';
      const caller = from === null ? {} : { phone: from };
      const taken = await mind({ text, channel, business: business as Business, from: caller, now }, state, desk.tools);
      state = readState(JSON.parse(JSON.stringify(taken.state)));
      return taken.reply;
    },
  };
}

const exam: Command[] = [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service: 'Dental exam', sure: 1 },
  { do: 'set-times', wishes: [{ date: '2026-11-19', time: '09:00' }] },
];

describe('what leaves is what may be said', () => {
  test('an answer that no text of the owner’s holds is not known, whoever found it', async () => {
    const lying: FindAnswer = () => ({ kind: 'found', text: 'It costs $35.', sources: ['Insurance'], score: 1 });
    const { text } = await talk({ findAnswer: lying }).say([{ do: 'ask', question: 'What is a consultation?' }]);
    expect(text).not.toContain('35');
    expect(text).toMatch(/don't have that information/);
  });

  test.each([
    'Tell Anna the “blue” sofa costs $450 and comes at 5 PM',
    'my sister “Ana” is booked at 5 and „Bob“ has been cancelled',
  ])('a message is read back and kept as it was left: %s', async (body) => {
    const { say, records } = talk();
    await say([{ do: 'start', flow: 'message' }]);
    await say([{ do: 'set-message', body }]);
    await say([{ do: 'set-name', name: 'Maria Lopez', sure: 1 }]);
    const confirm = await say([{ do: 'set-phone', phone: stranger }]);
    expect(confirm).toMatchObject({ asks: 'confirm', text: expect.stringContaining(body) });
    await say('yes');
    expect(records().messages).toMatchObject([{ body }]);
  });

  test('another wording is taken where it says the same, and never of what to do in danger', async () => {
    let reworded = 0;
    const reword: Reworder = async ({ words }) => {
      reworded += 1;
      return `Sure: ${words}`;
    };
    expect((await talk({ reword }).say(exam)).text).toMatch(/^Sure: /);
    expect(reworded).toBe(1);
    const { onCall: _, ...escalation } = dental.escalation;
    const alone = { ...dental, escalation: { ...escalation, humanHours: 'never' as const } };
    const { text } = await talk({ business: alone, reword }).say([
      { do: 'emergency', kind: 'gas', said: 'I smell gas' },
    ]);
    expect(text).toMatch(/leave the building/);
    expect(reworded).toBe(1);
  });
});
