// Beside the answer to what a message lacks, when the caller is to be reached is told, and added to its words.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const lacking = (asked: 'phone' | 'confirm', flow: 'message' | 'book' = 'message'): Partial<State> => ({
  turns: 2,
  asked,
  lastText: 'x',
  frames: [flow === 'message' ? { flow, urgent: false, body: 'call me' } : { flow, times: [] }],
});
const bodies = (language: Language, text: string, state: Partial<State>) =>
  heard(language, text, state).flatMap((one) => (one.do === 'set-message' ? one.body : []));

test.each<[Language, 'phone' | 'confirm', string, string]>([
  ['en', 'phone', 'yeah this one, after four is best', 'call me. after four is best'],
  ['en', 'confirm', 'after four is best, thanks', 'call me. after four is best'],
  ['es', 'phone', 'a este número, después de las 4', 'call me. después de las 4'],
  ['fr', 'phone', 'oui ce numéro, avant cinq heures', 'call me. avant cinq heures'],
  ['en', 'phone', "this one, between 4 and 5 I'm at work", "call me. between 4 and 5 I'm at work"],
  ['fr', 'phone', 'ce numéro, avant midi, entre onze et une heure non', 'call me. avant midi'],
  ['de', 'phone', 'diese Nummer, zwischen 4 und 5 bin ich da', 'call me. zwischen 4 und 5 bin ich da'],
  ['de', 'phone', 'ja die Nummer, nachmittags bitte', 'call me. nachmittags bitte'],
])('%s, asked %s: %s', (language, asked, text, body) => {
  expect(bodies(language, text, lacking(asked))).toEqual([body]);
});

test('the number is taken all the same', () => {
  const commands = heard('en', 'yeah this one, after four is best', lacking('phone'));
  expect(commands).toContainEqual({ do: 'set-phone-same' });
});

test.each<[Language, string]>([
  ['en', 'yes, that is right'],
  ['en', 'yes, thanks, bye'],
  ['en', 'no'],
  ['es', 'sí, muchas gracias'],
  ['fr', 'oui, au revoir'],
  ['de', 'ja, danke, tschüss'],
])('nothing is told besides, %s: %s', (language, text) => {
  expect(bodies(language, text, lacking('confirm'))).toEqual([]);
});

test('of a visit the hour is none of a message', () => {
  expect(bodies('en', 'yeah this one, after four is best', lacking('phone', 'book'))).toEqual([]);
});
