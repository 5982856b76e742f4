// With whom a chosen time is, and what is on the list, is told by what the mind knows; neither is passed on as unknown.
import { describe, expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';

const languages = ['en', 'es', 'fr', 'de'] as const;
const spoken = (language: Language) => ({
  ...dental,
  languages: [language, ...languages.filter((one) => one !== language)],
});
const exam: readonly Command[] = [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service: 'Dental exam', sure: 1 },
  { do: 'set-times', wishes: [{ date: '2026-11-19', time: '09:00' }] },
];

/** Whoever the exam on Thursday at nine is with, as the statement of it says. */
async function chosen(language: Language) {
  const talk = talkWith({ business: spoken(language) });
  const { text } = await talk.say(exam);
  const staff = dental.staff?.find((one) => text.includes(one.name))?.name;
  const other = dental.staff?.find((one) => one.name !== staff)?.name;
  if (!staff || !other) throw new Error(`nobody is named in: ${text}`);
  const ask = async (question: string) =>
    talk.say([{ do: 'ask', question: question.replace('OTHER', other).replace('SAME', staff) }]);
  return { ask, staff };
}

describe('with whom the chosen time is', () => {
  test.each<[Language, string]>([
    ['en', "who's it with?"],
    ['en', 'who will I be seeing'],
    ['en', "no but it's with OTHER right?"],
    ['en', 'is that with SAME?'],
    ['es', '¿con quién es?'],
    ['es', 'y quién me atiende?'],
    ['fr', "mais c'est avec qui ?"],
    ['fr', "c'est avec OTHER ou pas ?"],
    ['de', 'bei wem ist das denn?'],
    ['de', 'ist das bei SAME?'],
  ])('%s: %s', async (language, question) => {
    const { ask, staff } = await chosen(language);
    const { text, unanswered } = await ask(question);
    expect(text).toContain(staff);
    expect(unanswered).toEqual([]);
    expect(/^(?:Yes|Ja|Sí|Oui), /.test(text)).toBe(question.includes('SAME'));
    expect(/^(?:No|Nein|Non), /.test(text)).toBe(question.includes('OTHER'));
  });
});

const translating = {
  ...dental,
  services: dental.services.map((one) =>
    one.name === 'Teeth cleaning'
      ? { ...one, name: 'Mouthguard', aka: ['protector bucal', 'gouttière', 'Zahnschiene'] }
      : one,
  ),
};

describe('what is on the list, asked after when nothing is under way', () => {
  test.each<[Language, string]>([
    ['en', 'can you also do a mouthguard'],
    ['en', 'could you guys do my mouthguard too?'],
    ['es', '¿también me pueden hacer un protector bucal?'],
    ['fr', 'vous pouvez aussi me faire une gouttière ?'],
    ['de', 'können Sie mir auch eine Zahnschiene machen?'],
  ])('%s: %s', async (language, question) => {
    const talk = talkWith({ business: { ...translating, languages: spoken(language).languages } });
    const { text, unanswered, asks } = await talk.say([{ do: 'ask', question }]);
    expect(text).toMatch(/mouthguard/i);
    expect([unanswered, asks]).toEqual([[], 'time']);
    expect((await talk.say([{ do: 'deny' }])).asks).toBe('more');
  });

  test('of what is done to others there, nothing is promised', async () => {
    const talk = talkWith({ business: translating });
    const { unanswered } = await talk.say([{ do: 'ask', question: 'can you also do a mouthguard for my horse?' }]);
    expect(unanswered).toHaveLength(1);
  });
});

describe('with whom the times are that were offered', () => {
  test.each<[Language, string]>([
    ['en', "who's coming?"],
    ['en', 'which doctor is that with?'],
    ['en', "who's the dentist?"],
    ['es', '¿quién viene?'],
    ['fr', "c'est qui qui vient ?"],
    ['de', 'wer kommt denn?'],
  ])('%s: %s', async (language, question) => {
    const talk = talkWith({ business: spoken(language) });
    const offered = await talk.say([
      { do: 'start', flow: 'book' },
      { do: 'set-service', service: 'Teeth cleaning', sure: 1 },
      { do: 'set-times', wishes: [{ date: '2026-11-19' }] },
    ]);
    expect(offered.asks).toBe('time');
    const { text, unanswered, asks } = await talk.say([{ do: 'ask', question }]);
    expect(text).toContain('Marisol Vega');
    expect(unanswered).toEqual([]);
    expect(asks).toBe('time');
  });
});
