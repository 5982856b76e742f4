// Who takes leave until the day of the visit keeps it, whatever stood before the leave. Hank has a teeth cleaning on Tuesday the 24th at nine.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { FindAnswer } from '../../answers-port.ts';
import type { Language } from '../../business.ts';

const business = { ...dental, languages: ['en', 'es', 'fr', 'de'] as Language[] };
const asking = {
  en: 'Please cancel my appointment on the 24th.',
  es: 'Quiero cancelar mi cita del martes 24.',
  fr: 'Je voudrais annuler mon rendez-vous du mardi 24.',
  de: 'Ich möchte meinen Termin am Dienstag, den 24., absagen.',
} as const;

async function stated(language: Language) {
  const talk = talkWith({ from: hank, business });
  const { asks } = await talk.say(asking[language]);
  expect(asks).toBe('confirm');
  return talk;
}
const stands = ({ records }: { records: () => { appointments: readonly { name: string; status: string }[] } }) =>
  records().appointments.some((one) => one.name === 'Hank Bauer' && one.status === 'booked');

test.each<[Language, string]>([
  ['en', 'ok great, see you on the 24th'],
  ['en', 'perfect, see you then'],
  ['en', "right, I'll be in on the 24th"],
  ['en', 'ok, see you bright and early on the 24th'],
  ['de', 'gut, ich bin dann am Dienstag, den 24., da'],
  ['en', 'okay, no worries, I was just asking'],
  ['es', 'ok, perfecto, nos vemos el martes 24'],
  ['es', 'bueno, solo preguntaba'],
  ['fr', 'ok parfait, à mardi 24'],
  ['fr', "d'accord, c'était juste pour savoir"],
  ['de', 'gut, dann bis Dienstag, den 24.'],
  ['de', 'ich frag ja nur'],
])('%s, "%s" keeps it', async (language, line) => {
  const talk = await stated(language);
  const { text } = await talk.say(line);
  expect(stands(talk)).toBe(true);
  expect(text).not.toMatch(/cancelled|cancelada|annulé|storniert/i);
});

test.each<[Language, string]>([
  ['en', 'yes please, thanks, bye'],
  ['en', 'ok, see you next time'],
  ['en', "yes, I can't see you on the 24th"],
  ['en', 'yes cancel it, see you some other day'],
  ['es', 'sí, gracias, hasta luego'],
  ['fr', 'oui merci, à bientôt'],
  ['de', 'ja danke, bis bald'],
])('%s, "%s" calls it off', async (language, line) => {
  const talk = await stated(language);
  await talk.say(line);
  expect(stands(talk)).toBe(false);
});

test.each<[Language, string]>([
  ['en', "Correct, I'll be in Chicago on the 24th."],
  ['en', "Right, I'll be in surgery on the 24th."],
  ['es', 'Correcto, estoy fuera hasta el martes 24.'],
  ['es', 'Exacto, trabajo hasta el martes 24.'],
  ['de', 'Genau, ich bin am Dienstag, den 24., in Berlin.'],
  ['de', 'Richtig, ich bin dann am Dienstag, den 24., in Berlin.'],
  ['de', 'Richtig, ich bin bis Dienstag, den 24., verreist.'],
])('%s, "%s" takes no leave, and calls it off', async (language, line) => {
  const talk = await stated(language);
  await talk.say(line);
  expect(stands(talk)).toBe(false);
});

test('beside a plain yes it is asked once more', async () => {
  const talk = await stated('en');
  expect((await talk.say('yes, see you on the 24th')).asks).toBe('confirm');
  expect(stands(talk)).toBe(true);
  await talk.say('yes');
  expect(stands(talk)).toBe(false);
});

const rule = 'Free up to 24 hours before.';
const rain = 'If it rains we work indoors.';
const findAnswer: FindAnswer = (question) =>
  /rain/i.test(question)
    ? { kind: 'found', text: rain, score: 0.8, sources: ['Weather'] }
    : /cancel/i.test(question)
      ? { kind: 'found', text: rule, score: 0.9, sources: ['Changing plans'] }
      : { kind: 'unknown' };

test('what is supposed is answered by the rule, and nothing is touched', async () => {
  const knowledge = [
    { title: 'Weather', text: rain },
    { title: 'Changing plans', text: rule },
  ];
  const talk = talkWith({ from: hank, business: { ...business, knowledge }, findAnswer });
  const { text, asks } = await talk.say('Hank Bauer here, if it rains on the 24th can I cancel?');
  expect(text).toContain(rule);
  expect(asks).toBe('more');
  expect((await talk.say('ok great, see you on the 24th')).ended).toBe(true);
  expect(stands(talk)).toBe(true);
});

test('without a rule it is passed on, if the caller likes', async () => {
  const talk = talkWith({ from: hank, business });
  expect((await talk.say("what if I'm sick on the 24th, can I cancel?")).asks).toBe('message');
  expect((await talk.say('ok, see you on the 24th')).ended).toBe(true);
  expect(stands(talk)).toBe(true);
  expect(talk.records().messages).toEqual([]);
});
