// "Say I cancel that morning, what then?" supposes a cancellation and gives none up; a tag behind a question asks after no machine.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Say I cancel on the same morning, what then?'],
  ['en', "Let's say we cancel the day before, what do we owe?"],
  ['es', 'Digamos que cancelo el mismo día, ¿qué pasa?'],
  ['fr', "Disons que j'annule le matin même, qu'est-ce que je paie ?"],
  ['de', 'Angenommen, ich sage ab, was kostet das?'],
])('%s: “%s” begins nothing', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual([]);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
});

test.each<[Language, string]>([
  ['en', 'Say, can I cancel my cleaning?'],
  ['en', 'I want to say I have to cancel my cleaning on Friday.'],
])('%s: “%s” is a wish', (language, text) => {
  expect(begun(heard(language, text))).toContain('cancel');
});

test('a tag asks what was asked, and not who answers', () => {
  expect(heard('en', "You're not going to go through my pictures, are you?")).toContainEqual(
    expect.objectContaining({ do: 'ask' }),
  );
  expect(heard('en', "You're not going to go through my pictures, are you?")).not.toContainEqual({
    do: 'what-are-you',
  });
});

test.each(["So you're a real person, are you?", "You're a robot, aren't you?"])('“%s” asks who answers', (text) => {
  expect(heard('en', text)).toContainEqual({ do: 'what-are-you' });
});
