// /industries/financial: tax preparers, accountants, bookkeepers, advisers.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/financial.json';

export const content: IndustryContent = {
  path: '/industries/financial',
  name: 'Financial Services',
  title: 'AI receptionist for accountants and tax offices · Telle',
  description:
    'Telle moves appointments, sends papers to your portal and carries an IRS letter to the right accountant, through April and every month besides.',
  headline: 'Tax season, and the line is free.',
  lead: 'Appointments move, fees are said, an IRS letter reaches the accountant who knows the client. Nobody is asked to read out a Social Security number.',
  opening: 'across',
  talk: talk as Talk,
  grid: {
    heading: 'The calls around the numbers',
    cards: [
      {
        title: 'Before they pay the wrong thing',
        line: 'A worried caller hears your standing advice, then gets their accountant.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'I got a letter from the IRS. Should I just pay it?' },
            { who: 'telle', words: 'Please do not pay or answer an IRS letter before we have read it with you.' },
          ],
        },
      },
      {
        title: 'Fees that add up',
        line: 'Every amount it says is one that you listed, to the dollar.',
        work: {
          kind: 'rows',
          rows: [
            ['Personal return', 'from $320'],
            ['Each further state', '$60'],
            ['Rental property', '$110'],
            ['IRS letter review', '$95'],
          ],
        },
      },
      {
        title: 'Papers go where they are safe',
        line: 'Not into a mailbox, and not over the phone.',
        work: {
          kind: 'taught',
          question: 'Can I e-mail you my W-2?',
          answer:
            'Please upload documents to our portal at portal.coldwatertax.example. Please do not e-mail them, and never read a Social Security number over the phone.',
        },
      },
      {
        title: 'Friday night, payroll',
        line: 'Some things cannot wait for Monday. You say which.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: 'Payroll did not run' },
            { tone: 'urgent', words: 'Bank account frozen' },
            { tone: 'quiet', words: 'Copy of last year’s return' },
          ],
        },
      },
      {
        title: 'Passed on, word for word',
        line: 'The amount, the year, the number to call: as the client said it.',
        work: {
          kind: 'mail',
          subject: 'For Dev Patel, from Gloria Whitfield',
          words: 'It’s about my 2024 return, they want 1,180 dollars.',
        },
      },
      {
        title: 'A quarter hour to breathe',
        line: 'Each appointment keeps the minutes after it, even on the ninth of April.',
        work: {
          kind: 'slots',
          day: 'Fri 9',
          who: 'Marian',
          slots: [
            { time: '9:00', what: 'Tax return · Ortiz', state: 'booked' },
            { time: '10:15', what: 'IRS letter · Webb', state: 'new' },
            { time: '11:00', what: 'Tax return · 60 minutes', state: 'free' },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'Quiet desks, kept deadlines',
    list: [
      {
        title: 'April without temps',
        words: 'It answers the hundredth call about extensions as it did the first, beside any number of others.',
      },
      {
        title: 'Nothing is guessed',
        words:
          'It states no price, date or rule that is not in your texts. What it does not know becomes a question to you.',
      },
      {
        title: 'Proof of who said what',
        words: 'Each conversation is kept with its minutes and with what was done in it: booked, moved, passed on.',
      },
      {
        title: 'Clients’ affairs on your machine',
        words:
          'Telle runs on your computer with its own database. There is no account with us that holds your clients.',
      },
    ],
  },
  figures: {
    heading: 'One season, as an example',
    list: [
      { figure: '55%', words: 'more first meetings booked', claim: true },
      { figure: '80%', words: 'of routine questions answered at once', claim: true },
      { figure: '92%', words: 'of clients satisfied', claim: true },
      { figure: '65%', words: 'less time on the phone', claim: true },
    ],
  },
  strip: {
    at: 'last',
    heading: 'The year, as callers live it',
    words:
      'The same four questions come back every year, on the same four days. Write the answers once, in your own words, and change a date when Congress does.',
    label: 'Four dates of a tax year, with what callers ask and what Telle does',
    work: {
      kind: 'ledger',
      entries: [
        {
          time: 'Jan 15',
          what: '“Is it too late for the estimate?”',
          detail: 'Fourth payment of the year',
          state: 'Your text',
          tone: 'quiet',
        },
        {
          time: 'Mar 20',
          what: '“I still miss a 1099.”',
          detail: 'Your own cut-off for papers',
          state: 'Message',
          tone: 'bell',
        },
        {
          time: 'Apr 15',
          what: '“Do I pay later if I extend?”',
          detail: 'More time to file, not to pay',
          state: 'Your text',
          tone: 'quiet',
        },
        {
          time: 'Oct 15',
          what: '“Can we do it this week?”',
          detail: 'Extended returns are due',
          state: 'Booked',
          tone: 'settled',
        },
      ],
    },
  },
  questions: [
    {
      question: 'Does it give tax or investment advice?',
      answer:
        'No. It repeats what you wrote for callers, books the appointment and passes the question on. A question that your texts do not cover gets an honest “I don’t have that information”.',
    },
    {
      question: 'What if a caller reads out an account number?',
      answer:
        'Telle never asks for one. But what a caller says is kept in the transcript, like any call note, on your machine; teach it the sentence that sends people to your portal.',
    },
    {
      question: 'How does it know who is calling?',
      answer:
        'By the number, if it is on file. Somebody who wants to move or cancel an appointment from another number must first repeat a code that was sent to the contact’s own phone or e-mail.',
    },
    {
      question: 'Can each accountant have their own clients and hours?',
      answer:
        'Hours and services, yes: a caller can ask for somebody by name, and is offered only that person’s free times. Notes on a contact say whose client it is.',
    },
  ],
  closing: {
    heading: 'Set it up before January.',
    words: 'Services, fees, four deadlines. It is ready before your first W-2 is.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
