// /industries/health-wellness: studios, massage, spas, trainers.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/health-wellness.json';

export const content: IndustryContent = {
  path: '/industries/health-wellness',
  name: 'Health & Wellness',
  title: 'AI receptionist for studios, spas and massage · Telle',
  description:
    'Clients text at nine in the evening to move a session. Telle moves it, tells your cancellation rule and leaves nobody waiting while you work.',
  headline: 'Hands on the client. Phone out of mind.',
  lead: 'Most messages want to move something. Telle moves it by text in a minute, and the old time is open again while somebody can still take it.',
  ground: 'bell',
  talk: talk as Talk,
  rhythm: 'staggered',
  grid: {
    heading: 'The small things, all day',
    cards: [
      {
        title: 'Late, and still welcome',
        line: 'Your rule, told kindly, before they are at the door.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'what happens if i’m late?' },
            {
              who: 'telle',
              words: 'Come late and the session still ends on time, since somebody is booked after you. Anything else?',
            },
          ],
        },
      },
      {
        title: 'Time to change the sheets',
        line: 'Turning the room belongs to the session and cannot be sold.',
        work: { kind: 'figure', figure: '60 + 15', words: 'minutes for a deep tissue massage' },
      },
      {
        title: 'Packages, as you price them',
        line: 'Ten sessions, five massages, a month: the answer is on your list.',
        work: {
          kind: 'rows',
          rows: [
            ['10 Pilates sessions', '$850'],
            ['5 massages', '$600'],
            ['Membership', '$160 a month'],
          ],
        },
      },
      {
        title: 'Careful where it matters',
        line: 'Pregnancy, surgery, injuries: it says what you require and goes no further.',
        work: {
          kind: 'taught',
          question: 'Can I come when I’m nine weeks pregnant?',
          answer: 'We give prenatal massage from week 13. Please tell us your week when you book.',
        },
      },
      {
        title: 'While you were in session',
        line: 'Three buzzes that did not happen in your pocket.',
        work: {
          kind: 'ledger',
          entries: [
            { time: '5:50', what: 'Alex B.', detail: 'Pause the membership?', state: 'Message', tone: 'bell' },
            { time: '5:25', what: 'New, by chat', detail: 'Intro session, Sat 9:00', state: 'Booked', tone: 'settled' },
            { time: '5:10', what: 'Priya R.', detail: 'Wednesday to Friday', state: 'Moved', tone: 'settled' },
          ],
        },
      },
      {
        title: 'You remember everybody',
        line: 'Notes stand with the client, in front of you before they walk in.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'bell', words: 'Prefers Lena' },
            { tone: 'quiet', words: 'Left shoulder' },
            { tone: 'quiet', words: 'No lavender' },
            { tone: 'settled', words: 'Member' },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'Calm is part of the service',
    list: [
      {
        title: 'The empty hour is seen in time',
        words: 'A session that moves on Tuesday night can be booked again from Tuesday night, by phone, text or chat.',
      },
      {
        title: 'Nobody listens at the table',
        words: 'No phone in the treatment room, no apology with oil on your hands.',
      },
      {
        title: 'People text you anyway',
        words: 'It reads “tmrw same time if u can” and answers in kind: short, friendly, exact about the time.',
      },
      {
        title: 'One diary for three people',
        words: 'Lena until three, Mateo from eleven: everybody has their hours and services, and nobody two clients.',
      },
    ],
  },
  figures: {
    heading: 'A studio’s year, for example',
    list: [
      { figure: '60%', words: 'client retention', claim: true },
      { figure: '80%', words: 'of changes made without a call', claim: true },
      { figure: '95%', words: 'of clients satisfied', claim: true },
      { figure: '50%', words: 'less admin', claim: true },
    ],
  },
  strip: {
    at: 'last',
    wide: true,
    heading: 'Friday, after the texts of one evening',
    words:
      'Green came in while the studio was closed or the hands were busy. Dashed is still for sale, by the hour that each person works.',
    label: 'A Friday in the diary of Stillwater Pilates & Massage, with a column for each of three people',
    work: {
      kind: 'day',
      columns: [
        {
          who: 'June · Pilates',
          slots: [
            { time: '7:00', what: 'Private session · Boone', state: 'booked' },
            { time: '8:00', what: 'Private session · Ito', state: 'new' },
            { time: '9:00', what: 'Intro session', state: 'free' },
            { time: '12:00', what: 'Private session · Hale', state: 'booked' },
          ],
        },
        {
          who: 'Lena · massage, until 3',
          slots: [
            { time: '9:00', what: 'Prenatal · Castillo', state: 'booked' },
            { time: '10:15', what: 'Deep tissue · Webb', state: 'new' },
            { time: '1:30', what: 'free', state: 'free' },
          ],
        },
        {
          who: 'Mateo · massage, from 11',
          slots: [
            { time: '11:00', what: 'Deep tissue · Larsen', state: 'booked' },
            { time: '3:30', what: 'free', state: 'free' },
            { time: '5:00', what: 'Deep tissue · Raman', state: 'new' },
          ],
        },
      ],
    },
  },
  questions: [
    {
      question: 'Does it enforce my cancellation fee?',
      answer:
        'It tells clients the rule and cancels or moves when they ask. Charging a fee is your decision, afterwards; Telle takes no card details over the phone or by text.',
    },
    {
      question: 'Can it book group classes?',
      answer:
        'It books one client with one person at one time. For a class with places, keep your class system; Telle answers the questions about it and takes a message.',
    },
    {
      question: 'Will clients know that it is not me?',
      answer:
        'It answers for the studio and does not pretend to be a person. Whoever asks for one gets a message to you, or in the hours you choose, you.',
    },
    {
      question: 'What do I need for texts?',
      answer:
        'A number at a carrier, who bills each text. Chat on your website and the booking by chat work without one.',
    },
  ],
  closing: {
    heading: 'Leave the phone in the drawer.',
    words: 'Services, hours and one paragraph on cancellations. You can try it on yourself tonight.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
