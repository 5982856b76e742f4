// What is to be put out of the way is asked after, and no visit is moved by it.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { foldCue } from '../cues/cue.ts';
import { asksToClear } from './asks-to-clear.ts';

test.each([
  'Do I need to move the furniture or anything?',
  'should I move my car out of the driveway?',
  'Will we have to clear the kitchen counters?',
  '¿Tengo que mover los muebles?',
  'Est-ce que je dois déplacer les meubles ?',
  "Faut-il déplacer l'armoire ?",
  'Muss ich die Möbel vorher verrücken?',
])('asks what to clear: %s', (said) => {
  expect(asksToClear(foldCue(said))).toBe(true);
});

test.each([
  'Do I need to move my appointment if it snows?',
  'Do we have to move the date?',
  'should I move my second visit to Friday?',
  'Can we move the visit to Friday?',
  'I need to move the furniture delivery to Monday',
  '¿Tengo que mover la cita?',
  'Dois-je déplacer mon rendez-vous ?',
  'Est-ce que je dois déplacer le créneau ?',
  'Muss ich den Termin verschieben?',
  'Können wir den Termin verschieben?',
])('asks after a visit: %s', (said) => {
  expect(asksToClear(foldCue(said))).toBe(false);
});

test.each(['Should I move my teeth cleaning to Saturday at 11?', "Do I need to move the teeth cleaning? We're sick"])(
  'a visit is moved: %s',
  (said) => expect(heard('en', said)).not.toEqual([{ do: 'ask', question: said }]),
);
