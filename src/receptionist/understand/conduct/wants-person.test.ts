// Who is wanted on the line, and who only tells of people: praise, a message instead, a visit with somebody named.
import { expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const kinds = (language: Language, text: string) => heard(language, text).map((one) => one.do);

test.each<[Language, string]>([
  ['en', 'Get me somebody who works there.'],
  ['en', 'I want to talk to a person, not to a machine.'],
  ['en', "I don't want to talk to a robot"],
  ['es', 'No quiero hablar con una máquina'],
])('%s: wants a person: %s', (language, text) => {
  expect(kinds(language, text)).toContain('person');
});

test.each<[Language, string]>([
  ['en', "I don't need to talk to anyone now, just leave a note that the state has answered."],
  ['es', 'No necesito hablar con nadie, solo deje un recado de que ya llegó la carta.'],
  ['de', 'Ich muss niemanden sprechen, bitte nur eine Nachricht: Die Unterlagen sind da.'],
])('%s: wants none: %s', (language, text) => {
  const done = kinds(language, text);
  expect(done).not.toContain('person');
  expect(done).not.toContain('complaint');
  expect(begun(heard(language, text))).toContain('message');
});

test('praise beside a visit that is wished for is no complaint', () => {
  const text =
    "On m'a dit que la Dre Rao était très patiente, aurait-elle une place jeudi à dix heures pour un détartrage ?";
  expect(kinds('fr', text)).not.toContain('complaint');
});

test('a card that was charged twice is one', () => {
  expect(kinds('en', 'You ran my card twice and I have had it.')).toContain('complaint');
});

test.each<[Language, string]>([
  ['en', 'Yes, leave it like that.'],
  ['es', 'Sí, déjelo así.'],
  ['fr', 'Oui, laissez comme ça.'],
  ['de', 'Ja, lassen Sie es so.'],
])('%s: leaves as stated what was stated: %s', (language, text) => {
  expect(heard(language, text, examStated).map((one) => one.do)).not.toContain('drop');
});

test('what is let be is dropped', () => {
  expect(heard('en', 'No, leave it.', examStated).map((one) => one.do)).toContain('drop');
});

test('what one did oneself is no complaint', () => {
  expect(kinds('en', 'So I wrecked my knee, I would like an exam on Thursday at ten.')).not.toContain('complaint');
  expect(kinds('en', 'Your people wrecked my floor.')).toContain('complaint');
});

test.each([
  'The guy you sent, he broke my sink.',
  'My dentist broke my tooth',
  'Then he wrecked my floor and just left',
  'The filling fell out after two days, shoddy work. I want an exam Thursday at ten to redo it.',
])('is unhappy: %s', (text) => {
  expect(kinds('en', text)).toContain('complaint');
});

test.each<[Language, string]>([
  ['en', 'Leave it like that'],
  ['es', 'Déjelo así'],
  ['fr', 'Laissez comme ça'],
  ['de', 'Lassen Sie es so'],
])('%s: leaves what is to be put in as it was stated: %s', (language, text) => {
  expect(heard(language, text, examStated)).toEqual([{ do: 'affirm' }]);
});

test('who wants nobody but one wants that one', () => {
  expect(kinds('en', "I don't want to talk to anyone but a human")).toContain('person');
  expect(kinds('en', 'Does somebody who works there speak Spanish?')).not.toContain('person');
});

test('talking about what can be booked is booked, unless a human is wanted, or somebody now', async () => {
  const { staff: _, ...office } = dental;
  const services = [{ name: 'Estate planning consultation', aka: ['will', 'testamento'], minutes: 60 }];
  const handsOver = async (text: string) => {
    const { say, records } = talkWith({ business: { ...office, services, appointments: [] } });
    await say(text);
    return records().handoff !== null;
  };
  expect(await handsOver('I need to talk to somebody about a will')).toBe(false);
  expect(await handsOver('necesito hablar con un abogado sobre un testamento')).toBe(false);
  expect(await handsOver('I need to talk to a human about a will')).toBe(true);
  expect(await handsOver('I need to talk to somebody about a will right now')).toBe(true);
  expect(await handsOver('I need to talk to somebody about my bill')).toBe(true);
});
