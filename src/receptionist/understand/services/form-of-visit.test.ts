// How a visit is held is to change, and not when: the team is told, and the visit stays.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const moving: Partial<State> = {
  ...{ turns: 2, asked: 'time', lastText: 'x' },
  frames: [{ flow: 'move', times: [], appointment: 'a', from: '2026-11-17T16:00:00.000Z' }],
};

const moved: Partial<State> = {
  ...{ turns: 4, asked: 'more', lastText: 'x' },
  done: [{ did: 'moved', appointment: 'a', service: 'Teeth cleaning', startsAt: '2026-11-28T19:00:00.000Z' }],
};

test.each<[Language, string]>([
  ['en', 'could we just do it on Zoom tomorrow, same time?'],
  ['en', 'Could I do Friday morning? Or actually could we just do it on Zoom tomorrow, same time?'],
  ['en', 'can we make it a phone thing, do it over the phone instead?'],
  ['es', '¿podríamos hacerla por zoom a la misma hora?'],
  ['fr', 'on peut le faire en visio à la même heure?'],
  ['de', 'Können wir es per Video machen, zur gleichen Zeit?'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text, moving);
  expect(commands).toContainEqual({ do: 'set-message', body: text });
  expect(commands.some((one) => one.do === 'set-times')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'Could we do it Friday at ten instead?'],
  ['en', 'I have a video shoot tomorrow, do it Friday'],
  ['en', 'I booked it online, can we make it Thursday?'],
  ['en', 'same time on Friday'],
  ['en', 'I just made it online yesterday'],
  ['en', 'can I do it online?'],
  ['es', '¿podríamos hacerla el viernes?'],
  ['fr', 'plutôt vendredi à la même heure'],
  ['de', 'Geht es am Freitag zur gleichen Zeit?'],
])('a time is wished for: %s: %s', (language, text) => {
  expect(begun(heard(language, text, moving))).not.toContain('message');
});

test.each([
  'Do you do consultations on Zoom?',
  'Can I do my first appointment over Zoom instead of coming in?',
  'I would like an appointment online',
  'How do I book it online?',
  "I'd like to change my appointment by phone, to Saturday at 11 am",
  'Can I change my appointment over the phone?',
  'Can I switch my appointment over the phone right now?',
  'Can I change my appointment online?',
])('is asked before any visit: %s', (text) => {
  expect(begun(heard('en', text))).not.toContain('message');
});

test.each<[Language, string]>([
  ['es', '¿Puedo cambiar mi cita por teléfono?'],
  ['fr', 'Puis-je changer mon rendez-vous par téléphone?'],
  ['de', 'Kann ich meinen Termin telefonisch verlegen?'],
])('is of how to move it: %s: %s', (language, text) => {
  expect(begun(heard(language, text))).not.toContain('message');
});

test.each([
  ['can we do it over the phone', true],
  ['can we make it over the phone instead', true],
  ['can we switch it to a video call, do it over zoom', true],
  ['Can we do it over the phone if I need to cancel?', false],
  ['Can I change it by phone if something comes up?', false],
])('of a visit that was told: %s: %s', (text, expected) => {
  expect(begun(heard('en', text, moved)).includes('message')).toBe(expected);
});

test('the visit stays where it is, and the team reads what is wished for', async () => {
  const { say, records } = talkWith({ from: hank });
  const before = records().appointments;
  await say('I need to push my cleaning');
  const { text } = await say('Or could we just do it on Zoom, same time?');
  expect(text).toContain('left everything as it is');
  await say('yes');
  expect(records().messages).toContainEqual(expect.objectContaining({ body: expect.stringContaining('Zoom') }));
  expect(records().appointments).toEqual(before);
});
