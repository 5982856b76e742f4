// Whoever wants another's visit changed is led to the proof; whoever wants to know of it is told nothing.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { FlowName } from '../../commands.ts';

test.each<[Language, string, FlowName, string]>([
  ['en', "Cancel my wife's appointment", 'cancel', 'other'],
  ['en', 'Cancel it for my wife please', 'cancel', 'other'],
  ['es', 'Quiero cancelarla para mi esposa', 'cancel', 'other'],
  ['fr', 'Je voudrais annuler pour ma femme', 'cancel', 'other'],
  ['de', 'Ich möchte für meine Frau absagen', 'cancel', 'other'],
  ['en', "Move my wife's appointment to Friday at 10", 'move', 'other'],
  ['en', "Cancel Gwen Adler's appointment", 'cancel', 'Gwen Adler'],
  ['en', 'Please cancel the appointment for Gwen Adler', 'cancel', 'Gwen Adler'],
  ['es', 'Cancele la cita de mi esposa', 'cancel', 'other'],
  ['es', 'Cancele la cita de Gwen Adler, por favor', 'cancel', 'Gwen Adler'],
  ['fr', 'Annulez le rendez-vous de ma femme', 'cancel', 'other'],
  ['fr', 'Annulez le rendez-vous de Gwen Adler', 'cancel', 'Gwen Adler'],
  ['de', 'Bitte den Termin meiner Frau absagen', 'cancel', 'other'],
  ['de', 'Bitte den Termin von Gwen Adler absagen', 'cancel', 'Gwen Adler'],
  ['en', "cancel gwen adler's appointment", 'cancel', 'Gwen Adler'],
  ['en', "Cancel Gwen's appointment", 'cancel', 'Gwen'],
  ['en', "please cancel zorblax's appointment", 'cancel', 'Zorblax'],
  ['en', "Cancel Mrs. Adler's appointment", 'cancel', 'Adler'],
  ['es', 'Cancele la cita de la señora Adler', 'cancel', 'Adler'],
  ['es', 'Cancele la cita del señor Adler', 'cancel', 'Adler'],
  ['fr', 'Annulez le rendez-vous de Mme Adler', 'cancel', 'Adler'],
  ['de', 'Gwen Adlers Termin absagen', 'cancel', 'Gwen Adler'],
  ['en', 'cancel it for gwen', 'cancel', 'Gwen'],
  ['es', 'Cancélela para Gwen Adler', 'cancel', 'Gwen Adler'],
  ['fr', 'Annulez-le pour Gwen Adler', 'cancel', 'Gwen Adler'],
  ['de', 'Bitte für Gwen Adler absagen', 'cancel', 'Gwen Adler'],
  ['en', "Cancel my husband's appointment on Friday, the dog is sick", 'cancel', 'other'],
  ['en', "Cancel Gwen Adler's appointment on Friday, the dog is sick", 'cancel', 'Gwen Adler'],
  ['es', 'Cancele la cita de Gwen Adler, el perro está enfermo', 'cancel', 'Gwen Adler'],
  ['fr', 'Annulez le rendez-vous de Gwen Adler, le chien est malade', 'cancel', 'Gwen Adler'],
  ['de', 'Bitte den Termin von Gwen Adler absagen, mein Hund ist krank', 'cancel', 'Gwen Adler'],
  ['en', "Can you cancel my daughter's appointment along with mine?", 'cancel', 'other'],
])('%s: %s', (language, text, flow, whose) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual([flow]);
  expect(commands).toContainEqual({ do: 'for-other', whose });
  expect(commands.some((one) => one.do === 'set-name')).toBe(false);
  expect(commands.some((one) => one.do === 'others-appointment')).toBe(false);
});

test.each<[Language, string]>([
  ['en', "Cancel my doctor's appointment"],
  ['en', "cancel friday's appointment"],
  ['en', "cancel tomorrow morning's appointment"],
  ['en', 'Cancel my appointment for Teeth Cleaning'],
  ['en', 'Please cancel my visit for Tuesday Nov 24'],
  ['en', "Cancel Dr. Park's appointment"],
  ['de', 'Bitte den Termin für Montag Vormittag absagen'],
])('%s: %s is one’s own', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['cancel']);
  expect(commands.some((one) => one.do === 'for-other')).toBe(false);
});

test.each<[Language, string]>([
  ['en', "When is my wife's appointment?"],
  ['en', "Was Gwen's appointment cancelled?"],
  ['es', '¿Cancelaron la cita de Gwen?'],
  ['fr', 'Le rendez-vous de Gwen a été annulé ?'],
  ['de', 'Wurde der Termin von Gwen abgesagt?'],
  ['en', 'Is my sister coming along?'],
  ['en', 'Did my wife cancel her appointment?'],
  ['en', 'What time did Gwen Adler move her appointment to?'],
  ['es', '¿A qué hora es la cita de mi esposa?'],
  ['es', '¿Mi esposa canceló su cita?'],
  ['fr', 'Est-ce que ma femme a annulé son rendez-vous ?'],
  ['de', 'Hat meine Frau ihren Termin abgesagt?'],
])('%s: %s only asks', (language, text) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual({ do: 'others-appointment', wants: 'know' });
  expect(begun(commands)).toEqual([]);
});

test("“Cancel the kids' appointments” gives no orders", () => {
  const commands = heard('en', "Cancel the kids' appointments");
  expect(begun(commands)).toEqual(['cancel']);
  expect(commands.some((one) => one.do === 'orders')).toBe(false);
});

const going = ({ records }: ReturnType<typeof talkWith>) =>
  records().appointments.flatMap((one) => (one.status === 'cancelled' ? one.name : []));

