// A sum asked for in words that name nothing is the price of what is being booked; what names anything, or counts no money, is not.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import { amountOfTalk } from './amount-of-talk.ts';

const talk = { business: dental, now: '2026-11-16T10:00:00-05:00', service: 'Dental exam', person: undefined };

test.each<[Language, string]>([
  ['en', "And that's how much again?"],
  ['en', "that's how much then"],
  ['en', "What's that gonna run me?"],
  ['en', 'Sorry, what did you say it cost?'],
  ['es', '¿Y eso era cuánto, disculpe?'],
  ['es', '¿De cuánto estamos hablando?'],
  ['fr', 'Et ça fait combien déjà ?'],
  ['fr', "C'était combien, au fait ?"],
  ['de', 'Und das waren wie viel noch mal?'],
  ['de', 'Und was war das vom Preis her?'],
])('%s: %s', (language, question) => {
  expect(amountOfTalk(question, language, talk)).not.toBeNull();
  expect(amountOfTalk(question, language, { ...talk, service: undefined })).toBeNull();
  expect(amountOfTalk(question, language, { ...talk, behindQuestion: true })).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'How much time is that?'],
  ['en', 'How much longer will it be?'],
  ['en', 'How much is the deposit?'],
  ['en', 'How much more is it on Saturdays?'],
  ['en', 'Does that price include the filter?'],
  ['en', 'What do you say?'],
  ['en', 'How many is that?'],
  ['es', '¿En cuánto llegan?'],
  ['es', '¿A cuánto estamos?'],
  ['es', '¿Cuánto tarda eso?'],
  ['fr', 'Combien de temps ça va prendre ?'],
  ['fr', "C'est combien de kilomètres ?"],
  ['de', 'Wie viel Uhr war das noch mal?'],
  ['de', 'Wie war das noch mal?'],
  ['de', 'Wie viele sind das?'],
])('as it is, %s: %s', (language, question) => expect(amountOfTalk(question, language, talk)).toBeNull());
