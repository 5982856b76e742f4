// /solutions/handling-faqs: the same questions, counted, and each of them answered once.
import { solutionPage } from '../solution-page.tsx';
import type { SolutionContent, Talk } from './shapes.ts';
import talk from './talks/handling-faqs.json';

export const content: SolutionContent = {
  path: '/solutions/handling-faqs',
  name: 'Handling FAQs',
  title: 'Answer frequent questions automatically, in your words · Telle',
  description:
    'Teach Telle your page of answers once. It says them by phone, text and chat, tells you what it could not answer, and never makes up the rest.',
  headline: 'Answer it once. Not every Tuesday.',
  lead: 'A 30-day money-back guarantee, the hours, the samples: said as often as they are asked. Then the visitor books a call with a person, which is what all the questions were for.',
  talk: talk as Talk,
  ground: 'sage',
  opening: 'across',
  strip: {
    at: 'first',
    wide: true,
    heading: 'Forty-one questions. You were asked one of them.',
    words:
      'A week at a small furniture shop, drawn as an example. The last line is the one that nobody had taught it; it took half a minute to answer, and will not come again.',
    label: 'How often six questions were asked in a week; the last one had no answer yet',
    work: {
      kind: 'tally',
      counts: [
        { words: 'How do I get a refund?', times: 12 },
        { words: 'When is somebody there? (Monday to Friday 9 AM to 6 PM EST)', times: 11 },
        { words: 'What does delivery cost?', times: 9 },
        { words: 'Do you send fabric samples?', times: 5 },
        { words: 'Can I wash the wool throw?', times: 3 },
        { words: 'Do you deliver to Canada? (not taught yet)', times: 1 },
      ],
    },
  },
  grid: {
    heading: 'From a drawer full of answers to one desk',
    cards: [
      {
        title: 'Paste, upload, or point at your site',
        line: 'A text, a PDF, a Word file, a web page: read, cut into answers, ready in a minute.',
        work: {
          kind: 'rows',
          rows: [
            ['returns.pdf', '6 answers'],
            ['lindenandloom.example', '14 pages'],
            ['typed by you', '9 answers'],
          ],
        },
      },
      {
        title: 'Your sentence, not a cousin of it',
        line: 'What you wrote is what is said. Facts such as prices and hours come from your own tables.',
        work: {
          kind: 'taught',
          question: 'Do you send fabric samples?',
          answer: 'We send up to six fabric samples free of charge, by letter post.',
        },
      },
      {
        title: 'Asked six ways, answered once',
        line: '“Money back”, “refund”, “it doesn’t fit”: the wording is theirs, the answer is yours.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'quiet', words: 'refund' },
            { tone: 'quiet', words: 'money back' },
            { tone: 'quiet', words: 'send it back' },
            { tone: 'settled', words: 'Returns' },
          ],
        },
      },
      {
        title: 'An honest “I don’t know”',
        line: 'Better than a good guess. The question goes on your list, and the asker gets an offer.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'Do you deliver to Canada?' },
            {
              who: 'telle',
              words: "I'm sorry, I don't know that one. If you like, I'll pass your question on to the team.",
            },
          ],
        },
      },
      {
        title: 'Gaps, in order of how often',
        line: 'The same question from nine people is one line with a nine beside it.',
        work: {
          kind: 'ledger',
          entries: [
            { time: '9 ×', what: 'Gift wrapping?', detail: 'since Monday', state: 'Answer', tone: 'bell' },
            { time: '2 ×', what: 'Sofa for a narrow stair?', detail: 'since today', state: 'Answer', tone: 'bell' },
          ],
        },
      },
      {
        title: 'Tested before it is live',
        line: 'Your own test questions run after every change, and you see what it would say.',
        work: {
          kind: 'bars',
          bars: [
            { label: 'Right', share: 94 },
            { label: 'Passed on', share: 6 },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'What it is worth not to be asked',
    list: [
      {
        title: 'Your train of thought',
        words: 'Opening hours, parking, returns: small questions, each of which ends what you were doing.',
      },
      {
        title: 'A page that is read aloud',
        words: 'The answers that nobody finds on your website are found by asking for them.',
      },
      {
        title: 'Changes that arrive everywhere',
        words: 'Correct one line in the evening, and phone, text and chat are corrected with it.',
      },
      {
        title: 'Questions that become customers',
        words: 'The third question is often “and when could I come?”. It has the diary open already.',
      },
    ],
  },
  figures: {
    heading: 'Fewer of the same',
    list: [
      { figure: 'up to 70%', words: 'fewer tickets', claim: true },
      { figure: '85%', words: 'of questions resolved', claim: true },
      { figure: '94%', words: 'accuracy', claim: true },
      { figure: '4.6/5', words: 'from those who asked', claim: true },
      { figure: '68%', words: 'cost reduction', claim: true },
    ],
  },
  standing: {
    heading: 'Nothing here is a promise',
    list: [
      {
        state: 'today',
        what: 'Teaching, answering, gaps, test questions',
        words:
          'Paste a text, upload a file or name a web page; ask it at once. Questions without an answer are collected and grouped for you.',
      },
      {
        state: 'account',
        what: 'A language model for odd phrasings',
        words: 'Optional. It helps to understand what was meant; the answer still comes out of your own texts.',
      },
    ],
  },
  questions: [
    {
      question: 'How do I know that an answer is right?',
      answer:
        'It says your own sentences and nothing besides. Ask it your test questions after each change, and read what it would tell a customer.',
    },
    {
      question: 'What if two of my texts disagree?',
      answer:
        'Your own tables win: prices, hours and closed days are never taken from a text. Between two texts the better fit is said, and you can switch a source off in one step.',
    },
    {
      question: 'Does it learn from customers?',
      answer: 'Never on its own. Customers show you what is missing; only you write what is said.',
    },
  ],
  closing: {
    heading: 'Which question did you answer today?',
    words: 'Type it in, with your answer. That was the last time.',
  },
};

const page = solutionPage(content);
export const meta = page.meta;
export default page.Page;
