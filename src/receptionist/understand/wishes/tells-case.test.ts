// What somebody else did is what people come to a law office for, and no complaint of the office itself.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { begun } from '../../../../tests/support/heard.ts';
import { dental, monday, stranger, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const services = [
  { name: 'Family law consultation', aka: ['divorce', 'custody'], minutes: 60 },
  { name: 'Document signing', minutes: 30 },
];
const law: BusinessFile = {
  ...dental,
  industry: 'legal',
  languages: ['en', 'es', 'fr', 'de'],
  services,
  staff: undefined,
};
const heardBy = (business: BusinessFile, language: Language, text: string) =>
  understandNow({
    turn: { text, channel: 'phone', business, from: { phone: stranger }, now: monday },
    state: freshState(language),
    business,
  }).commands;

test.each<[Language, string]>([
  ['en', 'my landlord kept my deposit'],
  ['en', "My employer won't pay me"],
  ['en', 'the insurance company is refusing to pay'],
  ['en', 'I was fired for reporting something'],
  ['es', 'mi casero se quedó con el depósito'],
  ['es', 'mi jefe no me paga'],
  ['fr', "mon patron m'a licencié"],
  ['de', 'mein Vermieter hat die Kaution einbehalten'],
])('%s: “%s” is what they come for', (language, text) => {
  const commands = heardBy(law, language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands).toContainEqual({ do: 'set-reason', reason: text });
  expect(commands).not.toContainEqual(expect.objectContaining({ do: 'complaint' }));
});

test.each<[Language, string]>([
  ['en', 'I was fired for no reason and I want to sue the company, do you take those cases?'],
  ['es', 'Hola, me corrieron del trabajo sin razón y quiero demandar a la empresa, ¿ustedes llevan esos casos?'],
  ['fr', "J'ai été viré sans raison et je veux poursuivre mon employeur, vous prenez ce genre d'affaires ?"],
  ['de', 'Mir wurde grundlos gekündigt und ich will die Firma verklagen, übernehmen Sie solche Fälle?'],
])('%s: whether such a case is taken is a question: “%s”', (language, text) => {
  const commands = heardBy(law, language, text);
  expect(commands).not.toContainEqual(expect.objectContaining({ do: 'complaint' }));
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
});

test.each<[Language, string]>([
  ['en', 'you lost my papers and nobody calls me back, I want to sue you'],
  ['es', 'quiero poner una queja contra ustedes, me estafaron'],
  ['es', 'quiero demandar a su despacho, me estafaron'],
])('%s: “%s” is a complaint of the office', (language, text) =>
  expect(heardBy(law, language, text)).toContainEqual(expect.objectContaining({ do: 'complaint' })),
);

test.each(['you overcharged me', 'you charged me twice for the same meeting'])(
  '“%s” is a complaint of the office',
  (text) => expect(heardBy(law, 'en', text)).toContainEqual(expect.objectContaining({ do: 'complaint' })),
);

test('what is asked about somebody is a question', () =>
  expect(begun(heardBy(law, 'en', 'is my landlord allowed to keep my deposit?'))).toEqual([]));

test('it is heard, and asked what for', async () => {
  const { say } = talkWith({ business: law });
  expect(await say('my landlord kept my deposit')).toMatchObject({
    asks: 'service',
    text: expect.stringMatching(/sorry/),
  });
});
