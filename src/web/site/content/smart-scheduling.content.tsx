// /features/smart-scheduling: which times are free, and why one is not.
import { featurePage } from '../feature-page.tsx';
import { DayPicture } from '../pictures/day-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/smart-scheduling.json';

export const content: FeatureContent = {
  path: '/features/smart-scheduling',
  name: 'Smart Scheduling',
  title: 'Smart scheduling: a diary that refuses double bookings · Telle',
  description:
    'Telle offers only times that can be kept: with travel and clean-up behind each visit, the right person, and a database that refuses the second booking.',
  headline: 'It knows why ten past ten is no.',
  lead: 'Any calendar shows a gap. Telle knows whether it is long enough, whose it is, and what to offer instead.',
  ground: 'paper',
  opening: 'below',
  talkAt: 'below',
  talk: talk as Talk,
  rhythm: 'staggered',
  grid: {
    heading: 'Nine reasons why not, and always another time',
    cards: [
      {
        title: 'A no with a way out',
        line: 'Whatever the reason is, the refusal comes with the nearest times that do work.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'deep tissue massage friday at 10:10' },
            {
              who: 'telle',
              words: "We don't start at 10:10 AM exactly. I have Friday, November 20 at 10 AM, 10:15 AM or 10:30 AM.",
            },
          ],
        },
      },
      {
        title: 'Behind every visit, a breath',
        line: 'Linen, travel, a signature. You set it for each service, and it is never sold.',
        work: {
          kind: 'rows',
          rows: [
            ['Massage', '60 + 15 min'],
            ['Private Pilates', '55 + 5 min'],
            ['Drain clearing', '90 + 30 min'],
          ],
        },
      },
      {
        title: 'The right pair of hands',
        line: 'Who does what is yours to say. Ask for the wrong person, and the right one is offered.',
        work: {
          kind: 'taught',
          question: 'private pilates on saturday with mateo',
          answer: 'June Okafor would take care of it.',
        },
      },
      {
        title: 'The night the clocks change',
        line: 'An hour that does not exist is not offered. One that comes twice is offered once. It has been tried, in both directions.',
        work: {
          kind: 'slots',
          day: 'Sun, Mar 14',
          slots: [
            { time: '1:30', what: 'free', state: 'free' },
            { time: '2:30', what: 'does not exist', state: 'booked' },
            { time: '3:30', what: 'free', state: 'free' },
          ],
        },
      },
      {
        title: 'Kept while you think',
        line: 'A time under discussion is held for that caller. If they hang up, it is free again by itself.',
        work: { kind: 'steps', steps: ['Offered', 'Held', 'Yes', 'Booked'], at: 1 },
      },
      {
        title: 'Thanksgiving is in it',
        line: 'Closed days, half days, one person’s holiday, a morning off for all.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'quiet', words: 'Nov 26, closed' },
            { tone: 'bell', words: 'June away, Dec 1–5' },
            { tone: 'quiet', words: 'Sunday to 1 PM' },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'The promise in it',
    list: [
      {
        title: 'Two callers, one second',
        words:
          'They may both be offered two o’clock. One of them gets it; the other hears it at once and is offered another time. No e-mail with an apology.',
      },
      {
        title: 'A moved visit is one visit',
        words: 'The new time and the old change places in one step. It is never in the diary twice, and never gone.',
      },
      {
        title: 'Whoever books, the rules are the same',
        words: 'A caller, a chat, your own hand, a program: all of them pass the same door.',
      },
      {
        title: 'Short notice is your word',
        words: 'How soon, how far ahead, on which minute visits may start: set it once.',
      },
    ],
  },
  figures: {
    heading: 'The diary, counted',
    list: [
      { figure: '2/10', words: 'appointments of a month used, in a sample account', claim: true },
      { figure: '10', words: 'appointments a month on the free plan, and no end to them on Professional' },
      { figure: '0', words: 'double bookings: the database has a rule against them' },
    ],
  },
  heard: {
    heading: 'Booked for Thursday. No, Friday.',
    words:
      'People change their minds in the same breath. The visit moved, Thursday noon was free again, and nobody began from the start.',
  },
  strip: {
    at: 'last',
    heading: 'Some would rather tap than ask.',
    words:
      'Your business has a page of its own for that, with the same diary behind it. A visitor sees free times by their own clock, and can move or cancel by a private link, until the visit begins.',
    label: 'What a booking on the public page says, to the visitor and to the business',
    work: {
      kind: 'sheet',
      fields: [
        ['Address', '/book/stillwater-studio'],
        ['The visitor’s clock', '4:00 PM, New York'],
        ['Your clock', '1:00 PM, Portland'],
        ['In their mail', 'an entry for their calendar'],
        ['An account', null],
      ],
    },
  },
  standing: {
    heading: 'Whose calendar is it?',
    list: [
      {
        state: 'today',
        what: 'Telle’s own diary',
        words:
          'Free times, holds, moves, cancellations, time that nobody can be booked in, in your zone with its clock changes; in conversations, on the booking page and in the API.',
      },
      {
        state: 'outside',
        what: 'Your Google or Outlook calendar',
        words:
          'Customers get an entry for theirs. Telle neither reads nor writes yours: one diary decides what is free, and time that you need is blocked there.',
      },
    ],
  },
  questions: [
    {
      question: 'Can a customer be offered a time that is gone a moment later?',
      answer:
        'They can be offered it, since two people may be asking at once. They cannot be told that they have it: the yes comes after the database has accepted the visit.',
    },
    {
      question: 'I work alone. Do I need to set up staff?',
      answer: 'No. Without people in the list, the business itself is the one thing that is booked.',
    },
    {
      question: 'Which time zone counts?',
      answer:
        'Yours. Visits are kept as instants, so a customer who rings from elsewhere and a change of the clocks do them no harm.',
    },
    {
      question: 'Can somebody book me in the middle of the night?',
      answer: 'They can ring in the middle of the night. What they are offered lies within your hours.',
    },
  ],
  neighbours: [
    { slug: 'job-manager', words: 'What stands on the sheet when the hour has come.' },
    { slug: 'ai-chat-bot', words: 'Let visitors book while you are closed.' },
  ],
  closing: {
    heading: 'Give your hours away once.',
    words: 'Services, people, opening times: ten minutes. After that the diary answers for itself.',
  },
};

