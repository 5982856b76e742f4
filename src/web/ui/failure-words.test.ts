import { expect, it } from 'vitest';
import { errorTable } from '#shared/errors.ts';
import { ClientFailure } from '../client/api.ts';
import { failureWords } from './failure-words.ts';

const answered = (status: number, message = 'Said by the server', requestId = 'req_1') =>
  new ClientFailure('http', message, { status, requestId });

const noAnswer = 'No answer came from the server. Nothing is lost. Please try again in a moment.';
const fault = 'The server answered with an error. Nothing is lost. Please try again in a moment.';
const ours = 'Something went wrong in this browser. Nothing is lost. If it happens again, load the page anew.';

it.each([
  ['no line', new ClientFailure('network', 'x'), true, noAnswer, undefined],
  ['no answer in time', new ClientFailure('timeout', 'x'), true, noAnswer, undefined],
  ['an ended sign-in', answered(401), true, 'Your sign-in has ended. Please sign in again.', 'req_1'],
  ['no right', answered(403, errorTable.forbidden.message), true, errorTable.forbidden.message, 'req_1'],
  ['nothing there', answered(404), true, 'It is not there any more, or the link to it is not right.', 'req_1'],
  [
    'too many',
    answered(429, errorTable.too_many_requests.message),
    true,
    errorTable.too_many_requests.message,
    'req_1',
  ],
  ['a fault', answered(500), true, `${fault} If it stays, tell whoever looks after Telle this reference.`, 'req_1'],
  [
    'a proxy before a server that is away',
    new ClientFailure('http', 'Bad Gateway', { status: 502 }),
    true,
    fault,
    undefined,
  ],
  ['a fault of our own', new TypeError('x is undefined'), true, ours, undefined],
  ['nothing that was said', undefined, true, ours, undefined],
])('says why, for %s', (_, failure, isOnline, why, reference) => {
  expect(failureWords(failure, isOnline)).toEqual({ why, reference });
});

it('says first that there is no connection', () => {
  const why = 'You are offline, and this was not kept here. It comes by itself once you are back.';
  expect(failureWords(answered(500), false)).toEqual({ why, reference: undefined });
});
