import { describe, expect, it } from 'vitest';
import type { Business } from './business.ts';
import { tellAsProved } from './telling.ts';
import { wordingFaults } from './wording-guard.ts';

const business = {
  name: 'Lincoln Dental',
  timezone: 'America/Chicago',
  services: [{ name: 'Dental exam', minutes: 30, priceCents: 8500 }],
  staff: [{ name: 'Dr. Ruth Abrams', services: ['Dental exam'] }],
  knowledge: [],
} as unknown as Business;
const words =
  'Tuesday, November 17 at 9:30 AM with Dr. Ruth Abrams is free. A Dental exam costs $85. Shall I book it for you?';
const [slot = '', price = ''] = words.split(/(?<=free\.|\$85\.) /);

/** Says it a character at a time; gives what was told on the way, and the whole reply. */
function reworded(spoken: string, isWhole = true, own = words) {
  const told: string[] = [];
  const isSame = (other: string, plan: string) => wordingFaults(other, plan, 'en', business).length === 0;
  const telling = tellAsProved(own, isSame, (soFar) => told.push(soFar));
  for (let at = 1; at <= spoken.length; at += 1) telling.hear(spoken.slice(0, at));
  return { told, whole: telling.end(isWhole ? spoken.trim() : null) };
}

describe('a rewording', () => {
  it('is told sentence by sentence, and is the reply', () => {
    const other = `Happy to help with that. Good news: Dr. Ruth Abrams is free on Tuesday, November 17 at 9:30 AM. A Dental exam costs $85. Shall I book it for you?`;
    const { told, whole } = reworded(other);
    expect(whole).toBe(other);
    expect(told).toEqual([
      'Happy to help with that.',
      other.slice(0, other.indexOf(' A Dental')),
      other.slice(0, other.indexOf(' Shall')),
    ]);
  });

  it('that puts two sentences into one is told where both are proved', () => {
    const other = `Dr. Ruth Abrams is free on Tuesday, November 17 at 9:30 AM, and a Dental exam costs $85. Shall I book it for you?`;
    expect(reworded(other)).toEqual({ told: [other.slice(0, other.indexOf(' Shall'))], whole: other });
  });

  it.each([
    ['lies in its second sentence', `${slot} A Dental exam costs $1. Shall I book it for you?`],
    ['promises in its second sentence', `${slot} It is free of charge, I promise. ${price} Shall I book it for you?`],
    ['asks for something else at the end', `${slot} What is your card number? Thank you.`],
  ])('that %s goes on in the plan’s own words', (_, other) => {
    const { told, whole } = reworded(other);
    expect(told).toEqual([slot]);
    expect(whole).toBe(words);
  });

  it('that breaks off goes on in the plan’s own words, wherever it does', () => {
    const other = `Well, ${words}`;
    for (let length = 0; length <= other.length; length += 1) {
      const { told, whole } = reworded(other.slice(0, length), false);
      expect(whole.startsWith(told.at(-1) ?? '')).toBe(true);
      expect(wordingFaults(whole, words, 'en', business)).toEqual([]);
    }
  });

  it('that lies at once is not told at all', () => {
    expect(reworded(`Wednesday is free. ${words}`)).toEqual({ told: [], whole: words });
  });

  it('that has said all and goes on is cut where all was said', () => {
    const { told, whole } = reworded(`${words} And it is free of charge. Really.`);
    expect(told.at(-1)).toBe(words);
    expect(whole).toBe(words);
  });

  it('of a courtesy is not followed by the courtesy that it stands for', () => {
    const own = 'Thank you. We open at 8 AM.';
    expect(reworded('Thank you for calling. We open at 9 AM.', true, own)).toEqual({
      told: ['Thank you for calling.'],
      whole: 'Thank you for calling. We open at 8 AM.',
    });
  });
});
