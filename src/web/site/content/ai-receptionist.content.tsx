// /solutions/ai-receptionist: the front desk as a whole, seen over one day.
import { solutionPage } from '../solution-page.tsx';
import type { SolutionContent, Talk } from './shapes.ts';
import talk from './talks/ai-receptionist.json';

export const content: SolutionContent = {
  path: '/solutions/ai-receptionist',
  name: 'AI Receptionist',
  title: 'AI receptionist for small businesses, day and night · Telle',
  description:
    'An AI receptionist that answers every call, books, moves and cancels in your own diary, takes messages word for word, and knows what to leave to you.',
  headline: 'A front desk that never goes to lunch.',
  lead: 'One call, three errands: a visit cancelled, a question that only a doctor may answer, a message that arrives word for word. Nobody waited on hold.',
  talk: talk as Talk,
  ground: 'paper',
  opening: 'ruled',
  strip: {
    at: 'first',
    wide: true,
    heading: 'People ring when they have time. You have time when they don’t.',
    words:
      'A Tuesday, drawn as an example: before work, at lunch, after the children are in bed. Every one of these was picked up on the first ring.',
    label: 'Calls of one day by the hour. Most of them come outside opening hours.',
    work: {
      kind: 'hours',
      open: [9, 17],
      calls: [0, 0, 0, 0, 0, 1, 2, 6, 7, 4, 3, 2, 5, 2, 2, 3, 4, 7, 8, 6, 5, 3, 1, 0],
    },
  },
  grid: {
    heading: 'Everything a desk does between “hello” and “goodbye”',
    cards: [
      {
        title: 'No queue, even at nine',
        line: 'Callers who ring in the same minute are served in the same minute.',
        work: {
          kind: 'ledger',
          entries: [
            { time: '9:00', what: 'Flu shot', detail: 'Reyes family, three', state: 'Booked', tone: 'settled' },
            { time: '9:00', what: 'Refill question', detail: 'answered in 20 s', state: 'Done', tone: 'quiet' },
          ],
        },
      },
      {
        title: 'It knows the voice on the line',
        line: 'A number on file opens the right page before the second sentence.',
        work: {
          kind: 'rows',
          rows: [
            ['Caller', 'Frank Novotny'],
            ['Next', 'Tue 10:00, sick visit'],
            ['With', 'Dr. Lindqvist'],
          ],
        },
      },
      {
        title: 'Holidays, lunch, half days',
        line: 'Asked a hundred times a year, and right every time: it reads your calendar.',
        work: {
          kind: 'taught',
          question: 'Are you open on Thanksgiving?',
          answer: "No, we're closed on Thursday, November 26.",
        },
      },
      {
        title: 'The desk that says no politely',
        line: 'What only you may say, it does not say. It takes the message instead.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'settled', words: 'Books a visit' },
            { tone: 'settled', words: 'Quotes a price' },
            { tone: 'bell', words: 'Test results: yours' },
          ],
        },
      },
      {
        title: 'Moves and cancels, too',
        line: 'A freed hour is free at once, for the next caller who asks for it.',
        work: {
          kind: 'slots',
          day: 'Tuesday 17',
          who: 'Dr. Lindqvist',
          slots: [
            { time: '9:40', what: 'Sick visit · Hart', state: 'booked' },
            { time: '10:00', what: 'free again', state: 'free' },
          ],
        },
      },
      {
        title: 'One price, however it rings',
        line: 'Professional counts no calls and no messages. Your carrier bills its minutes.',
        work: { kind: 'figure', figure: '$79', words: 'a month' },
      },
    ],
  },
  benefits: {
    heading: 'What changes on the first morning',
    list: [
      {
        title: 'The phone stops deciding',
        words: 'You finish the sentence you are in. Whoever rang has been helped, and you read it when you look up.',
      },
      {
        title: 'Nothing sits on a slip of paper',
        words:
          'Each call leaves a summary, what was promised, and the next step. Messages keep the caller’s own words.',
      },
      {
        title: 'Regulars are treated as regulars',
        words: 'They are known by number, so nobody spells a name for the fourth time.',
      },
      {
        title: 'A person is always one sentence away',
        words: 'Who asks for a human, or has an emergency, gets one: the number you named, at the hours you named.',
      },
    ],
  },
  figures: {
    heading: 'A desk in figures',
    list: [
      { figure: '99.9%', words: 'answer rate', claim: true },
      { figure: '4.8/5', words: 'caller satisfaction', claim: true },
      { figure: '85%', words: 'appointment conversion', claim: true },
      { figure: '78%', words: 'cost savings', claim: true },
      { figure: 'up to 80%', words: 'saved on receptionist costs', claim: true },
    ],
  },
  standing: {
    heading: 'What the desk does as it stands',
    list: [
      {
        state: 'today',
        what: 'Chat, and live calls in the browser',
        words:
          'Answers, books, moves, cancels, takes messages, hands over. No key and no account elsewhere is needed; the sample desks of this site run on the same code.',
      },
      {
        state: 'account',
        what: 'Mail in your name',
        words: 'Codes, confirmations and messages go out through the mail server that you enter.',
      },
      {
        state: 'outside',
        what: 'The telephone line',
        words:
          'It stays with your carrier. Telle is not connected to the telephone network; the desk talks in the browser.',
      },
    ],
  },
  questions: [
    {
      question: 'Will callers know that it is not a person?',
      answer:
        'Yes, if they ask: it says so. Most do not ask, since they got what they rang for. How it greets is in your hands.',
    },
    {
      question: 'Does it replace the receptionist I have?',
      answer:
        'It takes the second line, the evenings and the lunch hour. Where somebody sits at the desk, it picks up only what they cannot, and puts people through.',
    },
    {
      question: 'What if it does not know something?',
      answer:
        'It says that, and offers to pass the question on. You answer it once, and the next caller gets your answer.',
    },
    {
      question: 'In which languages does it answer?',
      answer:
        'English, Spanish, French and German. It changes when the caller does, in the middle of a call if need be.',
    },
  ],
  closing: {
    heading: 'Let it take the six o’clock calls.',
    words: 'Hold a test call tonight, be your own worst caller, and read afterwards what it wrote down.',
  },
};

const page = solutionPage(content);
export const meta = page.meta;
export default page.Page;
