// What was said before a question helps to find its answer, and hides none.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { FindAnswer } from '../../answers-port.ts';

test('what was told answers nothing that was not asked', async () => {
  const leads: FindAnswer = (question) => ({
    kind: 'found',
    ...(question.includes('needles')
      ? { text: 'We offer sedation.', score: 0.9 }
      : { text: 'Park behind the house.', score: 0.9 }),
    sources: ['Taught'],
  });
  const knowledge = [{ title: 'Taught', text: 'We offer sedation. Park behind the house.' }];
  const { say } = talkWith({ findAnswer: leads, business: { ...dental, knowledge } });
  expect((await say('He is really scared of all needles. Where should I leave the bicycle?')).text).toMatch(/behind/);
});

const taught: Readonly<Record<string, string>> = {
  'Could you still get a loveseat out of here?': 'We carry it down, at $20 a floor.',
  'What should I do if my crown is loose?': 'Keep it and call us.',
};

/** Finds what was taught word for word; `deaf`: only where nothing else is said. */
const finder =
  (deaf: boolean): FindAnswer =>
  (question) => {
    const text = Object.entries(taught).find(([asked]) => (deaf ? question === asked : question.endsWith(asked)))?.[1];
    return text === undefined ? { kind: 'unknown' } : { kind: 'found', text, score: 0.9, sources: ['Taught'] };
  };

test.each([
  ['Hi, it is Joan at Petrie Dental. What should I do if my crown is loose?', /Keep it and call us/],
  ["We're on the third floor with no elevator. Could you still get a loveseat out of here?", /\$20 a floor/],
])('%s', async (line, says) => {
  for (const deaf of [true, false]) {
    const knowledge = [{ title: 'Taught', text: Object.values(taught).join(' ') }];
    const { say } = talkWith({ findAnswer: finder(deaf), business: { ...dental, knowledge } });
    expect((await say(line)).text).toMatch(says);
  }
});

test('where no price is set, what the owner wrote of it goes before that', async () => {
  const text = 'The first look is $40.';
  const answers: FindAnswer = () => ({ kind: 'found', text, score: 0.3, sources: ['Taught'] });
  const unpriced = { name: 'First look', minutes: 30 };
  const business = { ...dental, services: [unpriced], knowledge: [{ title: 'Taught', text }] };
  expect((await talkWith({ findAnswer: answers, business }).say('How much is a first look?')).text).toMatch(/\$40/);
  expect((await talkWith({ business }).say('How much is a first look?')).text).toMatch(/price/);
});

test.each([
  ['a deposit', 'For a first look we take a deposit of $40.'],
  ['something else', 'A second look is included. Each further form is $40.'],
])('where no price is set, %s is none', async (_, text) => {
  const answers: FindAnswer = () => ({ kind: 'found', text, score: 0.9, sources: ['Taught'] });
  const business = {
    ...dental,
    services: [{ name: 'First look', minutes: 30 }],
    knowledge: [{ title: 'Taught', text }],
  };
  const reply = await talkWith({ findAnswer: answers, business }).say('How much is a first look?');
  expect(reply.text).not.toMatch(/\$40/);
  expect(reply.text).toMatch(/price/);
});

test('what the talk is about is part of a question that points at it', async () => {
  const text = 'The first look is $40.';
  const answers: FindAnswer = (question) =>
    question.includes('First look') ? { kind: 'found', text, score: 0.9, sources: ['Taught'] } : { kind: 'unknown' };
  const business = {
    ...dental,
    services: [{ name: 'First look', minutes: 30 }],
    knowledge: [{ title: 'Taught', text }],
  };
  const { say } = talkWith({ findAnswer: answers, business });
  await say('I would like to book a first look.');
  expect((await say('Does that come with a written report?')).text).toMatch(/\$40/);
});

test('a day on which nothing is done is told, and no visit begun for it', async () => {
  const business = { ...dental, closedDates: ['2026-12-24'] };
  const [service] = business.services;
  const { text } = await talkWith({ business }).say(`Are you doing ${service?.name ?? ''} on Christmas Eve?`);
  expect(text).toMatch(/closed on .*December 24/);
  expect(text).not.toMatch(/name|which (?:day|service)/i);
});

