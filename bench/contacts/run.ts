// npm run bench:contacts -- --samples 400 --large 1000000
// The list of contacts, its search and the inbox with ten thousand contacts and with a million, each in a database of its own
// on one machine, the same questions taking turns. Prints p50 and p99 of each, the ratio, the same of the time that PostgreSQL
// itself worked, without and with the thread that asks, and how many rows were found on average; the same of all lists, searches and looks
// into the inbox together; then what a file of ten thousand lines takes. Exits 1 where one is
// above its bar. With --kept FOLDER the databases stay there for the next run, and no file is taken in.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { listDuplicates } from '#domains/contact-merges/service/duplicates.ts';
import { listContacts } from '#domains/contacts/service/list-contacts.ts';
import { listConversations } from '#domains/conversations/service/read.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { firstNames, lastNames } from './fill.ts';
import { openHouse, shownCount } from './house.ts';
import { importSecondsMost, measureImport } from './import.ts';
import { askingWorkedMs, processorOf } from './processor.ts';

const bar = 2;
const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '400' },
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    kept: { type: 'string' },
  },
});
const samples = Number(values.samples);

/** The same numbers in each run. */
let seed = 7;
function pick<T>(from: readonly T[]): T {
  seed = (seed * 48_271) % 2_147_483_647;
  return from[seed % from.length] as T;
}
const digit = () => pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
/** Gives how many rows it found. */
type Question = (scope: BusinessScope) => Promise<number>;
const list =
  (more: object): Question =>
  async (scope) =>
    (await listContacts(scope, { sort: 'newest', limit: 50, ...more })).contacts.length;
const inbox =
  (more: object): Question =>
  async (scope) => {
    const asked = { limit: 30, ...more } as Parameters<typeof listConversations>[1];
    return (await listConversations(scope, asked)).conversations.length;
  };
const deep: Question = async (scope) => {
  const first = await listContacts(scope, { sort: 'name', limit: 50 });
  const second = { sort: 'name', limit: 50, ...(first.nextCursor && { cursor: first.nextCursor }) } as const;
  return first.contacts.length + (await listContacts(scope, second)).contacts.length;
};

/** What people do, as a maker of the next question: names as often as they are borne, so the commonest ones most often. */
const questions: Readonly<Record<string, () => Question>> = {
  'list, newest': () => list({}),
  'list, by name': () => list({ sort: 'name' }),
  'list, last changed': () => list({ sort: 'changed' }),
  'list, two pages by name': () => deep,
  'list, one tag of twenty': () => list({ tag: `Group ${digit()}` }),
  'search, a first name': () => list({ search: pick(firstNames) }),
  'search, a last name': () => list({ search: pick(lastNames) }),
  'search, first and last name': () => list({ search: `${pick(firstNames)} ${pick(lastNames)}` }),
  'search, three letters': () => list({ search: pick(lastNames).slice(0, 3) }),
  'search, one letter': () => list({ search: pick(lastNames).slice(0, 1) }),
  'search, end of a number': () => list({ search: `${digit()}${digit()}${digit()}${digit()}` }),
  'search, an address': () => list({ search: `${pick(firstNames)}.${pick(lastNames)}` }),
  'search, nobody': () => list({ search: 'zzyzx' }),
  'inbox, all': () => inbox({ view: 'all' }),
  'inbox, waits for a person': () => inbox({ view: 'needs-person' }),
  'inbox, search for a name': () => inbox({ view: 'all', search: pick(lastNames) }),
  'inbox, search for what was said': () => inbox({ view: 'all', search: `word${digit()}${digit()}` }),
};

const houses = [
  await openHouse(Number(values.small), values.kept),
  await openHouse(Number(values.large), values.kept),
] as const;
const percentile = (all: readonly number[], part: number) =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0;
const shown = (ms: number) => ms.toFixed(1).padStart(8);
const shownWork = (worked: readonly number[][]) => {
  const [smallHalf = 0, smallMost = 0, half = 0, most = 0] = worked.flatMap((all) => [
    percentile(all, 0.5),
    percentile(all, 0.99),
  ]);
  return [smallHalf, smallMost, half, most, most / smallMost].map((ms) => ms.toFixed(2)).join(', ');
};
let isMet = true;
/** What each kind of question took on either side, and all of them; the kind is the first word of its name. */
const together = new Map<string, [number[], number[]]>();
function add(kind: string, which: number, ms: number) {
  const took = together.get(kind) ?? [[], []];
  together.set(kind, took);
  took[which]?.push(ms);
}
const load = () =>
  console.log(
    `load of the machine: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  );
load();
console.log(
  `${'ms'.padEnd(34)}   small p50      p99   large p50      p99   ratio of p99   rows found   worked: small p50, p99, large p50, p99, ratio; the same with whoever asks`,
);
try {
  for (const [name, next] of Object.entries(questions)) {
    const took: number[][] = [[], []];
    const worked: number[][] = [[], []];
    const workedWhole: number[][] = [[], []];
    const found = [0, 0];
    // Whoever serves the questions is there once one was asked.
    for (const house of houses) await house.ask(next());
    const processors = [await processorOf(houses[0].database), await processorOf(houses[1].database)];
    for (let at = -20; at < samples; at += 1) {
      const question = next();
      for (const [which, house] of houses.entries()) {
        const workedBefore = processors[which]?.() ?? 0;
        const askedBefore = askingWorkedMs();
        const began = performance.now();
        const rows = await house.ask(question);
        const ms = performance.now() - began;
        const asked = askingWorkedMs() - askedBefore;
        if (at < 0) continue;
        found[which] = (found[which] ?? 0) + rows / samples;
        took[which]?.push(ms);
        for (const kind of [/^\w+/.exec(name)?.[0] ?? name, 'all together']) add(kind, which, ms);
        const answered = (processors[which]?.() ?? 0) - workedBefore;
        worked[which]?.push(answered);
        workedWhole[which]?.push(answered + asked);
      }
    }
    const [small = [], large = []] = took;
    const ratio = percentile(large, 0.99) / percentile(small, 0.99);
    if (ratio > bar) isMet = false;
    console.log(
      `${name.padEnd(34)}  ${shown(percentile(small, 0.5))} ${shown(percentile(small, 0.99))}    ${shown(percentile(large, 0.5))} ${shown(percentile(large, 0.99))}   ${ratio.toFixed(2).padStart(12)}   ${found
        .map((rows) => rows.toFixed(1))
        .join(', ')
        .padEnd(10)}   ${shownWork(worked)}; ${shownWork(workedWhole)}`,
    );
  }
  load();
  for (const [kind, [small, large]] of together) {
    const [few, many] = [percentile(small, 0.99), percentile(large, 0.99)];
    console.log(`${kind}: p99 ${shown(few)} and ${shown(many)}, ratio ${(many / few).toFixed(2)}`);
  }
  for (const house of houses) {
    const took: number[] = [];
    for (let at = 0; at < 50; at += 1) {
      const began = performance.now();
      await house.ask((scope) => listDuplicates(scope, { limit: 20 }));
      took.push(performance.now() - began);
    }
    console.log(
      `first page of duplicates among ${shownCount(house.contacts)}: ${shown(percentile(took, 0.5))} ms, p99 ${shown(percentile(took, 0.99))}`,
    );
  }
  if (values.kept === undefined)
    for (const house of houses) if ((await measureImport(house)) > importSecondsMost) isMet = false;
} finally {
  for (const house of houses) await house.close();
}
process.exitCode = isMet ? 0 : 1;
