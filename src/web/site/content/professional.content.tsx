// /industries/professional: architects, consultants, engineers, agencies.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/professional.json';

export const content: IndustryContent = {
  path: '/industries/professional',
  name: 'Professional Services',
  title: 'AI receptionist for architects, consultants and agencies · Telle',
  description:
    'Telle tells prospects your fees and lead time, books the first meeting in your calendar, and sends a contractor’s question to the right desk.',
  headline: 'Find a brief on your desk, not voicemail.',
  lead: 'People choose a studio in the evening. Telle says how you charge and when you could start, books the first meeting, and lets you draw.',
  ground: 'paper',
  talk: talk as Talk,
  rhythm: 'staggered',
  grid: {
    heading: 'Between the deadline and the door',
    cards: [
      {
        title: 'From enquiry to project',
        line: 'Each one stands where it really stands, from the first question on.',
        work: { kind: 'steps', steps: ['Enquiry', 'First meeting', 'Proposal', 'Project'], at: 1 },
      },
      {
        title: 'Fees without a phone call',
        line: 'Who cannot afford you finds out in one sentence, and so does who can.',
        work: { kind: 'figure', figure: '9 to 12%', words: 'of the cost of building, for an addition' },
      },
      {
        title: 'The site calls the right desk',
        line: 'A question on a running project goes to whoever leads it, as it was put.',
        work: {
          kind: 'mail',
          subject: 'For Tom Ashworth, from Hale & Sons',
          words: 'We need the window schedule for Pearl Street before the pour on Thursday.',
        },
      },
      {
        title: 'Drawing hours are not for sale',
        line: 'Bookable hours are yours to set, person by person. The rest of the day stays whole.',
        work: {
          kind: 'slots',
          day: 'Tue 24',
          who: 'Ines',
          slots: [
            { time: '9:00', what: 'not bookable', state: 'free' },
            { time: '1:00', what: 'Drawing review · Okada', state: 'booked' },
            { time: '3:00', what: 'First meeting · Dubois', state: 'new' },
          ],
        },
      },
      {
        title: 'What it did not know',
        line: 'Waits in a list. Your answer is used from the next conversation on.',
        work: {
          kind: 'ledger',
          entries: [
            {
              time: '3 ×',
              what: '“Do you build passive houses?”',
              detail: 'first asked on Monday',
              state: 'Your turn',
              tone: 'bell',
            },
            {
              time: '1 ×',
              what: '“Is your survey extra?”',
              detail: 'answered by Ines',
              state: 'Taught',
              tone: 'settled',
            },
          ],
        },
      },
      {
        title: 'A no that does not sting',
        line: 'Work you do not take is declined at once, in words you chose.',
        work: {
          kind: 'taught',
          question: 'Do you design restaurants?',
          answer:
            'Houses, additions and small offices in Colorado. We do not design restaurants, and we do not draw plans for a permit alone.',
        },
      },
    ],
  },
  benefits: {
    heading: 'What an unbroken morning is worth',
    list: [
      {
        title: 'Fewer first meetings, better ones',
        words: 'Fees, start date and kind of work are settled before anybody sits down. Who comes, comes informed.',
      },
      {
        title: 'Two hours in a row',
        words: 'A call costs its five minutes and the twenty until you are back in the section. Telle takes both.',
      },
      {
        title: 'No proposal lost in a phone',
        words: 'Each enquiry is a contact with its whole talk, not a missed call with an area code.',
      },
      {
        title: 'It says what you would say',
        words: 'Calm, precise, no exclamation marks: the tone is a setting, the words are yours.',
      },
    ],
  },
  figures: {
    heading: 'A studio of six, as an example',
    list: [
      { figure: '45%', words: 'more enquiries that become a meeting', claim: true },
      { figure: '70%', words: 'of first questions answered at once', claim: true },
      { figure: '85%', words: 'of clients satisfied', claim: true },
      { figure: '50%', words: 'less admin', claim: true },
    ],
  },
  strip: {
    at: 'last',
    heading: 'Monday, 8:40 PM, as you read it on Tuesday',
    words:
      'The talk above, from the owner’s side. What was asked, what was promised in your name, and when you meet. What belongs to the meeting was left for the meeting.',
    label: 'An enquiry as it lies on the desk of Fieldstone Architects',
    work: {
      kind: 'sheet',
      fields: [
        ['From', 'Claire Dubois, (720) 555-0188'],
        ['Came by', 'website chat, Monday 8:40 PM'],
        ['Project', 'second floor on a house'],
        ['Asked, and was told', 'fees 9 to 12 percent; five to seven months to a permit'],
        ['First meeting', 'Tuesday, November 24, 3 PM, Ines Marchetti'],
        ['Budget', null],
        ['Lot and survey', null],
      ],
    },
  },
  questions: [
    {
      question: 'Can it judge whether a project suits us?',
      answer:
        'It tells people what you do and do not take, in your words. It does not score or turn away anybody on its own; who still wants a meeting gets one, and you see the talk beforehand.',
    },
    {
      question: 'Does it replace our calendar?',
      answer:
        'It keeps the diary that it books into, with hours for each person. Keep your drawing time out of the bookable hours and nobody is offered it.',
    },
    {
      question: 'What if a client wants a person, now?',
      answer:
        'In the hours you set, the conversation goes to you, with all that was said so far. Outside them it takes a message for the person asked for.',
    },
  ],
  closing: {
    heading: 'Draw. It picks up.',
    words: 'Your fees, your lead time, your no: an evening of writing, fourteen days to try.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