test('the offer to pass a question on ends with the next one that is answered', async () => {
  const knows: FindAnswer = (question) =>
    question.includes('park')
      ? { kind: 'found', text: 'Park behind the house.', score: 0.9, sources: ['Taught'] }
      : { kind: 'unknown' };
  const { say } = talkWith({ findAnswer: knows });
  expect((await say('Do you have a pool?')).text).toContain('pass your question on');
  const { text } = await say('Where can I park?');
  expect(text).toContain('Park behind the house.');
  expect(text).not.toContain('pass your question on');
});

test('a text that speaks of another service is no answer to what one costs', async () => {
  const text = 'The blow-dry is $15 more where hair is long.';
  const answers: FindAnswer = () => ({ kind: 'found', text, score: 0.9, sources: ['Taught'] });
  const services = [
    { name: 'Blow-dry', minutes: 30, priceCents: 4000 },
    { name: 'Hair color', minutes: 90, priceNote: 'From $140' },
  ];
  const business = { ...dental, services, staff: undefined, knowledge: [{ title: 'Taught', text }] };
  const reply = await talkWith({ findAnswer: answers, business }).say("What do you charge to color somebody's hair?");
  expect(reply.text).toMatch(/From \$140/);
});

test('what a wedding costs somebody of the family is on the list, and nobody’s secret', async () => {
  const services = [{ name: 'Bridal styling', minutes: 90, priceCents: 20_000 }];
  const business = { ...dental, services, staff: undefined };
  const reply = await talkWith({ business }).say('My niece gets married soon, what would her bridal styling come to?');
  expect(reply.text).toMatch(/\$200/);
});

const offers = /pass your question on/;
const hay = { text: 'Hay is weighed at the gate.', sources: ['Taught'] };
const withHay = { ...dental, knowledge: [{ title: 'Taught', text: hay.text }] };

test('what lies near is said as no more than that, and the owner hears of the question', async () => {
  const near: FindAnswer = () => ({ kind: 'unknown', nearest: hay });
  const { say, records } = talkWith({ findAnswer: near, business: withHay });
  const reply = await say('Do you grind oats?');
  expect(reply.text).toMatch(/nearest I have to that is this: “Hay is weighed/);
  expect(reply).toMatchObject({ asks: 'message', unanswered: ['Do you grind oats?'], sources: [] });
  expect(reply.text).toMatch(offers);
  for (const line of ['yes please', 'Ana Ruiz', '512 555 0134', 'yes']) await say(line);
  expect(records().messages).toMatchObject([{ body: 'Do you grind oats?' }]);
});

test('who wants something done in the same breath is not kept with what only lies near', async () => {
  const near: FindAnswer = () => ({ kind: 'unknown', nearest: hay });
  const { say } = talkWith({ findAnswer: near, business: withHay });
  const { text } = await say('Do you grind oats? And I need to speak to a person.');
  expect(text).not.toContain('Hay');
});

test.each([
  [true, offers],
  [undefined, /^(?!.*pass your question on)/],
] as const)('an answer that is doubtful (%s) leaves a way on', async (doubtful, says) => {
  const found: FindAnswer = () => ({ ...hay, kind: 'found', score: 0.6, ...(doubtful && { doubtful }) });
  const { text } = await talkWith({ findAnswer: found, business: withHay }).say('Do you grind oats?');
  expect(text).toContain(hay.text);
  expect(text).toMatch(says);
});

test('a question that was not answered by what was said goes to the owner, as it was asked', async () => {
  const found: FindAnswer = () => ({ ...hay, kind: 'found', score: 0.9 });
  const { say, records } = talkWith({ findAnswer: found, business: withHay });
  await say('Do you grind oats?');
  const reply = await say("no, that's not what I asked");
  expect(reply.text).toMatch(/sorry/);
  expect(reply).toMatchObject({ asks: 'name', unanswered: ['Do you grind oats?'] });
  for (const line of ['Ana Ruiz', '512 555 0134', 'yes']) await say(line);
  expect(records().messages).toMatchObject([{ body: 'Do you grind oats?' }]);
});

test('nothing that was asked longer ago is passed on', async () => {
  const found: FindAnswer = () => ({ ...hay, kind: 'found', score: 0.9 });
  const { say } = talkWith({ findAnswer: found, business: withHay });
  await say('Do you grind oats?');
  await say('ok great');
  expect((await say("that's not it")).text).not.toMatch(/pass your question on/);
});
