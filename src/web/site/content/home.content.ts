// /: what Telle is in ten seconds. The three voices are sample content until an operator writes what their own customers said.
import type { HomeContent } from './company-shapes.ts';

export const content: HomeContent = {
  path: '/',
  title: 'Telle · The phone is answered. You keep working.',
  description:
    'Telle answers your calls, texts, chats and mail, knows your prices and hours, and books the job into your diary.',
  headline: ['The phone is answered.', 'You keep working.'],
  lead: 'Telle picks up, knows your prices and hours, books the job into your diary, and fetches you only when it should.',
  trialLine: '14 days free. No credit card.',
  facts: [
    { figure: '24/7', words: 'one desk with one memory, whichever way they come' },
    { figure: '0', words: 'double bookings: the diary itself refuses them' },
    { figure: '4', words: 'languages: English, Spanish, French, German' },
    { figure: '$79', words: 'a month, or host it yourself' },
  ],
  tidy: {
    heading: 'Come back from the job to a desk that is already tidy.',
    words: 'What was booked, what it could not answer, and the one call that needs you, on top.',
  },
  features: { heading: 'One receptionist, every door of the business' },
  reasons: {
    heading: 'Why owners hand it the phone',
    list: [
      {
        title: 'It says only what you taught it',
        words: 'Prices, hours and services come from you. What it does not know, it asks you, once.',
      },
      {
        title: 'It acts, and shows what it did',
        words: 'A booking is in the diary before the caller has hung up. Every act stands in one list, with its undo.',
      },
      {
        title: 'It knows when to fetch you',
        words: 'An emergency is handed to a person at once. Everything else waits, in order of urgency.',
      },
      {
        title: 'It is yours',
        words: 'Run it on your own machine, with your own data. Leave with all of it whenever you like.',
      },
    ],
  },
  trial: {
    heading: 'Try it on your own calls',
    list: [
      '14-day free trial',
      'No credit card required',
      'Full access to the desk',
      'Dedicated support',
      'Custom AI training',
    ],
  },
  testimonials: {
    heading: 'Overheard at other desks',
    note: 'Sample voices, to show what stands here. Whoever runs this installation puts in what their own customers said.',
    list: [
      {
        words:
          'I used to stop the van to call people back. Now I stop it for lunch. The list is written when I look at it, and the prices in it are mine.',
        name: 'Grace Lindqvist',
        trade: 'Plumber, crew of three',
        stars: 5,
        hair: 'bun',
        skin: 'light',
        ground: 'sage',
      },
      {
        words: 'It told a caller “I don’t know” and asked me the next morning. That was when I began to trust it.',
        name: 'Dr. Amir Haddad',
        trade: 'Family practice',
        stars: 5,
        hair: 'short',
        skin: 'tan',
        ground: 'bell',
      },
      {
        words: 'Guests write at two in the morning, in German. They have their room before I have my coffee.',
        name: 'Odette Marchand',
        trade: 'Inn with nine rooms',
        stars: 5,
        hair: 'curls',
        skin: 'deep',
        ground: 'signal',
      },
    ],
  },
  closing: { heading: 'Your next call is on its way.' },
};
