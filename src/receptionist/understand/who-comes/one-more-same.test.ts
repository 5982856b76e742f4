// One more of the same behind what is wanted first is a visit of its own; a visit that stands, another day or another matter is none.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import type { State } from '../../state.ts';

const twoOf = (language: Language, text: string, state: Partial<State> = {}, business?: Business) => {
  const given = heard(language, text, state, business);
  const at = given.findIndex((one) => one.do === 'also');
  return { given, first: given.slice(0, Math.max(at, 0)), next: at < 0 ? [] : given.slice(at) };
};
const weekLater = { do: 'set-times', wishes: [{ shift: { days: 7, minutes: 0 } }] };

test.each<[Language, string]>([
  ['en', 'I need a cleaning Friday at 10 and another one the week after'],
  ['en', 'I need a cleaning Friday at 10, then one more the Friday after please'],
  ['es', 'Necesito una limpieza el viernes a las 10 y otra la semana siguiente'],
  ['fr', "Je voudrais un nettoyage vendredi à 10h, et un autre la semaine d'après"],
  ['de', 'Ich hätte gern eine Zahnreinigung am Freitag um 10, und die Woche drauf noch eine'],
])('%s: another a week later is counted from the first (%#)', (language, text) => {
  const { first, next } = twoOf(language, text);
  expect(first).toContainEqual({ do: 'set-times', wishes: [{ date: '2026-11-20', time: '10:00' }] });
  expect(next).toEqual([{ do: 'also', guest: 'other-day' }, { do: 'start', flow: 'book' }, weekLater]);
});

test.each<[Language, string]>([
  ['en', 'I need a cleaning Friday at 10 and then the other one right after'],
  ['es', 'Necesito una limpieza el viernes a las 10 y luego la otra justo después'],
  ['de', 'Ich brauche eine Zahnreinigung am Freitag um 10 und dann die andere direkt danach'],
])('%s: the other one comes right behind (%#)', (language, text) => {
  expect(twoOf(language, text).next).toEqual([
    { do: 'also', guest: 'right-after' },
    { do: 'start', flow: 'book' },
  ]);
});

test.each<[Language, string]>([
  ['en', 'I need a cleaning Friday at 10 and the second one right after'],
  ['en', 'I need a cleaning and another one Friday at 10'],
  ['en', 'I need a cleaning Friday at 10, another one the week after'],
  ['es', 'Necesito una limpieza el viernes a las 10 y una más la semana siguiente'],
])('%s: two are begun (%#)', (language, text) => {
  expect(twoOf(language, text).given.filter((one) => one.do === 'start')).toHaveLength(2);
});

const asked = (what: State['asked']): Partial<State> => ({
  turns: 2,
  asked: what,
  frames: [
    {
      flow: 'book',
      service: 'Teeth cleaning',
      forOther: 'my son',
      times: [],
      chosen: { startsAt: '2026-11-20T16:00:00.000Z', staff: null },
    },
  ],
});

test('one more is added beside what is asked, for the same person', () => {
  expect(heard('en', 'and another one two weeks later', asked('name'))).toEqual([
    { do: 'also', guest: 'other-day' },
    { do: 'start', flow: 'book' },
    { do: 'for-other', whose: 'my son' },
    { do: 'set-times', wishes: [{ shift: { days: 14, minutes: 0 } }] },
  ]);
});

test.each<[Language, string]>([
  ['en', 'I have an appointment on Friday and another one the week after'],
  ['en', 'I need a cleaning Friday at 10 or another day'],
  ['en', 'I need a cleaning on Friday and I have another question'],
  ['en', 'I need a cleaning Friday, and the other half on Monday'],
  ['en', 'Cancel my cleaning on Friday and the other one too'],
  ['en', 'Do you have Friday at 10, or another one the week after?'],
  ['en', "I'd like a cleaning Wednesday, the second"],
  ['en', "I'd like a cleaning on Wednesday, the second of December at ten"],
  ['en', 'I need a cleaning Wednesday, December the second at ten'],
  ['en', "I'd like a cleaning, the second Friday in December at ten"],
  ['en', 'I loved my cleaning, another one Friday at 10 please'],
  ['es', 'Necesito una limpieza el viernes, y otra cosa'],
  ['es', 'Quiero una limpieza el miércoles, el segundo de diciembre'],
  ['es', 'Quiero una limpieza el viernes a las 11, una más tarde si se puede'],
  ['fr', 'Je voudrais un nettoyage, le deuxième vendredi de décembre'],
  ['es', 'Tengo una cita el viernes y otra la semana siguiente'],
  ['fr', 'Je voudrais un nettoyage vendredi, ou un autre jour'],
  ['fr', "J'ai un rendez-vous vendredi et un autre la semaine d'après"],
  ['de', 'Ich brauche eine Zahnreinigung am Freitag und habe noch eine Frage'],
  ['de', 'Zahnreinigung am Mittwoch, den zweiten, um neun Uhr bitte'],
  ['de', 'Ich hätte gern eine Zahnreinigung, am liebsten Mittwoch, den zweiten Dezember'],
  ['de', 'Ich habe einen Termin am Freitag und die Woche drauf noch einen'],
])('%s: no second one is begun (%#)', (language, text) => {
  expect(twoOf(language, text).given.filter((one) => one.do === 'start').length).toBeLessThan(2);
});

test.each<[string, State['asked']]>([
  ['another one', 'time'],
  ['the other one', 'time'],
  ['the second one', 'time'],
  ['ten o’clock, no wait, the second one', 'time'],
  ['the other number', 'phone'],
  ['another one', 'name'],
])('“%s”, where %s is asked, begins none', (text, what) => {
  expect(twoOf('en', text, asked(what)).next).toEqual([]);
});

test('at the caller’s place the other one is done on the same visit, and noted with it', () => {
  const { staff: _, ...house } = dental;
  const plumber: Business = {
    ...house,
    industry: 'trades',
    services: [{ name: 'Toilet repair', minutes: 60, bufferMinutes: 0, needsAddress: true }],
  };
  const given = heard('en', 'My toilet leaks, Friday at 10 and then the other one right after', {}, plumber);
  expect(given).toContainEqual({ do: 'set-reason', reason: 'and then the other one right after', isNote: true });
  expect(given.filter((one) => one.do === 'start')).toHaveLength(1);
});

test('both are booked, one after the other', async () => {
  const talk = talkWith();
  const first = await talk.say('I need a cleaning Friday at 10 and another one two weeks later');
  expect(first.text).toContain('one at a time');
  for (const line of ['Tom Barker, 312 555 0187', 'yes', 'yes']) await talk.say(line);
  const booked = talk.records().appointments.filter(({ name }) => name === 'Tom Barker');
  expect(booked.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2026-11-20', '2026-12-04']);
});
