// A file of ten thousand lines, taken in as the background does it: sent part by part, each part made contacts in its own
// transaction. Every tenth line is of somebody who is known already.
import { takeNextPart } from '#domains/contact-imports/background.ts';
import { partLinesMost } from '#domains/contact-imports/contract.ts';
import { beginImport, readImport, receivePart } from '#domains/contact-imports/service.ts';
import type { ImportedRow } from '#domains/contacts/contract.ts';
import { contactsMade } from './fill.ts';
import { type House, lookThrough, shownCount } from './house.ts';

const lines = 10_000;
export const importSecondsMost = 30;

function* rowsOf(): Generator<ImportedRow> {
  let line = 1;
  for (const { name, phone, tags } of contactsMade(lines)) {
    line += 1;
    // Nobody has a number of that area.
    const own = line % 10 === 0 ? phone : `+1990${String(line).padStart(7, '2000000')}`;
    yield { line, name, phone: own, email: '', tags, notes: '', otherPhones: [], otherEmails: [], fields: {} };
  }
}

/** Seconds from the first part sent until the last is taken in. */
export async function measureImport({ contacts, ask, database }: House): Promise<number> {
  const rows = [...rowsOf()];
  const parts = Math.ceil(rows.length / partLinesMost);
  const began = performance.now();
  const { id } = await ask((scope) =>
    beginImport(scope, { fileName: 'phone-book.csv', total: rows.length, parts, onKnown: 'fill', tags: [] }),
  );
  for (let part = 1; part <= parts; part += 1) {
    const sent = rows.slice((part - 1) * partLinesMost, part * partLinesMost);
    await ask((scope) => receivePart(scope, id, part, { rows: sent }));
  }
  const sentMs = performance.now() - began;
  while (await ask((scope) => takeNextPart(scope, id)));
  const seconds = (performance.now() - began) / 1000;
  const { state, counts } = await ask((scope) => readImport(scope, id));
  console.log(
    `a file of ${shownCount(lines)} lines among ${shownCount(contacts)} contacts: ${seconds.toFixed(1)} s, ${(sentMs / 1000).toFixed(1)} of them sent; ${state}, ${JSON.stringify(counts)}`,
  );
  await lookThrough(database, (what) => console.log(`  ${what}`));
  return seconds;
}
