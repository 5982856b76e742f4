// Whose mother somebody is, is not who they are; and what somebody will do is no name.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const namesIn = (language: Language, text: string, asked: 'name' | null = null) =>
  heard(language, text, asked ? { turns: 3, asked } : {}).flatMap((one) => (one.do === 'set-name' ? one.name : []));

test.each<[Language, string, string[]]>([
  ['en', "Hi, this is Denise, I'm Tyler Boone's mom. He left his glasses.", ['Denise']],
  ['en', 'this is Denise Boone, Tyler’s older sister', ['Denise Boone']],
  ['en', "this is Tyler's mom", []],
  ['en', "it's Tyler Boone's wife", []],
  ['es', 'Hola, soy Denise, la mamá de Tyler Boone', ['Denise']],
  ['es', 'habla la mamá de Tyler Boone', []],
  ['fr', 'Bonjour, c’est Denise, la mère de Tyler Boone', ['Denise']],
  ['de', 'Hallo, hier ist Denise, ich bin die Mutter von Tyler Boone', ['Denise']],
  ['de', 'hier ist Tylers Mutter', []],
])('%s: %s', (language, text, names) => {
  expect(namesIn(language, text)).toEqual(names);
});

test.each<[Language, string, string[]]>([
  ['en', "Tyler Boone, and my mom's name is Denise", ['Tyler Boone']],
  ['en', 'Maya Friend', ['Maya Friend']],
  ['de', 'Thomas Mann', ['Thomas Mann']],
  ['de', 'Johannes Vater', ['Johannes Vater']],
  ['es', 'Ana del Padre', ['Ana del Padre']],
])('%s: a name that was asked for stays one: %s', (language, text, names) => {
  expect(namesIn(language, text, 'name')).toEqual(names);
});

test.each(["No, that's it. She'll be thrilled.", "No, that's all. They'll love it."])('no name: %s', (text) =>
  expect(
    heard('en', text, {
      ...{ turns: 5, asked: 'more' },
      done: [{ did: 'booked', appointment: 'apt_1', service: 'Dental exam', startsAt: '2026-11-19T15:00:00.000Z' }],
    }).some((one) => one.do === 'set-name'),
  ).toBe(false),
);
