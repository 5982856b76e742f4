// Numbers as they are read, alone and within what was summed up of a talk.
import { expect, it } from 'vitest';
import { e164Of, internationalOf } from '#shared/phone.ts';
import { phoneWords, textWords, typedPhone } from './phone-words.ts';

const words = (e164: string) => (phoneWords(e164) === e164 ? internationalOf(e164) : phoneWords(e164));

it.each([
  ['Answer the message: +12025550142.', 'Answer the message: (202) 555-0142.'],
  ['Call +4930901820 back at +4930901820.', 'Call +49 30 901820 back at +49 30 901820.'],
  ['Call me at 202 555 0142 or +1 202 555 0142.', 'Call me at 202 555 0142 or +1 202 555 0142.'],
  ['Order A+12025550142 costs +15 dollars, 2+2025550142', 'Order A+12025550142 costs +15 dollars, 2+2025550142'],
  ['+1202555014212345678', '+1202555014212345678'],
])('“%s” reads “%s”', (stored, shown) => expect(textWords(stored, words)).toBe(shown));

it.each(['+12025550142', '+4930901820'])('%s is the same number wherever its form is read', (stored) => {
  for (const country of ['US', 'DE'] as const) expect(e164Of(typedPhone(stored), country)).toBe(stored);
});
