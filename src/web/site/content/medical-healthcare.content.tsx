// /industries/medical-healthcare: family practices, dentists, therapists.
import { industryPage } from '../industry-page.tsx';
import type { IndustryContent, Talk } from './shapes.ts';
import talk from './talks/medical-healthcare.json';

export const content: IndustryContent = {
  path: '/industries/medical-healthcare',
  name: 'Medical & Healthcare',
  title: 'AI receptionist for medical and dental practices · Telle',
  description:
    'Telle registers new patients, moves visits and answers insurance questions while your desk serves the room. Chest pain goes to a person at once.',
  headline: 'Eight o’clock, nine callers, nobody on hold.',
  lead: 'New patients get a visit of the right length, and regulars move theirs without waiting. Your front desk looks after whoever is standing there.',
  ground: 'sage',
  opening: 'across',
  results: 'line',
  talk: talk as Talk,
  strip: {
    at: 'first',
    heading: 'It knows where a front desk stops',
    words:
      'A good receptionist does not diagnose. Telle answers from what the practice wrote down; for the rest it takes the name, the number and the question to the person whose question it is.',
    label: 'What Telle does at a practice’s front desk, and what it leaves to people',
    work: {
      kind: 'sides',
      sides: [
        {
          title: 'At the desk',
          list: [
            'Books, moves and cancels visits',
            'Says which insurance you take',
            'Says what to bring, and whether to fast',
            'Takes a message for one doctor by name',
            'Fetches the doctor on call for chest pain',
          ],
        },
        {
          title: 'Left to your people',
          list: [
            'Symptoms, and what they mean',
            'Test results, good or bad',
            'Doses and side effects',
            'Refills: the pharmacy, then you',
            'Who else is a patient here',
          ],
        },
      ],
    },
  },
  grid: {
    heading: 'A Monday morning at the desk',
    cards: [
      {
        title: 'Not every call can wait',
        line: 'Signs of danger are heard in four languages, in the middle of any sentence.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: 'Chest pain' },
            { tone: 'urgent', words: 'Baby with a fever' },
            { tone: 'quiet', words: 'Form for school' },
          ],
        },
      },
      {
        title: 'Each visit at its own length',
        line: 'Ten minutes for a flu shot, forty for somebody new, and only with who gives them.',
        work: {
          kind: 'slots',
          day: 'Wed 18',
          who: 'Dr. Osei',
          slots: [
            { time: '8:40', what: 'Annual physical · Pratt', state: 'booked' },
            { time: '9:20', what: 'New patient · Haddad', state: 'new' },
            { time: '10:10', what: 'Sick visit · 20 minutes', state: 'free' },
          ],
        },
      },
      {
        title: 'The insurance question',
        line: 'Asked in the first call of every new patient. Write the list once.',
        work: {
          kind: 'taught',
          question: 'Do you take Aetna?',
          answer: 'We are in network with Blue Cross Blue Shield PPO, Aetna, Cigna and Medicare.',
        },
      },
      {
        title: 'Four facts, not forty',
        line: 'What a booking needs is asked. A diagnosis over the phone is not.',
        work: {
          kind: 'rows',
          rows: [
            ['Patient', 'Nadia Haddad'],
            ['Phone', '(773) 555-0148'],
            ['Visit', 'New patient'],
            ['With', 'Dr. Amara Osei'],
          ],
        },
      },
      {
        title: 'A message for the right doctor',
        line: 'With the caller’s own words and a number, so that one call back is enough.',
        work: {
          kind: 'mail',
          subject: 'For Dr. Osei, from Rosa Delgado',
          words: 'She would like a call about her blood test. Reachable after four.',
        },
      },
      {
        title: 'Spanish at the same desk',
        line: 'The language is the caller’s. What you read afterwards is what was said.',
        work: {
          kind: 'voices',
          voices: [
            { language: 'es', words: '¿Me puede atender el viernes?' },
            { language: 'en', words: 'Could I be seen on Friday?' },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'What changes in the hallway',
    list: [
      {
        title: 'A moved visit is not a missed one',
        words:
          'Patients move a visit at eleven at night, when they think of it. The old time is free for the next caller.',
      },
      {
        title: 'The desk looks up',
        words: 'Whoever stands at the counter is served by a person who is not on the phone.',
      },
      {
        title: 'Lunch is lunch',
        words:
          'Closed from twelve to one, and still answering: callers get a time in the afternoon instead of a recording.',
      },
      {
        title: 'Patients’ words stay in the building',
        words:
          'Talks lie in a database on a computer of yours. Nothing leaves it unless you connect a carrier or a language model.',
      },
    ],
  },
  figures: {
    heading: 'A quarter, for example',
    list: [
      { figure: '50%', words: 'fewer missed appointments', claim: true },
      { figure: '75%', words: 'of calls settled without the desk', claim: true },
      { figure: '90%', words: 'satisfaction among patients', claim: true },
      { figure: '60%', words: 'less admin', claim: true },
    ],
  },
  questions: [
    {
      question: 'Is Telle HIPAA certified?',
      answer:
        'No; HIPAA has no certificate for software. Telle runs on a machine that you control, so patients’ data stays where you put it, and securing that machine is your part. If you connect a carrier or a language model, you need a business associate agreement with that company.',
    },
    {
      question: 'Will it give medical advice?',
      answer:
        'No. It answers from the texts you wrote. Where they hold no answer it says so and offers to take the question to your team. Signs of an emergency are told to call 911 and put through to your on-call number.',
    },
    {
      question: 'Does it write into our records system?',
      answer:
        'Not by itself. Telle keeps its own diary and contacts. It has an open, documented API, which is how your vendor or a developer would connect the two.',
    },
    {
      question: 'Can somebody ask about another patient?',
      answer:
        'They are told nothing. A visit is only discussed with its own caller; from an unknown number a code goes to the contact details on file first.',
    },
  ],
  closing: {
    heading: 'Give the counter back its people.',
    words: 'Write down your insurance list and your visit types tonight. Fourteen days free, no credit card.',
  },
};

const page = industryPage(content);
export const meta = page.meta;
export default page.Page;
