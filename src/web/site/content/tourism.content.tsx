// /industries/tourism: inns, guides, tours, activities.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/tourism.json';

export const content: IndustryContent = {
  path: '/industries/tourism',
  name: 'Tourism & Hospitality',
  title: 'AI receptionist for inns, tours and guides · Telle',
  description:
    'Guests ask at midnight, in four languages. Telle answers in theirs, books the tour, brings you room requests with dates, and takes no commission.',
  headline: 'Guests ask at midnight, in German.',
  lead: 'They plan from another time zone. Telle answers in English, Spanish, French or German, books the tour, and has the room request on your desk by breakfast.',
  ground: 'sage',
  results: 'line',
  talk: talk as Talk,
  rhythm: 'staggered',
  grid: {
    heading: 'A day between ferry and breakfast',
    cards: [
      {
        title: 'What happened after ten',
        line: 'You slept. Nobody had to ring the bell twice.',
        work: {
          kind: 'ledger',
          entries: [
            { time: '6:50', what: 'Room, Dec 4 to 6', detail: 'Two people, one dog', state: 'Message', tone: 'bell' },
            {
              time: '11:40',
              what: 'No key to the room',
              detail: 'Your night phone',
              state: 'Handed over',
              tone: 'urgent',
            },
            { time: '10:15', what: 'Jana Vogel', detail: 'Kayak tour, Sat 28 at 10', state: 'Booked', tone: 'settled' },
          ],
        },
      },
      {
        title: 'One guide, one boat',
        line: 'Tours know who leads them, and when the boats are back.',
        work: {
          kind: 'slots',
          day: 'Sat 28',
          who: 'Nora',
          slots: [
            { time: '10:00', what: 'Kayak tour · Vogel', state: 'new' },
            { time: '1:00', what: 'Crabbing lesson · Brooks', state: 'booked' },
            { time: '3:30', what: 'free until dark', state: 'free' },
          ],
        },
      },
      {
        title: 'Prices without a calculator',
        line: 'As listed, in every language the same amount.',
        work: {
          kind: 'rows',
          rows: [
            ['Kayak tour', '$79'],
            ['Crabbing lesson', '$59'],
            ['Whale watching walk', '$35'],
          ],
        },
      },
      {
        title: 'May the children come?',
        line: 'Ages, dogs, diets, steps: the questions that decide a holiday.',
        work: {
          kind: 'taught',
          question: 'Can our nine-year-old come kayaking?',
          answer: 'Children from eight years may come on a kayak tour, in a double kayak with an adult.',
        },
      },
      {
        title: 'Rooms stay your decision',
        line: 'The request arrives whole; you know which room takes the dog.',
        work: {
          kind: 'mail',
          subject: 'Room request, December 4 to 6',
          words: 'Two people and a small dog, arriving around eight. Is the corner room free?',
        },
      },
      {
        title: 'Yours, and nobody’s commission',
        line: 'A guest who books with you books with you.',
        work: { kind: 'figure', figure: '$0', words: 'commission on a booking' },
      },
    ],
  },
  benefits: {
    heading: 'Hosting, minus the telephone',
    list: [
      {
        title: 'Answered while the tab is open',
        words: 'Somebody who compares three places at night books the one that says yes first.',
      },
      {
        title: 'The local knows best',
        words:
          'Ferry times, wetsuits, where to park a camper: what you tell every guest, you tell once more, to Telle.',
      },
      {
        title: 'Wind changes plans',
        words:
          'Guests move or cancel a tour themselves, by the phone or mail they booked with; the place is free at once.',
      },
      {
        title: 'Breakfast without the phone',
        words: 'Between seven and ten you pour coffee. The list of the night waits beside the till.',
      },
    ],
  },
  figures: {
    heading: 'A summer, as an example',
    list: [
      { figure: '65%', words: 'more direct bookings', claim: true },
      { figure: '85%', words: 'of questions answered at once', claim: true },
      { figure: '95%', words: 'of guests satisfied', claim: true },
      { figure: '40%', words: 'less admin', claim: true },
    ],
  },
  strip: {
    at: 'first',
    heading: 'Four languages, one price list',
    words:
      'The same question, asked four times, and the answers that the assistant gave. It stays in the guest’s language; a text that you only wrote in English is quoted as it stands, and said to be a quote.',
    label: 'The price of the kayak tour, as Telle says it in four languages',
    work: {
      kind: 'voices',
      voices: [
        { language: 'en', words: 'Kayak tour is $79. Anything else I can help with?' },
        { language: 'es', words: 'El precio de Kayak tour es de $79. ¿Le ayudo con algo más?' },
        { language: 'fr', words: 'Pour Kayak tour, le prix est de 79 $. Je peux vous aider pour autre chose ?' },
        { language: 'de', words: 'Kayak tour kostet 79 $. Kann ich Ihnen sonst noch helfen?' },
      ],
    },
  },
  questions: [
    {
      question: 'Can it book rooms by the night?',
      answer:
        'No. It books what has an hour: tours, tables, treatments. A wish for a room is taken as a message with dates and names, and you confirm it in the system that you keep rooms in.',
    },
    {
      question: 'More than four languages?',
      answer:
        'No. It speaks English, Spanish, French and German, and is tested in all four. In any other it understands too little to book, and offers to take a message.',
    },
    {
      question: 'Do guests pay through it?',
      answer: 'Not in the conversation. Say in your texts how you take payment; a card number has no place in a chat.',
    },
    {
      question: 'We close from November to March.',
      answer:
        'Enter the closed dates: nothing is offered on them, and guests hear when you open again from what you wrote. Until then it collects the wishes for spring.',
    },
  ],
  closing: {
    heading: 'Sleep. Somebody is at the desk.',
    words: 'Your tours, your house rules, what the wind does. Fourteen days free, out of season too.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
