import { expect, test } from 'vitest';
import { foldCue } from '../cues/cue.ts';
import { asksWhyNeeded } from './asks-why-needed.ts';

test.each([
  'Do you need that?',
  'Is my address really necessary?',
  'Why do you need my number?',
  'What do you need that for?',
  'Do I have to give you my last name?',
  'What for?',
  '¿Es necesario?',
  '¿Y mi dirección para qué la quieren?',
  '¿Para qué necesitan mi teléfono?',
  '¿Hace falta la dirección?',
  'Vous en avez vraiment besoin ?',
  "C'est obligatoire, l'adresse ?",
  'Pourquoi vous avez besoin de mon numéro ?',
  'Wozu brauchen Sie meine Nummer?',
  'Brauchen Sie das wirklich?',
  'Muss ich Ihnen meinen Nachnamen sagen?',
])('asked why: %s', (text) => expect(asksWhyNeeded(foldCue(text))).toBe(true));

test.each([
  'Do you need me to be home?',
  'Is it necessary to move the furniture?',
  'Do you need a ladder?',
  'Do you need the area code?',
  'Do I have to give you a deposit?',
  'What do I need to bring?',
  'Why is it so expensive?',
  'Do you need my insurance card?',
  '¿Es necesario ir en ayunas?',
  '¿Para qué es la evaluación?',
  '¿Por qué tarda tanto?',
  "C'est obligatoire de venir à jeun ?",
  'Pourquoi pas mardi ?',
  'Brauchen Sie meine Versichertenkarte?',
  'Muss ich etwas mitbringen?',
  'Warum dauert das so lange?',
])('asked something else: %s', (text) => expect(asksWhyNeeded(foldCue(text))).toBe(false));
