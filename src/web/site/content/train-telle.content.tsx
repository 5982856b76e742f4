// /features/train-telle: how a receptionist learns a business, and how its owner knows that it has.
import { featurePage } from '../feature-page.tsx';
import { LessonPicture } from '../pictures/lesson-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/train-telle.json';

export const content: FeatureContent = {
  path: '/features/train-telle',
  name: 'Train Telle',
  title: 'Train your AI receptionist in your own words · Telle',
  description:
    'Give Telle your price list, your website, three answers of your own. What it does not know it asks you, once; your own test questions show that it stuck.',
  headline: 'Tell it once. It stays told.',
  lead: 'No prompts to compose, no flows to draw. You teach it as you would a new colleague: here is the list, here is the site, and if you do not know, ask me.',
  ground: 'signal',
  talkAt: 'below',
  talk: talk as Talk,
  rhythm: 'staggered',
  grid: {
    heading: 'The first morning of a new colleague',
    cards: [
      {
        title: 'Read this',
        line: 'A text, a PDF, a Word file, a page or your whole site. You see what was read, and can correct it.',
        work: {
          kind: 'ledger',
          entries: [
            { time: '9:02', what: 'Care guide.pdf', detail: '6 pages', state: 'Read', tone: 'settled' },
            { time: '9:04', what: 'lindenloom.example', detail: '23 pages so far', state: 'Reading', tone: 'bell' },
          ],
        },
      },
      {
        title: 'Say it like this',
        line: 'A question and your answer, in your words. That is what the next caller hears.',
        work: {
          kind: 'taught',
          question: 'Do you send fabric samples?',
          answer: 'We send up to six fabric samples free of charge, by letter post.',
        },
      },
      {
        title: 'Believe the clock, not the flyer',
        line: 'Hours, prices and people are facts. Where an old text disagrees, the fact is said.',
        work: {
          kind: 'rows',
          rows: [
            ['Flyer, 2019', 'open Sundays'],
            ['Your hours', 'closed Sundays'],
            ['It says', 'closed'],
          ],
        },
      },
      {
        title: 'If you do not know, ask me',
        line: 'Questions without an answer come to you as a list, those that mean the same as one. Answer, and it is known from the next caller on.',
        work: { kind: 'steps', steps: ['Asked', 'On your list', 'You answer', 'Known'], at: 2 },
      },
      {
        title: 'And now I test you',
        line: 'Your own questions, with the word that must be in the answer. They are asked again after each lesson.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'settled', words: 'Refunds: right' },
            { tone: 'settled', words: 'Sofas: right' },
            { tone: 'urgent', words: 'Swatches: missed' },
          ],
        },
      },
      {
        title: 'Marks that can be recounted',
        line: 'Every percentage stands beside the division that it came from.',
        work: {
          kind: 'bars',
          bars: [
            { label: '8 of 9 parts', share: 89 },
            { label: '17 of 20 right', share: 85 },
          ],
        },
      },
    ],
  },
  strip: {
    at: 'last',
    heading: 'Your callers write the syllabus.',
    words:
      'After a week you know what nobody had thought to write down. This is an example; yours will be about parking.',
    label: 'Questions that nobody had taught an answer to, with how often each was asked',
    work: {
      kind: 'tally',
      counts: [
        { words: 'Do you deliver to Canada?', times: 9 },
        { words: 'Can I see the sofa somewhere?', times: 6 },
        { words: 'Does the lamp fit a US socket?', times: 4 },
        { words: 'Do you take the old one away?', times: 2 },
      ],
    },
  },
  benefits: {
    heading: 'Why it does not drift',
    list: [
      {
        title: 'Every answer has an origin',
        words: 'Beside each reply stands the entry it came from. If the reply is wrong, you know which page to mend.',
      },
      {
        title: 'It learns from you, not from them',
        words: 'A caller cannot talk it into a discount. What callers say is heard; what you write is true.',
      },
      {
        title: 'Nothing is smoothed over',
        words: 'A missing answer is an admission and a message to you, and never a plausible sentence.',
      },
      {
        title: 'One file, if you leave',
        words: 'All that you taught goes into one readable file, and out of one.',
      },
    ],
  },
  figures: {
    heading: 'What fits into its head',
    list: [
      { figure: '2,000', words: 'texts, answers, files and pages a business' },
      { figure: '50', words: 'pages of your site, three links deep, in one go' },
      { figure: '500', words: 'test questions of your own' },
      { figure: '4', words: 'languages in which it may be asked' },
    ],
  },
  heard: {
    heading: 'This is what not knowing sounds like',
    words:
      'Nobody had taught it Canada. It said so, took the question to the owner with a name and a number, and promised nothing. One answer of the owner’s settles it for every caller after her.',
  },
  standing: {
    heading: 'The classroom is open',
    list: [
      {
        state: 'today',
        what: 'Everything on this page',
        words:
          'Sources, questions and answers, the list of the unanswered, test questions with their history, the business file. It runs on your own machine and asks no service anything.',
      },
      {
        state: 'account',
        what: 'A language model for odd phrasings',
        words:
          'Without one it finds answers by meaning within what you wrote, and misses some that are worded far from it. A model helps it understand; it may not add facts.',
      },
    ],
  },
  questions: [
    {
      question: 'How good is it with only what I typed in?',
      answer:
        'Your own test questions tell you, in your trade. On ours it has answered between half and nearly all, by trade and wording, and has mostly admitted the rest. The measurements, the bad ones included, are in the repository with the commands that repeat them.',
    },
    {
      question: 'Does my text train somebody’s model?',
      answer:
        'No. What you teach is looked up at the moment of the question. Nothing leaves the machine unless you connect a model.',
    },
    {
      question: 'My prices change every season. What then?',
      answer: 'Change the number. The next caller hears the new one; a site that you gave it is read again at a click.',
    },
  ],
  neighbours: [
    { slug: 'ai-phone-answering', words: 'Hear what it makes of what you taught.' },
    { slug: 'customer-crm', words: 'What it remembers about people, rather than things.' },
  ],
  closing: {
    heading: 'Begin with the question you are tired of.',
    words: 'Write its answer down tonight. You will not say it again.',
  },
};

const page = featurePage(
  content,
  <LessonPicture
    lessons={[
      {
        asked: 'Do you deliver to Canada?',
        times: 9,
        answer: 'Not yet. We deliver within the United States, sofas included.',
      },
      {
        asked: 'Can I see the sofa somewhere?',
        times: 6,
        answer: 'Yes, in the showroom, with a visit that we book for you.',
      },
      { asked: 'Do you take the old one away?', times: 2 },
    ]}
    report={{
      runs: [
        { right: 11, of: 20 },
        { right: 14, of: 20 },
        { right: 14, of: 20 },
        { right: 16, of: 20 },
        { right: 17, of: 20 },
      ],
      taught: [8, 9],
    }}
  />,
);
export const meta = page.meta;
export default page.Page;
