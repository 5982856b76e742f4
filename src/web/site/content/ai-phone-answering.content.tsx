// /features/ai-phone-answering: how a call is held, from the first ring to the goodbye.
import { featurePage } from '../feature-page.tsx';
import { CallPicture } from '../pictures/call-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/ai-phone-answering.json';

export const content: FeatureContent = {
  path: '/features/ai-phone-answering',
  name: 'AI Phone Answering',
  title: 'AI phone answering that books while you work · Telle',
  description:
    'Hear a call from the first ring to the goodbye: Telle answers in your words, quotes your price, finds a free time and has it in the diary before they hang up.',
  headline: 'One minute on the phone, start to finish.',
  lead: 'A noise in the brakes, a price, a time, a name. What a good front desk does without thinking, on every line at once.',
  ground: 'paper',
  opening: 'below',
  talk: talk as Talk,
  grid: {
    heading: 'The manners of a good telephone voice',
    cards: [
      {
        title: 'It can be interrupted',
        line: 'Speak up in the middle of its sentence, and it stops. What you said is what it answers.',
        work: { kind: 'steps', steps: ['It speaks', 'You cut in', 'Silence', 'It answers you'], at: 2 },
      },
      {
        title: 'It hears dates as people say them',
        line: 'Nobody on the phone says “November 27”.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: "I'd like an oil change the day after tomorrow at quarter past nine" },
            { who: 'telle', words: 'Wednesday, November 18 at 9:15 AM with Bay 1 is free.' },
          ],
        },
      },
      {
        title: 'It says everything back, once',
        line: 'Before anything is written: what, when, with whom, under which number. Then it waits for a yes.',
        work: {
          kind: 'sheet',
          fields: [
            ['Service', 'Brake inspection'],
            ['When', 'Wed, Nov 18, 10:30'],
            ['Where', 'Bay 1'],
            ['Name', 'Owen Tran'],
          ],
        },
      },
      {
        title: 'Some words stop everything',
        line: 'Fire, gas, an injury are known from the start; you add your trade’s. It books no more and hands over.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: 'Brakes failed' },
            { tone: 'bell', words: 'Wants a person' },
            { tone: 'quiet', words: 'Wants a price' },
          ],
        },
      },
      {
        title: 'Short answers to short questions',
        line: 'It does not read a page aloud. It says the sentence that was asked for.',
        work: {
          kind: 'taught',
          question: 'Do you take checks?',
          answer: 'Cards, cash and checks. Payment is due when you pick the car up.',
        },
      },
      {
        title: 'The call, on one line',
        line: 'When they hang up, the list says what came of it. The whole talk is behind it.',
        work: {
          kind: 'ledger',
          entries: [
            {
              time: '10:11',
              what: 'Owen Tran',
              detail: 'Brake inspection, Wednesday',
              state: 'Booked',
              tone: 'settled',
            },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'What a machine with a menu cannot do',
    list: [
      {
        title: 'No “press two”',
        words:
          'Callers say what they want in their own order, with the price before the problem if that is how it comes.',
      },
      {
        title: 'It holds the thread',
        words: 'A question in the middle of a booking is answered, and the booking goes on where it stood.',
      },
      {
        title: 'It writes while it talks',
        words: 'The time is kept from the moment it is offered and agreed, so a second caller is not promised it too.',
      },
      {
        title: 'It knows the end of what it knows',
        words: 'Where you taught it nothing, it says so and offers to take a message. It does not improvise.',
      },
    ],
  },
  figures: {
    heading: 'On the line',
    list: [
      { figure: '10,000+', words: 'businesses', claim: true },
      { figure: '99.9%', words: 'uptime', claim: true },
      { figure: '3', words: 'test calls on the free plan, each a real talk' },
      { figure: '4', words: 'languages: English, Spanish, French, German' },
    ],
  },
  standing: {
    heading: 'Where it picks up',
    list: [
      {
        state: 'today',
        what: 'Live calls in the browser',
        words:
          'Speak where your browser can listen, type where it cannot. Your own assistant answers from your own diary; nothing needs a key or an account elsewhere.',
      },
      {
        state: 'account',
        what: 'A language model, if you like',
        words:
          'The assistant understands and answers without one. With a model of your choice it follows odd phrasings better; what it books is checked by the same code.',
      },
      {
        state: 'outside',
        what: 'Your public number',
        words:
          'It stays with your carrier: Telle is not connected to the telephone network. Its calls are held in the browser.',
      },
    ],
  },
  questions: [
    {
      question: 'Can I hear it before I trust it with customers?',
      answer:
        'Yes. Start a test call on the dashboard and be your own worst caller. If you stay silent, a sample caller speaks for you. Whatever it books is marked as a test and taken back in one step.',
    },
    {
      question: 'What does it do when it has not understood?',
      answer:
        'It asks again in other words. If that fails too, it offers to take a message or to fetch somebody, depending on the rule that you chose.',
    },
    {
      question: 'Will it tell a stranger about my customer’s appointment?',
      answer:
        'No. A visit is discussed with the number that booked it. Anybody else first has to read back a code that goes to the contact details on file.',
    },
    {
      question: 'How does it sound?',
      answer:
        'You choose among four manners: professional, friendly, casual, formal. The greeting is yours, word for word. In the browser call the voice is the browser’s own.',
    },
  ],
  neighbours: [
    { slug: 'smart-scheduling', words: 'What a caller is offered, and why another time is not.' },
    { slug: 'customer-crm', words: 'Where the call lies afterwards, with the ones before it.' },
  ],
  closing: {
    heading: 'Call it before your customers do.',
    words: 'Three test calls come with the free plan. Ask it the thing that your last answering service got wrong.',
  },
};

const page = featurePage(
  content,
  <CallPicture
    talk={content.talk}
    chapters={[
      { title: 'What is the matter', callerLines: 1 },
      { title: 'What it costs', callerLines: 1 },
      { title: 'A time and a name', callerLines: 3 },
      { title: 'In the diary', callerLines: 2 },
    ]}
  />,
);
export const meta = page.meta;
export default page.Page;
