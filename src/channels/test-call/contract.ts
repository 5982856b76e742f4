// The live test call of the dashboard: a person speaks or types, the business's own receptionist answers, a sample caller
// speaks for who stays silent. It books into the real diary, marked as a test and taken back in one step.
import { z } from 'zod';
import { outcomes, shownLine } from '#domains/conversations/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { instantField, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

/** Five lines of a sample call, one per eight seconds. */
export const sampleLines = 5;
export const sampleEverySeconds = 8;

const params = z.object({ id: idOf('conversation') });
const tag = 'Test call';

/** On the free plan it takes a trial call; with none left it is refused with `no_trial_calls`. */
export const startTestCall = endpoint({
  name: 'startTestCall',
  method: 'POST',
  path: '/test-calls',
  summary: 'Start a test call',
  tag,
  access: 'staff',
  keyed: true,
  answer: z.object({
    id: idOf('conversation'),
    /** How the receptionist picks up: the first line of the transcript. */
    line: shownLine,
    trialCallsRemaining: z.number().int(),
    language: z.enum(['en', 'es', 'fr', 'de']),
  }),
  refusals: ['no_trial_calls'],
});

/** A reply is null where a person was asked for or holds the call; one with `ends` says goodbye: hang up. */
const exchanged = z.object({ said: shownLine, reply: shownLine.nullable() });

/** The caller's line is answered in the same request. Sent again with the same `clientId` it is said once. */
export const sayInTestCall = endpoint({
  name: 'sayInTestCall',
  method: 'POST',
  path: '/test-calls/{id}/lines',
  summary: 'Say something in a test call and hear the reply',
  tag,
  access: 'staff',
  params,
  body: z.strictObject({ clientId: z.uuid(), text: requiredText(2000) }),
  answer: exchanged,
});

/**
 * `GET` this to hear what is sure of a reply while the rest is being worded: server-sent events named `draft`, as in the chat. After one
 * named `over` another tab has taken its place: do not come back by yourself.
 * The answer to what was said is still the whole reply, which begins with it.
 */
export const testCallStreamPath = (id: string) => `/api/test-calls/${id}/stream`;

/** The sample caller says the next thing that fits this business and what was asked. */
export const sampleTestCall = endpoint({
  name: 'sampleTestCall',
  method: 'POST',
  path: '/test-calls/{id}/sample',
  summary: 'Let the sample caller speak, and hear the reply',
  tag,
  access: 'staff',
  params,
  body: z.strictObject({ clientId: z.uuid() }),
  answer: exchanged,
});

export const testCallLeft = z.object({
  id: idOf('conversation'),
  seconds: z.number().int(),
  outcome: z.enum(outcomes),
  summary: z.string(),
  nextStep: z.string(),
  appointments: z.array(
    z.object({
      id: idOf('appointment'),
      service: z.string(),
      staff: z.string().nullable(),
      startsAt: instantField,
      status: z.string(),
      name: z.string(),
    }),
  ),
  messages: z.array(z.object({ id: idOf('message'), body: z.string(), isUrgent: z.boolean() })),
  handedOffTo: z.enum(['human', 'on-call']).nullable(),
});

/** Safe to repeat. */
export const endTestCall = endpoint({
  name: 'endTestCall',
  method: 'POST',
  path: '/test-calls/{id}/end',
  summary: 'End a test call, and see what it left: bookings stand in the real diary, marked as a test',
  tag,
  access: 'staff',
  params,
  answer: testCallLeft,
});

/** Takes back all that a test call left: its bookings, messages, contact and the call itself. */
export const undoTestCall = endpoint({
  name: 'undoTestCall',
  method: 'DELETE',
  path: '/test-calls/{id}',
  summary: 'Take back what a test call left behind',
  tag,
  access: 'staff',
  params,
  answer: z.object({ id: idOf('conversation') }),
});