test('it goes with the code that its own number was sent, and nothing of it is told before', async () => {
  const talk = talkWith({ from: hank });
  const first = await talk.say("Cancel Gwen Adler's appointment");
  const second = await talk.say('773 555 0146');
  for (const { text } of [first, second]) expect(text).not.toMatch(/exam|cleaning|November|Thursday/);
  expect((await talk.say(talk.records().codeSent ?? '')).text).toMatch(/dental exam/);
  await talk.say('yes');
  expect(going(talk)).toEqual(['Gwen Adler']);
});

test('a proved caller’s own visit is not stated for another’s, however the name is said', async () => {
  for (const line of ["cancel gwen adler's appointment", "Cancel Gwen's appointment", "cancel zorblax's appointment"]) {
    const { text } = await talkWith({ from: hank }).say(line);
    expect(text, line).not.toMatch(/cleaning/);
  }
});

test('who calls and whose visit it is are two: the code goes to whom it is kept for', async () => {
  const talk = talkWith({ from: hank });
  await talk.say("This is Hank Bauer. Cancel Gwen Adler's appointment");
  expect((await talk.say('773 555 0146')).asks).toBe('code');
  expect((await talk.say(talk.records().codeSent ?? '')).text).toMatch(/dental exam/);

  const own = talkWith({ from: null });
  await own.say("This is Hank Bauer. Cancel my wife's appointment");
  expect((await own.say('Gwen Adler')).asks).toBe('phone');
  expect((await own.say(hank)).asks).toBe('code');
  expect(own.records().codeSent ?? '').toBe('');
});

test('a visit that is kept under the caller’s own name after all is theirs', async () => {
  const talk = talkWith({ from: hank });
  expect((await talk.say("Cancel Rex's appointment")).asks).toBe('name');
  expect((await talk.say('Hank Bauer')).text).toMatch(/cleaning on Tuesday/);
});

test('without it nothing goes', async () => {
  const talk = talkWith({ from: hank });
  await talk.say("Cancel my wife's appointment");
  await talk.say('Gwen Adler');
  expect((await talk.say('773 555 0146')).asks).toBe('code');
  expect((await talk.say("I don't have a code")).text).not.toMatch(/exam/);
  await talk.say('yes');
  expect(going(talk)).toEqual([]);
});

test('who names themselves, or somebody for whom they keep a visit, needs no code', async () => {
  const own = talkWith({ from: hank });
  expect((await own.say("Cancel Hank Bauer's appointment")).text).toMatch(/cleaning on Tuesday/);

  const family = talkWith({ from: hank });
  await family.say('I need a dental exam on Thursday at 9 for my daughter');
  await family.say('Ida Bauer');
  await family.say('yes');
  expect((await family.say("Cancel Ida Bauer's appointment")).text).toMatch(/exam on Thursday/);
});

test.each<[Language, string]>([
  ['en', "Cancel my dog Bella's appointment"],
  ['en', "I have to cancel the cat's appointment, Milo's appointment"],
  ['es', 'Cancele la cita de mi perra Bella'],
  ['fr', 'Annulez le rendez-vous de mon chien Rex'],
  ['de', 'Bitte den Termin für meinen Hund Rex absagen'],
])('a visit of one’s animal is one’s own, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['cancel']);
  expect(commands.some((one) => one.do === 'for-other')).toBe(false);
});

const askedWhose = (asked: 'name' | 'code') => ({
  turns: 2,
  asked,
  lastText: 'Under which name is the appointment?',
  frames: [{ flow: 'cancel' as const, times: [], forOther: 'Bella' }],
});

test.each<[Language, string]>([
  ['en', 'Bella is my dog'],
  ['en', "She's a cat"],
  ['en', "it's under mine"],
  ['en', 'under my name'],
  ['es', 'es mi perra'],
  ['es', 'está a mi nombre'],
  ['fr', "c'est mon chien"],
  ['fr', 'au mien, à mon nom'],
  ['de', 'das ist meine Katze'],
  ['de', 'auf meinen Namen'],
])('asked whose name it is under, %s: %s', (language, text) => {
  expect(heard(language, text, askedWhose('name'))).toEqual([{ do: 'for-self' }]);
});

test.each<[Language, string]>([
  ['en', 'Gwen Adler'],
  ['es', 'Gwen Adler'],
  ['fr', "c'est Gwen Adler"],
  ['en', 'the dog is under Gwen Adler'],
  ['es', 'el perro está a nombre de Gwen Adler'],
  ['fr', 'le chien est au nom de Gwen Adler'],
  ['de', 'mein Hund läuft auf Gwen Adler'],
  ['de', 'auf Gwen Adler'],
])('a name is a name, %s: %s', (language, text) => {
  expect(heard(language, text, askedWhose('name'))).toContainEqual(
    expect.objectContaining({ do: 'set-name', name: 'Gwen Adler' }),
  );
});

test.each<[Language, string]>([
  ['en', "no, it isn't mine"],
  ['en', "it's not under my name"],
  ['es', 'no está a mi nombre'],
  ['fr', "ce n'est pas à mon nom"],
  ['de', 'nicht auf meinen Namen'],
])('a denial makes it nobody’s own, %s: %s', (language, text) => {
  expect(heard(language, text, askedWhose('name'))).not.toContainEqual({ do: 'for-self' });
});

test('“Ann” is no part of “Anna”, whose visit it is', () => {
  const commands = heard('en', "I'm Ann Reed. Cancel Anna's appointment please");
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name: 'Ann Reed' }));
  expect(commands).toContainEqual({ do: 'for-other', whose: 'Anna' });
});