const page = featurePage(
  content,
  <DayPicture
    day={{
      day: 'Friday, November 20 · Stillwater',
      opens: '11:00',
      closes: '17:00',
      people: [
        {
          name: 'Mateo',
          stretches: [
            { from: '12:00', to: '13:00', keptUntil: '13:15', what: 'Deep tissue · Julia Brandt', look: 'new' },
            { from: '13:15', to: '14:15', what: '1:15, fits to the minute', look: 'offer' },
            { from: '14:30', to: '15:30', keptUntil: '15:45', what: 'Prenatal · Sato', look: 'booked' },
            { from: '15:45', to: '16:45', what: '3:45', look: 'offer' },
          ],
        },
        {
          name: 'Lena',
          stretches: [
            { from: '11:00', to: '12:00', keptUntil: '12:15', what: 'Deep tissue · Marsh', look: 'booked' },
            { from: '12:15', to: '13:00', what: 'Lunch', look: 'away' },
            { from: '13:00', to: '14:00', keptUntil: '14:15', what: 'Deep tissue · Ode', look: 'booked' },
            { from: '15:00', to: '17:00', what: 'Home at three', look: 'away' },
          ],
        },
      ],
      refused: [
        { from: '10:10', words: 'Visits start on the quarter hour. 10:00 or 10:15?' },
        { from: '1:30, Mateo', words: 'It would run into Prenatal at 2:30, once the linen is changed.' },
        { from: '2:15, Lena', words: 'She goes home at three; the hour would end at a quarter past.' },
        { from: 'Pilates, Mateo', words: 'He gives massages. June does Pilates, and has 11:30 on Saturday.' },
      ],
    }}
  />,
);
export const meta = page.meta;
export default page.Page;
