// /solutions/customer-service: one matter over several channels, told once.
import { solutionPage } from '../solution-page.tsx';
import type { SolutionContent, Talk } from './shapes.ts';
import talk from './talks/customer-service.json';

export const content: SolutionContent = {
  path: '/solutions/customer-service',
  name: 'Customer Service',
  title: 'AI customer service for small businesses · Telle',
  description:
    'Customers text, chat, write or ring, and are answered from what you promised them. What goes wrong reaches you with the whole story and nothing twice.',
  headline: 'Nobody should tell it twice.',
  lead: 'A lamp arrives broken at twenty to eight in the evening. By a quarter to, the customer knows what happens next, and so do you.',
  talk: talk as Talk,
  ground: 'signal',
  opening: 'beside',
  rhythm: 'staggered',
  strip: {
    at: 'first',
    heading: 'Text, chat, call, mail: one memory',
    words:
      'People change the channel whenever it suits them. The matter stays one matter, so your part begins where theirs ended. An example, as the inbox shows it.',
    label: 'One customer over three days: a text, a chat, your own call, a mail',
    work: {
      kind: 'thread',
      stops: [
        { when: 'Wed 7:40 PM', how: 'sms', words: 'Ellen Marsh: the lamp arrived damaged, a present for Saturday.' },
        { when: 'Wed 9:15 PM', how: 'chat', words: 'Asks if she has to send the old one back first. Answered: no.' },
        {
          when: 'Thu 9:05 AM',
          how: 'person',
          words: 'You ring her with the order open, and put a new lamp in the van.',
        },
        { when: 'Fri 4:30 PM', how: 'mail', words: 'She thanks you. Nothing to do, so nothing rings.' },
      ],
    },
  },
  grid: {
    heading: 'Service, without a service department',
    cards: [
      {
        title: 'Answered while they type',
        line: 'Your policy, in your words, before anybody has opened a second shop in another tab.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'My lamp arrived damaged, what now?' },
            { who: 'telle', words: 'If something arrives damaged, we send a new one the same day' },
          ],
        },
      },
      {
        title: 'Angry is heard',
        line: 'Who is upset, or asks for a person, is put through instead of reasoned with.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: 'Wants a person' },
            { tone: 'bell', words: 'Third message' },
          ],
        },
      },
      {
        title: 'The story at the top',
        line: 'What happened, what was promised, what is next: three lines before the first ring.',
        work: {
          kind: 'rows',
          rows: [
            ['Order', '40218'],
            ['Matter', 'cracked shade'],
            ['Needed by', 'Saturday'],
          ],
        },
      },
      {
        title: 'Promises with a date on them',
        line: 'Each open matter has a state. What waits for you is on top, and what is settled leaves the list by itself.',
        work: { kind: 'steps', steps: ['Open', 'With you', 'Waiting', 'Resolved'], at: 1 },
      },
      {
        title: 'One list in the morning',
        line: 'Read it with the first coffee: three lines that need you, and twenty that did not.',
        work: {
          kind: 'ledger',
          entries: [
            { time: '7:40', what: 'Lamp arrived damaged', detail: 'Ellen Marsh', state: 'Yours', tone: 'bell' },
            { time: '8:02', what: 'Fabric samples', detail: 'wants grey linen', state: 'Answered', tone: 'settled' },
          ],
        },
      },
      {
        title: 'Four languages',
        line: 'It changes when the customer does.',
        work: { kind: 'figure', figure: '4', words: 'EN, ES, FR, DE' },
      },
    ],
  },
  benefits: {
    heading: 'What your customers will notice',
    list: [
      {
        title: 'An answer at the hour of the question',
        words: 'Evenings and Sundays are when things are unpacked. That is when somebody should be there.',
      },
      {
        title: 'The same answer from everyone',
        words: 'The text, the chat and the person on the phone quote one policy, since there is only one.',
      },
      {
        title: 'A person who is prepared',
        words: 'When you take over, the assistant is silent. You have the thread, they have you.',
      },
      {
        title: 'No maze',
        words: 'No “press three for returns”. They say what it is, in a sentence, and it goes where it belongs.',
      },
    ],
  },
  figures: {
    heading: 'What good service counts',
    list: [
      { figure: 'under 30 seconds', words: 'first response', claim: true },
      { figure: '87%', words: 'resolution rate', claim: true },
      { figure: '4.7/5', words: 'customer satisfaction', claim: true },
      { figure: '65%', words: 'cost reduction', claim: true },
    ],
  },
  standing: {
    heading: 'Which channels are open',
    list: [
      {
        state: 'today',
        what: 'Chat on your site, one inbox',
        words: 'Conversations, messages, hand-off and take-over work on any installation, for you and your team.',
      },
      {
        state: 'outside',
        what: 'Texts from a phone',
        words: 'They stay on your phone. The sample above was answered by the desk that answers the chat.',
      },
      {
        state: 'outside',
        what: 'Letters by e-mail',
        words:
          'Telle writes to customers about what they booked, and to you about what needs you. It does not open your mailbox.',
      },
    ],
  },
  questions: [
    {
      question: 'Can it promise something that I would not?',
      answer:
        'It quotes what you taught it, and acts only through the doors that you opened: the diary, the message, the hand-off. A refund is never granted by a sentence.',
    },
    {
      question: 'How do I take over a conversation?',
      answer:
        'Open it and write. From then on nothing is said in your name but by you, until you hand it back or mark it resolved.',
    },
    {
      question: 'What happens when nobody is there to take over?',
      answer:
        'The customer is told so, and leaves a message with you instead of a promise in the air. Emergencies still reach the person on call.',
    },
  ],
  closing: {
    heading: 'Be there when the box is opened.',
    words: 'Paste your returns policy tonight. Tomorrow it is quoted correctly, day and night.',
  },
};

const page = solutionPage(content);
export const meta = page.meta;
export default page.Page;
