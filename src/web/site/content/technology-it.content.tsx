// /industries/technology-it: managed service providers, IT support, software companies.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/technology-it.json';

export const content: IndustryContent = {
  path: '/industries/technology-it',
  name: 'Technology & IT',
  title: 'AI receptionist for IT support and service providers · Telle',
  description:
    'A printer gets an appointment, an outage reaches the engineer on call with what was said. Self-hosted, with an open API, and no cloud account needed.',
  headline: 'A printer can wait. An outage cannot.',
  lead: 'Telle gives first-line answers, books the remote session, and hears in the middle of a sentence when it has stopped being about the printer.',
  ground: 'ink',
  opening: 'across',
  talk: talk as Talk,
  rhythm: 'staggered',
  grid: {
    heading: 'First line, done properly',
    cards: [
      {
        title: 'Asked first, answered first',
        line: 'The fix that you would ask them to try, before anybody opens a session.',
        work: {
          kind: 'taught',
          question: 'Our printer shows offline, what can I do?',
          answer:
            'First switch the printer off for ten seconds and on again. If it still shows offline, we connect and look.',
        },
      },
      {
        title: 'Severity by what was said',
        line: 'Ransomware and “everything is down” are known from the start. Add your own.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: 'Ransomware' },
            { tone: 'urgent', words: 'Backup failed' },
            { tone: 'quiet', words: 'Outlook is slow' },
          ],
        },
      },
      {
        title: 'Your promise, quoted right',
        line: 'Response times stand in your texts; it does not improvise an SLA.',
        work: { kind: 'figure', figure: '30 min', words: 'to an outage, on a plan, day and night' },
      },
      {
        title: 'Sessions between visits',
        line: 'Remote work fills the gaps, travel keeps its half hour, and nobody is in two offices.',
        work: {
          kind: 'slots',
          day: 'Fri 20',
          who: 'Kofi',
          slots: [
            { time: '8:00', what: 'Remote session · Petrie', state: 'new' },
            { time: '8:45', what: 'Remote session', state: 'free' },
            { time: '1:00', what: 'On-site visit · Larkin', state: 'booked' },
          ],
        },
      },
      {
        title: 'Plans and prices, by heart',
        line: 'Somebody who shops at seven in the evening has the quote at seven.',
        work: {
          kind: 'rows',
          rows: [
            ['Support plan', '$85 a person'],
            ['On-site visit', '$195'],
            ['New employee', '$120'],
            ['Network assessment', 'free'],
          ],
        },
      },
      {
        title: 'From reported to solved',
        line: 'The caller, the talk and the visit stay together to the end.',
        work: { kind: 'steps', steps: ['Reported', 'Booked', 'Connected', 'Solved'], at: 1 },
      },
    ],
  },
  benefits: {
    heading: 'For people who read the logs',
    list: [
      {
        title: 'On call means called',
        words:
          'What is dangerous reaches you at night, and what you named. The rest has an appointment by the time you wake up.',
      },
      {
        title: 'Tier two stays in flow',
        words: 'Nobody breaks off a migration to explain where the VPN icon is.',
      },
      {
        title: 'You can read how it works',
        words: 'Apache-2.0, TypeScript, PostgreSQL. An OpenAPI description at /api/openapi.json.',
      },
      {
        title: 'A model is optional, and on a leash',
        words:
          'It runs without one. Connect one, and it may phrase; bookings and hand-offs are made by code that checks.',
      },
    ],
  },
  figures: {
    heading: 'A support desk, as an example',
    list: [
      { figure: '70%', words: 'faster resolution', claim: true },
      { figure: '85%', words: 'of first-line questions answered at once', claim: true },
      { figure: '60%', words: 'support efficiency', claim: true },
      { figure: '40%', words: 'less admin', claim: true },
    ],
  },
  strip: {
    at: 'last',
    heading: 'Thursday, 4:20 PM, in three lines',
    words:
      'The call above, as it stands in the record. The hand-off carries what the caller said, so that whoever picks up does not begin with “hello, what is the problem”.',
    label: 'What one call left in the record of Northbeam IT, newest first',
    work: {
      kind: 'ledger',
      entries: [
        {
          time: '4:22',
          what: 'Server down, Petrie Dental',
          detail: '“Nobody can open the patient files.”',
          state: 'On call',
          tone: 'urgent',
        },
        {
          time: '4:21',
          what: 'How fast at night?',
          detail: 'Answered from “Response times”',
          state: 'Answered',
          tone: 'quiet',
        },
        {
          time: '4:20',
          what: 'Printer offline',
          detail: 'Remote session, Friday 8 AM, Kofi',
          state: 'Booked',
          tone: 'settled',
        },
      ],
    },
  },
  questions: [
    {
      question: 'What does it need to run?',
      answer:
        'A machine with Node 20 or newer. It starts its own PostgreSQL or uses yours. Mail, carrier, sign-in providers and a language model are switched on by environment variables; none is required.',
    },
    {
      question: 'Does it open tickets in our PSA?',
      answer:
        'There is no ready-made connector. Messages, hand-offs, appointments and contacts are all in the API, which describes itself in OpenAPI.',
    },
    {
      question: 'And if our own line is down?',
      answer:
        'Then a Telle in your office is down with it. Run it outside the building, and let the carrier fall back to a phone when the server does not answer.',
    },
    {
      question: 'Which models can we connect?',
      answer:
        'Anything that speaks the OpenAI protocol, Ollama, llama.cpp and vLLM included, or Anthropic’s. Tokens and money are capped for each business and day; at the cap it goes on without the model.',
    },
  ],
  closing: {
    heading: 'Clone it, or start the trial.',
    words: 'Either way it answers today: response times, plans, and the words that may wake you.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
