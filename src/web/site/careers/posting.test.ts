// Only what one can really be hired for is told to search engines for work.
import { expect, it } from 'vitest';
import type { Opening } from '../content/company-shapes.ts';
import { postingsOf } from './posting.ts';

const opening: Opening = {
  slug: 'telephony-engineer',
  title: 'Telephony Engineer',
  department: 'Engineering',
  location: 'Remote, Europe',
  type: 'Full-time',
  since: '2026-11-09',
  description: 'Calls that feel like a person.',
  requirements: ['SIP', 'RTP'],
};

it('tells a real opening with where, how and since when', () => {
  expect(postingsOf([opening])).toMatchObject([
    {
      '@type': 'JobPosting',
      title: 'Telephony Engineer',
      datePosted: '2026-11-09',
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
      url: expect.stringContaining('/careers/apply?opening=telephony-engineer'),
    },
  ]);
});

it('tells nothing of a sample', () => {
  expect(postingsOf([{ ...opening, isSample: true }])).toEqual([]);
});
