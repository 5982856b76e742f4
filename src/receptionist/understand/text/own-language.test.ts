// Who speaks none of the languages of the house is told which they are, and understood all the same.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, monday, talkWith } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import { foreignLanguageOf } from '../../models/language.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const english: Business = { ...dental, languages: ['en', 'es'] };

test.each<[Language, string, readonly string[]]>([
  [
    'fr',
    'a French caller',
    [
      'Bonjour, je voudrais prendre rendez-vous pour un détartrage',
      'jeudi matin si possible',
      'd’accord, le premier',
      'Anne Lefèvre',
      'oui, celui-là',
      'oui c’est bon',
    ],
  ],
  [
    'de',
    'a German caller',
    [
      'Guten Tag, ich hätte gerne einen Termin für eine Zahnreinigung',
      'am liebsten Donnerstagvormittag',
      'der erste passt',
      'Anne Weber',
      'ja, diese Nummer',
      'ja, das stimmt so',
    ],
  ],
])('%s: %s books, and is answered in English', async (_, __, lines) => {
  const { say, records } = talkWith({
    business: { ...dental, languages: ['en', 'es'] },
    from: '+17735550190',
    channel: 'phone',
  });
  const replies: string[] = [];
  for (const line of lines) replies.push((await say(line)).text);
  expect(replies[0]).toMatch(/I can help you in English and Spanish/);
  expect(replies.filter((one) => one.includes('English and Spanish'))).toHaveLength(1);
  expect(replies.at(-1)).toMatch(/is booked/);
  const booked = records().appointments.at(-1);
  expect(booked).toMatchObject({ service: 'Teeth cleaning', status: 'booked', phone: '+17735550190' });
});

test('what a line is in is kept for the next ones, until one is in a language of the house', () => {
  const [own] = heard('en', 'je voudrais un rendez-vous jeudi matin', {}, english);
  expect(own).toEqual({ do: 'foreign', language: 'fr' });
  const speaksFrench = { turns: 2, ownLanguage: 'fr', asked: 'confirm' } as const;
  expect(heard('en', 'oui c’est bon', speaksFrench, english)).toContainEqual({ do: 'affirm' });
  expect(heard('en', 'yes that is right, thank you', speaksFrench, english)).toContainEqual({ do: 'affirm' });
  const back = heard('en', 'can I move it to Friday morning instead', { turns: 2, ownLanguage: 'fr' }, english);
  expect(back.some((one) => one.do === 'foreign')).toBe(false);
});

test('danger is heard in the language of the house and in theirs', () => {
  const commands = heard('en', 'Au secours, il y a le feu dans la salle d’attente', {}, english);
  expect(commands.some((one) => one.do === 'emergency')).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'Laura Bianchi, B I A N C H I'],
  ['en', '4417 Rue Saint Louis, apartment 3'],
  ['en', 'I would like a cleaning on Thursday'],
  ['es', 'quiero una limpieza el jueves por la mañana'],
])('%s: a line of the house is none of another: %s', (language, text) => {
  expect(heard(language, text, {}, english).some((one) => one.do === 'foreign')).toBe(false);
});

test('who wants a moment in their own language gets it', async () => {
  const { say } = talkWith({
    business: { ...dental, languages: ['en', 'es'] },
    from: '+17735550190',
    channel: 'phone',
  });
  await say('Bonjour, je voudrais prendre rendez-vous pour un détartrage');
  expect((await say('Un instant, je cherche mon agenda s’il vous plaît')).text).toMatch(/take your time/i);
});

const languageOf = (text: string, business: Business, of: Language = 'en') =>
  understandNow({
    turn: { text, channel: 'chat', business, from: {}, now: monday },
    state: freshState(of),
    business,
  }).language;

test.each<[Language, string]>([
  ['en', 'yes mon 9am'],
  ['en', 'ok mon 12/7 at 9am then'],
  ['en', 'sure, mon at 9'],
  ['fr', 'oui, mon numéro est bon'],
  ['fr', 'merci, mon mari vient avec moi'],
])('%s: a short Monday is no French word, and a French one stays: %s', (language, text) => {
  expect(languageOf(text, { ...dental, languages: ['en', 'fr'] }, language)).toBe(language);
});

test('the marks at the head of a Spanish question tell the language, however few its words, where it is spoken', () => {
  expect(languageOf('¿Ponen brackets?', english)).toBe('es');
  expect(languageOf('¡Implantes?', english)).toBe('es');
  expect(languageOf('¡Hola! Brackets?', english)).toBe('es');
  expect(languageOf('Hi, I have a question. ¿Hablan español?', english)).toBe('es');
  expect(languageOf('Brackets?', english)).toBe('en');
  expect(languageOf('¿Ponen brackets?', { ...dental, languages: ['en', 'fr'] })).toBe('en');
});

test.each<[Language, string]>([
  ['en', "¡Hola! I'd like to book a cleaning tomorrow at 3pm please"],
  ['en', "¡Hola I'd like to book a cleaning tomorrow at 3pm"],
  ['en', '¿Qué tal? Do you have anything tomorrow?'],
  ['en', '¿What time do you open?'],
  ['en', '¡Gracias! See you then'],
  ['en', "¡Hola! It's Maria Lopez"],
  ['fr', '¡Hola! Je voudrais réserver un détartrage demain à 15 h'],
  ['de', '¡Buenos días! Haben Sie morgen Zeit?'],
])('%s: a Spanish courtesy or its mark turns no line Spanish: %s', (language, text) => {
  const inAll: Business = { ...dental, languages: ['en', 'es', 'fr', 'de'] };
  expect(languageOf(text, inAll, language)).toBe(language);
});

test('a Spanish greeting keeps the day of a wish in the language of the house', () => {
  for (const languages of [['en', 'es'], ['en', 'fr'], ['en']] as const) {
    const commands = heard('en', "¡Hola! I'd like to book a cleaning tomorrow at 3pm", {}, { ...dental, languages });
    expect(commands.some((one) => one.do === 'foreign')).toBe(false);
    expect(commands).toContainEqual(expect.objectContaining({ do: 'set-times' }));
  }
});

test.each<[Language, string]>([
  ['en', "¡Hola! I'd like to book a cleaning tomorrow at 3pm please"],
  ['en', "¡Hola I'd like to book a cleaning tomorrow at 3pm please!"],
  ['en', '¡Gracias! See you then'],
  ['en', "¡Hola! It's Maria Lopez"],
  ['es', '¡Hola! ¿Ponen brackets?'],
  ['es', '¡Hola! Quiero una limpieza mañana a las tres'],
  ['es', '¿Tienen Invisalign y whitening con láser para adultos?'],
])('one mark makes no line Spanish whose words are not, %s: %s', (language, text) => {
  const understood = understandNow({
    turn: { text, channel: 'chat', business: english, from: {}, now: monday },
    state: freshState('en'),
    business: english,
  });
  expect(understood.language).toBe(language);
});

test('a house without Spanish takes no English or French for it by one mark', () => {
  const spoken = ['en', 'fr'] as const;
  expect(foreignLanguageOf("¡Hola! I'd like to book a cleaning tomorrow at 3pm", spoken)).toBeNull();
  expect(foreignLanguageOf('¡Hola! Je voudrais réserver une sortie demain à 15 h', spoken)).toBeNull();
});
