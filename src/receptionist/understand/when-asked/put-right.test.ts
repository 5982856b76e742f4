// A correction that holds a value puts that value right, states all of it again, and turns nothing else over.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { freshState, type State } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const { staff: _, ...house } = dental;
const spoken: Language[] = ['en', 'es', 'fr', 'de'];
const farrier = {
  ...house,
  languages: spoken,
  services: [
    { name: 'Full set', minutes: 60, aka: ['four shoes'], needsAddress: true },
    { name: 'Lameness evaluation', minutes: 60, aka: ['limping horse'], needsAddress: true },
  ],
};
const stated: Partial<State> = {
  turns: 5,
  asked: 'confirm',
  lastText: 'So that is a full set on Thursday.',
  said: { name: 'Hank Oyelaran', phone: '+15415550143', address: '2201 Butler Market Road' },
  frames: [
    {
      flow: 'book',
      service: 'Full set',
      times: [],
      chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null },
      confirming: true,
    },
  ],
};

const heard = (language: Language, text: string): readonly Command[] =>
  understandNow({
    turn: { text, channel: 'phone', business: farrier, from: {}, now: '2026-11-16T10:15:00-06:00' },
    state: { ...freshState(language), ...stated },
    business: farrier,
  }).commands;

test.each<[Language, string, string]>([
  ['en', "no wait, the horse is at my daughter's place, 8850 Ward Road", '8850 Ward Road'],
  ['en', "No, sorry, it's 14 Old Mill Lane", '14 Old Mill Lane'],
  ['en', 'no, come to 14 Old Mill Lane, Bend', '14 Old Mill Lane, Bend'],
  ['es', 'no, espere, el caballo está con mi hija, 8850 Ward Road', '8850 Ward Road'],
  ['fr', 'non, attendez, le cheval est chez ma fille, 8850 Ward Road', '8850 Ward Road'],
  ['de', 'nein, Moment, das Pferd steht bei meiner Tochter, 8850 Ward Road', '8850 Ward Road'],
])('%s: %s', (language, text, address) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual({ do: 'set-address', address });
  expect(commands.some((one) => one.do === 'set-service' || one.do === 'start')).toBe(false);
});

test.each(['It rains, 3 kids are on the way', 'no, 2 people on the road', 'yes, 40 minutes by the road'])(
  '“%s” holds no address',
  (text) => {
    expect(heard('en', text).some((one) => one.do === 'set-address')).toBe(false);
  },
);

test('a service that is named is still wanted instead', () => {
  expect(heard('en', 'no, I meant a lameness evaluation, at 14 Old Mill Lane')).toContainEqual(
    expect.objectContaining({ do: 'set-service', service: 'Lameness evaluation' }),
  );
});

test('what is put right is stated again with all the rest', async () => {
  const { say } = talkWith({ business: farrier });
  await say('I need four shoes on Thursday at nine');
  await say('Hank Oyelaran');
  await say('541 555 0143');
  await say('2201 Butler Market Road');
  const { text, asks } = await say("no wait, the horse is at my daughter's place, 8850 Ward Road");
  expect(asks).toBe('confirm');
  expect(text).toMatch(/full set/i);
  expect(text).toMatch(/8850 Ward Road/);
  expect(text).not.toMatch(/Butler/);
});
