// Another service that somebody of theirs needs comes after the caller's own, which is not lost; what takes its place, or is only told
// of them, is none.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const nameAsked: Partial<State> = { ...examStated, asked: 'name', said: {} };

test.each<[Language, string, string]>([
  ['en', 'Actually my husband needs a cleaning that day', 'my husband'],
  ['en', 'My son would like a whitening too', 'my son'],
  ['es', 'En realidad mi esposo necesita una limpieza dental ese día', 'mi esposo'],
  ['fr', 'En fait mon mari a besoin d’un détartrage ce jour-là', 'mon mari'],
  ['de', 'Eigentlich braucht mein Mann an dem Tag eine Zahnreinigung', 'mein Mann'],
  ['de', 'Meine Tochter braucht eine Zahnreinigung', 'meine Tochter'],
])('%s: %s', (language, text, whose) => {
  for (const state of [examStated, nameAsked]) {
    const commands = heard(language, text, state);
    expect(commands.map((one) => one.do).slice(0, 3)).toEqual(['also', 'set-service', 'for-other']);
    expect(commands).toContainEqual({ do: 'for-other', whose });
  }
});

test.each<[Language, string]>([
  ['en', 'Actually my husband needs a cleaning instead'],
  ['en', 'My husband needs the cleaning, not me'],
  ['en', 'Actually my husband needs a dental exam'],
  ['en', 'My husband needs the car, so make it a cleaning'],
  ['en', 'My husband says he needs me to get a cleaning'],
  ['en', 'If my husband needs a cleaning, what does that cost?'],
  ['en', 'My landlord needs the cleaning report, just so you know'],
  ['en', 'My wife needs a cleaning receipt'],
  ['es', 'Mi esposo necesita la factura de la limpieza dental'],
  ['fr', 'Mon mari a besoin du reçu du détartrage'],
  ['de', 'Mein Mann braucht die Rechnung für die Zahnreinigung'],
  ['en', 'My husband had a cleaning here last week'],
  ['es', 'Mejor mi esposo necesita una limpieza dental'],
  ['fr', 'Mon mari veut que je prenne un détartrage'],
  ['de', 'Mein Mann braucht das Auto, also lieber eine Zahnreinigung'],
])('it is none, %s: %s', (language, text) => {
  expect(heard(language, text, examStated).some((one) => one.do === 'also')).toBe(false);
});

test('of services that differ only in for whom they are, the one for whoever needs it', () => {
  const services = ["Women's haircut", "Men's haircut"].map((name) => ({ name, minutes: 30 }));
  const [frame] = examStated.frames ?? [];
  const state = { ...examStated, frames: frame ? [{ ...frame, service: "Women's haircut" }] : [] };
  const { staff: _staff, ...house } = dental;
  const commands = heard('en', 'Actually my husband needs a haircut that day', state, { ...house, services });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-service', service: "Men's haircut" }));
  expect(commands[0]).toEqual({ do: 'also' });
});

test('both are booked, each under its name', async () => {
  const { say, records } = talkWith();
  const before = records().appointments.length;
  await say('I need a dental exam on Thursday at nine');
  expect((await say('Actually my husband needs a cleaning that day')).text).toMatch(/right after this one/);
  await say('Ana Lopez');
  await say('630 555 0188');
  expect((await say('yes')).text).toMatch(/booked/);
  expect((await say('the first one')).text).toMatch(/person it is for/);
  await say('Juan Lopez');
  await say('yes');
  expect(records().appointments.slice(before)).toMatchObject([
    { service: 'Dental exam', name: 'Ana Lopez' },
    { service: 'Teeth cleaning', name: 'Juan Lopez' },
  ]);
});

test.each<[Language, string]>([
  ['en', 'and my son needs a cleaning right after that'],
  ['es', 'y mi hijo necesita una limpieza dental justo después del mío'],
  ['fr', 'et ma fille a besoin d’un détartrage juste après'],
  ['de', 'und meine Tochter braucht gleich danach eine Zahnreinigung'],
])('%s: %s: comes when it was said to, and no hour of the first is changed', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(commands[0]).toEqual({ do: 'also', guest: 'right-after' });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }));
  expect(commands.some((one) => one.do === 'set-times')).toBe(false);
});

test('of a children’s visit the name begins with whose it is', () => {
  const { staff: _staff, ...house } = dental;
  const services = [
    { name: 'Eye exam', minutes: 30 },
    { name: "Children's eye exam", minutes: 45, aka: ['kids eye exam'] },
  ];
  const [frame] = examStated.frames ?? [];
  const state = { ...examStated, frames: frame ? [{ ...frame, service: 'Eye exam' }] : [] };
  const commands = heard('en', 'and my son needs his eyes tested right after', state, { ...house, services });
  expect(commands[0]).toEqual({ do: 'also', guest: 'right-after' });
});
