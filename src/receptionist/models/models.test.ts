// What the shipped models promise to the dialogue: tables of talk in four languages.

import { describe, expect, it } from 'vitest';
import { isDenied, splitClauses } from './clauses.ts';
import { understandIntents } from './intents.ts';
import { identifyLanguage } from './language.ts';
import { classify, trainLinear } from './linear.ts';
import { matchNames } from './match.ts';
import { findNames } from './names.ts';
import { type Language, languages } from './text.ts';

describe('clauses', () => {
  it.each<[Language, string, string[]]>([
    [
      'en',
      'hi i need a haircut tomorrow and how much is it and do you take amex',
      ['hi i need a haircut tomorrow', 'and how much is it', 'and do you take amex'],
    ],
    ['en', 'can you come out and give me a price', ['can you come out and give me a price']],
    ['en', 'No wait, I meant Thursday. Is Dr. Park in?', ['No wait', 'I meant Thursday.', 'Is Dr. Park in?']],
    [
      'fr',
      'je ne veux pas annuler je veux déplacer mon rendez-vous',
      ['je ne veux pas annuler', 'je veux déplacer mon rendez-vous'],
    ],
    // An article begins no clause, though it may be a pronoun elsewhere.
    ['es', 'cuánto cuesta el corte y la barba', ['cuánto cuesta el corte y la barba']],
    ['es', 'tengo cita el lunes y la quiero cambiar', ['tengo cita el lunes', 'y la quiero cambiar']],
    ['de', 'was kosten der Haarschnitt und die Rasur', ['was kosten der Haarschnitt und die Rasur']],
    ['de', 'ich habe einen Hund und der ist krank', ['ich habe einen Hund', 'und der ist krank']],
  ])('%s: %s', (language, text, clauses) => {
    expect(splitClauses(text, language).map((clause) => clause.text)).toEqual(clauses);
  });

  it.each<[Language, string, boolean]>([
    ['en', "I don't want to cancel", true],
    ['en', 'no gas smell or anything', true],
    ['en', 'it is not an emergency', true],
    ['en', "why don't you come tomorrow", false],
    ['en', 'no heat in the house', false],
    ['en', "I can't make it Friday", false],
    ['en', 'thursday works not wednesday', false],
    ['es', 'no tengo fuga de gas', true],
    ['es', 'no voy a poder ir', false],
    ['fr', 'ça ne sent pas le gaz', true],
    ['de', 'es riecht nicht nach gas', true],
    ['de', 'das brauche ich nicht', true],
  ])('%s: "%s" denied: %s', (language, text, negated) => {
    expect(splitClauses(text, language)[0]?.negated).toBe(negated);
  });

  it('says which words are denied', () => {
    const text = 'thursday works not wednesday';
    const clauses = splitClauses(text, 'en');
    expect(isDenied(clauses, text.indexOf('wednesday'), text.length)).toBe(true);
    expect(isDenied(clauses, 0, 'thursday'.length)).toBe(false);
  });
});

describe('intents', () => {
  it.each<[Language, string, string[]]>([
    ['en', "I don't want to cancel, I just want to move it", ['!cancel', 'move']],
    ['en', 'is Dana in today?', ['wants-person']],
    ['es', 'quisiera cancelar mi cita', ['cancel']],
    ['fr', 'je voudrais laisser un message', ['take-message']],
    ['de', 'was kostet ein haarschnitt', ['ask-price']],
  ])('%s: %s', (language, text, expected) => {
    const found = understandIntents(text, language).map(({ intent, negated }) => `${negated ? '!' : ''}${intent}`);
    for (const one of expected) expect(found).toContain(one);
  });

  it('finds nothing in nothing', () => {
    expect(understandIntents('', 'en')).toEqual([]);
    expect(understandIntents('  ... ', 'de')).toEqual([]);
  });
});

describe('languages', () => {
  it('keeps the language of the talk for what proves nothing', () => {
    for (const said of ['ok', 'si', 'ja', 'no', 'Juan Carlos Rodriguez', '555 0142', ''])
      expect(identifyLanguage(said, languages, 'en').language).toBe('en');
  });

  it('follows a caller who changes it, within what is allowed', () => {
    expect(identifyLanguage('perdón, no hablo inglés, necesito una cita', languages, 'en').language).toBe('es');
    expect(identifyLanguage('ich brauche einen termin für morgen', ['en', 'es'], 'en').language).not.toBe('de');
  });
});

