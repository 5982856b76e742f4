// "Nobody even said sorry. Cancel my check-up": what is wanted of the visit is read back and done, and the complaint reaches a person.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';

const inAll = { ...dental, languages: ['en', 'es', 'fr', 'de'] as const };
const at = (rule: 'Auto-escalate complex issues' | 'Always try to resolve first', humanHours: 'business' | 'never') =>
  talkWith({
    from: hank,
    business: { ...inAll, languages: [...inAll.languages], escalation: { ...dental.escalation, rule, humanHours } },
  });
const status = (talk: ReturnType<typeof talkWith>) =>
  talk.records().appointments.find((one) => one.name === 'Hank Bauer')?.status;

test.each([
  ["Last time I waited fifty minutes and nobody even said sorry. I'm done. Cancel my cleaning.", 'yes, cancel it'],
  ['La última vez me hicieron esperar una hora y nadie se disculpó. Cancele mi limpieza.', 'sí, cancélela'],
  ["La dernière fois j'ai attendu une heure et personne ne s'est excusé. Annulez mon détartrage.", 'oui, annulez-le'],
  [
    'Letztes Mal saß ich eine Stunde im Wartezimmer und keiner hat sich entschuldigt. Sagen Sie meine Zahnreinigung ab.',
    'ja',
  ],
])('both are done: %s', async (text, yes) => {
  const talk = at('Auto-escalate complex issues', 'business');
  const stated = await talk.say(text);
  expect(stated).toMatchObject({ asks: 'confirm', ended: false });
  expect(status(talk)).toBe('booked');
  await talk.say(yes);
  expect(status(talk)).toBe('cancelled');
  expect(talk.records().handoff).toMatchObject({ to: 'human', reason: expect.stringContaining(text.slice(0, 20)) });
});

test('a no keeps the visit, and the complaint still reaches a person', async () => {
  const talk = at('Auto-escalate complex issues', 'business');
  await talk.say('Last time I waited fifty minutes and nobody even said sorry. Cancel my cleaning.');
  await talk.say('no, leave it');
  expect(status(talk)).toBe('booked');
  expect(talk.records().handoff).toMatchObject({ to: 'human' });
});

test('where nobody is there, the visit goes first and the words are kept as a message', async () => {
  const talk = at('Always try to resolve first', 'never');
  await talk.say("I'm Hank Bauer. Last time I waited fifty minutes and nobody even said sorry. Cancel my cleaning.");
  await talk.say('yes');
  expect(status(talk)).toBe('cancelled');
  await talk.say('yes');
  await talk.say('bye');
  expect(talk.records().messages).toMatchObject([{ body: expect.stringContaining('fifty minutes') }]);
});

test('a complaint by itself reaches a person at once', async () => {
  const talk = at('Auto-escalate complex issues', 'business');
  await talk.say('Last time I waited fifty minutes and nobody even said sorry.');
  expect(talk.records().handoff).toMatchObject({ to: 'human' });
});
