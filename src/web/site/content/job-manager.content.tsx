// /features/job-manager: the way from a ringing phone to a van in the right street.
import { featurePage } from '../feature-page.tsx';
import { WorkOrderPicture } from '../pictures/work-order-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/job-manager.json';

export const content: FeatureContent = {
  path: '/features/job-manager',
  name: 'Job Manager',
  title: 'Job manager: from the call to the van in the street · Telle',
  description:
    'A job begins as a sentence on the phone. Telle asks what the crew will need, says your price, sets the visit, and keeps the caller’s own words with it.',
  headline: 'The job sheet, before they hang up.',
  lead: 'Address, price, time, the van that goes: asked once, while the customer is still on the line. You read it before you start the engine.',
  ground: 'mist',
  opening: 'first',
  talkAt: 'below',
  talk: talk as Talk,
  grid: {
    heading: 'What a crew asks you every morning',
    cards: [
      {
        title: '“Where is it?”',
        line: 'Services that need somebody to come ask for the street. Those that do not, do not.',
        work: {
          kind: 'rows',
          rows: [
            ['Leak repair', 'asks the address'],
            ['Phone advice', 'does not'],
          ],
        },
      },
      {
        title: '“What did you tell them it costs?”',
        line: 'What you wrote down, word for word, so that nobody at the door argues about another figure.',
        work: {
          kind: 'taught',
          question: 'How much is a leak repair?',
          answer: 'From $160 for the first hour, parts extra.',
        },
      },
      {
        title: '“Can I make it in time?”',
        line: 'Drive and clean-up belong to the visit: half an hour after each one stays free.',
        work: {
          kind: 'slots',
          day: 'Tue 17',
          who: 'Dana',
          slots: [
            { time: '1:00', what: 'Estimate visit', state: 'booked' },
            { time: '1:30', what: 'drive', state: 'free' },
            { time: '3:00', what: 'Leak repair · Abbott', state: 'new' },
          ],
        },
      },
      {
        title: '“Who is it for?”',
        line: 'Each of your people does what they can do. A water heater never lands on the wrong van.',
        work: {
          kind: 'sheet',
          fields: [
            ['Dana', 'drains, leaks, estimates'],
            ['Luis', 'the same, and heaters'],
          ],
        },
      },
      {
        title: '“What exactly is wrong?”',
        line: 'The customer’s sentence, not a category. “It only drips when next door showers” is half the repair.',
        work: {
          kind: 'mail',
          subject: 'Said on the phone, 8:05',
          words: 'There’s a leak under my kitchen sink.',
        },
      },
      {
        title: '“Did they call it off?”',
        line: 'Moved and cancelled visits change the one record. There is no second list to forget.',
        work: { kind: 'steps', steps: ['Booked', 'Moved', 'Still one visit'], at: 2 },
      },
    ],
  },
  benefits: {
    heading: 'Less paper on the dashboard',
    list: [
      {
        title: 'Nothing is typed twice',
        words: 'Who called is who is visited; the number that rang is the number on the sheet.',
      },
      {
        title: 'Wrong turns cost a morning',
        words: 'The street is said back to the customer before the visit is booked.',
      },
      {
        title: 'The office need not be in the office',
        words: 'Whoever drives last can look at the same record as whoever answers first.',
      },
    ],
  },
  figures: {
    heading: 'Kept together',
    list: [
      { figure: '1', words: 'record a visit, however often it is moved' },
      { figure: '0', words: 'hours that two jobs can share; the database refuses the second' },
      { figure: '$79', words: 'a month on Professional, visits not counted' },
    ],
  },
  heard: {
    heading: 'Five past eight, under the sink',
    words:
      'One call, and everything that the sheet above says. The last question was about parking; nobody would have rung back for that.',
  },
  strip: {
    at: 'last',
    wide: true,
    heading: 'Where the desk ends and the van begins',
    words:
      'From the first sentence to the visit in the diary, the work is Telle’s. What follows on site belongs to the people who are there.',
    label: 'The stages of a job: asked, priced and booked are kept by Telle; on site, done and paid by the crew',
    work: {
      kind: 'sides',
      sides: [
        {
          title: 'Kept by Telle',
          list: [
            'What the customer said',
            'The price that they were told',
            'The visit, its street and who drives',
            'Every move and cancellation',
          ],
        },
        {
          title: 'Kept on your clipboard',
          list: [
            'A quote that is accepted or not',
            'Hours and parts on site',
            'Photos before and after',
            'The signature, and the bill',
          ],
        },
      ],
    },
  },
  standing: {
    heading: 'Said without varnish',
    list: [
      {
        state: 'today',
        what: 'From the call to the visit',
        words:
          'Services with length, travel and price; people with skills and hours; addresses, moves and cancellations; all of it in the API as well.',
      },
      {
        state: 'outside',
        what: 'The job as a record of its own',
        words:
          'Quotes and what was done on site stay where you write them now. In Telle, the visit and its conversation are the record.',
      },
    ],
  },
  questions: [
    {
      question: 'I price on sight. What is the caller told?',
      answer:
        'Your own sentence, such as “from $160 for the first hour”, or that an estimate visit is free. A figure that you have not written down is not said.',
    },
    {
      question: 'Can a job take two days?',
      answer:
        'A visit can be up to 24 hours long. For longer work, book the first visit and block the days that follow for that person.',
    },
    {
      question: 'What if the crew runs late?',
      answer:
        'You move the visit; the diary closes the gap. Telling the customers that follow is still your call, in the plain sense of the word.',
    },
  ],
  neighbours: [
    { slug: 'smart-scheduling', words: 'How the van gets there in time.' },
    { slug: 'invoicing', words: 'What the customer was told it costs.' },
  ],
  closing: {
    heading: 'Let the phone write the sheet.',
    words: 'Put in three services and two people, then ring as your own worst customer.',
  },
};

const page = featurePage(
  content,
  <WorkOrderPicture
    order={{
      business: 'Harbor Plumbing',
      what: 'Leak repair',
      who: 'Samuel Abbott',
      phone: '(617) 555-0183',
      where: '12 Prince Street, Boston',
      when: 'Tuesday, November 17, 3:00 PM',
      with: 'Dana Reyes',
      price: 'From $160 for the first hour, parts extra',
      said: 'There’s a leak under my kitchen sink.',
      margin: [
        { at: '8:05', words: 'Rang, asked for tomorrow' },
        { at: '8:06', words: 'Was told the price' },
        { at: '8:06', words: 'Chose three o’clock' },
        { at: '8:07', words: 'Name, number, street said back: yes' },
        { at: '8:07', words: 'Told to keep 20 feet free for the van' },
      ],
    }}
  />,
);
export const meta = page.meta;
export default page.Page;
