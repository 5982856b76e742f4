// Another service that is asked to be done along is one more visit: it takes the place of nothing, and what is under way comes first.
import { describe, expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';

const services = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-service' ? one.service : []));
const both = ['Dental exam', 'Teeth cleaning'];

test.each<[Language, string]>([
  ['en', 'I need a dental exam on Thursday. Can you also do a cleaning?'],
  ['en', 'Dental exam Thursday please, and would you mind doing a cleaning as well?'],
  ['en', 'A dental exam for Thursday, and could I get my teeth cleaned while I am there?'],
  ['es', 'Necesito una revisión dental el jueves. ¿También me pueden hacer una limpieza dental?'],
  ['es', 'Una revisión dental el jueves, y ya que estoy, ¿podrían hacerme una limpieza dental?'],
  ['fr', 'Il me faut un examen dentaire jeudi. Pouvez-vous aussi me faire un détartrage ?'],
  ['de', 'Ich brauche am Donnerstag eine Zahnuntersuchung. Können Sie auch eine Zahnreinigung machen?'],
])('both are wanted, in the order said, %s: %s', (language, text) => {
  expect(services(language, text)).toEqual(both);
});

test.each<[Language, string]>([
  ['en', 'I need a dental exam on Thursday. Do you also do cleanings?'],
  ['en', 'I need a dental exam on Thursday. Can you also tell me what a cleaning costs?'],
  ['en', 'I need a dental exam on Thursday. Can you also fix my bicycle?'],
  ['es', 'Necesito una revisión dental el jueves. ¿También me pueden decir cuánto cuesta una limpieza dental?'],
  ['fr', 'Il me faut un examen dentaire jeudi. Pouvez-vous aussi me dire combien coûte un détartrage ?'],
  ['de', 'Ich brauche am Donnerstag eine Zahnuntersuchung. Können Sie mir auch sagen, was eine Zahnreinigung kostet?'],
])('what is only asked after is not wanted, %s: %s', (language, text) => {
  expect(services(language, text)).toEqual(['Dental exam']);
});

test('beside a stated booking it is one more, and no correction', () => {
  const commands = heard('en', 'Oh, can you also do a cleaning?', examStated);
  expect(commands.map((one) => one.do)).toEqual(['also', 'set-service']);
});

describe('in the middle of a booking', () => {
  const exam: readonly Command[] = [
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ date: '2026-11-19', time: '09:00' }] },
    { do: 'set-name', name: 'Maria Lopez', sure: 1 },
    { do: 'set-phone', phone: '+16305550188' },
  ];
  const cleaning: readonly Command[] = [{ do: 'also' }, { do: 'set-service', service: 'Teeth cleaning', sure: 1 }];

  test('it is told that it comes next, and is offered on the same day once the first is booked', async () => {
    const talk = talkWith({});
    expect((await talk.say([...exam])).asks).toBe('confirm');
    const put = await talk.say([...cleaning]);
    expect(put).toMatchObject({
      asks: 'confirm',
      text: expect.stringMatching(/cleaning[\s\S]*dental exam on Thursday/i),
    });
    const booked = await talk.say([{ do: 'affirm' }]);
    expect(booked).toMatchObject({ asks: 'time', text: expect.stringMatching(/cleaning[\s\S]*November 19/i) });
    expect(talk.records().appointments.filter(({ startsAt }) => startsAt.endsWith('Z'))).toHaveLength(1);
  });

  test('where the first is put on another day, it goes along', async () => {
    const talk = talkWith({});
    await talk.say([...exam]);
    await talk.say([...cleaning]);
    await talk.say([{ do: 'set-times', wishes: [{ date: '2026-11-20' }] }]);
    const { text } = await talk.say([{ do: 'affirm' }]);
    expect(text).toMatch(/exam is booked for Friday, November 20[\s\S]*cleaning[\s\S]*November 20/i);
    expect(text).not.toMatch(/November 19/);
  });

  test('a day of its own stays when the first one is put on another', async () => {
    const talk = talkWith({});
    await talk.say([...exam]);
    await talk.say([...cleaning, { do: 'set-times', wishes: [{ date: '2026-11-18' }] }]);
    await talk.say([{ do: 'set-times', wishes: [{ date: '2026-11-20' }] }]);
    expect((await talk.say([{ do: 'affirm' }])).text).toMatch(/cleaning[\s\S]*November 18/i);
  });

  test('an hour of its own is kept for it', async () => {
    const talk = talkWith({});
    await talk.say([...exam]);
    await talk.say([...cleaning, { do: 'set-times', wishes: [{ time: '11:00' }] }]);
    const { text } = await talk.say([{ do: 'affirm' }]);
    expect(text).toMatch(
      /exam is booked for Thursday, November 19 at 9 AM[\s\S]*cleaning on Thursday, November 19 at 11 AM/i,
    );
  });
});

test.each<[Language, string]>([
  ['en', "I need my teeth cleaned but I'm terrified of dentists, do you do anything for nervous people?"],
  ['en', 'I need my teeth cleaned, do you take Delta insurance?'],
  ['es', 'Necesito una limpieza pero le tengo pánico al dentista, ¿tienen algo para la gente nerviosa?'],
  ['de', 'Ich brauche eine Zahnreinigung, habe aber Angst, haben Sie etwas für nervöse Leute?'],
])('what is wanted by name stays wanted beside a question, %s: %s', (language, text) => {
  expect(services(language, text)).toEqual(['Teeth cleaning']);
  expect(begun(heard(language, text))).toEqual(['book']);
});
