// What is taught of a condition is told to who speaks of having it, before anything is booked, once, and to nobody else.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const rules: Record<Language, string> = {
  en: "We don't give this massage while you are pregnant.",
  es: 'No damos este masaje durante el embarazo.',
  fr: 'Nous ne faisons pas ce massage pendant la grossesse.',
  de: 'In der Schwangerschaft geben wir diese Massage nicht.',
};
const houseOf = (language: Language) => ({
  ...dental,
  languages: [language],
  services: [
    { name: 'Deep tissue massage', minutes: 60 },
    { name: 'Diabetic foot check', minutes: 30 },
  ],
  knowledge: [
    { title: 'Massage', text: rules[language] },
    { title: 'Feet', text: 'If you have diabetes we cut no skin.' },
  ],
  staff: undefined,
});

test.each<[Language, string]>([
  ['en', "I'd like a deep tissue massage on Thursday, I'm ten weeks pregnant"],
  ['es', 'Quiero un deep tissue massage el jueves, estoy embarazada'],
  ['fr', 'Je voudrais un deep tissue massage jeudi, je suis enceinte'],
  ['de', 'Ich möchte am Donnerstag eine deep tissue massage, ich bin schwanger'],
])('the rule is told once, %s: %s', async (language, line) => {
  const { say, records } = talkWith({ business: houseOf(language) });
  expect((await say(line)).text).toContain(rules[language]);
  expect((await say('9')).text).not.toContain(rules[language]);
  expect(records().appointments.filter((one) => one.service === 'Deep tissue massage')).toEqual([]);
});

test('a rule for one is not told to another, to who denies it, nor where it only names the visit', async () => {
  const opening = async (line: string) => (await talkWith({ business: houseOf('en') }).say(line)).text;
  expect(await opening("I'd like a deep tissue massage on Thursday, I'm not pregnant")).not.toContain('pregnant');
  expect(await opening("I'd like a deep tissue massage on Thursday, I'm diabetic")).toContain('cut no skin');
  expect(await opening("I'd like a diabetic foot check on Thursday")).not.toContain('cut no skin');
});
