// What talks under way remember is still read after an upgrade, and what is not costs itself alone.
import { expect, it } from 'vitest';
import { freshState, recall } from './state.ts';
import { unsentIn } from './unsent.ts';

const times = [{ date: '2026-11-20', time: '10:30' }];
const cues = { service: 'Dental exam', times, appointment: 'apt_1', wished: 'cancel my exam', confirming: true };
const message = { flow: 'message', body: 'The tap drips again', to: 'Rosa', urgent: true, confirming: true };

/** Memories as releases kept them. Each release adds its own where it has changed the shape; none is changed or goes. */
const kept = {
  '2026-11': {
    v: 1,
    language: 'es',
    turns: 4,
    frames: [
      message,
      { flow: 'appointments', ...cues, unasked: true },
      { flow: 'cancel', ...cues, every: true, only: ['Cleaning'], orMove: true },
      {
        flow: 'move',
        ...cues,
        from: '2026-11-19T16:00:00.000Z',
        chosen: { startsAt: '2026-11-20T16:30:00.000Z', staff: null },
      },
      {
        flow: 'book',
        service: 'Cleaning',
        among: { services: ['Cleaning', 'Deep cleaning'], asked: 1 },
        serviceSure: 0.8,
        staff: 'Rosa',
        times,
        chosen: { startsAt: '2026-11-20T16:30:00.000Z', staff: 'Rosa' },
        reason: 'a toothache',
        confirming: true,
        choiceOpen: true,
        name: 'Dana Reyes',
        address: '12 Elm Street',
      },
    ],
    said: { name: 'Dana Reyes', phone: '+12025550101', email: 'dana@example.com', nameAsked: true },
    identity: { codeSent: true, resend: true, refused: false, codeFor: 'Gwen Adler' },
    asked: 'time',
    askedAgain: 1,
    asides: 1,
    offers: [
      { kind: 'time', startsAt: '2026-11-20T16:30:00.000Z', staff: 'Rosa', label: '10:30' },
      { kind: 'booking', appointment: 'apt_1', label: 'Dental exam' },
      { kind: 'service', service: 'Cleaning', label: 'Cleaning' },
    ],
    unknowns: 1,
    misses: 1,
    silences: 0,
    abuses: 0,
    refusals: 0,
    personAsked: 1,
    concern: 'I have a toothache',
    danger: { kind: 'gas', message: 'msg_1', body: 'I smell gas' },
    inVain: { line: 'hm', times: 1 },
    topic: 'Cleaning',
    openTold: null,
    visitKept: { id: 'apt_1', turn: 2 },
    visitAtHand: { service: 'Cleaning', startsAt: '2026-11-20T16:30:00.000Z', staff: null },
    question: { asked: 'do you have parking', explained: 'parking', title: 'Parking' },
    unanswered: 'do you have a lift',
    handedOff: false,
    ended: false,
    ownLanguage: 'fr',
    repeats: 0,
    lastText: 'When would you like to come?',
    lastPlain: 'When?',
    lastAskText: '',
    done: [
      { did: 'booked', appointment: 'apt_2', service: 'Cleaning', startsAt: '2026-11-20T16:30:00.000Z', staff: null },
    ],
    messages: 1,
    keptLast: { id: 'msg_1', body: 'I smell gas', urgent: true, turn: 1 },
  },
};
const now = kept['2026-11'];

it.each(Object.entries(kept))('what a talk of %s remembered is read whole', (_, memory) => {
  const { state, lost } = recall(JSON.parse(JSON.stringify(memory)));
  expect(lost).toEqual([]);
  const { lastAskText: _gone, ...asNow } = memory;
  expect(state).toMatchObject(asNow);
});

it('no memory is none, and is no loss', () => {
  expect(recall(null)).toEqual({ state: null, lost: [] });
  expect(recall(JSON.parse(JSON.stringify(freshState('de'))))).toEqual({ state: freshState('de'), lost: [] });
});

const [first, ...others] = now.frames;
it.each([
  ['a booking', [...now.frames.slice(0, 4), { flow: 'book', service: 7 }], ['frames.4'], null],
  ['what is under the top', [first, { flow: 'survey' }, ...others.slice(1)], ['frames.1'], 'time'],
])('a frame that is not read costs itself, and what was asked where it was on top: %s', (_, frames, lost, asked) => {
  const recalled = recall({ ...now, frames });
  expect(recalled.lost).toEqual(lost);
  expect(recalled.state?.frames).toHaveLength(4);
  expect(recalled.state).toMatchObject({ asked, said: now.said, done: now.done, identity: now.identity });
  expect(recalled.state?.offers).toHaveLength(asked === null ? 0 : 3);
});

it('the words of a message outlive the rest of its frame, and are kept for the owner', () => {
  const frames = [
    { ...message, about: 7, urgent: 'very', confirming: 'yes' },
    { ...message, kept: 'msg_1', about: 7 },
  ];
  const memory = { ...now, frames };
  const { state, lost } = recall(memory);
  expect(lost).toEqual(['frames.0', 'frames.1']);
  expect(state?.frames).toMatchObject([{ body: message.body, to: 'Rosa' }, { kept: 'msg_1' }]);
  expect(unsentIn(memory)).toMatchObject([{ body: message.body, name: 'Dana Reyes', phone: '+12025550101' }]);
});

it('a record of another shape elsewhere is as in a fresh talk, and proves nothing', () => {
  const { state, lost } = recall({ ...now, identity: 'proved', said: { ...now.said, phone: 5 }, question: 'parking' });
  expect(lost).toEqual(['said.phone', 'identity', 'question']);
  expect(state?.identity).toEqual({ codeSent: false, refused: false });
  expect(state?.said).toEqual({ name: 'Dana Reyes', email: 'dana@example.com', nameAsked: true });
  expect(state?.frames).toHaveLength(5);
});

it.each([[{ ...now, v: 2 }], [{ ...now, language: 'xx' }], [{}], ['gone'], [[1]]])(
  '%# is of another version',
  (memory) => {
    expect(recall(memory)).toEqual({ state: null, lost: ['all of it'] });
  },
);
