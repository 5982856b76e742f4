// What a visit is to be instead of is not meant, wherever it stands in the sentence.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const underway = { turns: 2, asked: 'time', frames: [{ flow: 'book', service: 'Dental exam', times: [] }] } as const;
const named = (language: Language, text: string) =>
  heard(language, text, { ...underway, frames: [...underway.frames] as never }).flatMap((one) =>
    one.do === 'set-service' ? one.service : [],
  );

test.each<[Language, string]>([
  ['en', 'I want a cleaning instead of the exam'],
  ['en', 'Instead of the exam I want a cleaning'],
  ['de', 'Statt der Untersuchung möchte ich eine Zahnreinigung'],
  ['es', 'En vez del examen quiero una limpieza'],
])('%s: %s', (language, text) => {
  expect(named(language, text)).toEqual(['Teeth cleaning']);
});
