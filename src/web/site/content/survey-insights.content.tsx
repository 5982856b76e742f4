// /solutions/survey-insights: what customers thought, while they still remember; in their words and counted.
import { solutionPage } from '../solution-page.tsx';
import type { SolutionContent, Talk } from './shapes.ts';
import talk from './talks/survey-insights.json';

export const content: SolutionContent = {
  path: '/solutions/survey-insights',
  name: 'Survey Insights',
  title: 'Customer feedback by text and phone, counted and quoted · Telle',
  description:
    'Feedback by text, chat or phone, in the same thread as the booking: a mark, a reason in the customer’s own words, and the one thing to mend first.',
  headline: 'Five words beat fifty tick boxes.',
  lead: 'Customers say what they think where they are talking already. It reaches the right person as it was said: with the praise, and with the cold room.',
  talk: talk as Talk,
  ground: 'card',
  opening: 'ruled',
  strip: {
    at: 'last',
    heading: 'A mark tells you that. A sentence tells you why.',
    words:
      'An example of a month in a small studio. The average looks fine; the two columns at the left, and what those people wrote, are where the work is.',
    label: 'Example: ninety-one answers to one question, from 1 to 5',
    work: { kind: 'votes', question: 'How was your visit?', votes: [3, 6, 9, 27, 46] },
  },
  grid: {
    heading: 'From what was said to what is done',
    cards: [
      {
        title: 'In the thread they know',
        line: 'No link, no login, no survey that begins with “on a scale”. An answer is a text message.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'Can I leave a message for June?' },
            { who: 'telle', words: 'What shall I tell June Okafor?' },
          ],
        },
      },
      {
        title: 'Word for word',
        line: 'Not a paraphrase: it reads the message back, and the customer says yes to it.',
        work: {
          kind: 'mail',
          subject: 'For June Okafor',
          words: '“best session so far, 5 out of 5. only the room was cold”',
        },
      },
      {
        title: 'What people talk about',
        line: 'Answers sorted by what they are about, so that three cold rooms are one finding.',
        work: {
          kind: 'bars',
          bars: [
            { label: 'The room', share: 44 },
            { label: 'Waiting', share: 31 },
            { label: 'Price', share: 12 },
          ],
        },
      },
      {
        title: 'The unhappy ones first',
        line: 'A two out of five is a call to make today, not a row in a report next quarter.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: '2 of 5 · call back' },
            { tone: 'settled', words: '5 of 5' },
          ],
        },
      },
      {
        title: 'Tied to the visit',
        line: 'Who, which service, with whom, when: known already, so not one of them is asked.',
        work: {
          kind: 'rows',
          rows: [
            ['Alex Boone', 'regular'],
            ['Private Pilates', 'Wed 8 AM'],
            ['With', 'June'],
          ],
        },
      },
      {
        title: 'Mended, and told so',
        line: 'Close the circle: a line to those who complained does more than a discount.',
        work: { kind: 'steps', steps: ['Said', 'Read', 'Mended', 'Told'], at: 3 },
      },
    ],
  },
  benefits: {
    heading: 'Why short is honest',
    list: [
      {
        title: 'Asked while it is warm',
        words: 'A day later people remember that it was nice. An hour later they remember the draught.',
      },
      {
        title: 'Everybody, not only the furious',
        words: 'Where an answer costs five words, the content middle answers as well, and the picture is right.',
      },
      {
        title: 'Spoken counts, too',
        words: 'What is said in passing at the end of a call can be left as a message, without a form.',
      },
      {
        title: 'Yours to keep',
        words: 'The answers lie in your own database. No panel, no ranking, nobody else reads along.',
      },
    ],
  },
  figures: {
    heading: 'If you make it easy',
    list: [
      { figure: '3x', words: 'response rates', claim: true },
      { figure: '78%', words: 'response rate', claim: true },
      { figure: '96%', words: 'data accuracy', claim: true },
      { figure: '4.8/5', words: 'from those who were asked', claim: true },
      { figure: '92%', words: 'insight generation', claim: true },
    ],
  },
  standing: {
    heading: 'Who asks, and who counts',
    list: [
      {
        state: 'today',
        what: 'Feedback in a talk',
        words: 'What a customer wants to say is taken word for word, read back, and reaches the person it is for.',
      },
      {
        state: 'outside',
        what: 'Surveys after a visit',
        words:
          'Telle asks nobody by itself. The columns and topics on this page are drawn examples of what can be counted from such messages.',
      },
    ],
  },
  questions: [
    {
      question: 'How many questions should I ask?',
      answer:
        'One mark and one “why?”. Each further question costs answers, and the ones you lose are those of busy people, who are most of your customers.',
    },
    {
      question: 'Are answers anonymous?',
      answer:
        'A message belongs to the thread it came in, and you see who wrote it. For a survey that nobody can be traced by, a paper box by the door is still the honest way.',
    },
    {
      question: 'Can I publish the good ones?',
      answer: 'With the customer’s permission, of course. Telle does not post anything anywhere by itself.',
    },
  ],
  closing: {
    heading: 'Find out about the cold room.',
    words: 'Leave one way open to tell you, and people will.',
  },
};

const page = solutionPage(content);
export const meta = page.meta;
export default page.Page;
