// /industries/trades: plumbers, electricians, builders, roofers.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/trades.json';

export const content: IndustryContent = {
  path: '/industries/trades',
  name: 'Trades & Construction',
  title: 'AI receptionist for plumbers, electricians and builders · Telle',
  description:
    'Telle answers while you are under the sink: it quotes your call-out fee, books the visit with travel time between, and fetches you for a burst pipe.',
  headline: 'Both hands full. The phone is answered.',
  lead: 'The caller gets a price and a time instead of a beep. You get a tidy diary, and are fetched only when water is running.',
  talk: talk as Talk,
  grid: {
    heading: 'What it takes off a working day',
    cards: [
      {
        title: 'Emergencies first',
        line: 'You name what counts. Those go to whoever is on call, day and night.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: 'Burst pipe' },
            { tone: 'urgent', words: 'Gas smell' },
            { tone: 'quiet', words: 'Dripping tap' },
          ],
        },
      },
      {
        title: 'The question before the yes',
        line: 'Guarantee, parking, payment: settled while the customer is still on the line.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'What if the drain blocks again?' },
            { who: 'telle', words: 'If the same drain blocks again within 30 days, we come back at no charge.' },
          ],
        },
      },
      {
        title: 'Your prices, your words',
        line: 'It quotes what you wrote down. Where you price on sight, it offers the estimate visit.',
        work: {
          kind: 'rows',
          rows: [
            ['Drain clearing', '$149'],
            ['Leak repair', 'from $160'],
            ['Estimate visit', 'free'],
          ],
        },
      },
      {
        title: 'The house has a history',
        line: 'The address is asked once. When they call again, the last visit is in front of you.',
        work: {
          kind: 'ledger',
          entries: [
            { time: 'Nov 17', what: 'Drain clearing', detail: '88 Bleecker Street', state: 'Booked', tone: 'settled' },
            { time: 'Mar 3', what: 'Leak repair', detail: 'under the sink', state: 'Done', tone: 'quiet' },
          ],
        },
      },
      {
        title: 'From quote to paid',
        line: 'The job carries its quote, its visit and its invoice. Nothing is typed twice.',
        work: { kind: 'steps', steps: ['Enquiry', 'Quote', 'Booked', 'Done', 'Paid'], at: 2 },
      },
      {
        title: 'The towns you drive to',
        line: 'Told before anybody takes a morning off to wait for a van.',
        work: {
          kind: 'taught',
          question: 'Do you come out to Quincy?',
          answer: 'We work in Boston, Cambridge, Somerville and Quincy.',
        },
      },
    ],
  },
  benefits: {
    heading: 'Why crews keep it on',
    list: [
      {
        title: 'The job goes to whoever answers',
        words: 'A homeowner with a wet floor rings three numbers. Yours is the one that picks up and names a time.',
      },
      {
        title: 'No more call-backs from the van',
        words: 'Prices, area, guarantee, parking: answered on the spot, from what you taught it once.',
      },
      {
        title: 'A diary that holds',
        words: 'Two callers cannot get the same hour; the database itself refuses the second.',
      },
      {
        title: 'Evenings stay yours',
        words: 'The list of the day is written when you come home. One look tells you what still needs you.',
      },
    ],
  },
  ground: 'bell',
  figures: {
    heading: 'What a month can look like',
    list: [
      { figure: '40%', words: 'more leads', claim: true },
      { figure: '60%', words: 'faster response', claim: true },
      { figure: '25%', words: 'higher conversion', claim: true },
      { figure: '80%', words: 'less admin', claim: true },
    ],
  },
  strip: {
    at: 'first',
    wide: true,
    heading: 'Tuesday, as two vans drive it',
    words:
      'Drive and clean-up belong to the visit, so the next one starts when the van can be there. What came in overnight is green.',
    label: 'A day in the diary of Harbor Plumbing, with a column for each van',
    work: {
      kind: 'day',
      columns: [
        {
          who: 'Dana',
          slots: [
            { time: '8:00', what: 'Estimate visit · Charlestown', state: 'booked' },
            { time: '9:00', what: 'Leak repair · Osei', state: 'booked' },
            { time: '11:00', what: 'free until 2', state: 'free' },
            { time: '2:00', what: 'Drain clearing · Lopez', state: 'new' },
          ],
        },
        {
          who: 'Luis',
          slots: [
            { time: '7:30', what: 'Water heater · Abbott', state: 'new' },
            { time: '10:00', what: 'Water heater · Novak', state: 'booked' },
            { time: '11:30', what: 'Drain clearing · Quincy', state: 'new' },
            { time: '1:30', what: 'free, holds for an emergency', state: 'free' },
          ],
        },
      ],
    },
  },
  questions: [
    {
      question: 'How does it know what is an emergency?',
      answer:
        'Gas, water and fire are recognised from the start, in four languages. You add your own words. All of them go to the person on call, whatever the hour.',
    },
    {
      question: 'Do I keep my number?',
      answer:
        'Yes. You forward it when you do not pick up, or move it to a carrier that Telle works with. The carrier bills the minutes; Telle does not replace it.',
    },
    {
      question: 'What if a job has no fixed price?',
      answer:
        'It says the note you wrote, for example “from $160 for the first hour”, or offers the estimate visit. A price that you have not written down is never made up.',
    },
    {
      question: 'Can two crews be booked at the same time?',
      answer:
        'Yes. Each person has their own hours, services and diary. One person cannot be booked twice: the database refuses it.',
    },
  ],
  closing: {
    heading: 'The next call is yours.',
    words: 'Teach it your prices tonight. It answers from tomorrow, fourteen days free.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
