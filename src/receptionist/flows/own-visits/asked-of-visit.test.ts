// What is asked beside a visit is answered of that one, and of the child that comes; what was taught on neither stays unknown.
import { expect, test } from 'vitest';
import { findAnswer } from '#receptionist/answers/find-answer.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const business = {
  ...dental,
  knowledge: [
    {
      title: 'After a filling',
      text: 'You stay numb for two to three hours. Nothing hot to drink until that is gone.',
    },
    { title: 'Whitening', text: 'The trays are ready about two weeks later. We scan your teeth here.' },
    {
      title: 'Children',
      text: 'Under 18 a parent or guardian comes along, or sends a signed note with a grandparent.',
    },
  ],
} as typeof dental;

async function booked(service: string, whose = 'I need') {
  const talk = talkWith({ business, findAnswer });
  await talk.say(`${whose} a ${service} on Thursday at nine`);
  await talk.say('Maria Lopez');
  await talk.say('312 555 0144');
  expect((await talk.say('yes')).text).toContain('booked');
  return talk;
}

test.each([
  ['whitening', 'When will I get them?', 'two weeks'],
  ['whitening', 'And how long till I actually have them?', 'two weeks'],
  ['filling', 'Will I be numb for long?', 'numb'],
] as const)('answered of the %s: %s', async (service, question, answer) => {
  const { say } = await booked(service);
  expect((await say(question)).text).toContain(answer);
});

test.each([
  'Does it have to be me who brings her, or can Grandma?',
  'Can her grandmother come with her instead of me?',
])('answered of the child: %s', async (question) => {
  const { say } = await booked('dental exam', 'My daughter needs');
  expect((await say(question)).text).toContain('signed note');
});

test.each([
  ['filling', 'Which chair will it be?'],
  ['whitening', 'Who makes them?'],
  ['whitening', 'Do you play music?'],
  ['whitening', 'Do you sell toothbrushes?'],
] as const)('not answered of the %s: %s', async (service, question) => {
  const { say } = await booked(service);
  expect((await say(question)).unanswered).toHaveLength(1);
});

test.each(['So is it serious?', 'Would it be okay?', 'Hay problema?', "C'est grave ?", 'Macht das was?'])(
  'what names nothing is answered by no text on the visit: %s',
  async (question) => {
    const { say } = await booked('whitening');
    expect((await say(question)).text).not.toContain('trays');
  },
);

test.each(['Does she get a sticker?', 'Will she need glasses?'])(
  'nothing of the child is told for: %s',
  async (question) => {
    const { say } = await booked('dental exam', 'My daughter needs');
    expect((await say(question)).text).not.toContain('signed note');
  },
);
