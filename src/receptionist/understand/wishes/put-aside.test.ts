// What was talked of is put aside for a visit that is wished for, and an emergency that the caller plainly denies is none.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const wish = { service: 'Teeth cleaning', wishes: [{ date: '2026-11-20', time: '10:00' }] };
const aside: readonly [Language, string][] = [
  ['en', 'forget it, book me a cleaning Friday at ten'],
  ['en', 'never mind that, I want a cleaning Friday at ten'],
  ['es', 'olvídelo, quiero una limpieza el viernes a las diez'],
  ['fr', 'laissez tomber, je voudrais un détartrage vendredi à dix heures'],
  ['de', "vergessen Sie's, ich möchte lieber am Freitag um zehn eine Zahnreinigung"],
];
const booking = [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service: wish.service, sure: 1 },
  { do: 'set-times', wishes: wish.wishes },
];

test.each(aside)('%s: %s', (language, text) => {
  expect(heard(language, text)).toEqual(booking);
  for (const asked of ['name', 'phone', 'code'] as const) {
    const state = { turns: 2, asked, frames: [{ flow: 'cancel' as const, times: [] }] };
    expect(heard(language, text, state)).toEqual([{ do: 'drop' }, ...booking]);
  }
});

test.each<[Language, string]>([
  ['en', "never mind, I'd like to keep it"],
  ['en', 'forget it, cancel the exam on Thursday'],
  ['en', 'never mind, when is my appointment?'],
  ['es', 'olvídelo, gracias'],
  ['fr', 'laissez tomber, je garde mon rendez-vous'],
  ['de', 'vergessen Sie es, ich rufe später an'],
])('begins none: %s %s', (language, text) => {
  const state = { turns: 2, asked: 'booking' as const, frames: [{ flow: 'cancel' as const, times: [] }] };
  expect(begun(heard(language, text, state))).not.toContain('book');
});

test('the visit that takes the place of it is booked', async () => {
  const { say } = talkWith();
  await say('I want to cancel my appointment');
  const { text } = await say("forget it, I'd rather book a cleaning Friday at ten");
  expect(text).toContain('Friday, November 20 at 10 AM');
});

test('all that was begun with it is put aside for it', async () => {
  const { say, records } = talkWith({ from: hank });
  await say('book me an exam Friday at ten');
  await say('yes');
  expect((await say('cancel both my appointments')).text).toContain('cancel');
  await say('forget it, book me a cleaning Thursday at nine');
  const { asks } = await say('yes');
  expect(asks).toBe('more');
  expect(records().appointments.filter((one) => one.status === 'cancelled')).toEqual([]);
});

test.each(['wait, cancel it', 'hold on, cancel the exam', 'no wait, cancel that please'])(
  'what was booked a moment ago is called off: %s',
  async (line) => {
    const { say, records } = talkWith({ from: hank });
    await say('book me an exam Friday at ten');
    await say('yes');
    expect((await say(line)).text).toContain('dental exam');
    await say('yes');
    const kept = records().appointments.filter((one) => one.name === 'Hank Bauer' && one.status === 'booked');
    expect(kept.map((one) => one.service)).toEqual(['Teeth cleaning']);
  },
);

test.each<[Language, string]>([
  ['en', "My tooth fell out and it's bleeding a bit, but it's not an emergency, nobody's in danger"],
  ['es', 'Se me salió un diente, pero no es una emergencia'],
  ['fr', "Ma dent est tombée, mais ce n'est pas une urgence"],
  ['de', 'Mir ist ein Zahn ausgeschlagen worden, aber es ist kein Notfall'],
  ['en', "It's not an emergency, but my tooth got knocked out"],
  ['de', 'Mir ist ein Zahn ausgeschlagen worden, das ist aber kein Notfall'],
])('is taken at their word: %s %s', (language, text) => {
  expect(heard(language, text)).toEqual([
    { do: 'start', flow: 'book' },
    { do: 'set-reason', reason: text },
  ]);
});

test.each<[Language, string]>([
  ['en', "My tooth got knocked out, I hope it's not an emergency"],
  ['en', "My tooth got knocked out, it's not an emergency, right?"],
  ['en', "My tooth got knocked out, it's not an emergency but the bleeding won't stop"],
  ['en', 'My face is swollen and my throat too, but it is not an emergency'],
  ['en', "I can't breathe, but it's not an emergency"],
  ['es', 'Se me salió un diente, no sé si no es una emergencia'],
  ['es', 'Huele a gas, pero no es una emergencia'],
  ['fr', "Ça sent le gaz, mais ce n'est pas une urgence"],
  ['de', 'Er ist bewusstlos, aber es ist kein Notfall'],
  ['en', "The chip on my tooth is not an emergency, but my son's tooth just got knocked out"],
  ['en', "The chip on my tooth is not an emergency. My son's tooth just got knocked out"],
  ['es', 'La limpieza no es una emergencia, pero a mi hijo se le salió un diente'],
  ['fr', "Le détartrage n'est pas une urgence, mais mon fils a perdu une dent, elle est tombée"],
  ['de', 'Die Reinigung ist kein Notfall, aber meinem Sohn ist ein Zahn ausgeschlagen worden'],
])('is none the less one: %s %s', (language, text) => {
  expect(heard(language, text)[0]?.do).toBe('emergency');
});
