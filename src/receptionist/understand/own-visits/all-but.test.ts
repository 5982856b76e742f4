// What is excepted is never what is called off, in whichever of the two ways it is said.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { type TestTalk, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const but = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'every' && one.but ? [one.but] : []));
const services = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-service' ? [one.service] : []));

test.each<[Language, string]>([
  ['en', 'Cancel everything except the cleaning'],
  ['en', 'Please cancel both visits apart from the cleaning.'],
  ['en', 'Cancel the others, but keep the cleaning'],
  ['en', 'Cancel everything, only the cleaning stays'],
  ['es', 'Cancele todo menos la limpieza'],
  ['es', 'Deje la limpieza y cancele las demás'],
  ['fr', 'Annulez tout sauf le détartrage'],
  ['fr', 'Annulez tout, je ne garde que le détartrage'],
  ['de', 'Sagen Sie alles ab außer der Zahnreinigung'],
  ['de', 'Ich sage alle Termine ab, nur die Zahnreinigung behalte ich'],
])('%s: all but the cleaning: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['cancel']);
  expect(but(language, text)).toEqual([{ services: ['Teeth cleaning'], staff: [], times: [] }]);
  expect(services(language, text)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'I want to cancel all but the one on Friday'],
  ['es', 'Quiero cancelar todas mis citas excepto la del viernes'],
  ['fr', 'Je voudrais annuler tous mes rendez-vous sauf celui de vendredi'],
  ['de', 'Ich möchte alle Termine außer dem am Freitag absagen'],
])('%s: all but a day: %s', (language, text) => {
  expect(but(language, text)).toEqual([{ services: [], staff: [], times: [{ date: '2026-11-20' }] }]);
});

test.each<[Language, string]>([
  ['en', 'Please cancel my exam but keep the cleaning'],
  ['en', 'Leave the cleaning as it is and cancel the exam'],
  ['es', 'Cancele el examen pero deje la limpieza'],
  ['fr', "Annulez l'examen mais gardez le détartrage"],
  ['de', 'Sagen Sie die Untersuchung ab, aber die Zahnreinigung behalte ich'],
])('%s: the exam alone, where the cleaning is kept: %s', (language, text) => {
  expect(services(language, text)).toEqual(['Dental exam']);
  expect(but(language, text)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'Cancel all my visits, but call me back about Friday'],
  ['en', 'I want to cancel both, sorry, just the exam'],
  ['en', 'Cancel my cleaning, everything else stays'],
  ['en', "Don't cancel everything except the cleaning"],
  ['en', 'Can I keep the deposit if I cancel my cleaning?'],
  ['en', 'Everything except my schedule works, can I come for a cleaning on Friday?'],
  ['es', 'Quiero una limpieza cualquier día menos el viernes'],
  ['fr', 'Un détartrage, tous les jours me vont sauf vendredi'],
  ['de', 'Zur Zahnreinigung kann ich jeden Tag außer Freitag'],
])('%s: nothing is excepted of what is called off: %s', (language, text) => {
  expect(but(language, text)).toEqual([]);
});

/** Ana's exam on Thursday and cleaning on Friday. */
async function withTwo(): Promise<TestTalk> {
  const talk = talkWith();
  for (const line of [
    "I'd like an exam on Thursday at nine and a cleaning on Friday at ten",
    'Ana Ruiz',
    '630 555 0126',
    'yes',
    'yes',
  ])
    await talk.say(line);
  return talk;
}

const anas = (talk: TestTalk) =>
  talk
    .records()
    .appointments.filter((one) => one.name === 'Ana Ruiz')
    .map((one) => `${one.service} ${one.status}`);

test.each([
  ['Cancel everything except the cleaning', ['Dental exam cancelled', 'Teeth cleaning booked']],
  ['All but the one on Thursday please, cancel those', ['Dental exam booked', 'Teeth cleaning cancelled']],
  ['Cancel all my visits apart from the exam on Thursday', ['Dental exam booked', 'Teeth cleaning cancelled']],
])('only the others go, on their own yes: %s', async (line, left) => {
  const talk = await withTwo();
  expect((await talk.say(line)).asks).toBe('confirm');
  await talk.say('yes');
  expect(anas(talk)).toEqual(left);
});

test('all but one, in answer to which of them', async () => {
  const talk = await withTwo();
  expect((await talk.say('I need to cancel')).asks).toBe('booking');
  await talk.say('all but the cleaning');
  await talk.say('yes');
  expect(anas(talk)).toEqual(['Dental exam cancelled', 'Teeth cleaning booked']);
});

test('what is excepted and is none of theirs has to be asked about', async () => {
  const talk = await withTwo();
  const reply = await talk.say('Cancel everything except the one on Wednesday');
  expect(reply.asks).toBe('booking');
  expect(anas(talk)).toEqual(['Dental exam booked', 'Teeth cleaning booked']);
});

test('where nothing is left to go, nothing is called off', async () => {
  const talk = talkWith({ from: '+17735550118' });
  const reply = await talk.say('Cancel everything except the cleaning');
  expect(reply.asks).not.toBe('confirm');
  expect(talk.records().appointments.every((one) => one.status === 'booked')).toBe(true);
});
