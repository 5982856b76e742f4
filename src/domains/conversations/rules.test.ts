import { describe, expect, it } from 'vitest';
import {
  excerptOf,
  isHumanThere,
  type LeftBehind,
  saidLabel,
  sumUp,
  untakenMs,
  watchEveryMs,
  wordsIn,
} from './rules.ts';

const week = { mon: [['09:00', '17:00']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } as const;
const business = { timezone: 'America/New_York', hours: week, closedDates: ['2026-03-09'] };

describe('a person is there', () => {
  it.each([
    ['business', '2026-03-02T14:00:00Z', true],
    ['business', '2026-03-02T13:59:00Z', false],
    ['business', '2026-03-02T22:00:00Z', false],
    ['business', '2026-03-09T15:00:00Z', false],
    ['business', '2026-03-03T15:00:00Z', false],
    ['always', '2026-03-03T03:00:00Z', true],
    ['never', '2026-03-02T15:00:00Z', false],
  ] as const)('%s at %s: %s', (humanHours, at, there) =>
    expect(isHumanThere({ ...business, humanHours }, new Date(at))).toBe(there),
  );
});

it('a hand-off that nobody takes comes back within a minute', () => {
  expect(untakenMs + watchEveryMs).toBeLessThan(60_000);
});

describe('what a search shows of a talk', () => {
  const shown = (lines: readonly string[], search: string) =>
    excerptOf(lines, wordsIn(search))
      ?.map(({ text, isMeant }) => (isMeant ? `[${text}]` : text))
      .join('') ?? null;
  it.each([
    ['boil', 'My boiler drips', 'My [boiler] drips'],
    ['zoe', 'Grüße von Zoë, Zoé und Joe', 'Grüße von [Zoë], [Zoé] und Joe'],
    ['grusse', 'Grüße\nvon uns', '[Grüße] von uns'],
    ['jane@drips', 'Mail jane@drips.example', 'Mail [jane]@[drips].example'],
    ['müll', 'Der Mu\u0308ller', 'Der [Mu\u0308ller]'],
    ['oiler', 'My boiler drips', null],
    ['?', 'Why?', null],
  ])('“%s” in “%s”: %s', (search, text, expected) => expect(shown([text], search)).toBe(expected));

  it('is the newest of the lines that say the most of it', () => {
    const lines = ['The boiler is old.', 'My boiler drips, help', 'A boiler that drips.'];
    expect(shown(lines, 'drip boiler')).toBe('My [boiler] [drips], help');
  });

  it('is cut before and behind what was looked for, at a whole word', () => {
    const long = `${'before '.repeat(20)}boiler ${'behind '.repeat(60)}`;
    expect(shown([long], 'boil')).toMatch(/^… (before ){3}\[boiler\] behind .{100,200}…$/);
  });
});

describe('what is summed up', () => {
  const nothing: LeftBehind = {
    timezone: 'America/New_York',
    lines: [],
    appointments: [],
    messages: [],
    handOffs: [],
    caller: { name: null, phone: null, email: null },
  };
  const caller: LeftBehind['lines'][number] = { who: 'caller', text: 'Do you fix boilers?', acts: [] };
  const reply: LeftBehind['lines'][number] = { who: 'receptionist', text: 'We do.', acts: [] };
  const booked = {
    did: 'booked',
    service: 'Boiler check',
    staff: 'Sam',
    startsAt: '2026-03-10T18:00:00.000Z',
    name: 'Maria Lopez',
  } as const;
  const left = { body: 'Please  call\nme', name: null, phone: '+12025550142', email: null, isUrgent: true };
  const wanted = { reason: 'Wants the owner', name: null, phone: null, takenAt: null };

  it.each([
    ['nothing', nothing, 'abandoned', 'Nothing was said.', ''],
    [
      'a question that was answered',
      { ...nothing, lines: [caller, reply] },
      'answered',
      'A caller asked: “Do you fix boilers?”',
      '',
    ],
    [
      'one that was not',
      { ...nothing, lines: [caller] },
      'unanswered',
      'A caller asked: “Do you fix boilers?”',
      'Answer what was asked last.',
    ],
    [
      'a booking',
      { ...nothing, lines: [caller, reply], appointments: [booked] },
      'booked',
      'Maria Lopez booked Boiler check with Sam: Tuesday, March 10 at 2:00 PM.',
      '',
    ],
    [
      'a message',
      { ...nothing, lines: [caller, reply], messages: [left] },
      'message',
      'A caller left an urgent message: “Please call me”',
      'Answer the message: +12025550142.',
    ],
    [
      'a hand-off that nobody took',
      {
        ...nothing,
        lines: [caller, reply],
        handOffs: [wanted],
        caller: { name: 'Dana', phone: '+12025550101', email: null },
      },
      'handed-off',
      'Dana was handed to a person, but nobody took over: Wants the owner',
      'Call Dana back at +12025550101.',
    ],
  ] satisfies [string, LeftBehind, string, string, string][])('%s', (_, all, outcome, summary, nextStep) =>
    expect(sumUp(all)).toEqual({ outcome, summary, nextStep }),
  );
});

it.each([
  ['en', '2026-11-23 09:30', 'Monday, November 23 at 9:30 AM'],
  ['de', '2026-11-23 09:30', 'Montag, 23. November um 9:30'],
  ['en', 'Drain cleaning 2026-11-23 14:00', 'Drain cleaning Monday, November 23 at 2:00 PM'],
  ['en', 'Drain cleaning', 'Drain cleaning'],
  ['en', 'Monday at half past nine', 'Monday at half past nine'],
])('says an offer in %s: %s', (language, label, words) => {
  expect(saidLabel(label, language)).toBe(words);
});

it.each([
  ['My boiler, my BOILER!', ['my', 'boiler']],
  ['Grüße, Zoë Ångström', ['grusse', 'zoe', 'angstrom']],
  ['jane.doe@example.com', ['jane', 'doe', 'example', 'com']],
  ['202-555-0147', ['202', '555', '0147']],
  ["don't · ¿qué?", ['don', 't', 'que']],
  ['東京です', ['東京です']],
  ['?!', []],
  ['x'.repeat(60), ['x'.repeat(40)]],
])('a search knows the words of %j', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});
