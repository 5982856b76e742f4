// A name or a number with a question right behind it: both are heard. What is no name is not taken for one.
import { describe, expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const business = { ...dental, languages: ['en', 'es', 'fr', 'de'] as Language[] };
const heard = (language: Language, asked: 'name' | 'phone', text: string) =>
  understandNow({
    turn: { text, channel: 'phone', business, from: {}, now: '2026-11-16T10:15:00-06:00' },
    state: {
      ...freshState(language),
      turns: 2,
      asked,
      frames: [{ flow: 'book', service: 'Teeth cleaning', times: [{ date: '2026-12-02', time: '09:00' }] }],
    },
    business,
  }).commands;

describe('asked for a name', () => {
  test.each<[Language, string, string]>([
    ['en', 'dwayne ortega how much is it', 'Dwayne Ortega'],
    ['en', 'gus feeney whats the price', 'Gus Feeney'],
    ['en', 'Rose Hart do you take cards', 'Rose Hart'],
    ['en', 'Maria Lopez and how long does it take', 'Maria Lopez'],
    ['en', "Gus Feeney. What's that going to set me back, anyway?", 'Gus Feeney'],
    ['es', 'ivan paredes cuanto cuesta', 'Ivan Paredes'],
    ['es', 'Teresa Molina y se puede pagar con tarjeta', 'Teresa Molina'],
    ['fr', 'paul lefevre combien ça coûte', 'Paul Lefevre'],
    ['de', 'Jens Harms was kostet das', 'Jens Harms'],
    ['de', 'Ulrike Brenner wie lange dauert das', 'Ulrike Brenner'],
  ])('%s: %s', (language, text, name) => {
    const commands = heard(language, 'name', text);
    expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
    expect(commands.filter((one) => one.do === 'ask')).toHaveLength(1);
    expect(commands.some((one) => one.do === 'set-message')).toBe(false);
  });

  test.each<[Language, string]>([
    ['en', 'One more thing, do you have parking?'],
    ['en', 'first tell me how much it is'],
    ['es', 'Antes dígame, ¿cuánto cuesta esa consulta?'],
    ['es', 'Una pregunta, ¿aceptan tarjeta?'],
    ['fr', 'Avant ça, vous prenez la carte ?'],
    ['de', 'Eine Frage noch, kostet das Parken was?'],
  ])('%s: %s is nobody', (language, text) => {
    const commands = heard(language, 'name', text);
    expect(commands.some((one) => one.do === 'set-name')).toBe(false);
    expect(commands.some((one) => one.do === 'ask')).toBe(true);
  });

  test.each<[Language, string, string]>([
    ['de', 'Hannelore Pfeiffer, mit drei F: P, F, E, I, F, F, E, R.', 'Hannelore Pfeiffer'],
    ['de', 'Hannelore Pfeiffer: P, F, E, I, F, F, E, R.', 'Hannelore Pfeiffer'],
    ['en', "Joan Tripp with two p's: T, R, I, P, P", 'Joan Tripp'],
    ['de', 'Danke, Pfeiffer', 'Pfeiffer'],
    ['de', 'Frau Pfeiffer', 'Pfeiffer'],
  ])('%s: %s is %s', (language, text, name) =>
    expect(heard(language, 'name', text)).toContainEqual(expect.objectContaining({ do: 'set-name', name })),
  );
});

test.each(['971-555-0154 how long does it take', '9715550154 and is there parking?'])(
  'asked for a number: %s',
  (text) => {
    const commands = heard('en', 'phone', text);
    expect(commands).toContainEqual({ do: 'set-phone', phone: '+19715550154' });
    expect(commands.some((one) => one.do === 'ask')).toBe(true);
  },
);

test('both are answered in one breath', async () => {
  const { say } = talkWith();
  await say('I need a cleaning on December 2nd at nine');
  expect((await say("Gus Feeney. What's that going to set me back, anyway?")).text).toContain('$135');
  expect((await say('630-555-0126 and what would that run me')).asks).toBe('confirm');
});

test.each(['Oiga, ¿y eso en cuánto me sale?', '¿cuánto cuesta esa consulta?'])(
  'what is talked about has its price: %s',
  async (question) => {
    const { say } = talkWith();
    await say('Quiero una limpieza el 2 de diciembre a las nueve');
    expect((await say(question)).text).toContain('$135');
  },
);
