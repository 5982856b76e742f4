// /features/ai-email-responder: a letter read to its end, and answered in full.
import { featurePage } from '../feature-page.tsx';
import { LettersPicture } from '../pictures/letters-picture.tsx';
import type { FeatureContent, Talk } from './shapes.ts';
import talk from './talks/ai-email-responder.json';

export const content: FeatureContent = {
  path: '/features/ai-email-responder',
  name: 'AI Email Responder',
  title: 'AI email responder that answers every question in it · Telle',
  description:
    'A letter asks for a price and a time. Telle finds both where you wrote them down, answers in a letter of its own, and books the meeting by return.',
  headline: 'Two questions, two answers.',
  lead: 'People put everything into one mail, and most replies miss half of it. Telle reads to the signature and settles each point from your own records.',
  ground: 'mist',
  opening: 'first',
  talkAt: 'below',
  talk: talk as Talk,
  rhythm: 'staggered',
  grid: {
    heading: 'It writes letters, not chat messages',
    cards: [
      {
        title: 'What it reads out of a letter',
        line: 'The name stands in the signature, the wish in the second sentence. Nobody has to fill in a form.',
        work: {
          kind: 'sheet',
          fields: [
            ['Wants', 'First meeting'],
            ['When', 'Thursday afternoon'],
            ['Name', 'Helena Park'],
            ['Budget', null],
          ],
        },
      },
      {
        title: 'Old mail below the line',
        line: 'Quoted replies and signatures are set aside. It answers what is new.',
        work: { kind: 'steps', steps: ['Quoted mail', 'Signature', 'The question'], at: 2 },
      },
      {
        title: 'A salutation in their language',
        line: 'With the form that a letter has there, and your name beneath.',
        work: {
          kind: 'voices',
          voices: [
            { language: 'en', words: 'Dear Helena Park,' },
            { language: 'de', words: 'Guten Tag Jana Vogel,' },
            { language: 'es', words: 'Hola, Ana Ruiz:' },
          ],
        },
      },
      {
        title: 'The no that saves a meeting',
        line: 'What you do not do is worth writing down as well. It says so before anybody drives across town.',
        work: {
          kind: 'taught',
          question: 'Do you also design restaurants?',
          answer: 'We do not design restaurants, and we do not draw plans for a permit alone.',
        },
      },
      {
        title: 'News for you, not only for them',
        line: 'What a customer left for a person reaches you as one mail, in their own words and with a number to call.',
        work: {
          kind: 'mail',
          subject: 'Fieldstone Architects: a message from Helena Park',
          words: '“Please call me about the survey before Thursday.” (720) 555-0126',
        },
      },
      {
        title: 'Times that are still true tomorrow',
        line: 'Mail is slow. A time is checked again at the moment it is booked.',
        work: {
          kind: 'slots',
          day: 'Thu 19',
          who: 'Ines',
          slots: [
            { time: '12:00', what: 'taken since', state: 'booked' },
            { time: '2:30', what: 'First meeting · Park', state: 'new' },
          ],
        },
      },
    ],
  },
  benefits: {
    heading: 'Why an answer tonight beats a better one on Friday',
    list: [
      {
        title: 'They wrote to three of you',
        words: 'Whoever answers first with a price and a time has the meeting. The other two are sending a form.',
      },
      {
        title: 'No template, no “we have received”',
        words:
          'An acknowledgement answers nothing. Each sentence here stands for something you taught, or for a record.',
      },
      {
        title: 'A gap is called a gap',
        words:
          'Where one of three questions has no answer, it answers two and says plainly that it passes on the third.',
      },
      {
        title: 'You can take the pen',
        words: 'A conversation that you take over is yours: the assistant writes nothing in it until you hand it back.',
      },
    ],
  },
  results: 'quiet',
  figures: {
    heading: 'Mail on the free plan',
    list: [
      { figure: '5/50', words: 'of a month’s mails used, in a sample account', claim: true },
      { figure: '50', words: 'e-mails a month, free' },
      { figure: '$79', words: 'a month for Professional, which does not count them' },
    ],
  },
  heard: {
    heading: 'The whole exchange, three letters long',
    words:
      'Asked on Monday evening, agreed by return, in the diary with the third. Fieldstone is made up; every answer is what the assistant wrote.',
  },
  standing: {
    heading: 'What it reads, and where',
    list: [
      {
        state: 'today',
        what: 'Reading and writing letters',
        words:
          'Salutation, signature, quoted text, several questions at once, four languages: the exchange above is the assistant’s own work.',
      },
      {
        state: 'account',
        what: 'Mail that Telle sends you',
        words:
          'Messages and hand-offs from callers, sent over the mail server that you name. Until you name one, they are kept in an outbox.',
      },
      {
        state: 'outside',
        what: 'Your mailbox',
        words:
          'Telle does not open it. The letter above was answered by the assistant that answers your chat; what lies in your own mailbox stays yours to read.',
      },
    ],
  },
  questions: [
    {
      question: 'Which mails should not be answered by a machine?',
      answer:
        'A complaint, a condolence, a contract. Whoever asks for a person gets one: the assistant hands the thread over and writes nothing more in it.',
    },
    {
      question: 'Can it make up a price to be helpful?',
      answer:
        'No. A price is quoted from your list or not at all. Before a reply goes out, each amount and each time in it is held against your records once more.',
    },
    {
      question: 'Who signs?',
      answer: 'Your business does, with its name. It does not invent a colleague called Emily.',
    },
  ],
  neighbours: [
    { slug: 'train-telle', words: 'Where the answers in a letter come from.' },
    { slug: 'ai-text-messaging', words: 'The same answers, in one line.' },
  ],
  closing: {
    heading: 'Answer the nine-forty letter at nine-forty-one.',
    words: 'Write down your fees, your hours and the three things you never do. That is most of your inbox.',
  },
};

const page = featurePage(
  content,
  <LettersPicture
    talk={content.talk}
    from="Helena Park"
    at="Mon, 9:40 PM"
    settled={[
      {
        asked: 'What does the first meeting cost',
        from: 'Your list of services',
        found: 'First meeting: free',
        said: 'First meeting is free.',
      },
      {
        asked: 'on Thursday afternoon',
        from: 'Your diary, at this minute',
        found: 'Three times are free',
        said: 'Thursday, November 19 at 12 PM, 2:30 PM or 4:30 PM',
      },
    ]}
  />,
);
export const meta = page.meta;
export default page.Page;
