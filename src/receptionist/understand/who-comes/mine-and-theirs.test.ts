// "Mine and my son's" are two visits, and a child's service that is named for both is the child's alone.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';

const { staff: _, ...house } = dental;
const salon = {
  ...house,
  industry: 'wellness' as const,
  languages: ['en', 'es', 'fr', 'de'] as const,
  services: [
    { name: "Men's haircut", minutes: 30, bufferMinutes: 0 },
    { name: "Women's haircut", minutes: 45, bufferMinutes: 0 },
    { name: "Kids' haircut", minutes: 30, bufferMinutes: 0 },
    { name: 'Beard trim', minutes: 30, bufferMinutes: 0 },
    { name: 'Manicura', aka: ['manucure', 'Maniküre'], minutes: 30, bufferMinutes: 0 },
  ],
};
const at = salon as unknown as Business;

test.each<[Language, string, string]>([
  ['en', "I'd like beard trims, mine and my dad's", 'my dad'],
  ['es', 'Quiero dos manicuras, la mía y la de mi hija', 'mi hija'],
  ['fr', 'Je voudrais deux manucures, la mienne et celle de ma fille', 'ma fille'],
  ['de', 'Ich möchte zwei Maniküren buchen, meine und die von meiner Tochter', 'meiner tochter'],
])('%s: each has a visit (%#)', (language, text, whose) => {
  const given = heard(language, text, {}, at);
  expect(begun(given)).toEqual(['book', 'book']);
  expect(given.filter((one) => one.do === 'for-other')).toEqual([{ do: 'for-other', whose }]);
});

test.each<[Language, string]>([
  ['en', 'I need a beard trim, a friend of mine and my dad recommended you'],
  ['en', 'A beard trim please, my time and my dad’s money'],
  ['es', 'Quiero una manicura como la mía de antes y mi hija dice que sí'],
  ['fr', 'Je voudrais une manucure comme la mienne et ma fille est d’accord'],
  ['de', 'Ich möchte eine Maniküre, meine Tochter hat Sie empfohlen'],
])('%s: one visit is wanted (%#)', (language, text) => {
  expect(begun(heard(language, text, {}, at)).length).toBeLessThan(2);
});

test('the child’s is the child’s, and which the caller’s own is to be is asked first', async () => {
  const talk = talkWith({ business: salon as unknown as typeof dental });
  const reply = await talk.say("I want both haircuts, mine and my son's, he's 8");
  expect(reply.asks).toBe('service');
  expect(reply.text).toContain("men's haircut or women's haircut");
  for (const line of ["men's haircut", 'Friday at 10', 'Tom Barker, 312 555 0187', 'yes', 'Leo Barker', 'yes'])
    await talk.say(line);
  const booked = talk.records().appointments.filter(({ startsAt }) => startsAt.startsWith('2026-11-20'));
  expect(booked.map(({ service, name }) => [service, name])).toEqual(
    expect.arrayContaining([["Men's haircut", 'Tom Barker']]),
  );
});
