// /features/customer-crm: who is calling, and why; kept as it comes in, by nobody's typing.
import { featurePage } from '../feature-page.tsx';
import { StrandsPicture } from '../pictures/strands-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/customer-crm.json';

export const content: FeatureContent = {
  path: '/features/customer-crm',
  name: 'Customer CRM',
  title: 'A customer CRM that fills itself from conversations · Telle',
  description:
    'Whoever calls or chats has one page: name, number, your notes, what was booked and every word that was said. It is written by the talk itself.',
  headline: 'The card index that writes itself.',
  lead: 'Nobody keeps a CRM, since nobody has the time. Here the conversation is the entry, and you correct it where you know better.',
  ground: 'paper',
  opening: 'below',
  talkAt: 'below',
  talk: talk as Talk,
  grid: {
    heading: 'A page a person would keep',
    cards: [
      {
        title: 'Known before hello',
        line: 'The number on the line opens the page. Nobody spells a name that you have had for years.',
        work: {
          kind: 'rows',
          rows: [
            ['Number', '(505) 555-0191'],
            ['That is', 'Orlando Baca'],
            ['Drives', '2017 Toyota Tacoma'],
          ],
        },
      },
      {
        title: 'Written by the booking',
        line: 'A stranger who books is a contact by the end of the call, with what the visit needs and no more.',
        work: {
          kind: 'sheet',
          fields: [
            ['Name', 'Owen Tran'],
            ['Phone', '(505) 555-0162'],
            ['Birthday', null],
          ],
        },
      },
      {
        title: 'Your margin notes',
        line: '“Ring twice.” “Pays late.” Yours alone: they are never read out to a caller.',
        work: { kind: 'mail', subject: 'Note', words: 'Brings doughnuts. Call before noon.' },
      },
      {
        title: 'Found by a scrap',
        line: 'Part of a name, the end of a number, a word that was said.',
        work: {
          kind: 'ledger',
          entries: [
            { time: 'Nov 16', what: '“tire rotation”', detail: 'Baca, by phone', state: 'Found', tone: 'settled' },
          ],
        },
      },
      {
        title: 'Not everybody who asks is who they say',
        line: 'From a strange number, a code goes to the details on file before a visit is discussed.',
        work: { kind: 'steps', steps: ['“It’s Orlando”', 'Code sent', 'Read back', 'Believed'], at: 3 },
      },
      {
        title: 'Out again, whole',
        line: 'As a file for a spreadsheet, or over the open API. What you put in is yours to take.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'settled', words: 'contacts.csv' },
            { tone: 'quiet', words: '/api/contacts' },
            { tone: 'quiet', words: '/api/conversations' },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'What you know by the second ring',
    list: [
      {
        title: 'Whether they are coming anyway',
        words: 'Half of “I need to talk to you” is about the visit on Friday. It stands there.',
      },
      {
        title: 'What was promised',
        words: 'Not what somebody recalls promising: the sentence itself, with its minute.',
      },
      {
        title: 'Who they spoke to',
        words: 'The assistant, you, or both in one thread. Each line says whose it is.',
      },
      {
        title: 'That it is one and the same',
        words: 'Tuesday’s caller and Thursday’s chat are one person as soon as number or address agree.',
      },
    ],
  },
  results: 'quiet',
  figures: {
    heading: 'Room for people',
    list: [
      { figure: '10/100', words: 'contacts, in a sample account', claim: true },
      { figure: '100', words: 'contacts on the free plan' },
      { figure: '0', words: 'people lost at the limit: a caller who cannot be filed still leaves a message' },
    ],
  },
  heard: {
    heading: '“Hi, it’s Orlando.” Three words, one page.',
    words:
      'He gave no surname, no number and no address, since all three were there. The call took what he wanted and when.',
  },
  standing: {
    heading: 'How much of the card index is there',
    list: [
      {
        state: 'today',
        what: 'The index, the page, the timeline',
        words:
          'Sorted, tagged, noted on, brought in and taken out as a file. Each business sees its own rows only: the database itself keeps them apart.',
      },
      {
        state: 'today',
        what: 'Recognising and proving',
        words: 'By number or address on file; strangers by a code.',
      },
      {
        state: 'account',
        what: 'Codes that reach people',
        words:
          'Sent by mail once a mail server is set. Until then they are kept in the operator’s outbox, for trying it out.',
      },
    ],
  },
  questions: [
    {
      question: 'Can I bring the customers I have?',
      answer:
        'Yes, from a CSV file. Its columns are guessed, each line is checked before anything happens, and whoever is known already is not added a second time.',
    },
    {
      question: 'Who else can read my customers’ pages?',
      answer:
        'The people of your business. It runs on your own machine, and two businesses on one server cannot see each other’s rows, whatever a program forgets to ask.',
    },
    {
      question: 'I deleted the wrong person. And now?',
      answer: 'Restore them within thirty days, with their talks, visits and notes where they were.',
    },
    {
      question: 'Does it score leads?',
      answer: 'No. It tells you who rang, what they wanted and what came of it. You know which of them you like.',
    },
  ],
  neighbours: [
    { slug: 'ai-phone-answering', words: 'How a name gets onto the card.' },
    { slug: 'job-manager', words: 'What becomes of the person who has a leak.' },
  ],
  closing: {
    heading: 'Know who it is. Pick up smiling.',
    words: 'The first cards write themselves on the first day. A hundred fit on the free plan.',
  },
};

const page = featurePage(
  content,
  <StrandsPicture
    strands={[
      { how: 'chat', when: 'Tue, Nov 10, chat', words: '“Do you still have the winter tires I left with you?”' },
      {
        how: 'phone',
        when: 'Mon, Nov 16, call',
        words: '“Hi, it’s Orlando. I need a tire rotation on Friday at two.”',
      },
      { how: 'person', when: 'Wed, Nov 18, at the counter', words: '“Shelf 12, next to mine.” You typed that one in.' },
    ]}
    person={{
      name: 'Orlando Baca',
      facts: [
        ['Phone', '(505) 555-0191'],
        ['Email', 'orlando@baca.example'],
        ['Known since', 'March 2024'],
      ],
      note: '2017 Toyota Tacoma. Winter tires on shelf 12.',
      history: [
        { when: 'Nov 20', what: 'Tire rotation, 2:00 PM, Bay 1', state: 'Booked' },
        { when: 'Nov 10', what: 'Asked about winter tires', state: 'Answered' },
        { when: 'May 4', what: 'Oil change', state: 'Done' },
      ],
    }}
  />,
);
export const meta = page.meta;
export default page.Page;
