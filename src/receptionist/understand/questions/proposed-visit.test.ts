// What only sounds like a question and is a wish for a visit, and what sounds like a wish and asks; a person of one's own house.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'my son wants to come back do you do a cleaning with Dr. Patel maybe Wednesday at four'],
  ['en', 'do you do cleanings friday at 10'],
  ['es', 'hacen limpiezas el viernes a las diez'],
  ['fr', 'vous faites un détartrage vendredi à dix heures'],
])('%s: an offer asked for at an hour is a visit: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual({ do: 'start', flow: 'book' });
  expect(commands.some((one) => one.do === 'set-times')).toBe(true);
});

test.each(['do you do cleanings', 'do you do cleanings on saturdays'])('no hour, no visit: %s', (text) => {
  expect(heard('en', text)).not.toContainEqual({ do: 'start', flow: 'book' });
});

test.each(['hey any chance you guys work weekends', 'hello any chance you all work thanksgiving'])(
  'a greeting takes nothing from the question: %s',
  (text) => {
    expect(heard('en', text)).toContainEqual(expect.objectContaining({ do: 'ask' }));
  },
);

test.each<[Language, string]>([
  ['en', "okay thank you I'll talk to my husband bye"],
  ['en', 'let me talk it over with my wife first'],
  ['es', 'lo hablo con mi esposo y les aviso'],
  ['fr', "j'en parle avec mon mari"],
  ['de', 'das muss ich mit meiner Frau besprechen'],
])('%s: %s puts nobody through', (language, text) => {
  expect(heard(language, text).some((one) => one.do === 'person')).toBe(false);
});

test('whoever asks for their lawyer is put through', () => {
  expect(heard('en', 'can I talk to my lawyer')).toContainEqual({ do: 'person' });
});

test('who leaves out who is meant asks all the same', () => {
  expect(heard('en', 'I had braces, need to bring anything?')).toContainEqual(
    expect.objectContaining({ do: 'ask', question: 'I had braces, do I need to bring anything?' }),
  );
});

test.each<[Language, string]>([
  ['en', "we don't have any x-rays from before for the exam, what now"],
  ['en', "and if we don't have insurance for the cleaning"],
])('%s: what is lacking is asked about, and no visit is begun: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
  expect(commands).not.toContainEqual({ do: 'start', flow: 'book' });
});
