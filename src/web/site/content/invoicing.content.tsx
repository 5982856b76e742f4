// /features/invoicing: a bill that agrees with what was said. The bill itself is not built yet, and the page says so.
import { featurePage } from '../feature-page.tsx';
import { BillPicture } from '../pictures/bill-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/invoicing.json';

export const content: FeatureContent = {
  path: '/features/invoicing',
  name: 'Invoicing',
  title: 'Invoicing that agrees with what the customer was told · Telle',
  description:
    'A bill is argued about when it differs from the phone call. Telle says only the prices you listed, keeps the sentence, and is learning to write the bill.',
  headline: 'The bill says what the phone said.',
  lead: 'Arguments about a bill begin with “but I was told”. Telle tells people what you listed, to the cent, and keeps the words. The invoice that follows from them is being built.',
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
        title: 'Draft, sent, paid',
        line: 'The way an invoice will go. Today it ends where the visit is done.',
        work: { kind: 'steps', steps: ['Price said', 'Visit', 'Draft', 'Sent', 'Paid'], at: 1 },
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
    heading: 'What you can bill with today',
    list: [
      {
        state: 'today',
        what: 'Prices, said and kept',
        words:
          'Services with amounts or notes, in your currency; each reply checked against them; every conversation on file and in the API.',
      },
      {
        state: 'building',
        what: 'The invoice itself',
        words:
          'Drafts from visits, numbers, tax, PDF and reminders are not in this version. The bill above is a drawing.',
      },
      {
        state: 'building',
        what: 'Payment by card',
        words: 'Will take your own account with a payment provider. Telle never holds your money.',
      },
    ],
  },
  questions: [
    {
      question: 'Then why is there a page about it?',
      answer:
        'Because the half that prevents arguments works: what customers are told about money. We would sooner show you an unfinished bill than a finished promise.',
    },
    {
      question: 'Can it negotiate?',
      answer: 'No. It has no authority to give anything away. A wish for another price is passed on to you.',
    },
    {
      question: 'What do I use for the bill until then?',
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
