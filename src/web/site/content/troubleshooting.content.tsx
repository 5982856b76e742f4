// /solutions/troubleshooting: first aid by phone, in your own steps, and a person the moment it is not enough.
import { solutionPage } from '../solution-page.tsx';
import type { SolutionContent, Talk } from './shapes.ts';
import talk from './talks/troubleshooting.json';

export const content: SolutionContent = {
  path: '/solutions/troubleshooting',
  name: 'Troubleshooting',
  title: 'AI troubleshooting by phone and chat, in your own steps · Telle',
  description:
    'The first step that you would try, said the minute it is needed. If it does not help, the session is booked and the technician knows what was tried.',
  headline: 'Have you tried what you would say?',
  lead: 'Ten seconds without power solves more than any van. Where it does not, the next free hour is booked before the caller has put down the phone.',
  talk: talk as Talk,
  ground: 'ink',
  opening: 'across',
  rhythm: 'staggered',
  strip: {
    at: 'first',
    wide: true,
    heading: 'Every answer leads somewhere',
    words:
      'No loop that ends where it began. Solved, booked, noted for you, or on your phone at once: there are these four ends.',
    label: 'After the first step, four answers and where each of them leads',
    work: {
      kind: 'ways',
      asks: 'First switch the printer off for ten seconds and on again.',
      ways: [
        { answer: 'It works', next: 'Noted on the client’s page, nobody disturbed', end: 'Solved', tone: 'settled' },
        { answer: 'Still offline', next: 'The next free remote session is offered', end: 'Booked', tone: 'bell' },
        { answer: 'Which button?', next: 'No guess: the question is passed on to you', end: 'Message', tone: 'quiet' },
        { answer: 'It’s on fire!', next: 'Goes to the person on call, at any hour', end: 'You, now', tone: 'urgent' },
      ],
    },
  },
  grid: {
    heading: 'First aid, as you would give it',
    cards: [
      {
        title: 'Your steps, in your order',
        line: 'Write down what you say on the phone anyway. It is said the same way at two in the morning, and it stops where you stop.',
        work: {
          kind: 'taught',
          question: 'What should I do if the printer shows offline?',
          answer: 'First switch the printer off for ten seconds and on again.',
        },
      },
      {
        title: 'What must not wait',
        line: 'You name it; it fetches you.',
        work: {
          kind: 'tags',
          tags: [
            { tone: 'urgent', words: 'Ransomware' },
            { tone: 'urgent', words: 'Phones are down' },
            { tone: 'urgent', words: 'Backup failed' },
          ],
        },
      },
      {
        title: 'The van leaves informed',
        line: 'What was tried stands in the job.',
        work: {
          kind: 'sheet',
          fields: [
            ['Shows', 'offline'],
            ['Tried', 'off and on, 10 s'],
            ['Password', null],
          ],
        },
      },
      {
        title: 'Calm in the bad minute',
        line: 'Do this, do not do that, then call us. Your own sentence for the day on which nobody thinks clearly.',
        work: {
          kind: 'talk',
          lines: [
            { who: 'caller', words: 'What if I suspect an attack?' },
            {
              who: 'telle',
              words: 'Unplug the network cable, leave the computer on, and do not pay or answer anybody. Then call us.',
            },
          ],
        },
      },
      {
        title: 'Booked in the same breath',
        line: 'With the person who knows that client, inside the hours that you keep, and with the travel that it takes.',
        work: {
          kind: 'slots',
          day: 'Thursday 19',
          who: 'Kofi',
          slots: [
            { time: '10:00', what: 'New employee setup', state: 'booked' },
            { time: '11:00', what: 'Printer, Petrie Dental', state: 'new' },
          ],
        },
      },
      {
        title: 'What breaks most',
        line: 'Counted from the calls themselves.',
        work: {
          kind: 'bars',
          bars: [
            { label: 'Printers', share: 38 },
            { label: 'Passwords', share: 27 },
            { label: 'Wi-Fi', share: 14 },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'What a first step saves',
    list: [
      {
        title: 'Drives that were not needed',
        words: 'A tripped switch found by phone is a morning for somebody whose boiler is really broken.',
      },
      {
        title: 'Nights that stay nights',
        words: 'Only what you named as an emergency wakes you. The rest has a session in the morning, and knows it.',
      },
      {
        title: 'No advice that you did not give',
        words: 'It never invents a remedy. Beyond your last step it books or fetches you.',
      },
      {
        title: 'The second call is shorter',
        words: 'What was tried is on the page. Nobody starts at “is it plugged in”.',
      },
    ],
  },
  figures: {
    heading: 'From broken to working',
    list: [
      { figure: '80%', words: 'of common issues resolved instantly', claim: true },
      { figure: '60%', words: 'shorter resolution', claim: true },
      { figure: '82%', words: 'first-call resolution', claim: true },
      { figure: 'under 5 minutes', words: 'on average to a solution', claim: true },
      { figure: '4.7/5', words: 'from people with a working printer', claim: true },
      { figure: '58%', words: 'cost reduction', claim: true },
    ],
  },
  standing: {
    heading: 'As far as a desk can reach',
    list: [
      {
        state: 'today',
        what: 'Your steps, sessions, emergencies',
        words:
          'First steps from your own texts, booking of the session, and the person on call for what you named. Try all three in a test call.',
      },
      {
        state: 'outside',
        what: 'Calls from outside',
        words: 'Telle is not connected to the telephone network. The chat on your site gives the same first aid.',
      },
    ],
  },
  questions: [
    {
      question: 'How do I teach it a procedure?',
      answer:
        'As a text with a title: what is wrong, what to try first, what then. A page of your handbook will do. You can try it in a test call at once.',
    },
    {
      question: 'Is it safe to let it give instructions?',
      answer:
        'It gives yours, and only to the end of what you wrote. Danger words such as gas or fire, and those you add, end every procedure and fetch the person on call.',
    },
    {
      question: 'Can it look into the customer’s machine?',
      answer: 'No. It talks, books and hands over. Looking inside stays with you and the tools that you use for it.',
    },
  ],
  closing: {
    heading: 'Sleep through the printer.',
    words: 'Write down the three things that you always ask first. That is the setup.',
  },
};

const page = solutionPage(content);
export const meta = page.meta;
export default page.Page;
