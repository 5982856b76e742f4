// /industries/trades: plumbers, electricians, builders, roofers.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/trades.json';

export const content: IndustryContent = {
  path: '/industries/trades',
  name: 'Trades & Construction',
  title: 'AI receptionist for plumbers, electricians and builders · Telle',
  description:
    'Telle answers while you are under the sink: it quotes your call-out fee, books the visit with travel time between, and rings you for a burst pipe.',
  headline: 'Both hands full. The phone is answered.',
  lead: 'The caller gets a price and a time instead of a beep. You get a tidy diary, and a ring only when water is running.',
  talk: talk as Talk,
  grid: {
    heading: 'What it takes off a working day',
    cards: [
      {
        title: 'Emergencies first',
        line: 'You name what counts. Those ring you, then the next on the list, day and night.',
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
        title: 'Visits, not just times',
        line: 'Drive and clean-up are part of the slot, so nobody is promised the impossible.',
        work: {
          kind: 'slots',
          day: 'Tue 17',
          who: 'Dana',
          slots: [
            { time: '10:00', what: 'Leak repair · Osei', state: 'booked' },
            { time: '11:30', what: 'on the road', state: 'free' },
            { time: '14:00', what: 'Drain clearing · Lopez', state: 'new' },
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
        title: 'The address, once',
        line: 'Asked for when the job needs it, kept with the customer, there when they call again.',
        work: {
          kind: 'rows',
          rows: [
            ['Maria Lopez', '88 Bleecker St'],
            ['Last visit', 'Mar 3'],
            ['Gate code', 'asks each time'],
          ],
        },
      },
      {
        title: 'From quote to paid',
        line: 'The job carries its quote, its visit and its invoice. Nothing is typed twice.',
        work: { kind: 'steps', steps: ['Enquiry', 'Quote', 'Booked', 'Done', 'Paid'], at: 2 },
      },
      {
        title: 'Out of your area, politely',
        line: 'Callers from too far hear so at once, and you do not drive an hour for an estimate.',
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
  figures: {
    heading: 'What a month can look like',
    list: [
      { figure: '40%', words: 'more leads', claim: true },
      { figure: '60%', words: 'faster response', claim: true },
      { figure: '25%', words: 'higher conversion', claim: true },
      { figure: '80%', words: 'less admin', claim: true },
    ],
  },
  closing: {
    heading: 'The next call is yours.',
    words: 'Teach it your prices tonight. It answers from tomorrow, fourteen days free.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
