// /terms: what holds between whoever runs this installation and whoever uses it. A text to begin with, true for a
// self-hosted Telle; an operator has it read by somebody who knows the law of their place.
import { planLimits, trialCallsAtStart, trialDays } from '#domains/subscriptions/rules.ts';
import { legalPage } from '../legal-page.tsx';
import { operator } from '../operator.ts';
import type { LegalContent } from './company-shapes.ts';

const { emailsPerMonth, textsPerMonth, contacts, appointmentsPerMonth } = planLimits.free;

export const content: LegalContent = {
  path: '/terms',
  title: 'Terms of Service · Telle',
  description:
    'What you may expect of this Telle installation and what it expects of you: accounts, trial, plans and limits, your callers, your data, how to leave.',
  name: 'Terms of Service',
  headline: 'What we owe each other.',
  lead: `Between you and ${operator.name}, who runs this installation of Telle. Written to be read.`,
  since: '2025-01-15',
  short: [
    `The trial lasts ${trialDays} days, needs no credit card, and ends by itself.`,
    'What you enter is yours. You can take all of it along whenever you like.',
    'The assistant says what you taught it. You answer for what you teach.',
    'It is not an emergency service. Emergencies belong to 911, or 112.',
  ],
  parts: [
    {
      heading: 'Who and what',
      paragraphs: [
        `These terms hold between you and ${operator.name} (“we”), for the service at this address. We run a copy of Telle, a program that answers for small businesses by chat, text, mail and phone.`,
        'The program itself is free software under the Apache License 2.0. Anybody may run a copy; whoever does so is the operator of that copy and speaks for it alone. Those who write Telle do not run this installation, see none of its data and are not a party to these terms.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You open an account with an e-mail address that you confirm, for a business that you may speak for. Keep your password to yourself; whoever signs in with it acts in your name. Tell us at once if you believe that somebody else does.',
        'In demo mode, any e-mail address and password open a private sample business. It is for trying out, holds made-up records, and is removed with everything in it when nobody has used it for 14 days.',
      ],
    },
    {
      heading: 'Trial, plans and limits',
      paragraphs: [
        `The free trial lasts ${trialDays} days and needs no credit card. It includes ${trialCallsAtStart} test calls. The free plan covers ${emailsPerMonth} e-mails, ${textsPerMonth} text messages and ${appointmentsPerMonth} appointments a month, and ${contacts} contacts.`,
        'The Professional plan is $79 a month. It counts no calls and no messages. Enterprise is agreed in writing. A paid plan runs from month to month and can be changed or ended in your settings at any time, for the end of the month that is paid.',
        'A caller is never dropped because of a limit: the assistant takes a message instead. What carriers, mail services, payment providers or language models charge for accounts of yours is between you and them.',
      ],
    },
    {
      heading: 'What the assistant does',
      paragraphs: [
        'It answers from what you taught it, books into your diary, takes messages and fetches a person under the rules that you set. It can misunderstand. Read what it did: every act stands in the list of the conversation.',
        'It is not an emergency service and gives no medical, legal or financial advice of its own. It asks callers in danger to ring 911 or 112, and tells the people of your desk at once. Do not make it the only way to reach help.',
      ],
    },
    {
      heading: 'What you look after',
      paragraphs: [
        [
          'That what you teach it is right, and that you are allowed to say it.',
          'That your callers are told what the law of your place wants them told, for example that a program answers or that words are kept.',
          'That you write only to people who want to hear from you.',
          'That you use it for nothing that is against the law, deceives people, or harms this installation or others on it.',
        ],
        'If you do not, we may pause the part concerned, and tell you why. In grave cases we may close the account.',
      ],
    },
    {
      heading: 'What is yours',
      paragraphs: [
        'Your texts, contacts, conversations, appointments and invoices stay yours. We use them to run the service for you, and for nothing else: no advertising, no training of models for others.',
        'You can export them at any time. When you ask us to close the account, they are removed as our privacy policy says.',
      ],
    },
    {
      heading: 'How reliable it is',
      paragraphs: [
        'We look after this installation with care. How it has done is measured by itself and stands on the status page; figures elsewhere on this site that are marked as samples are no promise. A guaranteed availability exists only where we have agreed one in writing.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, we are liable only for damage that we cause on purpose or by gross negligence, and otherwise up to what you paid us in the twelve months before. Nothing here limits rights that cannot be limited, such as those for injury to life or health.',
      ],
    },
    {
      heading: 'Leaving, and changes',
      paragraphs: [
        'You may leave at any time, without giving a reason. We may end an account with 30 days’ notice, and give you your data before.',
        'If these terms change, we tell you by e-mail at least 30 days before. If you do not agree, you can leave before they hold.',
        'The law of the place where we have our address applies, as far as no mandatory law of yours goes before it.',
      ],
    },
  ],
};

const page = legalPage(content);
export const meta = page.meta;
export default page.Page;
