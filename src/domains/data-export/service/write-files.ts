// The files of an export, one after the other and each in pieces, so that a business of any size fits through; of the one
// that is held whole there is none where it would be too large.
import { exportBusiness } from '#domains/business-file/service.ts';
import { exportContacts } from '#domains/contacts/service/list-contacts.ts';
import { readFacts } from '#domains/knowledge/service.ts';
import { listMembers } from '#domains/team/service/keep-team.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { ZippedFile } from '#platform/zip.ts';
import { calendarInstant, calendarLine, calendarText } from '#shared/calendar-text.ts';
import { fileNameOf, oneFileMost, readMe } from '../rules.ts';
import {
  type CalendarRow,
  countForOneFile,
  findAppointments,
  findOwnedTables,
  listFiles,
  readFile,
  readRows,
} from '../store.ts';

/** Every file of the archive, the one that is held whole for at most so many contacts and appointments together. They are read in this order, each before the next is asked for. */
export async function* exportedFiles(scope: BusinessScope, most = oneFileMost): AsyncGenerator<ZippedFile> {
  const tables = await findOwnedTables(scope);
  const { name } = (await readFacts(scope)).profile;
  const isOneFile = (await countForOneFile(scope)) <= most;
  const names = [...tables.map((table) => table.name), 'people'];
  yield { path: 'README.txt', content: once(readMe(name, scope.now(), names, isOneFile)) };
  if (isOneFile) yield { path: 'business.json', content: businessJson(scope) };
  yield { path: 'contacts.csv', content: contactsCsv(scope) };
  yield { path: 'appointments.ics', content: calendar(scope, name) };
  for (const table of tables) yield { path: `tables/${table.name}.jsonl`, content: readRows(scope, table) };
  const people = await listMembers(scope);
  yield { path: 'tables/people.jsonl', content: once(people.map((one) => `${JSON.stringify(one)}\n`).join('')) };
  for (const { id, title } of await listFiles(scope))
    yield { path: `files/${id} ${fileNameOf(title)}`, content: once(readFile(scope, id)) };
}

async function* once(content: string | Buffer | Promise<Buffer>): AsyncGenerator<string | Buffer> {
  yield await content;
}

/** Held whole while it is written, and no longer. */
async function* businessJson(scope: BusinessScope): AsyncGenerator<string> {
  yield `${JSON.stringify(await exportBusiness(scope), null, 2)}\n`;
}

async function* contactsCsv(scope: BusinessScope): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await exportContacts(scope, { sort: 'newest', cursor });
    yield page.csv;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** All appointments as one calendar (RFC 5545); cancelled ones are marked as such. */
async function* calendar(scope: BusinessScope, business: string): AsyncGenerator<string> {
  yield written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Telle//Export//EN',
    `X-WR-CALNAME:${calendarText(business)}`,
  ]);
  let after = '';
  for (;;) {
    const rows = await findAppointments(scope, after);
    if (rows.length > 0) yield written(rows.flatMap(eventOf));
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  yield written(['END:VCALENDAR']);
}

function eventOf(row: CalendarRow): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${row.id}@telle`,
    `DTSTAMP:${calendarInstant(row.updated_at.toISOString())}`,
    `DTSTART:${calendarInstant(row.starts_at.toISOString())}`,
    `DTEND:${calendarInstant(row.ends_at.toISOString())}`,
    `SUMMARY:${calendarText([row.service, row.who].filter(Boolean).join(', '))}`,
    ...(row.address ? [`LOCATION:${calendarText(row.address)}`] : []),
    `DESCRIPTION:${calendarText([row.staff && `With ${row.staff}.`, row.note].filter(Boolean).join(' '))}`,
    `STATUS:${row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

const written = (lines: readonly string[]) => lines.map(calendarLine).join('');
