// The plumbing business that a demo opens: believable, private, and at the figures that the product's samples show.
import { addContacts } from '#domains/contacts/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { dayMs } from '#shared/durations.ts';
import type { businessTypes, companySizes, interests } from '../contract.ts';

/** Fills a demo business with the rows of one noun, within the transaction that makes it. */
export type DemoSeed = (scope: BusinessScope) => Promise<void>;

export type DemoBusiness = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly businessType: (typeof businessTypes)[number];
  readonly companySize: (typeof companySizes)[number];
  readonly interests: (typeof interests)[number][];
};

/** `maria.lopez@example.com` owns Lopez Plumbing & Heating. */
export function demoBusiness(email: string): DemoBusiness {
  const words = (email.split('@')[0] ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, 2)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1, 30)}`);
  const [firstName = 'Alex', lastName = 'Morgan'] = words;
  return {
    firstName,
    lastName,
    company: `${words[1] ?? words[0] ?? lastName} Plumbing & Heating`,
    businessType: 'Trades & Construction',
    companySize: '6-20',
    interests: ['phone', 'text', 'scheduling'],
  };
}

/** Numbers from the range that is kept free for fiction (555-01XX). */
const people = [
  ['Dana Reyes', '+12025550101', 'dana.reyes@example.com', 'Water heater replaced in March. Prefers mornings.'],
  [
    'Marcus Bell',
    '+12025550102',
    'marcus.bell@example.com',
    'Manages four rental flats on Oak Street. Invoice by e-mail.',
  ],
  ['Priya Natarajan', '+12025550103', 'priya.n@example.com', 'Dog in the yard, ring first.'],
  ['Tom Whitaker', '+12025550104', null, 'Old galvanised pipes; asked for a quote to repipe.'],
  ['Elena Fischer', '+12025550105', 'elena.fischer@example.com', 'Spricht Deutsch. Boiler service every October.'],
  [
    'Luis Ortega',
    '+12025550106',
    'luis.ortega@example.com',
    'Prefiere español. Restaurant kitchen, grease trap quarterly.',
  ],
  ['Grace Kim', '+12025550107', 'grace.kim@example.com', 'Slow kitchen drain, camera inspection booked.'],
  ['Harold Simmons', '+12025550108', null, 'Landline only before 6 pm.'],
  ['Nadia Haddad', '+12025550109', 'nadia.haddad@example.com', 'New bathroom next spring, wants two quotes.'],
  [
    'Owen Clarke',
    '+12025550110',
    'owen.clarke@example.com',
    'Burst pipe last winter; shut-off valve is behind the dryer.',
  ],
] as const;

/** Ten contacts that came in over the last weeks, the first in the list the newest. */
export async function seedContacts(scope: BusinessScope): Promise<void> {
  const today = scope.now().getTime();
  const contacts = people.map(([name, phone, email, notes], at) => {
    return { name, phone, email, notes, createdAt: new Date(today - (at * 3 + 1) * dayMs) };
  });
  await addContacts(scope, contacts);
}
