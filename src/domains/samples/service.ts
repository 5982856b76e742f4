// Keeps the sample businesses: there while they are switched on, as their files say, and without a trace of yesterday.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BusinessFile } from '#domains/business-file/contract.ts';
import { importBusiness, readBusinessFile } from '#domains/business-file/service.ts';
import { openProfileAt } from '#domains/knowledge/service.ts';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import { packageRoot } from '#platform/package-root.ts';
import { movedToNextDays } from './rules.ts';
import { deleteSample, findSamples, insertMemberless } from './store.ts';

type Needs = { readonly database: Database };

/** A sample as its file describes it. */
type Sample = { readonly slug: string; readonly file: BusinessFile };

/** Makes the samples that are missing; those that are there stay as they are. Safe to repeat. */
export async function openSamples({ database }: Needs): Promise<void> {
  const there = await database.asSystem(findSamples);
  for (const sample of await readSamples())
    if (!there.has(sample.slug)) await database.asSystem((scope) => open(scope, sample));
}

/** Makes every sample anew: what visitors said, booked and left is gone. One transaction each, so that one is always there. */
export async function renewSamples({ database }: Needs): Promise<void> {
  for (const sample of await readSamples())
    await database.asSystem(async (scope) => {
      const before = (await findSamples(scope)).get(sample.slug);
      if (before) await deleteSample(scope, before);
      await open(scope, sample);
    });
}

/** Takes all of them away. */
export async function closeSamples({ database }: Needs): Promise<void> {
  await database.asSystem(async (scope) => {
    for (const id of (await findSamples(scope)).values()) await deleteSample(scope, id);
  });
}

/** Where a real business had this address before it was kept for a sample, it keeps it, and there is no sample. */
async function open(scope: SystemScope, { slug, file }: Sample): Promise<void> {
  const business = await insertMemberless(scope, file.name, 'sample');
  const inside = { ...scope, business };
  if (!(await openProfileAt(inside, slug))) return deleteSample(scope, business);
  const appointments = movedToNextDays(file.appointments, file.timezone, scope.now());
  await importBusiness(inside, { file: JSON.stringify({ ...file, appointments }), mode: 'replace', mayLose: true });
}

async function readSamples(): Promise<Sample[]> {
  const folder = join(packageRoot, 'samples/businesses');
  const slugs = (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
  return Promise.all(
    slugs.sort().map(async (slug) => {
      const text = await readFile(join(folder, `${slug}.json`), 'utf8');
      return { slug, file: readBusinessFile(text).file };
    }),
  );
}
