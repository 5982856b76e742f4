// Whoever forgot when their visit is wants to be told; nothing is booked, moved or called off by it.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { begun, heard } from '../../../../tests/support/heard.ts';

const timeAsked = {
  turns: 2,
  asked: 'time',
  frames: [{ flow: 'book', service: 'Teeth cleaning', times: [] }],
} as const;

test.each<[Language, string]>([
  [
    'en',
    "he's having his teeth done next week and I can't for the life of me remember what day and time. Can you tell me?",
  ],
  ['en', 'I forgot when it is'],
  ['en', "I don't remember what time I'm coming in"],
  ['en', 'just need to know when my cleaning is'],
  ['es', 'no recuerdo a qué hora es mi cita'],
  ['es', 'se me olvidó qué día me toca'],
  ['fr', 'je ne sais plus quel jour c’est'],
  ['fr', "j'ai oublié à quelle heure est mon rendez-vous"],
  ['de', 'ich weiß nicht mehr, wann mein Termin ist'],
  ['de', 'ich hab leider vergessen, um wie viel Uhr ich dran bin'],
])('%s: “%s” asks for the visit', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['appointments']);
  expect(commands.some((one) => one.do === 'set-times')).toBe(false);
});

test('a booking that was begun by mistake is left for it', () => {
  const commands = heard('en', "I'm not changing it, I just need to know when it is.", {
    ...timeAsked,
    frames: [...timeAsked.frames] as never,
  });
  expect(commands.map((one) => one.do)).toEqual(['drop', 'start']);
  expect(begun(commands)).toEqual(['appointments']);
});

test.each<[Language, string]>([
  ['en', 'I forgot what day you close early'],
  ['en', 'I need to know what time you open'],
  ['en', 'I want to know what day works for Dr. Park'],
  ['en', "I forgot to cancel, when it's too late what do I pay?"],
  ['en', 'I just want to know when you can fit me in'],
  ['es', 'quisiera saber qué día abren'],
  ['fr', 'je voudrais savoir quel jour vous ouvrez'],
  ['de', 'ich will nur wissen, wann Sie aufmachen'],
  ['de', 'ich hab vergessen, wann Sie schließen'],
])('%s: “%s” asks something else', (language, text) => {
  expect(begun(heard(language, text))).not.toContain('appointments');
});
