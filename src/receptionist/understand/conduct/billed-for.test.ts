// A service that a bill, a complaint or a question is about is not begun; one that is wished for beside it is.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'I got a bill for two hundred dollars for my cleaning and I have Delta.'],
  ['en', "There's a charge on my card for an exam I never had"],
  ['en', 'I have a question about the bill for my filling'],
  ['en', "I'm calling about the invoice for my cleaning last month."],
  ['en', 'I need a receipt for my exam'],
  ['es', 'Necesito la factura de la limpieza'],
  ['fr', 'C’est pour une question sur la facture de mon détartrage'],
  ['de', 'Es geht um die Rechnung für die Zahnreinigung.'],
])('no visit is begun, %s: %s', (language, line) => {
  const commands = heard(language, line);
  expect(begun(commands)).not.toContain('book');
  expect(commands.some((one) => one.do === 'set-service')).toBe(false);
});

test('a bill is told the team', () => {
  expect(heard('en', "I'm calling about the invoice for my cleaning last month.")).toEqual([
    { do: 'start', flow: 'message' },
    { do: 'set-message', body: "I'm calling about the invoice for my cleaning last month." },
  ]);
});

test.each<[Language, string]>([
  ['en', "I'd like a cleaning"],
  ['en', 'I need a cleaning and a receipt for it'],
  ['en', 'I got a bill for my exam, and I need to book a cleaning.'],
  ['en', "You charged me for an exam last month and I'd like another one on Thursday"],
  ['en', 'I got a bill for the exam and I need to come in for another one'],
  ['es', 'Quiero una limpieza con factura'],
  ['es', 'Me di cuenta de que necesito una limpieza'],
  ['fr', 'Je voudrais un détartrage et une facture'],
  ['de', 'Ich brauche eine Zahnreinigung, geht das auf Rechnung?'],
])('a visit is, %s: %s', (language, line) => {
  expect(begun(heard(language, line))).toContain('book');
});

test.each(['What do you charge for an exam?', "what's the charge for a cleaning", 'Is there a charge for an exam?'])(
  'a price is asked: %s',
  (line) => {
    expect(heard('en', line)).toContainEqual(expect.objectContaining({ do: 'ask' }));
  },
);

test('what else is wished for takes the place of what is billed', () => {
  expect(heard('en', 'I got a bill for my exam, and I need to book a cleaning.')).toContainEqual(
    expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }),
  );
});
