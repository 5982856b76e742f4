// What is taught and where an answer came from, as an owner reads it, and the place where it is taught.
import { instantWords } from '#web/ui/zoned-time.ts';
import type { TestResult, TestRun, TrainingPart } from '../contract.ts';

/** What each part is called, and the tab of the training page on which it is taught. */
export const partWords: Readonly<Record<TrainingPart, { readonly name: string; readonly tab: string }>> = {
  contact: { name: 'Address and phone or email', tab: 'facts' },
  hours: { name: 'Business hours', tab: 'facts' },
  services: { name: 'Services', tab: 'services' },
  prices: { name: 'A price or a note for each service', tab: 'services' },
  staff: { name: 'Staff', tab: 'services' },
  sources: { name: 'A text, file or site to answer from', tab: 'sources' },
  emergencies: { name: 'Emergencies', tab: 'facts' },
  'on-call': { name: 'Number on call', tab: 'facts' },
  'test-questions': { name: 'Test questions', tab: 'tests' },
};

export const tabPath = (tab: string) => `/dashboard/training?tab=${tab}`;

const factNames: Readonly<Record<string, string>> = {
  hours: 'Business hours',
  services: 'Services',
  staff: 'Staff',
  address: 'Address',
  website: 'Website',
  email: 'Email',
  phone: 'Phone',
};

/** The names of what a reply stood on: facts by what they are, texts by their title. */
export function sourceNames({ sources }: Pick<TestResult, 'sources'>): string {
  return sources.map((source) => factNames[source] ?? `“${source}”`).join(', ');
}

const moment = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** On the clock of the business; in no words until that is known. */
export const whenRan = ({ ranAt }: Pick<TestRun, 'ranAt'>, zone: string | undefined): string =>
  zone === undefined ? '' : instantWords(ranAt, moment, zone);

/** `17 of 20 test questions answered right`: the accuracy as the division that it is. */
export const divisionOf = ({ passed, total }: Pick<TestRun, 'passed' | 'total'>): string =>
  `${passed} of ${total} test ${total === 1 ? 'question' : 'questions'} answered right`;
