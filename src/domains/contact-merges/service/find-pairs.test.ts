// The pairs that are kept up are those that a look at all contacts at once would find, whatever changed in which order and
// however little of it is looked through at a time.
import fc from 'fast-check';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import type { BusinessId, Id } from '#shared/ids.ts';
import { ask } from '../../../../tests/support/background.ts';
import { aBusiness, aContact, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { countedMost } from '../contract.ts';
import { findAnew, takeChanges } from '../store/suspicions.ts';
import { listDuplicates } from './duplicates.ts';
import { findAllAnew } from './find-pairs.ts';

const house = await openTestDatabase();
const { database } = house;
const never = new AbortController().signal;

const setWords = (business: BusinessId, contact: string, words: readonly string[]) =>
  ask(
    house,
    `with gone as (delete from contact_words where contact_id = $2 and word <> all ($3))
     insert into contact_words (business_id, contact_id, word) select $1, $2, unnest($3::text[]) on conflict do nothing`,
    [business, contact, words],
  );

/** So many contacts, known one after the other. */
async function contactsOf(business: BusinessId, count: number): Promise<Id<'contact'>[]> {
  const all: Id<'contact'>[] = [];
  for (let at = 0; at < count; at += 1) all.push(await aContact(house, business));
  return all.sort();
}

/** By the definition, without an index: of each word every bearer against the first three. */
function pairsByHand(bearing: ReadonlyMap<string, readonly string[]>, apart: ReadonlySet<string>): string[] {
  const shared = new Map<string, string[]>();
  for (const word of new Set([...bearing.values()].flat())) {
    if (!/^[+@=]/.test(word)) continue;
    const bearers = [...bearing].flatMap(([contact, words]) => (words.includes(word) ? [contact] : [])).sort();
    if (word.startsWith('=') && bearers.length > 5) continue;
    for (const [place, first] of bearers.slice(0, 3).entries())
      for (const second of bearers.slice(place + 1))
        shared.set(`${first} ${second}`, [...(shared.get(`${first} ${second}`) ?? []), word]);
  }
  return [...shared]
    .flatMap(([pair, words]) => {
      const names = words.filter((word) => word.startsWith('='));
      if (apart.has(pair) || words.every((word) => word.startsWith('=') && !word.includes(' '))) return [];
      return [`${names.length === words.length ? 2 : names.length > 0 ? 0 : 1} ${pair}`];
    })
    .sort();
}

const people = 9;
const someone = fc.nat(people - 1);
const change = fc.oneof(
  // One alone and many in a row, so that a name is borne by more than five and by fewer again.
  {
    arbitrary: fc.record({
      from: someone,
      to: fc.oneof(fc.constant(0), someone),
      words: fc.uniqueArray(fc.constantFrom('=dana reyes', '=kim', '+1', '@x', 'dana'), { maxLength: 3 }),
    }),
    weight: 4,
  },
  fc.record({ first: fc.nat(people - 2), isApart: fc.boolean() }),
  { arbitrary: fc.record({ looks: fc.constantFrom(1, 3, 100) }), weight: 3 },
);

it('are the same as found all at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 40 }), async (changes) => {
      const business = await aBusiness(house);
      const contacts = await contactsOf(business, people);
      const bearing = new Map<string, readonly string[]>();
      const apart = new Set<string>();
      const look = (most: number) =>
        inBusiness(database, business, async (scope) => {
          await findAnew(scope, (await takeChanges(scope, most)).meant);
        });
      for (const one of changes) {
        if ('looks' in one) await look(one.looks);
        else if ('words' in one) {
          for (const contact of contacts.slice(one.from, Math.max(one.from, one.to) + 1)) {
            bearing.set(contact, one.words);
            await setWords(business, contact, one.words);
          }
        } else {
          const pair = contacts.slice(one.first, one.first + 2);
          if (one.isApart) apart.add(pair.join(' '));
          else apart.delete(pair.join(' '));
          await ask(
            house,
            one.isApart
              ? 'insert into dismissed_pairs values ($1, $2, $3, now()) on conflict do nothing'
              : 'delete from dismissed_pairs where business_id = $1 and first_contact_id = $2 and second_contact_id = $3',
            [business, ...pair],
          );
        }
      }
      // As the background does: each part from where the last one ended.
      const lookBehind = (after: string | null) =>
        inBusiness(database, business, async (scope) => {
          const { last, meant } = await takeChanges(scope, 2, after);
          await findAnew(scope, meant);
          return last;
        });
      for (let after = await lookBehind(null); after !== null; )
        after = (await lookBehind(after)) ?? (await lookBehind(null));
      const found = await ask<{ pair: string }>(
        house,
        `select concat_ws(' ', rank, first_contact_id, second_contact_id) as pair from suspected_pairs
         where business_id = $1 order by 1`,
        [business],
      );
      expect(found.map(({ pair }) => pair)).toEqual(pairsByHand(bearing, apart));
    }),
    { numRuns: 60 },
  );
}, 60_000);

it('are found of what was written in two transactions at once', async () => {
  const business = await aBusiness(house);
  const [one = '', two = ''] = await contactsOf(business, 2);
  const look = () => inBusiness(database, business, (scope) => listDuplicates(scope, { limit: 20 }));
  const slow = new Client(house.connection);
  await slow.connect();
  await slow.query('begin');
  await slow.query(`insert into contact_words (business_id, contact_id, word) values ($1, $2, '+1')`, [business, one]);
  await setWords(business, two, ['+1']);
  expect((await look()).total).toBe(0);
  await slow.query('commit');
  await slow.end();
  expect((await look()).total).toBe(1);
});

it('are told to be behind while much has changed, counted to a thousand, and listed to the last one', async () => {
  const business = await aBusiness(house);
  const many = 340;
  // Two words each: more than a look waits for.
  await ask(
    house,
    `insert into contacts (id, business_id, phone) select 'ctc_' || lpad(n::text, 26, '0'), $1, '+12025550100'
     from generate_series(1, $2::int) n`,
    [business, many],
  );
  await ask(
    house,
    `insert into contact_words (business_id, contact_id, word) select $1, id, unnest(array['+2025550100', '=' || id])
     from contacts where business_id = $1`,
    [business],
  );
  const page = (cursor?: string) =>
    inBusiness(database, business, (scope) => listDuplicates(scope, { limit: 100, cursor }));
  expect((await page()).isBehind).toBe(true);
  await findAllAnew(database, never);
  expect(await page()).toMatchObject({ isBehind: false, total: countedMost, isMoreThanTotal: true });
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { pairs, nextCursor } = await page(cursor);
    seen.push(...pairs.map(({ first, second }) => `${first.id} ${second.id}`));
    cursor = nextCursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  // Each but the first three with these three, and these three among themselves.
  expect(seen.length).toBe((many - 3) * 3 + 3);
});

it('go with their business', async () => {
  const business = await aBusiness(house);
  const [one = '', two = ''] = await contactsOf(business, 2);
  for (const contact of [one, two]) await setWords(business, contact, ['+1']);
  await findAllAnew(database, never);
  await setWords(business, two, ['+2']);
  await ask(house, 'delete from businesses where id = $1', [business]);
  for (const table of ['suspected_pairs', 'changed_identities'])
    expect(await ask(house, `select from ${table} where business_id = $1`, [business])).toEqual([]);
});
