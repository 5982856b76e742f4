// /industries/automotive: repair shops, tire shops, body shops.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/automotive.json';

export const content: IndustryContent = {
  path: '/industries/automotive',
  name: 'Automotive',
  title: 'AI receptionist for auto repair and tire shops · Telle',
  description:
    'Callers describe a noise. Telle books the right check in the right bay, says what a diagnosis costs and where the key goes before you open.',
  headline: 'Under the hood, and still picking up.',
  lead: 'Callers describe a noise, not a service. Telle books the check it needs, says what that costs, and explains where to leave the key.',
  ground: 'signal',
  talk: talk as Talk,
  strip: {
    at: 'first',
    heading: 'It speaks driver',
    words:
      'Nobody calls for “engine diagnosis, sixty minutes”. You write down once what drivers say about each service; Telle picks the service, the minutes and the bay that can do it.',
    label: 'What drivers say, and what Kestrel Auto Care’s diary gets',
    work: {
      kind: 'sheet',
      fields: [
        ['“It shakes at red lights.”', 'Engine diagnosis · 60 min · bay 2 · $120'],
        ['“It squeaks when I brake.”', 'Brake inspection · 45 min · either bay · $45'],
        ['“It just clicks.”', 'Battery test · 20 min · bay 1 · free'],
        ['“It’s due, I think.”', 'Oil change · 30 min · either bay · $59 up to 5 quarts'],
        ['“There’s smoke coming out of my hood.”', 'No booking: goes to the person on call'],
      ],
    },
  },
  grid: {
    heading: 'From the tow to the key',
    cards: [
      {
        title: 'On the shoulder of I-40',
        line: 'Some callers do not need a time. They need somebody now.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: 'Brakes went out' },
            { tone: 'urgent', words: 'Stuck on the highway' },
            { tone: 'quiet', words: 'Wiper blades' },
          ],
        },
      },
      {
        title: 'Bays, not just hours',
        line: 'The lift for diagnosis is one lift. Telle does not sell it twice.',
        work: {
          kind: 'slots',
          day: 'Tue 17',
          who: 'Bay 2',
          slots: [
            { time: '8:00', what: 'Diagnosis · Tacoma, Baca', state: 'booked' },
            { time: '9:30', what: 'Diagnosis · Tsosie', state: 'new' },
            { time: '11:00', what: 'Brakes or oil', state: 'free' },
          ],
        },
      },
      {
        title: 'What you do not touch',
        line: 'Better a no on the phone than a tow to the wrong shop.',
        work: {
          kind: 'taught',
          question: 'Do you do diesel trucks?',
          answer: 'We do not work on diesel trucks or Teslas.',
        },
      },
      {
        title: 'Nothing without a yes',
        line: 'Each car stands where it stands, for you and for whoever answers the phone.',
        work: { kind: 'steps', steps: ['Key in the slot', 'Diagnosed', 'Estimate', 'Approved', 'Ready'], at: 2 },
      },
      {
        title: 'The price, before the trip',
        line: 'One number or one sentence, exactly as you wrote it.',
        work: { kind: 'figure', figure: '$59', words: 'oil change, up to five quarts of synthetic' },
      },
      {
        title: 'Is my car done?',
        line: 'The caller says whose and which; you answer between two cars.',
        work: {
          kind: 'mail',
          subject: 'For the shop, from Orlando Baca',
          words: 'The 2017 Tacoma: is it ready today, and may I keep the loaner until six?',
        },
      },
    ],
  },
  benefits: {
    heading: 'Less counter, more wrench',
    list: [
      {
        title: 'Gloves stay on',
        words: 'No running to the counter for “how late are you open”, no grease on the receiver.',
      },
      {
        title: 'The whole call in one',
        words:
          'Price, time, where to park, where the key goes. A driver who knows all four does not ring the next shop.',
      },
      {
        title: 'Spanish without passing the phone',
        words: 'Callers are answered in the language they speak; the diary reads the same.',
      },
      {
        title: 'Fridays hold what was promised',
        words: 'A bay that is taken is taken: the diary refuses the second car, whoever asks, at any hour.',
      },
    ],
  },
  figures: {
    heading: 'A two-bay shop, as an example',
    list: [
      { figure: '55%', words: 'more bookings', claim: true },
      { figure: '70%', words: 'of price questions answered at once', claim: true },
      { figure: '90%', words: 'of customers satisfied', claim: true },
      { figure: '45%', words: 'less time on the phone', claim: true },
    ],
  },
  questions: [
    {
      question: 'Will it tell a caller what is wrong with the car?',
      answer:
        'No. It books the inspection that you connected with those words, and says what it costs. It does not diagnose, and it names no repair price that you have not listed.',
    },
    {
      question: 'Does it know my shop software?',
      answer:
        'It keeps its own diary of bays. The API is open and documented, for a developer who wants to connect the two; there is no ready-made link to a shop system.',
    },
    {
      question: 'Who comes when somebody is stranded?',
      answer:
        'You, or whoever holds the on-call phone: the call is put through at once, with what was said. Telle does not send a tow truck itself; it can tell your towing partner’s name and price.',
    },
  ],
  closing: {
    heading: 'Finish the car. It has the phone.',
    words: 'Five services and what drivers call them. That is an hour, and fourteen days to see.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
