// /careers: what we offer, what is open, and how one is hired. Sample content until an operator writes their own.
import { careersPage } from '../careers/careers-page.tsx';
import type { CareersContent } from './company-shapes.ts';

export const content: CareersContent = {
  path: '/careers',
  title: 'Careers at Telle: openings and how we hire',
  description:
    'Open positions for people who like a calm desk and a working phone. Four steps from the application to the offer, the first of them within 48 hours.',
  name: 'Careers',
  headline: 'There is a chair for you.',
  lead: 'We build the desk that picks up. It takes engineers, listeners, drawers and people who have stood behind a counter themselves.',
  sample: 'Sample benefits and openings. Whoever runs this installation puts their own here.',
  benefits: {
    heading: 'What you get',
    list: [
      { title: 'Your own hours', words: 'Four of them in common with the others, the rest when you think best.' },
      { title: 'Thirty days off', words: 'Taken, not collected. Somebody else answers your phone.' },
      {
        title: 'Work from where you are',
        words: 'A desk, a chair and a good headset are sent to you. Twice a year we meet.',
      },
      {
        title: 'A week behind a counter',
        words: 'Each year, paid, at a customer of your choice. It is where our best ideas come from.',
      },
      { title: 'Books, courses, a coach', words: 'Pick one and tell us afterwards what to change.' },
      { title: 'One salary list', words: 'Same work, same pay. Everybody can read it.' },
    ],
  },
  values: {
    heading: 'How we work',
    list: [
      'Call a customer before you write a document.',
      'Small changes, every day, each of them finished.',
      'Say “I don’t know” early. The product does, too.',
      'Leave at five. The phone is answered.',
    ],
  },
  openings: {
    heading: 'Open positions',
    none: 'Nothing is open at the moment. Good people are read all the same.',
    list: [
      {
        slug: 'conversation-engineer',
        title: 'Conversation Engineer',
        department: 'Engineering',
        location: 'Remote, Americas',
        type: 'Full-time',
        since: '2026-11-09',
        description:
          'You teach the desk to follow people who change their minds in the middle of a sentence, and you prove that it does.',
        requirements: [
          'TypeScript that others like to read',
          'Respect for grammar, and for those who ignore it',
          'You measure before you believe',
        ],
        isSample: true,
      },
      {
        slug: 'telephony-engineer',
        title: 'Telephony Engineer',
        department: 'Engineering',
        location: 'Remote, Europe',
        type: 'Full-time',
        since: '2026-11-09',
        description: 'Two hundred milliseconds decide whether a call feels like a person. They are yours.',
        requirements: [
          'SIP, RTP and the courage to read packet captures',
          'Experience with a carrier’s bad day',
          'Calm on call, one week in six',
        ],
        isSample: true,
      },
      {
        slug: 'product-designer',
        title: 'Product Designer',
        department: 'Design',
        location: 'Lisbon or remote',
        type: 'Full-time',
        since: '2026-10-26',
        description: 'An owner reads our screens with wet hands, in a van, in the sun. You draw for that minute.',
        requirements: [
          'A portfolio with something you took away',
          'HTML and CSS as a drawing tool',
          'You test with people who did not volunteer',
        ],
        isSample: true,
      },
      {
        slug: 'customer-guide',
        title: 'Customer Guide',
        department: 'Customers',
        location: 'Denver',
        type: 'Full-time',
        since: '2026-11-02',
        description: 'You sit with an owner for the first hour, until the desk says what they would have said.',
        requirements: [
          'You have run, or helped to run, a small business',
          'English and Spanish',
          'Patience that is not an act',
        ],
        isSample: true,
      },
      {
        slug: 'technical-writer',
        title: 'Technical Writer',
        department: 'Customers',
        location: 'Remote',
        type: 'Part-time',
        since: '2026-11-16',
        description: 'One page for each thing that can be done, and none for what should have been obvious.',
        requirements: [
          'Short sentences',
          'You install things to see if the guide is right',
          'German or French is a plus',
        ],
        isSample: true,
      },
      {
        slug: 'finance-and-office',
        title: 'Finance & Office Lead',
        department: 'Operations',
        location: 'Denver',
        type: 'Part-time',
        since: '2026-11-16',
        description: 'Books that close on the third of the month, and an office that nobody needs to think about.',
        requirements: [
          'Bookkeeping for a company of our size',
          'Payroll in more than one country',
          'A kind way of saying no',
        ],
        isSample: true,
      },
    ],
  },
  process: {
    heading: 'From hello to hired',
    steps: [
      {
        title: 'You apply',
        when: 'Reviewed within 48 hours',
        words: 'A person reads every application, and you get an answer either way.',
      },
      {
        title: 'Phone screen',
        when: '30 minutes',
        words: 'Half of it is your questions. A person calls you; we know the difference.',
      },
      {
        title: 'A small piece of work',
        when: 'Half a day, paid',
        words: 'Real work of the kind you would do, with somebody to ask while you do it.',
      },
      {
        title: 'Meet everyone, then an offer',
        when: 'Within the week',
        words: 'With the number from the salary list, so that there is nothing to haggle over.',
      },
    ],
  },
  closing: {
    heading: 'Your job is not on the list?',
    words: 'Tell us what you would do here. Some chairs are built for the person.',
  },
};

const page = careersPage(content);
export const meta = page.meta;
export default page.Page;
