// An opening as search engines for work read it (schema.org JobPosting). A sample opening is none: nobody should apply from afar
// for a place that does not exist.
import type { Opening } from '../content/company-shapes.ts';
import { operator } from '../operator.ts';
import { absolute } from '../origin.ts';
import { applyPath } from './apply-path.ts';

const employment: Readonly<Record<string, string>> = { 'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME' };

/** The postings of the openings that are real. */
export function postingsOf(openings: readonly Opening[]): readonly object[] {
  return openings
    .filter(({ isSample }) => !isSample)
    .map(({ slug, title, type, since, location, description, requirements }) => ({
      '@type': 'JobPosting',
      title,
      description: [description, ...requirements].join('\n'),
      datePosted: since,
      ...(employment[type] ? { employmentType: employment[type] } : {}),
      hiringOrganization: { '@type': 'Organization', name: operator.name },
      ...(/remote/i.test(location) ? { jobLocationType: 'TELECOMMUTE' } : {}),
      jobLocation: { '@type': 'Place', address: location },
      url: absolute(applyPath(slug)),
    }));
}
