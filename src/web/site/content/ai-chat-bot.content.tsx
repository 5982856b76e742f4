// /features/ai-chat-bot: the desk on the business's own site.
import { featurePage } from '../feature-page.tsx';
import { SitePicture } from '../pictures/site-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/ai-chat-bot.json';

export const content: FeatureContent = {
  path: '/features/ai-chat-bot',
  name: 'AI Chat Bot',
  title: 'AI chat bot for your website, with a diary behind it · Telle',
  description:
    'One line of HTML puts your receptionist on your own site. It answers from what you taught it, books into your diary, and lets you step in mid-sentence.',
  headline: 'Your website, with somebody at the counter.',
  lead: 'Most visitors leave with a question that one sentence would have settled. Here somebody says it, and takes the booking.',
  ground: 'sage',
  opening: 'below',
  talk: talk as Talk,
  rhythm: 'staggered',
  strip: {
    at: 'first',
    wide: true,
    heading: 'You read along. You may take over.',
    words:
      'The visitor’s window says who is writing. While you hold a chat the assistant is silent; hand it back, and it goes on from there.',
    label: 'One chat that goes from the assistant to a person and back',
    work: {
      kind: 'thread',
      stops: [
        {
          when: '9:10 PM',
          how: 'chat',
          words: 'A family asks about a child of nine. Answered from “Children on the water”.',
        },
        {
          when: '9:12 PM',
          how: 'chat',
          words:
            '“Could my mother watch from the shore? She is in a wheelchair.” Nobody has taught that: the question goes to you.',
        },
        { when: '9:14 PM', how: 'person', words: '“There is a ramp to the jetty, and a bench in the sun. Eli”' },
        {
          when: '9:15 PM',
          how: 'chat',
          words: 'Handed back. Saturday at 10:00 is booked, and the chat is summed up in one line.',
        },
      ],
    },
  },
  grid: {
    heading: 'What stands behind a small round button',
    cards: [
      {
        title: 'One line, pasted once',
        line: 'It goes into your page wherever scripts go. Your own styles are left alone.',
        work: {
          kind: 'rows',
          rows: [
            ['Script', 'widget.js'],
            ['data-business', 'marrow-bay'],
            ['Until opened', 'at most 8 kB'],
          ],
        },
      },
      {
        title: 'Ways to begin',
        line: 'An empty box is hard. It offers first things to say, made from what you do.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'settled', words: 'I would like to book an appointment' },
            { tone: 'quiet', words: 'When are you open?' },
            { tone: 'quiet', words: 'How much is: Kayak tour?' },
          ],
        },
      },
      {
        title: 'The rule that was on page six',
        line: 'It stood in your terms all along. Now it is said to the person who asks.',
        work: {
          kind: 'taught',
          question: 'And what if it is too windy?',
          answer: 'We cancel when the wind is too strong and give you another day or your money back.',
        },
      },
      {
        title: 'A tunnel, a lift, a closed tab',
        line: 'The line drops, the talk does not. The window takes up where it was, and nothing is said twice.',
        work: { kind: 'steps', steps: ['Sent', 'No signal', 'Back', 'Answered once'], at: 3 },
      },
      {
        title: 'The guest’s own language',
        line: 'English, Spanish, French or German, by the first words that are written.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: '¿Cuánto cuesta la excursión en kayak?' },
            { who: 'telle', words: 'El precio de Kayak tour es de $79.' },
          ],
        },
      },
      {
        title: 'A page without a site',
        line: 'No website? The chat has an address of its own: print it on the card, send it by text.',
        work: { kind: 'figure', figure: '/chat/…', words: 'your address' },
      },
    ],
  },
  benefits: {
    heading: 'Unlike the bots that people close',
    list: [
      {
        title: 'It has a diary',
        words: 'It does not collect a “preferred time” for somebody to ring back about. It books the hour.',
      },
      {
        title: 'It admits to being stuck',
        words: 'No third guess, no list of articles. It says that it does not know, and takes the question to you.',
      },
      {
        title: 'It does not watch',
        words:
          'No cookie, no tracker. A visitor is a random key in their own browser, and becomes a contact only by saying who they are.',
      },
      {
        title: 'It is shut in',
        words: 'The chat runs in a sandboxed frame, and only on the sites that you named.',
      },
    ],
  },
  figures: {
    heading: 'Light on the page',
    list: [
      { figure: '10M+', words: 'requests a day', claim: true },
      { figure: 'under 200ms', words: 'response', claim: true },
      { figure: '8 kB', words: 'at most, until somebody opens it; a test weighs it' },
      { figure: '$79', words: 'a month, Professional, chats not counted' },
    ],
  },
  standing: {
    heading: 'All of this runs now',
    list: [
      {
        state: 'today',
        what: 'The button, the window, the page',
        words:
          'On your own site and at an address of its own; with no key and no account elsewhere. The sample desk above is one of them.',
      },
      {
        state: 'today',
        what: 'Taking over and handing back',
        words: 'A person of the business holds a chat, writes in it and gives it back; the visitor sees who writes.',
      },
      {
        state: 'account',
        what: 'Mail about what needs you',
        words:
          'A message or a request for a person is mailed to you once a mail server is set; until then it waits in the outbox.',
      },
    ],
  },
  questions: [
    {
      question: 'Does it work with my site builder?',
      answer:
        'With any that lets you add a script to a page. If yours sends a strict content policy, allow your Telle address in it for scripts and frames.',
    },
    {
      question: 'What does the visitor see if my Telle is down?',
      answer:
        'The button does not appear, and the page is as it was. What a visitor has written is kept in the window and sent when the server is back.',
    },
    {
      question: 'Can children or pranksters run up a bill?',
      answer:
        'Chats are limited for each visitor and minute. A language model, if you connect one, has a cap of tokens and money for each day; at the cap it goes on without the model.',
    },
    {
      question: 'Is there a cheaper plan for the chat alone?',
      answer:
        'No. There are three plans: Free, Professional at $79 a month, and Enterprise. The chat belongs to Professional.',
    },
  ],
  neighbours: [
    { slug: 'train-telle', words: 'What it should say when a guest asks about dogs.' },
    { slug: 'ai-phone-answering', words: 'For those who would sooner talk.' },
  ],
  closing: {
    heading: 'Put somebody at the counter tonight.',
    words: 'Paste one line, then ask your own website what you charge.',
  },
};

const page = featurePage(
  content,
  <SitePicture
    talk={content.talk}
    address="marrowbay.example"
    title="A bay, a boat, a bed."
    offers={['Tours', 'Rooms', 'Getting here']}
    shown={6}
  />,
);
export const meta = page.meta;
export default page.Page;
