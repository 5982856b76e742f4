// /industries/legal: small law firms and solo attorneys.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/legal.json';

export const content: IndustryContent = {
  path: '/industries/legal',
  name: 'Legal Services',
  title: 'AI receptionist for law firms and solo attorneys · Telle',
  description:
    'Telle books consultations, names the fee, keeps clients’ names to itself and gives no legal advice. An arrest goes to the attorney on call.',
  headline: 'Discreet on the phone. Firm about advice.',
  lead: 'It books the consultation, says the fee before the hour, confirms nobody’s name, and never tells a caller whether they have a case. That stays yours.',
  ground: 'card',
  opening: 'across',
  results: 'line',
  talk: talk as Talk,
  rhythm: 'staggered',
  strip: {
    at: 'first',
    heading: 'An intake that knows what not to ask',
    words:
      'A stranger’s story is not for the front desk. Telle takes what the diary needs and leaves the facts, and the other side’s name, for the attorney to hear. You see who is coming in time to check for conflicts.',
    label: 'The intake sheet of the talk above: what was asked and what was left to the attorney',
    work: {
      kind: 'sheet',
      fields: [
        ['Caller', 'Thomas Renner'],
        ['Reach at', '(207) 555-0136'],
        ['Matter', 'Employment consultation, $200'],
        ['When', 'Wednesday, November 18, 2:30 PM'],
        ['Attorney', 'Daniel Quist'],
        ['What happened', null],
        ['The other side', null],
        ['Documents', null],
      ],
    },
  },
  grid: {
    heading: 'From the first call to the door',
    cards: [
      {
        title: 'Nobody’s client, to a stranger',
        line: 'The spouse, the employer, the press: all hear the same sentence.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'Is Sandra Renner a client of yours?' },
            { who: 'telle', words: 'I am sorry, but we cannot say anything about other persons.' },
          ],
        },
      },
      {
        title: 'The one call they get',
        line: 'An arrest is heard at any hour, and goes to the attorney on call.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: 'Arrested' },
            { tone: 'urgent', words: 'Hearing tomorrow' },
            { tone: 'quiet', words: 'Copy of my lease' },
          ],
        },
      },
      {
        title: 'The fee, said first',
        line: 'Price and minutes stand before the booking, and nobody is surprised by the bill.',
        work: { kind: 'figure', figure: '$200', words: 'Employment consultation, 45 minutes' },
      },
      {
        title: 'Never back to back',
        line: 'Fifteen minutes after each consultation, so that two clients do not meet in the hall.',
        work: {
          kind: 'slots',
          day: 'Wed 18',
          who: 'Daniel',
          slots: [
            { time: '1:15', what: 'Tenant consultation', state: 'booked' },
            { time: '2:00', what: 'kept free', state: 'free' },
            { time: '2:30', what: 'Employment consultation', state: 'new' },
          ],
        },
      },
      {
        title: 'The night, on one page',
        line: 'What rang, what was done, and what waits for you.',
        work: {
          kind: 'ledger',
          entries: [
            { time: '10:40', what: 'Will signing', detail: 'Friday at 10', state: 'Booked', tone: 'settled' },
            {
              time: '9:10',
              what: 'Brother arrested',
              detail: 'Attorney on call',
              state: 'Handed over',
              tone: 'urgent',
            },
          ],
        },
      },
      {
        title: 'Advice, declined well',
        line: 'Politely, every time, in the words your bar would like.',
        work: {
          kind: 'taught',
          question: 'Should I sign it?',
          answer:
            'The front desk gives no legal advice: it cannot say whether you have a case, or whether you should sign an agreement. An attorney tells you in a consultation.',
        },
      },
    ],
  },
  benefits: {
    heading: 'Reasons a partner would accept',
    list: [
      {
        title: 'The first firm to answer',
        words:
          'Someone who was let go on Friday calls on Friday, often after six. The firm that picks up has the client.',
      },
      {
        title: 'Hours that can be billed',
        words: 'An attorney who takes intake calls does it for nothing. Fifteen of them are an afternoon.',
      },
      {
        title: 'No promise you did not make',
        words: 'It cannot say “you have a good case”. What is not written in your texts is not said.',
      },
      {
        title: 'Privilege begins at home',
        words: 'Conversations stay in a database on your own machine. No vendor of ours reads along.',
      },
    ],
  },
  figures: {
    heading: 'A small firm, as an example',
    list: [
      { figure: '50%', words: 'more consultations booked', claim: true },
      { figure: '75%', words: 'of calls need no attorney', claim: true },
      { figure: '90%', words: 'of clients satisfied', claim: true },
      { figure: '60%', words: 'more billable hours', claim: true },
    ],
  },
  questions: [
    {
      question: 'Could it create an attorney-client relationship?',
      answer:
        'It gives no advice, accepts no engagement and asks for no facts. Put your firm’s own disclaimer among its texts if your bar wants one; whether a call is privileged is a question of your state’s law, not of software.',
    },
    {
      question: 'Does it check for conflicts?',
      answer:
        'No. It leaves you the name, the number and the kind of matter as soon as it is booked, so that you can check and, if need be, cancel before anything is told.',
    },
    {
      question: 'Where do the conversations go?',
      answer:
        'Into the database on your machine. A carrier carries the call, as it does today. A language model sees a caller’s words only if you connect one; without it Telle works with the models that it ships with.',
    },
    {
      question: 'What does it do with opposing counsel?',
      answer:
        'It takes a message for the attorney they ask for, and confirms nothing about anybody, including that there is a case.',
    },
  ],
  closing: {
    heading: 'Take the case. Not the call.',
    words: 'Practice areas, fees, your disclaimer: that is all it needs to know. Fourteen days free.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
