// /features/ai-text-messaging: texts as people really write them.
import { featurePage } from '../feature-page.tsx';
import { TextsPicture } from '../pictures/texts-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/ai-text-messaging.json';

export const content: FeatureContent = {
  path: '/features/ai-text-messaging',
  name: 'AI Text Messaging',
  title: 'AI text messaging for appointments, thumbs and all · Telle',
  description:
    'Customers text “r u open sat?” at ten past eight and have an appointment at eleven past. Telle reads shorthand in four languages and answers in a line.',
  headline: 'They text. You eat. It is booked.',
  lead: 'Nobody proof-reads a text. Telle understands the thumbs’ spelling, asks for one thing at a time, and never needs a second screen.',
  ground: 'bell',
  talk: talk as Talk,
  results: 'line',
  strip: {
    at: 'first',
    heading: 'Written out before it is read',
    words:
      'Shorthand becomes plain words first, in each language by its own rules; only then does anything decide what they mean. “Sat” is a day, unless somebody sat down.',
    label: 'Shorthand of text messages and how it is read',
    work: {
      kind: 'sheet',
      fields: [
        ['r u open sat?', 'Are you open Saturday?'],
        ['appt tmrw pls', 'appointment tomorrow please'],
        ['rdv dem1 svp', 'rendez-vous demain, s’il vous plaît'],
        ['xfa, mñn', 'por favor, mañana'],
        ['thx', 'thanks'],
      ],
    },
  },
  grid: {
    heading: 'Small messages, whole errands',
    cards: [
      {
        title: 'A line, not an essay',
        line: 'The answer fits under the thumb that asked.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'hw much is a battery test pls' },
            { who: 'telle', words: 'Battery test is free.' },
          ],
        },
      },
      {
        title: 'Only what is missing',
        line: 'The number is known, since it texted. So it asks for a name, and nothing twice.',
        work: {
          kind: 'sheet',
          fields: [
            ['Service', 'Oil change'],
            ['Time', 'Sat 10:00'],
            ['Name', 'Ben Achterberg'],
            ['Phone', null],
          ],
        },
      },
      {
        title: 'The answer may wait',
        line: 'They put the phone away for an hour. The thread goes on where it stood.',
        work: {
          kind: 'thread',
          stops: [
            { when: '8:11 PM', how: 'sms', words: '“What’s your full name?”' },
            { when: '9:20 PM', how: 'sms', words: '“Ben Achterberg”' },
          ],
        },
      },
      {
        title: 'One message for three questions',
        line: 'What, when and how much may come in one breath.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'settled', words: 'Oil change' },
            { tone: 'settled', words: 'Saturday' },
            { tone: 'bell', words: 'How much?' },
          ],
        },
      },
      {
        title: 'Yes means yes',
        line: '“y”, “ok”, “sure”: it books on a yes, and only after it has said what.',
        work: { kind: 'steps', steps: ['Offered', 'Said back', '“y”', 'Booked'], at: 3 },
      },
      {
        title: 'In the diary with the rest',
        line: 'A texted hour is as taken as a phoned one.',
        work: {
          kind: 'slots',
          day: 'Sat 21',
          who: 'Bay 1',
          slots: [
            { time: '9:00', what: 'Battery test', state: 'booked' },
            { time: '10:00', what: 'Oil change · Achterberg', state: 'new' },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'Why some people will never ring',
    list: [
      {
        title: 'They are in a meeting',
        words: 'A text under the table is the only call they can make before five. By five you would be closed.',
      },
      {
        title: 'They hate the phone',
        words: 'Some people would sooner live with the noise in the brakes than ring a garage about it.',
      },
      {
        title: 'They want it in writing',
        words: 'Day, time and price stand in their own telephone, where they will look for them.',
      },
    ],
  },
  figures: {
    heading: 'Texts, counted',
    list: [
      { figure: '3/25', words: 'of a month’s texts used, in a sample account', claim: true },
      { figure: '25', words: 'texts a month on the free plan' },
      { figure: 'No limit', words: 'on Professional, at $79 a month' },
      { figure: '4', words: 'languages of shorthand' },
    ],
  },
  standing: {
    heading: 'Where the thread runs',
    list: [
      {
        state: 'today',
        what: 'The understanding',
        words:
          'The thread above is the assistant’s own. Write to it in the same shorthand in the chat: it is the same one.',
      },
      {
        state: 'outside',
        what: 'A number for texts',
        words:
          'Telle has none and sends nothing over a phone company. Your phone keeps its texts; the thread runs in the chat.',
      },
    ],
  },
  questions: [
    {
      question: 'What about pictures of the leak?',
      answer: 'Words only, for now. Somebody who wants to show you something is offered a message to you or a visit.',
    },
    {
      question: 'Can somebody cancel an appointment that is not theirs?',
      answer:
        'Not by knowing a name. The number that booked it may change it; from another one a code is asked for first.',
    },
    {
      question: 'Is a text counted twice when it arrives twice?',
      answer:
        'No. Each message is taken once by the sender’s own id, however often it is delivered, and answered once.',
    },
  ],
  neighbours: [
    { slug: 'ai-chat-bot', words: 'Shorthand on your website: open today.' },
    { slug: 'ai-email-responder', words: 'When it takes three paragraphs after all.' },
  ],
  closing: {
    heading: 'Leave the phone face down.',
    words: 'See how it reads your customers’ spelling: fourteen days, no credit card.',
  },
};

const page = featurePage(
  content,
  <TextsPicture
    talk={content.talk}
    meanwhile={[
      { at: '8:05 PM', words: 'Pasta is ready.' },
      { at: '8:10 PM', words: 'The phone on the shelf lights up. Nobody gets up.', marked: true },
      { at: '8:12 PM', words: 'Saturday, 10:00 is taken in the diary.', marked: true },
      { at: '8:30 PM', words: 'Homework, fractions.' },
      { at: '7:15 AM', words: 'You read one line: Ben Achterberg, oil change.' },
    ]}
  />,
);
export const meta = page.meta;
export default page.Page;
