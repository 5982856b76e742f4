import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { tellsOfMissed } from './tells-of-missed.ts';

test.each<[Language, string]>([
  ['en', 'I forgot my visit last week'],
  ['en', 'my daughter missed her swimming lesson on Monday'],
  ['en', 'I slept right through my appointment'],
  ['en', 'we didn’t make it to our session'],
  ['en', 'I was a no-show yesterday'],
  ['en', 'I totally spaced on that appointment'],
  ['es', 'se me pasó la cita de ayer'],
  ['es', 'no fui a mi cita del lunes'],
  ['es', 'olvidamos nuestra clase'],
  ['fr', 'j’ai complètement oublié mon rendez-vous'],
  ['fr', 'on a raté notre séance samedi'],
  ['fr', 'je ne suis pas venue au rendez-vous hier'],
  ['de', 'ich habe letzte Woche meinen Termin vergessen'],
  ['de', 'meine Tochter hat ihre Klavierstunde verschlafen'],
  ['de', 'wir sind nicht zum Termin gekommen'],
])('a visit was missed, %s: %s', (language, text) => expect(tellsOfMissed(foldCue(text), language)).toBe(true));

test.each<[Language, string]>([
  ['en', 'I forgot my jacket at my appointment'],
  ['en', 'I forgot my appointment card'],
  ['en', 'I forgot what time my appointment is'],
  ['en', 'I missed your call about my appointment'],
  ['en', 'I missed my period'],
  ['en', 'she missed a day of school'],
  ['en', 'what happens if I missed my appointment'],
  ['es', 'olvidé mi chaqueta en la última cita'],
  ['es', 'perdí la tarjeta de la cita'],
  ['es', 'no fui yo quien llamó'],
  ['fr', 'j’ai oublié de demander le prix du rendez-vous'],
  ['fr', 'j’ai oublié l’heure du rendez-vous'],
  ['de', 'ich habe meine Brille beim Termin vergessen'],
  ['de', 'ich habe vergessen, nach dem Termin zu fragen'],
  ['de', 'ich darf den Termin nicht vergessen'],
])('no visit was missed, %s: %s', (language, text) => expect(tellsOfMissed(foldCue(text), language)).toBe(false));
