import { expect, test } from 'vitest';
import { dental, monday } from '../../../../tests/support/talk.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const heard = (text: string) =>
  understandNow({
    turn: { text, channel: 'chat', business: dental, from: {}, now: monday },
    state: { ...freshState('en'), turns: 4, asked: 'more' },
    business: dental,
  }).commands.flatMap((one) => (one.do === 'start' ? one.flow : one.do === 'ask' ? 'ask' : []));

test.each(["Can her dad's mom come with her instead of me?", 'Can her grandmother come with her instead of me?'])(
  'asked who comes: %s',
  (text) => expect(heard(text)).toEqual(['ask']),
);

test.each([
  'Can I come Friday instead?',
  'Could we move my cleaning to Thursday instead?',
  'I need to move my appointment.',
])('moved: %s', (text) => expect(heard(text)).toContain('move'));
