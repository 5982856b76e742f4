// The turn as a whole: what the guard and the flows promise is what leaves, and a caller who waits always hears something.
import { describe, expect, test } from 'vitest';
import { dental, stranger, talkWith as talk } from '../../tests/support/talk.ts';
import type { FindAnswer } from './answers-port.ts';
import type { Command } from './commands.ts';
import type { Reworder } from './reworder.ts';

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
      return `Good news: ${words}`;
    };
    expect((await talk({ reword }).say(exam)).text).toMatch(/^Good news: /);
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
