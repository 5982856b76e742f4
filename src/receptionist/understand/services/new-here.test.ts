// Whoever says that they are new here complains of nothing and refuses nothing; what is for who is new is what they get.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, monday } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { freshState, type State } from '../../state.ts';
import { foldCue } from '../cues/cue.ts';
import { understandNow } from '../embedded.ts';
import { isNewHere, serviceOfNew } from './new-here.ts';

const askedWhich: Partial<State> = {
  turns: 1,
  asked: 'service',
  lastText: 'What can we do for you?',
  frames: [{ flow: 'book', times: [] }],
};

test.each<[Language, string]>([
  ['en', "no I've never been"],
  ['en', "I'm a new patient"],
  ['en', "it's my first time there"],
  ['es', 'nunca he ido'],
  ['es', 'no, es la primera vez'],
  ['fr', 'jamais venu'],
  ['fr', "non, c'est la première fois"],
  ['de', 'nein, ich war noch nie da'],
  ['de', 'ich bin neu bei Ihnen'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text, askedWhich);
  expect(commands.filter((one) => one.do === 'complaint' || one.do === 'deny' || one.do === 'drop')).toEqual([]);
  expect(begun(commands)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', "It's not my first time, just the usual"],
  ['en', "I haven't been in great shape lately, so Thursday."],
  ['en', "I haven't been in pain like this since the accident"],
  ['en', "I've never been in on a Thursday"],
  ['en', "I'm not a new patient"],
  ['en', "It isn't our first time"],
  ['en', 'The first time you have free'],
  ['en', "This is the first time I've had such terrible service"],
  ['es', 'No es mi primera vez'],
  ['es', 'no soy nueva'],
  ['es', 'No soy paciente nueva'],
  ['es', 'Es la primera vez que me tratan tan mal'],
  ['fr', "Ce n'est pas la première fois"],
  ['fr', 'je ne suis pas un nouveau client'],
  ['fr', "C'est la première fois qu'on me traite aussi mal"],
  ['de', 'Das ist nicht mein erstes Mal'],
  ['de', 'ich bin kein neuer Patient'],
  ['de', 'Das ist das erste Mal, dass man mich so schlecht behandelt'],
])('not new, %s: %s', (_language, text) => {
  expect(isNewHere(foldCue(text))).toBe(false);
});

test.each(["I've never been in", "I haven't been in before", "we've never been in, is that ok?"])('new: %s', (text) => {
  expect(isNewHere(foldCue(text))).toBe(true);
});

test('whoever is not new gets no first visit, and their “no” is heard', () => {
  const firstVisits = { ...dental, services: [...dental.services, { name: 'Initial assessment', minutes: 60 }] };
  const commandsOf = (text: string) => {
    const turn = { text, channel: 'phone', business: firstVisits, from: {}, now: monday } as const;
    return understandNow({ turn, state: { ...freshState('en'), ...askedWhich }, business: firstVisits }).commands;
  };
  const service = expect.objectContaining({ do: 'set-service', service: 'Initial assessment' });
  expect(commandsOf("It's my first time there")).toContainEqual(service);
  expect(commandsOf("It's not my first time, just the usual")).not.toContainEqual(service);
  expect(commandsOf("I'm not a new patient")).not.toContainEqual(service);
  expect(commandsOf("It's not my first time, but I'd like an initial assessment")).toContainEqual(service);
  expect(commandsOf('No, not my first time.')).toContainEqual({ do: 'deny' });
});

test.each(['They never came, and nobody called me', 'I have never been so angry, nobody showed up'])(
  'a complaint all the same: %s',
  (text) => {
    expect(heard('en', text)).toContainEqual(expect.objectContaining({ do: 'complaint' }));
  },
);

test.each([
  ['Initial assessment', 'Follow-up'],
  ['Bilan initial', 'Massage'],
  ['Erstberatung', 'Testament'],
  ['Consulta de primera vez', 'Control'],
])('the one service that is for who is new: %s', (first, other) => {
  const named = (...names: string[]) => ({ ...dental, services: names.map((name) => ({ name, minutes: 30 })) });
  expect(serviceOfNew(named(other, first))).toBe(first);
  expect(serviceOfNew(named(other))).toBeUndefined();
  expect(serviceOfNew(named(first, `${first} B`))).toBeUndefined();
});

test.each([
  ['Newborn visit', 'first baby visit'],
  ['Visite du nouveau-né', 'première visite de bébé'],
  ['Consulta de recién nacido', 'primera consulta'],
  ['Neugeborenenuntersuchung', 'erste Untersuchung'],
  ['First visit under three', 'first checkup'],
  ['CPR class', 'first aid'],
])('the first of those of an age, or first of its kind, is no visit of who is new: %s', (name, alias) => {
  const services = [{ name, aka: [alias], minutes: 30 }];
  expect(serviceOfNew({ ...dental, services })).toBeUndefined();
  expect(serviceOfNew({ ...dental, services: [...services, { name: 'New patient exam', minutes: 30 }] })).toBe(
    'New patient exam',
  );
});

test('to be new is said in whole words', () => {
  expect(isNewHere('i never go there')).toBe(false);
});

test.each<[Language, string]>([
  [
    'en',
    "We just moved here and I've never been to you. I'd like to come in for that first visit, would Tuesday work?",
  ],
  ['de', 'Wir sind umgezogen und ich war noch nie bei Ihnen, ich hätte gern den ersten Termin, ginge Dienstag?'],
])('%s: who is new moves no visit: %s', (language, text) => {
  const flows = heard(language, text).flatMap((one) => (one.do === 'start' ? one.flow : []));
  expect(flows).toEqual(['book']);
});

test('who is new and says that a visit is to be moved is heard', () => {
  expect(heard('en', "I'm a new patient and I need to move my visit to Tuesday")).toContainEqual({
    ...{ do: 'start', flow: 'move' },
  });
});
