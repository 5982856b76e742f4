// /privacy: what this installation keeps of whom, where it lies, for how long, and what leaves it. True for a Telle as it is
// shipped; an operator who changes how it runs changes this text with it.
import { daysKept } from '#domains/applications/rules.ts';
import { unconfirmedDays } from '#domains/mailing-lists/rules.ts';
import { legalPage } from '../legal-page.tsx';
import { operator } from '../operator.ts';
import type { LegalContent } from './company-shapes.ts';

export const content: LegalContent = {
  path: '/privacy',
  title: 'Privacy Policy · Telle',
  description:
    'What this Telle installation keeps, of whom, where and for how long: accounts, callers, cookies and logs. No tracking, no advertising, nobody else’s cloud.',
  name: 'Privacy Policy',
  headline: 'What is told here stays here.',
  lead: `${operator.name} runs this installation and answers for what is kept in it. Nothing is sent to those who write Telle.`,
  since: '2025-01-15',
  short: [
    'No analytics, no advertising, no pictures or fonts from other people’s servers.',
    'One cookie, set when you sign in. There is no banner because there is nothing to agree to.',
    'What callers say belongs to the business they called, and to no other.',
    'Data leaves this machine only to services that the operator or the business has switched on.',
  ],
  parts: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${operator.name} is responsible for this installation: for the site, the accounts, and the machine that it runs on. The address is at the end of this page.`,
        'For what customers say to a business, that business is responsible, and we work on its behalf. If you have talked to an assistant and want to know what was kept, ask the business; it can look it up, export it and remove it.',
      ],
    },
    {
      heading: 'What we keep of visitors',
      paragraphs: [
        'Reading this site leaves nothing with us but a line in the server’s log: the time, the page and the kind of answer, and for limits against abuse the network address, for minutes. Talks with the sample businesses are erased every night.',
        [
          `News and status by mail: your address, once you have confirmed it by a link. Every mail has a link that ends it at once. Addresses that nobody confirmed are removed after ${unconfirmedDays} days.`,
          `Applications: what you write and the file that you send, for those who decide on the opening. Removed after ${daysKept} days.`,
          'Errors of the page: what went wrong, the address of the page and your kind of browser. Kept for 30 days.',
        ],
      ],
    },
    {
      heading: 'What we keep of owners',
      paragraphs: [
        'Your name, e-mail address, company and, if you gave it, your phone number; your password only as a salted hash; the sessions in which you are signed in; and the browsers that you let tell you of news, until you sign out there.',
        'What you teach the assistant, your contacts, diary, conversations and bills, for as long as your account exists. Mails that we sent you are kept for 30 days, to send them again if they were lost.',
        'A demo business is removed, with everything in it, when nobody has used it for 14 days.',
      ],
    },
    {
      heading: 'What is kept of callers',
      paragraphs: [
        'The words of the conversation, the number or address it came from, and what came of it: an appointment, a message, a hand-off. Nobody sees it but the team of the business that was called, and the operator’s administrators where something has to be repaired.',
        'Each business lies behind a wall of its own in the database, which the database itself guards. One business’s assistant cannot read what was said to another’s.',
      ],
    },
    {
      heading: 'Cookies and your browser',
      paragraphs: [
        'Signing in sets one cookie, which says that it is you. Scripts cannot read it and other sites cannot use it. Without “remember me” it ends with the browser.',
        'In your browser’s own storage we keep what you would miss: half-filled forms until the tab is closed, that you are signed in, which files of our typeface you have, the thread of a chat, and what you did without a connection, for at most 24 hours, until it has been sent.',
      ],
    },
    {
      heading: 'What leaves this machine',
      paragraphs: [
        'As it is shipped, nothing. The assistant understands and answers on this machine, without a service elsewhere. These are sent out only where they have been switched on:',
        [
          'A mail server, for the mails that are written to you.',
          'A language model of the operator’s choice: the words of a conversation and those facts of the business that are needed to answer.',
          'A carrier, for calls and texts; a payment provider, for a paid plan; Google or Facebook, if you sign in with them.',
          'The push service of your browser’s maker, if you let a browser tell you of news with no tab open: that there is something and when, encrypted so that the service cannot read what. Who called and what they said is not in it.',
          'Your browser’s speech recognition, if you speak instead of type: some browsers send the sound to their maker. Typing does not.',
        ],
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may know what we keep of you, have it corrected, handed over in a form that other programs read, or removed. Owners can correct and export most of it themselves. For everything else a mail to the address below is enough; you have an answer within 30 days.',
        'Where the General Data Protection Regulation or a law like it applies, you may complain to its authority. We keep accounts because we have a contract with you, mails for readers because you asked for them, and logs because we must keep the machine safe.',
      ],
    },
    {
      heading: 'Safety, and changes',
      paragraphs: [
        'Connections are encrypted where the operator has set up a certificate. Passwords, keys and codes are stored so that they cannot be read back. Each night what has ended is removed; copies in backups follow when the backups are overwritten.',
        'If this text changes in what it means for you, owners are told by e-mail before it holds.',
      ],
    },
  ],
};

const page = legalPage(content);
export const meta = page.meta;
export default page.Page;
