// Of services that differ only in for whom they are, the visit that stands is meant, but not where somebody else's is spoken of.
import { describe, expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Command } from '../../commands.ts';

const childs = { name: "Children's teeth cleaning", aka: ["kids' cleaning", "children's cleaning"], minutes: 30 };
const house = {
  ...dental,
  services: [...dental.services, childs],
  staff: dental.staff?.map((one) => ({ ...one, services: [...one.services, childs.name] })),
};
const heard: readonly Command[] = [
  { do: 'start', flow: 'move' },
  { do: 'set-service', service: childs.name, sure: 0.9 },
  { do: 'set-times', wishes: [{ date: '2026-11-20', time: '10:00' }] },
];

describe("Hank's own cleaning stays where it is", () => {
  test.each([
    "I need to move my daughter's cleaning to Friday at ten",
    "I need to move my kid's cleaning to Friday at ten",
    "I need to move my son's children's cleaning to Friday at ten",
    "I need to move the children's cleaning to Friday at ten",
    'Tengo que cambiar la limpieza de mi hija al viernes a las diez',
  ])('%s', async (said) => {
    const { text } = await talkWith({ from: hank, business: house }).say(said);
    expect(text).not.toMatch(/24/);
  });

  test('where the visit is for somebody else', async () => {
    const { text } = await talkWith({ from: hank, business: house }).say([
      ...heard,
      { do: 'for-other', whose: 'other' },
    ]);
    expect(text).not.toMatch(/24/);
  });
});

test('the one that was heard is not told apart in words, so the one that stands is moved', async () => {
  const { text, asks } = await talkWith({ from: hank, business: house }).say(heard);
  expect(asks).toBe('confirm');
  expect(text).toMatch(/teeth cleaning goes from Tuesday, November 24.* to Friday, November 20/i);
});
