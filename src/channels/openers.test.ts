// What callers hear first follows the language that the business picks up in, unless its owner has words of their own.
import { expect, it } from 'vitest';
import { greetingOf, invitationOf } from './openers.ts';

const german = { name: 'Harbor Plumbing', languages: ['de', 'en'] as const };
const ours = 'Guten Tag, hier ist der Assistent von Harbor Plumbing. Wie kann ich helfen?';

it.each([
  ['', ours],
  ['  ', ours],
  ['Hello, this is the assistant of Harbor Plumbing. How can I help?', ours],
  ['Hola, soy el asistente de Harbor Plumbing. ¿En qué puedo ayudarle?', ours],
  ['Hello, this is the assistant of Harbor Plumbing.', 'Hello, this is the assistant of Harbor Plumbing.'],
  ['Moin! Harbor Plumbing.', 'Moin! Harbor Plumbing.'],
])('“%s” is said as “%s”', (own, said) =>
  expect(greetingOf({ ...german, languages: [...german.languages] }, own)).toBe(said),
);

const long = 'Moin! Harbor Plumbing, seit 1961 für Sie am Hafen: Rohre, Heizung und Bad.';

it.each([
  ['', ''],
  [ours, ''],
  ['Hola, soy el asistente de Harbor Plumbing. ¿En qué puedo ayudarle?', ''],
  [long, ''],
  [' Moin! Harbor Plumbing. ', 'Moin! Harbor Plumbing.'],
  ['Hello, this is the assistant of Harbor Plumbing.', 'Hello, this is the assistant of Harbor Plumbing.'],
])('a button of a business that greets with “%s” invites with “%s”', (own, said) =>
  expect(invitationOf({ ...german, languages: [...german.languages] }, own)).toBe(said),
);
