// A visit is for whoever has the trouble, needs it, was born or is to be seen; who calls for them is kept apart from its name.
import { describe, expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import { isCallersName } from './asked-for-by.ts';
import { nameOfThem, tellsWhoseItIs } from './tells-whose.ts';

const school: Business = {
  ...dental,
  name: 'Harbor Lessons',
  industry: 'other',
  services: [
    { name: 'Driving lesson', aka: ['clase de manejo', 'leçon de conduite', 'Fahrstunde'], minutes: 60 },
    { name: 'Bike repair', minutes: 30 },
  ],
};

describe('it is told whose visit it is', () => {
  test.each<[Language, string]>([
    ['en', "My daughter Nora's had a sore ear since last night. Any chance somebody could see her?"],
    ['en', "It's about my dad, he needs an exam"],
    ['en', "My husband hurt his jaw, can he get an exam on Tuesday? He'd like a dental exam"],
    ['en', 'Our baby has a fever, do you have anything today?'],
    ['en', "My mom's been dizzy all week and I'd like you to see her"],
    ['es', 'Mi hijo tiene fiebre desde ayer, ¿lo pueden ver mañana?'],
    ['es', 'Se trata de mi esposa, necesita una cita'],
    ['fr', 'Mon fils a mal à la dent, pourriez-vous le voir demain ?'],
    ['fr', 'Notre petite fille est née samedi et il faut prendre rendez-vous'],
    ['fr', "Il s'agit de ma mère, elle aurait besoin d'un rendez-vous"],
    ['de', 'Es geht um meine Mutter, die hört nicht mehr gut'],
    ['en', 'My son has a fever, so better today than tomorrow'],
    ['es', 'Mi hija está enferma, por eso mejor hoy'],
    ['fr', 'Mon fils a de la fièvre, je ne peux pas attendre, un rendez-vous demain ?'],
    ['fr', 'Ma fille est malade, je préfère demain matin'],
    ['de', 'Mein Sohn hat Fieber, kann ich auch gleich kommen?'],
    ['de', 'Mein Kind ist krank, also lieber heute'],
    ['de', 'Mein Sohn hat Zahnschmerzen. Könnte er am Dienstag kommen?'],
  ])('to those who see people, %s: %s', (language, said) => {
    expect(tellsWhoseItIs(said, language, dental)).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', "My daughter just got her permit and she'd like a driving lesson on Tuesday"],
    ['en', 'Our son turned sixteen, could he start on Tuesday?'],
    ['es', 'Mi hija acaba de sacar el permiso y quiere una clase de manejo'],
    ['fr', "J'appelle pour ma sœur, elle voudrait une leçon de conduite"],
    ['de', 'Unsere Tochter ist siebzehn. Hätten Sie eine Fahrstunde für sie?'],
  ])('to any house, %s: %s', (language, said) => {
    expect(tellsWhoseItIs(said, language, school)).toBe(true);
  });

  test.each<[Language, string, Business]>([
    ['en', 'My wife says I should get my teeth checked', dental],
    ['en', 'My son gave me his cold, can somebody see me tomorrow?', dental],
    ['en', "My daughter's cat has a sore ear, can you see her?", dental],
    ['en', 'I hurt my back lifting my daughter, an exam please', dental],
    ['en', 'My sister is a patient of yours and said you could look at my tooth', dental],
    ['en', "My son's bike has a flat, can I bring it on Tuesday?", school],
    ['en', 'My daughter has a fever so I come alone, a bike repair please', school],
    ['en', 'My husband wants chocolate, so I come on Tuesday', school],
    ['es', 'Mi esposo dice que necesito una limpieza dental', dental],
    ['es', 'Mi hijo ponchó la bici, ¿la pueden revisar?', school],
    ['fr', "Ma femme m'a parlé de vous, je voudrais un détartrage", dental],
    ['fr', 'Mon fils a crevé, vous pouvez le regarder ?', school],
    ['de', 'Meine Frau meint, ich brauche eine Zahnreinigung', dental],
    ['de', 'Meine Tochter war bei Ihnen, könnten Sie am Dienstag kommen?', school],
    ['en', 'My husband had strep last week and my jaw hurts, a dental exam please', dental],
    ['en', 'My daughter has a cold and now so do I, a dental exam tomorrow', dental],
    ['en', 'My kids have a fever, I do too, a dental exam tomorrow', dental],
    ['en', 'My daughter would like to come with me to my dental exam on Thursday', dental],
    ['en', "My son is sick so I'd rather come on Friday", dental],
    ['es', 'Mi hijo está enfermo así que mejor la limpieza dental que sea el viernes', dental],
    ['es', 'Mi esposa tiene gripe y a mí también me duele la muela', dental],
    ['es', 'Mi hija quiere ir conmigo a mi limpieza dental', dental],
    ['fr', 'Ma femme est malade, elle ne peut pas me conduire, je préfère vendredi', dental],
    ['fr', 'Mon fils est malade, du coup je préfère vendredi', dental],
    ['fr', 'Mon bébé est né hier et avec la fatigue je ne vois plus clair', dental],
    ['fr', "Ma fille est née en mars, elle n'a besoin de rien, moi oui", dental],
    ['de', 'Mein Kind ist krank, deshalb brauche ich einen späten Termin', dental],
    ['de', 'Beim Tragen meiner kleinen Tochter habe ich mir den Kiefer verdreht', dental],
    ['de', 'Meine Frau ist krank und kann mich nicht fahren', dental],
  ])('and who only tells of them comes themselves, %s: %s', (language, said, business) => {
    expect(tellsWhoseItIs(said, language, business)).toBe(false);
  });
});

test.each<[Language, string, string | undefined]>([
  ['en', 'My daughter Nora Bergeron has a sore ear', 'Nora Bergeron'],
  ['fr', "Il s'agit de ma mère, Rose Morin, elle voudrait venir", 'Rose Morin'],
  ['de', 'Es geht um meine Mutter, Hedwig Mahnke, die hört schlecht', 'Hedwig Mahnke'],
  ['en', "My daughter Nora's had a sore ear", undefined],
  ['en', 'My son Monday at ten', undefined],
])('their full name, %s: %s', (language, said, name) => {
  expect(nameOfThem(said, language)).toBe(name);
});

test.each<[Language, string, string, boolean]>([
  ['en', "Hi, it's Kate Bergeron, my daughter has a toothache", 'Kate Bergeron', true],
  ['en', 'Kate Bergeron here. My daughter has a toothache', 'Kate Bergeron', true],
  ['en', 'Good morning, Kate Bergeron. My daughter has a toothache', 'Kate Bergeron', true],
  ['fr', "Olivier Caron à l'appareil, mon fils a mal", 'Olivier Caron', true],
  ['de', 'Mahnke hier, Friedhelm Mahnke am Apparat', 'Friedhelm Mahnke', true],
  ['en', "An exam for my son, it's Leo Banks.", 'Leo Banks', false],
  ['en', 'An exam for my daughter, Anna Reed.', 'Anna Reed', false],
])('whose name it is, %s: %s', (language, said, name, isCallers) => {
  expect(isCallersName(said, name, language)).toBe(isCallers);
});

test('the caller’s name is kept, and told to be no name of the visit', () => {
  const commands = heard('en', "Hi, it's Kate Bergeron. My daughter Nora's got a toothache, an exam Thursday at nine?");
  expect(commands).toContainEqual({ do: 'for-other', whose: 'other', by: 'Kate Bergeron' });
  expect(commands.findIndex((one) => one.do === 'set-name')).toBeLessThan(
    commands.findIndex((one) => one.do === 'for-other'),
  );
});

test('under whose name it is to be is asked', async () => {
  const talk = talkWith();
  const reply = await talk.say("Hi, it's Kate Bergeron, my daughter needs a dental exam on Thursday at 10");
  expect(reply.text).toContain('What is the full name of the person it is for?');
  await talk.say("The patient's Nora Bergeron. I'm Kate, her mom.");
  await talk.say('312 555 0188');
  await talk.say('yes');
  expect(talk.records().appointments.at(-1)).toMatchObject({ name: 'Nora Bergeron' });
});

test('who named themselves first is asked for the other’s name as well', async () => {
  const talk = talkWith();
  await talk.say('Hello, this is Kate Bergeron');
  const reply = await talk.say('I need a dental exam for my daughter on Thursday at 10');
  expect(reply.asks).toBe('name');
});

test('whoever wants a visit for themselves is asked for nobody', async () => {
  const talk = talkWith();
  const reply = await talk.say("It's Kate Bergeron, my wife says I need a dental exam, Thursday at 10?");
  expect(reply.asks).not.toBe('name');
});

const askedWhose = { turns: 2, asked: 'name', said: {} } as const;
const by = (name: string) => [
  { flow: 'book' as const, service: 'Dental exam', times: [], forOther: 'other', by: name },
];
const namesIn = (language: Language, said: string, caller: string) =>
  heard(language, said, { ...askedWhose, frames: by(caller) }).flatMap((one) =>
    one.do === 'set-name' ? one.name : [],
  );

test.each<[Language, string, string]>([
  ['en', 'Nora', 'Nora Bergeron'],
  ['en', 'Nora, same last name as mine.', 'Nora Bergeron'],
  ['en', 'You can just put it under my name', 'Kate Bergeron'],
  ['fr', 'Maëlle, même nom que moi', 'Maëlle Bergeron'],
  ['de', 'Hedwig, auch Bergeron.', 'Hedwig Bergeron'],
  ['de', 'Sie heißt auch Bergeron, Hedwig mit Vornamen', 'Hedwig Bergeron'],
  ['de', 'Die heißt auch Bergeron, Renate', 'Renate Bergeron'],
  ['de', 'Auch Bergeron, Renate', 'Renate Bergeron'],
  ['de', 'Gleicher Nachname, Hedwig', 'Hedwig Bergeron'],
  ['en', 'The same last name, first name Walter', 'Walter Bergeron'],
  ['en', "It's Bergeron too, Walter", 'Walter Bergeron'],
  ['fr', 'Le même nom que moi, Louis', 'Louis Bergeron'],
  ['es', 'El mismo apellido, Mateo', 'Mateo Bergeron'],
  ['es', 'También Bergeron, Mateo', 'Mateo Bergeron'],
  ['de', 'Nachname wie ich, Vorname Hedwig', 'Hedwig Bergeron'],
  ['en', "Zoe, but she has her dad's last name, Park.", 'Zoe Park'],
  ['en', 'Zoe, her last name is Park', 'Zoe Park'],
  ['es', 'Mateo, pero su apellido es Luna', 'Mateo Luna'],
  ['fr', 'Louis, son nom de famille est Garnier', 'Louis Garnier'],
  ['de', 'Hedwig, mit Nachnamen Brand', 'Hedwig Brand'],
])('of a first name alone the family is that of who asks, %s: %s', (language, said, name) => {
  expect(namesIn(language, said, 'Kate Bergeron')).toEqual([name]);
});

test.each<[Language, string, string]>([
  ['en', 'Nora Feldman', 'Nora Feldman'],
  ['en', 'Her name is Ruth Feldman', 'Ruth Feldman'],
  ['en', "The patient's Nora Feldman. I'm Kate, her mom.", 'Nora Feldman'],
  ['es', 'Se llama Elena Paz', 'Elena Paz'],
  ['fr', "Elle s'appelle Odile Petit", 'Odile Petit'],
  ['de', 'Sie heißt Hedwig Brand', 'Hedwig Brand'],
])('a whole name is theirs as it is, %s: %s', (language, said, name) => {
  expect(namesIn(language, said, 'Kate Bergeron')).toEqual([name]);
});

test.each<[Language, string]>([
  ['en', "It's for me"],
  ['en', "No, I'm the patient"],
  ['en', 'me, Kate'],
  ['en', 'For myself, please'],
  ['es', 'Es para mí'],
  ['es', 'Para mí, no para mi hija'],
  ['fr', "C'est pour moi"],
  ['fr', 'Non, pour moi'],
  ['de', 'Für mich'],
  ['de', 'Na für mich, ich bin die Patientin'],
])('and it is the caller’s own after all, %s: %s', (language, said) => {
  expect(namesIn(language, said, 'Kate Bergeron')).toEqual(['Kate Bergeron']);
});

test.each<[Language, string]>([
  ['en', "It's not for me"],
  ['en', 'Could you repeat that for me?'],
  ['es', 'No es para mí'],
  ['es', 'Para mi hija'],
  ['fr', "Ce n'est pas pour moi"],
  ['de', 'Nicht für mich'],
])('and is not, %s: %s', (language, said) => {
  expect(namesIn(language, said, 'Kate Bergeron')).toEqual([]);
});

test('of who says yes once more their own name is read back', async () => {
  const talk = talkWith();
  await talk.say("It's Kate Bergeron, my daughter needs a dental exam on Thursday at 10");
  expect((await talk.say('yes')).asks).toBe('name');
  await talk.say('yes');
  expect((await talk.say('312 555 0188')).text).toContain('Kate Bergeron');
});

test.each<[Language, string]>([
  ['en', 'Why do you need that?'],
  ['en', 'One moment please'],
  ['de', 'Wie bitte?'],
])('and nobody is named, %s: %s', (language, said) => {
  expect(namesIn(language, said, 'Kate Bergeron')).toEqual([]);
});
