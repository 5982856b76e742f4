// The arithmetic of the profile: the address a name makes, and what a business starts with.
import type { WeekHours } from '#shared/hours.ts';
import type { industries } from './contract.ts';

const slugLengthMax = 48;

/** "Lopez Plumbing & Heating" → `lopez-plumbing-heating`. At least three characters; `business` where no letter is left. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugLengthMax)
    .replaceAll(/^-+|-+$/g, '');
  if (plain.length >= 3) return plain;
  return plain ? `${plain}-business` : 'business';
}

/** Addresses that no owner gets: Telle's own, and those of the sample businesses that the site's pages lead to. */
export const keptSlugs: ReadonlySet<string> = new Set([
  'telle',
  'harbor-plumbing',
  'lakeview-family-practice',
  'fieldstone-architects',
  'coldwater-tax',
  'alder-quist',
  'stillwater-studio',
  'kestrel-auto',
  'marrow-bay',
  'northbeam-it',
  'linden-loom',
  'linden-loom',
]);

/** The addresses to try for a new business, the plain one first; the last one holds its id and is always free. */
export function slugChoices(name: string, businessId: string): string[] {
  const slug = slugOf(name);
  const id = businessId.slice(4).toLowerCase();
  const choices = [slug, `${slug}-2`, `${slug}-${id.slice(-5)}`, `${slug.slice(0, 30)}-${id}`];
  return choices.filter((choice) => !keptSlugs.has(choice));
}

const nineToFive: [string, string][] = [['09:00', '17:00']];

/** Monday to Friday, nine to five, until the owner says otherwise. */
export const hoursAtStart: WeekHours = {
  mon: nineToFive,
  tue: nineToFive,
  wed: nineToFive,
  thu: nineToFive,
  fri: nineToFive,
  sat: [],
  sun: [],
};

const industryByType: Readonly<Record<string, (typeof industries)[number]>> = {
  Healthcare: 'medical',
  'Legal Services': 'legal',
  'Financial Services': 'financial',
  'Professional Services': 'professional',
  'Trades & Construction': 'trades',
  Automotive: 'automotive',
  Technology: 'technology',
  'Tourism & Hospitality': 'tourism',
};

/** The industry of what was chosen at sign-up. */
export function industryOf(businessType: string | null): (typeof industries)[number] {
  return industryByType[businessType ?? ''] ?? 'other';
}

/** How many sources a business may have; a page of a site counts. */
export const sourcesMax = 2000;
