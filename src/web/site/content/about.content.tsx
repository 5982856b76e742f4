// /about: why Telle is there, for whom, and by whom. The team and the counts are sample content until an operator writes theirs.
import { aboutPage } from '../about/about-page.tsx';
import type { AboutContent } from './company-shapes.ts';

export const content: AboutContent = {
  path: '/about',
  title: 'About Telle: who answers when you cannot',
  description:
    'Why we build a receptionist for people with both hands full, what it will never do, and how a front desk can be yours: open, self-hosted, honest.',
  name: 'About Telle',
  headline: 'For everyone whose hands are full.',
  lead: 'The best plumber in town is under a sink. The best vet has a cat in both arms. Their phone rings out, and somebody else gets the job.',
  mission: {
    heading: 'Our mission',
    statement: 'Every small business deserves to be reached.',
    paragraphs: [
      'Large companies have call centers. Small ones have a voicemail box and a bad conscience. The difference is not in the quality of the work; it is in who picks up.',
      'So we build the front desk that a firm of three cannot hire: one that knows the prices, keeps the diary, writes down what was said, and fetches a person when a person is needed. It runs on a machine of your own, and its source is open to read.',
      'We call it a receptionist, not an agent or a copilot. It is an old profession, and a decent one: to be there, to listen, to know who can help, and to keep what is told in confidence.',
    ],
  },
  figures: [
    { figure: '10,000+', words: 'businesses reached through it', claim: true },
    { figure: '99.9%', words: 'uptime', claim: true },
    { figure: '4', words: 'languages; it follows the caller’s' },
    { figure: '1', words: 'machine is enough, and it may be yours' },
  ],
  values: {
    heading: 'What we hold ourselves to',
    list: [
      {
        title: 'Say only what is so',
        words:
          'A booking is confirmed when it stands in the diary. A price is quoted when the owner has written it down. Otherwise the answer is “I don’t know”.',
      },
      {
        title: 'Leave the last word to people',
        words: 'Anyone who asks for a human gets one. Anything that hurts, frightens or burns goes to a human unasked.',
      },
      {
        title: 'Own nothing of yours',
        words:
          'Your data lies in your database. You can take all of it along on any day, in formats that others can read.',
      },
      {
        title: 'Count, then claim',
        words:
          'How fast, how right, how often up: measured by programs that anybody can run, and shown with the command beside the number.',
      },
    ],
  },
  team: {
    heading: 'Four people, one phone',
    note: 'Sample team. Whoever runs this installation puts their own people here.',
    people: [
      {
        name: 'Nora Halvorsen',
        role: 'Founder',
        words:
          'Answered the phone in her father’s plumbing firm for nine years, and wrote down what people really ask.',
        hair: 'bun',
        skin: 'light',
        ground: 'bell',
      },
      {
        name: 'Samuel Okoye',
        role: 'Conversations',
        words: 'Listens to how callers change their minds, and teaches the desk to follow without a sigh.',
        hair: 'short',
        skin: 'deep',
        ground: 'sage',
      },
      {
        name: 'Mireille Tan',
        role: 'Design',
        words: 'Draws until an owner in a van finds it with one thumb. Removes something every week.',
        hair: 'long',
        skin: 'tan',
        ground: 'signal',
      },
      {
        name: 'Jonas Weidmann',
        role: 'Reliability',
        words: 'Pulls the plug on purpose, every day, and sleeps well because of it.',
        hair: 'curls',
        skin: 'light',
        ground: 'mist',
      },
    ],
  },
  closing: {
    heading: 'Come and answer with us.',
    words: 'We look for people who would rather mend a bad minute of a stranger’s day than add a feature.',
  },
};

const page = aboutPage(content);
export const meta = page.meta;
export default page.Page;
