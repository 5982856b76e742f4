// /features/invoicing: a bill that agrees with what was said. The bill itself is written elsewhere, and the page says so.
import { featurePage } from '../feature-page.tsx';
import { BillPicture } from '../pictures/bill-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/invoicing.json';

export const content: FeatureContent = {
  path: '/features/invoicing',
  name: 'Invoicing',
  title: 'Invoicing that agrees with what the customer was told · Telle',
  description:
    'A bill is argued about when it differs from the phone call. Telle says only the prices you listed and keeps each sentence, for whoever writes the bill.',
  headline: 'The bill says what the phone said.',
  lead: 'Arguments about a bill begin with “but I was told”. Telle tells people what you listed, to the cent, and keeps the words. The bill is written from those words, by the program you trust with it.',
  ground: 'ink',
  opening: 'below',
  talk: talk as Talk,
  results: 'quiet',
  grid: {
    heading: 'Before there is anything to bill',
    cards: [
      {
        title: 'Prices you wrote, none besides',
        line: 'An amount that stands in none of your records does not leave the house.',
        work: {
          kind: 'rows',
          rows: [
            ['Drain clearing', '$149.00'],
            ['Water heater service', '$129.00'],
            ['Estimate visit', 'free'],
          ],
        },
      },
      {
        title: 'From, about, it depends',
        line: 'Work that is priced on sight has your sentence in place of a figure.',
        work: {
          kind: 'taught',
          question: 'how much is a leak repair',
          answer: 'From $160 for the first hour, parts extra.',
        },
      },
      {
        title: 'How, and when, it is paid',
        line: 'Said before the van leaves, so that nobody looks for a checkbook on the stairs.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'do you take checks' },
            { who: 'telle', words: 'We take cards, checks and bank transfer.' },
          ],
        },
      },
      {
        title: 'To the cent, never a fraction',
        line: 'Amounts are whole cents with their currency. Nothing is rounded on its way to you.',
        work: {
          kind: 'sheet',
          fields: [
            ['Said', '$149'],
            ['Kept', '14900 cents, USD'],
          ],
        },
      },
      {
        title: 'The sentence is on file',
        line: 'With its day and its minute. “But I was told” has an answer that you both can read.',
        work: {
          kind: 'ledger',
          entries: [
            {
              time: 'Nov 16',
              what: '“Drain clearing is $149.”',
              detail: 'by text, 10:11 AM',
              state: 'Said',
              tone: 'settled',
            },
          ],
        },
      },
      {
        title: 'From the price to the bill',
        line: 'Telle’s part ends with the visit done. Your invoices begin there, with the same figures.',
        work: { kind: 'steps', steps: ['Price said', 'Visit booked', 'Visit done', 'Your invoice'], at: 2 },
      },
    ],
  },
  benefits: {
    heading: 'What an argument about money costs',
    list: [
      {
        title: 'An evening of searching',
        words: 'What did we quote, and who was it? The conversation, the price and the visit lie on one page.',
      },
      {
        title: 'Ten percent, to have peace',
        words: 'You give in since nobody remembers. Here somebody does, word for word.',
      },
      {
        title: 'The next job',
        words:
          'Customers forgive a high price sooner than a surprise. They hear about the visit fee when they ask, not on the bill.',
      },
    ],
  },
  figures: {
    heading: 'Our own prices, in the same manner',
    list: [
      { figure: '$0', words: 'for the 14-day trial, without a credit card' },
      { figure: '$79', words: 'a month for Professional' },
      { figure: 'Custom', words: 'for Enterprise: you ask, a person answers' },
    ],
  },
  standing: {
    heading: 'Where the bill is written',
    list: [
      {
        state: 'today',
        what: 'Prices, said and kept',
        words:
          'Services with amounts or notes, in your currency; each reply checked against them; every conversation on file and in the API.',
      },
      {
        state: 'outside',
        what: 'The invoice itself',
        words: 'Written by the program that you write invoices with now. The bill above is a drawing of how it agrees.',
      },
      {
        state: 'outside',
        what: 'Payment by card',
        words: 'Taken by whoever takes it now. Telle never holds your money.',
      },
    ],
  },
  questions: [
    {
      question: 'Does Telle write the invoice?',
      answer:
        'No. It keeps what an invoice has to agree with: what was asked for, what it was said to cost, and when it was done.',
    },
    {
      question: 'Can it negotiate?',
      answer: 'No. It has no authority to give anything away. A wish for another price is passed on to you.',
    },
    {
      question: 'What do I write the bill with?',
      answer:
        'Whatever you use now. The visit with its customer, address and price can be read over the API by a program that writes your invoices.',
    },
  ],
  neighbours: [
    { slug: 'job-manager', words: 'The work that the bill is for.' },
    { slug: 'train-telle', words: 'Where prices are written down.' },
  ],
  closing: {
    heading: 'Start with prices that hold.',
    words: 'Type in the five that people ask for. It quotes them tonight, and the same ones tomorrow.',
  },
};

const page = featurePage(
  content,
  <BillPicture
    talk={content.talk}
    shown={6}
    to="Grace Okafor"
    lines={[
      { said: '$149', what: 'Drain clearing', detail: '7 Ash Street, Cambridge', amount: '$149.00' },
      { said: 'It is free when you go ahead', what: 'Visit', detail: 'went ahead the same day', amount: '$0.00' },
    ]}
    due="$149.00"
    terms={{
      said: 'Payment is due when the work is done.',
      words: 'Due when the work is done. Cards, checks, bank transfer.',
    }}
  />,
);
export const meta = page.meta;
export default page.Page;
