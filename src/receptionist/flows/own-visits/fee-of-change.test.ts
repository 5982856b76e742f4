// A fee that is asked after without its name is that of what is being done.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { frame, freshState, type State } from '../../state.ts';
import { feeOfChange } from './fee-of-change.ts';

const cancelling: Partial<State> = { frames: [frame.parse({ flow: 'cancel', times: [] })] };
const booking: Partial<State> = { frames: [frame.parse({ flow: 'book', times: [] })] };

test.each<[Language, string]>([
  ['en', 'Do I have to pay the fifty bucks?'],
  ['en', "I don't owe you anything for that, do I?"],
  ['es', '¿Me van a cobrar algo?'],
  ['es', 'No les debo nada por eso, ¿verdad?'],
  ['fr', 'Ça me coûte quelque chose ?'],
  ['fr', 'Je ne vous dois rien pour ça, non ?'],
  ['fr', 'Combien je vous dois ?'],
  ['de', 'Kostet das was?'],
  ['de', 'Schulde ich Ihnen was dafür?'],
  ['de', 'Bin ich Ihnen dafür etwas schuldig?'],
])('%s: %s', (language, question) => {
  const fresh = freshState(language);
  expect(feeOfChange({ ...fresh, ...cancelling }, question)).toMatch(/cancel|annuler|abzusagen/);
  expect(feeOfChange({ ...fresh, ...booking }, question)).toBeNull();
  expect(feeOfChange(fresh, question)).toBeNull();
});

test.each<[Language, string]>([
  ['en', "I don't need another one, do I?"],
  ['en', 'Should I call you tomorrow?'],
  ['es', '¿Debo llamar mañana?'],
  ['fr', 'Je dois rappeler demain ?'],
  ['en', 'Do I owe you an explanation?'],
  ['es', '¿Les debo avisar por correo?'],
  ['fr', 'Je vous dois des excuses ?'],
  ['de', 'Bin ich Ihnen eine Erklärung schuldig?'],
])('is after no fee, %s: %s', (language, question) => {
  expect(feeOfChange({ ...freshState(language), ...cancelling }, question)).toBeNull();
});

test.each<[Language, string]>([
  ['en', "Is it a problem that I'm calling so late, do I owe anything?"],
  ['en', 'So am I going to get charged something for telling you guys this late?'],
  ['es', '¿Y me vais a cobrar algo por avisar tan tarde?'],
  ['es', '¿Y me cobráis alguna cosa por avisar con tan poco tiempo hoy?'],
  ['fr', 'Et est-ce que ça me coûte quelque chose de vous prévenir si tard ?'],
  ['de', 'Und muss ich jetzt eigentlich etwas bezahlen, weil ich so kurzfristig absage?'],
])('told late is asked of in any length, %s: %s', (language, question) => {
  const fresh = freshState(language);
  expect(feeOfChange({ ...fresh, ...cancelling }, question)).not.toBeNull();
  expect(feeOfChange({ ...fresh, ...booking }, question)).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'How late are you open today?'],
  ['en', 'Can I call this late tomorrow too?'],
  ['en', 'What does a tune-up cost if I come in late?'],
  ['es', '¿Hasta qué hora puedo llamar hoy, muy tarde?'],
  ['fr', 'Vous fermez si tard le samedi ?'],
  ['de', 'Haben Sie so kurzfristig noch etwas frei?'],
])('is no fee of telling late, %s: %s', (language, question) => {
  expect(feeOfChange({ ...freshState(language), ...cancelling }, question)).toBeNull();
});
