// Whoever asks after the visit of somebody they name begins none, and is told nothing before a code to the number on file.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { stranger, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Does Colin Marsh have an appointment?'],
  ['en', 'is colin marsh booked for tomorrow?'],
  ['en', "I'm trying to find out does Colin Marsh have an appointment this week"],
  ['en', 'can you check if Colin Marsh has an appointment'],
  ['es', '¿Tiene Colin Marsh una cita?'],
  ['es', 'quisiera saber si Colin Marsh tiene una cita'],
  ['fr', 'Est-ce que Colin Marsh a un rendez-vous ?'],
  ['de', 'Hat Colin Marsh einen Termin?'],
])('%s: %s', (language, text) => {
  expect(heard(language, text)).toEqual([
    { do: 'start', flow: 'appointments' },
    { do: 'for-other', whose: 'Colin Marsh' },
  ]);
});

test.each<[Language, string]>([
  ['en', 'Does Dr. Park have an appointment available tomorrow?'],
  ['en', 'Does Owen Park have an opening?'],
  ['de', 'Hat Dr. Park morgen einen Termin frei?'],
])('%s: “%s” asks for a time', (language, text) => expect(begun(heard(language, text))).not.toContain('appointments'));

test('nothing is told of whether there is one', async () => {
  const { say } = talkWith({ from: stranger });
  const { asks, text } = await say('Does Gwen Adler have an appointment?');
  expect(asks).toBe('phone');
  expect(text).not.toMatch(/exam|November|Thursday/);
});
