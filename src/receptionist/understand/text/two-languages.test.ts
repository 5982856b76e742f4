// A line that goes over into another language of the house is heard in both; a courtesy, a name and a message of another language turn nothing.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const readBack: Partial<State> = {
  turns: 4,
  asked: 'confirm',
  said: { name: 'Maria Lopez', phone: '+12125550142' },
  frames: [
    { flow: 'book', times: [{ date: '2026-11-19', time: '14:00' }], service: 'Teeth cleaning', confirming: true },
  ],
};
const kinds = (language: Language, said: string, state: Partial<State> = {}) =>
  heard(language, said, state).map((one) => (one.do === 'start' ? one.flow : one.do));

test.each<[Language, string]>([
  ['en', 'Can you move my cleaning, et aussi, combien coûte un blanchiment ?'],
  ['de', 'Können Sie meinen Termin verschieben, and how much is whitening?'],
  ['es', '¿Me puede cambiar la cita de la limpieza, and how much is whitening?'],
  ['en', 'I have to move my cleaning to Friday. Und was kostet eigentlich eine Zahnreinigung bei Ihnen?'],
  ['fr', 'Je dois déplacer mon rendez-vous, y también quiero saber cuánto cuesta el blanqueamiento'],
])('%s: each half is heard: %s', (language, said) => {
  const found = kinds(language, said);
  expect(found).toContain('move');
  expect(found).toContain('ask');
  expect(found).not.toContain('book');
});

test('another language of what is put right, and of what is asked of another service, books neither', () => {
  const found = heard('de', 'Können Sie das verschieben, and how much is whitening?', readBack);
  expect(found).toContainEqual({ do: 'start', flow: 'move' });
  expect(found).not.toContainEqual(expect.objectContaining({ do: 'set-service' }));
});

test.each<[Language, string, readonly string[]]>([
  ['en', 'Can you move my cleaning to Friday at ten please, merci beaucoup', ['move']],
  ['en', 'Hola, buenos días. Can you move my cleaning to Friday?', ['move']],
  ['en', 'I need a cleaning on Friday, my name is Jean de la Fontaine du Bois', ['book']],
  ['de', 'Ich brauche eine Zahnreinigung, und zwar am Freitag um zehn', ['book']],
])('%s: stays in its language: %s', (language, said, flows) => {
  expect(heard(language, said).flatMap((one) => (one.do === 'start' ? one.flow : []))).toEqual(flows);
});

test('words to pass on stay whole in whatever language they are', () => {
  const asked: Partial<State> = { turns: 2, asked: 'message', frames: [{ flow: 'message', urgent: false }] };
  const said = 'Please tell Dr. Park this, je serai en retard de vingt minutes demain';
  expect(heard('en', said, asked)).toContainEqual(expect.objectContaining({ do: 'set-message' }));
});

test('danger that is told in the other half is heard', () => {
  const found = kinds('en', 'I need to move my cleaning, und mein Vater atmet nicht mehr');
  expect(found).toContain('emergency');
});