describe('names', () => {
  it.each<[Language, string, boolean, string, string]>([
    ['en', "it's maria lopez", true, 'Maria Lopez', 'self'],
    ['en', 'I need a checkup for my wife Carla', false, 'Carla', 'other'],
    ['es', 'mi nombre es josé de la torre', true, 'José de la Torre', 'self'],
    ['fr', "bonjour, c'est Solange Pelletier", false, 'Solange Pelletier', 'self'],
    ['de', 'ist frau doktor Steinbach da', false, 'Steinbach', 'other'],
  ])('%s: %s', (language, text, asked, name, role) => {
    expect(findNames(text, language, asked)).toMatchObject([{ name, role }]);
  });

  it('begins none with marks', () => {
    const said = 'Hi!! Wedding is Jan 9 and my gown came in way too long.';
    expect(findNames(said, 'en', false).filter(({ role }) => role === 'self')).toEqual([]);
    expect(findNames('Hello!! Brielle Sandoval here', 'en', false)).toMatchObject([{ name: 'Brielle Sandoval' }]);
  });

  it('sees none where there is none', () => {
    for (const said of ['my kitchen drain is backed up', 'yes that is correct', "I can't make it Friday"])
      expect(findNames(said, 'en', false)).toEqual([]);
  });
});

describe('matches', () => {
  const salon = [
    { name: 'Haircut' },
    { name: 'Facial' },
    { name: 'Deep tissue massage', aka: ['massage'] },
    { name: 'Color and highlights' },
  ];
  const staff = [
    { name: 'Dr. Owen Park', kind: 'person' as const },
    { name: 'Dr. Ruth Abrams', kind: 'person' as const },
  ];

  it.each<[Language, string, string[]]>([
    ['en', 'i want a hair cut', ['Haircut']],
    ['es', 'un corte de pelo y unas mechas', ['Haircut', 'Color and highlights']],
    ['fr', 'un soin du visage', ['Facial']],
    ['de', 'ein haarschnitt bitte', ['Haircut']],
    ['en', 'do you do tattoos', []],
    ['en', 'keratin treatment', []],
  ])('%s: %s', (language, text, names) => {
    expect(
      matchNames(text, salon, language)
        .map((match) => match.name)
        .sort(),
    ).toEqual([...names].sort());
  });

  // Each of them means something else in a lexicon: "four" is a French oven, an Uhr is no object that every trade knows.
  it.each<[Language, string, string]>([
    ['en', 'all four shoes on my mare please', 'Full set'],
    ['de', 'ein Wertgutachten', 'Wertgutachten'],
    ['de', 'ich möchte meine Uhr schätzen lassen', 'Wertgutachten'],
    ['fr', 'le grand nettoyage du four', 'Grand nettoyage'],
  ])('%s: the owner’s own words mean it as they stand: %s', (language, text, name) => {
    const offered = [
      { name: 'Full set', aka: ['all four shoes'] },
      { name: 'Wertgutachten', aka: ['Uhr schätzen lassen'] },
      { name: 'Grand nettoyage' },
    ].map((one) => ({ ...one, languages: ['en', 'de', 'fr'] as const }));
    expect(matchNames(text, offered, language)[0]).toMatchObject({ name });
    expect(matchNames(text, offered, language)[0]?.score).toBeGreaterThan(0.75);
  });

  it('reads names in the languages that they may be in', () => {
    const sure = (spoken: readonly Language[]) =>
      matchNames('an oven', [{ name: 'Full set', aka: ['four shoes'], languages: spoken }], 'en')[0]?.score ?? 0;
    expect(sure(['en', 'fr'])).toBeGreaterThan(0);
    expect(sure(['en'])).toBe(0);
  });

  it('takes no word of another service for the owner’s own', () => {
    const offered = [{ name: 'Canal' }];
    expect(matchNames('a root canal', offered, 'en')).toEqual([]);
    expect(matchNames('a trip on the canal', offered, 'en')).toHaveLength(1);
  });

  it('asks back when two are meant alike', () => {
    expect(
      matchNames('a facial massage', salon, 'en')
        .filter((match) => match.ambiguous)
        .map((match) => match.name)
        .sort(),
    ).toEqual(['Deep tissue massage', 'Facial']);
  });

  it('tells a person from a verb', () => {
    expect(matchNames('where can i park', staff, 'en')).toEqual([]);
    expect(matchNames('with doctor park please', staff, 'en')).toMatchObject([{ name: 'Dr. Owen Park' }]);
  });
});

describe('training on the spot', () => {
  it("learns an owner's phrases and knows when none fits", () => {
    const examples = [
      { text: 'where can I park', labels: ['parking'] },
      { text: 'is there a place for my car', labels: ['parking'] },
      { text: 'do you have parking', labels: ['parking'] },
      { text: 'do you take my insurance', labels: ['insurance'] },
      { text: 'which insurance plans are accepted', labels: ['insurance'] },
      { text: 'is delta dental in network', labels: ['insurance'] },
    ];
    const model = trainLinear(examples);
    expect(classify(model, 'parking for the car')[0]?.label).toBe('parking');
    expect(classify(model, 'insurance plan')[0]?.label).toBe('insurance');
    const known = classify(model, 'do you have parking')[0]?.margin ?? 0;
    expect(classify(model, 'quantum zebra')[0]?.margin ?? 0).toBeLessThan(known);
  });
});
