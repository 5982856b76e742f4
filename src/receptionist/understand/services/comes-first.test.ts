// What comes first is what the time behind it is wished for; a real question, or what was done already, changes nothing.
import { expect, test } from 'vitest';
import { dental, monday } from '../../../../tests/support/talk.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const business = { ...dental, languages: ['en', 'es', 'fr', 'de'] } as typeof dental;
const serviceOf = (text: string, language: 'en' | 'es' | 'fr' | 'de') =>
  understandNow({
    turn: { text, channel: 'chat', business, from: {}, now: monday, languageHint: language },
    state: freshState(language),
    business,
  }).commands.flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each([
  ['en', 'I want a whitening. You do a dental exam first, right? Could I get that Thursday at ten?', 'Dental exam'],
  [
    'en',
    "I'd love a whitening. It starts with a teeth cleaning, doesn't it? Is Friday at nine free?",
    'Teeth cleaning',
  ],
  ['en', 'I need a filling. I heard you do a dental exam first, correct? Could I come Thursday at ten?', 'Dental exam'],
  ['es', 'Quiero un whitening. Primero hacen un dental exam, ¿verdad? ¿Se podría el jueves a las diez?', 'Dental exam'],
  ['fr', "Je voudrais un whitening. On fait d'abord un dental exam, c'est ça ? Jeudi à dix heures ?", 'Dental exam'],
  ['de', 'Ich möchte ein Whitening. Erst kommt der dental exam, oder? Geht Donnerstag um zehn?', 'Dental exam'],
] as const)('%s %s', (language, text, service) => expect(serviceOf(text, language)).toEqual([service]));

test.each([
  ['en', 'I want a whitening Thursday at ten. Do I need a dental exam first?'],
  ['en', 'I want a whitening Thursday at ten. I had the dental exam first, right?'],
  ['en', "I want a whitening Thursday at ten. I don't need a dental exam first, right?"],
  ['en', 'I want a whitening Thursday at ten. You do a dental exam first, right?'],
  ['en', 'I want a whitening. You also do a teeth cleaning, right? Thursday at ten?'],
  ['es', 'Quiero un whitening. Ya me hicieron primero el dental exam, ¿verdad? ¿El jueves a las diez?'],
  ['es', 'Quiero un whitening el jueves a las diez. ¿Necesito primero un dental exam?'],
  ['fr', 'Je voudrais un whitening jeudi à dix heures. Faut-il faire un dental exam avant ?'],
  ['de', 'Ich möchte ein Whitening am Donnerstag um zehn. Muss ich vorher zum dental exam?'],
] as const)('stays: %s %s', (language, text) => expect(serviceOf(text, language)).not.toContain('Dental exam'));
