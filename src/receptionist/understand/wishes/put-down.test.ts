// "Put him down for …" is a wish to come, for whomever and however it is said; to have something noted is none.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, monday } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const thursday = { date: '2026-11-19' };

test.each<[Language, string]>([
  ['en', 'put him down for a visit on Thursday'],
  ['en', 'could you put us down for Thursday'],
  ['es', 'me la apunta para el jueves'],
  ['es', 'Apúntelo para el jueves'],
  ['fr', 'inscrivez-la pour jeudi'],
  ['fr', 'notez-moi pour jeudi'],
  ['de', 'Trag ihn ein für Donnerstag'],
  ['de', 'Tragen Sie meinen Sohn bitte für Donnerstag ein'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands).toContainEqual({ do: 'set-times', wishes: [thursday] });
  expect(commands.some((one) => one.do === 'person' || one.do === 'ask')).toBe(false);
});

test('the end of a German verb is no hour', () => {
  expect(heard('de', 'Tragen Sie sie für Donnerstag um zehn ein')).toContainEqual({
    do: 'set-times',
    wishes: [{ ...thursday, time: '10:00' }],
  });
});

test.each<[Language, string]>([
  ['en', 'Put Dr. Abrams on please'],
  ['es', 'Anote mi número: 773 555 0118'],
])('%s: %s books nothing', (language, text) => {
  expect(begun(heard(language, text))).toEqual([]);
});

test('to have an animal noted is not to have it put down', () => {
  const vet = {
    ...dental,
    services: [
      { name: 'In-home euthanasia', minutes: 60, aka: ['put down'] },
      { name: 'Vaccination visit', minutes: 30, aka: ['shots'] },
    ],
  };
  const services = (text: string) => {
    const turn = { text, channel: 'phone', business: vet, from: {}, now: monday } as const;
    const { commands } = understandNow({ turn, state: freshState('en'), business: vet });
    return commands.flatMap((one) => (one.do === 'set-service' ? one.service : []));
  };
  expect(services('My cat needs his shots, put him down for Thursday')).toEqual(['Vaccination visit']);
  expect(services('put him down for a visit on Thursday')).toEqual([]);
  expect(services('Rex needs his shots, put him down on Thursday')).toEqual(['Vaccination visit']);
  expect(services('My cat has to be put down, could you come on Thursday?')).toEqual(['In-home euthanasia']);
  expect(services('We have to put him down on Friday')).toEqual(['In-home euthanasia']);
  expect(services('I need to put my cat down at home')).toEqual(['In-home euthanasia']);
});

test('a visit is no goodbye visit', () => {
  const vet = {
    ...dental,
    services: [
      { name: 'Vaccination visit', minutes: 30, aka: ['shots'] },
      { name: 'In-home euthanasia', minutes: 60, aka: ['goodbye visit', 'put to sleep'] },
    ],
  };
  const services = (text: string) => {
    const turn = { text, channel: 'phone', business: vet, from: {}, now: monday } as const;
    const { commands } = understandNow({ turn, state: freshState('en'), business: vet });
    return commands.flatMap((one) => (one.do === 'set-service' ? one.service : []));
  };
  expect(
    services("My cat's behind on his shots. Do you come out to Gresham? If you do, put him down for a visit."),
  ).toEqual(['Vaccination visit']);
  expect(services('I would like a visit on Thursday')).toEqual([]);
  expect(services('We need a goodbye visit on Thursday')).toEqual(['In-home euthanasia']);
});
