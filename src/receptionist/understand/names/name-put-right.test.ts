// A name that is put right at the read-back or on what was just booked changes, and nothing else of the visit; what names nobody stays.
import { expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';
import { gwen, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';

const asGrace: Partial<State> = { ...examStated, said: { name: 'Grace' } };
const named = (language: Language, text: string, state = asGrace) =>
  heard(language, text, state).flatMap((one) => (one.do === 'set-name' ? one.name : []));

test.each<[Language, string]>([
  ['en', "No, Walt. Walt Pickering. Grace is who I'm seeing"],
  ['en', 'No. The name is W-A-L-T, Walt Pickering. Everything else is right'],
  ['en', 'My name is not Grace! Change the name to Walt Pickering'],
  ['en', "No, it's Walt Pickering"],
  ['en', 'not Grace, Walt Pickering'],
  ['en', "that's not my name. it's walt pickering"],
  ['en', "The name's wrong. Walt Pickering."],
  ['es', 'No soy Grace. Me llamo Walt Pickering'],
  ['es', 'No, el nombre es Walt Pickering'],
  ['fr', "Je ne suis pas Grace, le nom c'est Walt Pickering"],
  ['fr', 'Non, changez le nom pour Walt Pickering'],
  ['de', 'Nein, ich bin nicht Grace. Der Name ist Walt Pickering'],
  ['de', 'Ändern Sie bitte den Namen auf Walt Pickering'],
])('%s: %s', (language, text) => {
  expect(named(language, text)).toEqual(['Walt Pickering']);
  const others = heard(language, text, asGrace).filter((one) =>
    ['deny', 'affirm', 'start', 'set-staff'].includes(one.do),
  );
  expect(others).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'No, not Wednesday, Thursday'],
  ['en', 'yes, my name is in the letter'],
  ['en', "no i'm busy then"],
  ['en', "yes, that's the right name"],
  ['en', 'No, I need to bring my own name tag'],
  ['en', 'put my name down for the newsletter as well'],
  ['en', 'No, tell them to call me first'],
  ['en', "Yes, that's my name, and it's Rex who is coming"],
  ['en', "yes, put my name on it, it's Tuesday's visit"],
  ['es', 'No, el jueves'],
  ['es', 'Sí, el nombre está bien'],
  ['fr', 'Non, plutôt jeudi'],
  ['fr', "Oui, c'est bien mon nom"],
  ['de', 'Nein, lieber am Donnerstag'],
  ['de', 'Ja, der Name stimmt so'],
])('names nobody: %s: %s', (language, text) => {
  expect(named(language, text)).toEqual([]);
});

test('the name that stands, said once more, is no other', () => {
  expect(named('en', 'No, Walt. Walt Pickering.', { ...examStated, said: { name: 'Walt Pickering' } })).toEqual([
    'Walt Pickering',
  ]);
});

test('told to be wrong and nothing more, the name is asked once more, and the time stays', async () => {
  const { say, records } = talkWith({});
  await say('I need a dental exam on Thursday at nine');
  await say('Bill Haley');
  await say('312 555 0144');
  const { asks } = await say("no, the name's wrong");
  expect(asks).toBe('name');
  expect((await say('Bill Haney')).asks).toBe('confirm');
  await say('yes');
  expect(records().appointments).toContainEqual(
    expect.objectContaining({ name: 'Bill Haney', startsAt: '2026-11-19T15:00:00.000Z' }),
  );
});

test('the name of what was just booked is changed', async () => {
  const { say, records } = talkWith({});
  await say('I need a dental exam on Thursday at nine');
  await say('Bill Haney');
  await say('312 555 0144');
  await say('yes');
  expect((await say('Change the name to Dana Haney, please')).text).toContain('Dana Haney');
  expect(records().appointments).toContainEqual(expect.objectContaining({ name: 'Dana Haney' }));
});

const bookedAsBill: Partial<State> = {
  turns: 6,
  asked: 'more',
  lastText: 'Anything else?',
  said: { name: 'Bill Haney', phone: '+16305550126' },
  done: [{ did: 'booked', appointment: 'apt_1', service: 'Teeth cleaning', startsAt: '2026-11-19T15:00:00.000Z' }],
};

test.each<[Language, string, string[]]>([
  ['en', 'Change the name to Walt Pickering. And do you have parking?', ['ask', 'set-name']],
  ['en', "Update my name to Dana Reed please, that's all, bye", ['goodbye', 'set-name']],
  ['es', 'Cambie el nombre a Walt Pickering. ¿Y cuánto cuesta una limpieza?', ['ask', 'set-name']],
  ['en', 'Can you change the name to Walt Pickering?', ['set-name']],
  ['en', 'Change the name to Walt Pickering please', ['set-name']],
  ['fr', 'Changez le nom pour Walt Pickering', ['set-name']],
  ['de', 'Ändern Sie bitte den Namen auf Walt Pickering', ['set-name']],
])('once booked, what is asked or said beside the name stays: %s: %s', (language, text, kinds) => {
  expect(
    heard(language, text, { ...bookedAsBill, language })
      .map((one) => one.do)
      .toSorted(),
  ).toEqual(kinds);
});

test('of what was booked before this talk the team is told', async () => {
  const { say, records } = talkWith({ from: gwen });
  const { text } = await say('can you change the name on my appointment to Gwen Adler-Stone');
  expect(text).toContain('pass this on');
  await say('yes');
  expect(records().messages).toContainEqual(expect.objectContaining({ body: expect.stringContaining('Adler-Stone') }));
});

test.each<[Language, string, Command['do']]>([
  ['en', "I have to change the name on my appointment, and she's bleeding heavily, she can't breathe!", 'emergency'],
  ['es', 'Quiero cambiar mi nombre en la cita, y mi hija no puede respirar', 'emergency'],
  ['fr', 'Je voudrais changer le nom sur mon rendez-vous, et ma fille ne peut plus respirer', 'emergency'],
  ['de', 'Ich möchte den Namen für meinen Termin ändern. Meine Tochter bekommt keine Luft mehr!', 'emergency'],
  ['en', 'I need to change the name on my appointment and I want to talk to a person right now', 'person'],
  ['en', 'Can I change the name on my appointment? How much is a cleaning?', 'ask'],
])('%s: “%s” tells of more than a name: %s', (language, text, what) => {
  expect(heard(language, text).map((one) => one.do)).toContain(what);
});

test.each<[Language, string, string]>([
  ['en', 'I need to correct the name on my appointment and cancel it please', 'cancel'],
  ['en', 'I want to change the name on my appointment and move it to Saturday', 'move'],
  ['es', 'Cambié mi nombre desde mi última cita, quisiera una limpieza el viernes a las 10', 'book'],
])('%s: “%s” begins as well: %s', (language, text, flow) => {
  expect(begun(heard(language, text))).toContain(flow);
});

test.each<[Language, string]>([
  ['en', 'hi, please change the name on my Thursday appointment to Dana Reed, 312 555 0188, thanks'],
  ['en', 'I got married, please change the name on my cleaning appointment to Dana Reed'],
  ['en', 'I need to change the name on my appointment'],
  ['es', 'Necesito cambiar el nombre en mi cita a Ana Ruiz'],
  ['fr', 'Je voudrais changer le nom sur mon rendez-vous'],
])('%s: “%s” is for the team', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});
