// Contacts by what is searched for, the newest first: what a page costs hangs on the page, hardly on how many contacts there
// are or bear a word. Words stand in their index with the ids of their contacts, and ids sort by birth. Each question has
// one plan that can serve it, whatever the database believes of how often a word is borne.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import { unseen } from '#platform/database/unseen.ts';
import { searchedWords, wordOfTag } from '../rules.ts';
import { findPaired } from './pair-search.ts';
import { type Bounds, beginning, begins, hasWordOf, ofBusiness, older, type Words } from './words.ts';

/** The beginnings that a search asks for, and the one tag: what a contact must have a word of each of. */
export function askedWords({ search, tag }: { search?: string | undefined; tag?: string | undefined }): Words[] {
  const words = searchedWords(search ?? '').map(beginning);
  return tag === undefined ? words : [...words, { from: wordOfTag(tag), to: `${wordOfTag(tag)}\u0001` }];
}

const usual: Bounds = {
  ...{ gathered: 1000, numbered: 2500, weighty: 300, leaped: 12, walked: 150 },
  ...{ often: 20, telling: 4, probed: 200, paired: 1000 },
};

export async function countUpTo({ db, business }: BusinessScope, words: Words, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from contact_words where ${ofBusiness(business)} and ${begins(words)} limit ${sql.lit(most)}
    ) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What the steps of one search have in common. */
type Search = {
  readonly scope: BusinessScope;
  readonly asked: readonly Words[];
  readonly limit: number;
  readonly bounds: Bounds;
};

/** Who has a word of each, the newest first, those before that id, at most `limit`. */
export async function findNewest(
  scope: BusinessScope,
  asked: readonly Words[],
  before: string | null,
  limit: number,
  bounds: Bounds = usual,
): Promise<readonly string[]> {
  const search = { scope, asked, limit, bounds };
  const paired = await findPaired(scope, asked, before, limit, bounds);
  if (paired) return paired;
  const [driver] = asked;
  if (!driver) return [];
  if (asked.length > 1) return withEach(search, before);
  const known = (await ofNumber(search, driver, before)) ?? (await ofOne(search, driver, before));
  if (known) return known;
  const walk = await walked(search, before);
  if (walk.ids.length >= limit || walk.count < bounds.walked) return walk.ids;
  const hits = walk.hits[0] ?? 0;
  if (hits * bounds.often >= walk.count) {
    const rest = Math.ceil((1.5 * (limit - hits) * walk.count) / hits);
    const more = await walked({ ...search, limit: limit - hits, bounds: { ...bounds, walked: rest } }, walk.last);
    if (hits + more.ids.length >= limit || more.count < rest) return [...walk.ids, ...more.ids];
  }
  // Half as far again as a page would reach if the rest were as those asked.
  const place = hits < bounds.telling ? null : Math.ceil((1.5 * limit * walk.count) / hits);
  const near = place === null ? [] : await newest(search, driver, before, place);
  return near.length >= limit ? near : newest(search, driver, before, null);
}

/** The first words of a beginning, found by leaping from one to the next. */
const leap = ({ scope: { business }, bounds: { leaped } }: Search, words: Words) => sql`
  leap (word, at) as (
    (select word, 1 from contact_words
      where ${ofBusiness(business)} and ${begins(words)} order by word limit 1)
    union all
    select next.word, at + 1 from leap, lateral (
      select word from contact_words
      where ${ofBusiness(business)} and word > leap.word and word < ${unseen(words.to)} order by word limit 1
    ) as next where at < ${sql.lit(leaped)}
  )`;

/** Who has a word of each of several beginnings. */
async function withEach(search: Search, before: string | null): Promise<readonly string[]> {
  const { scope, asked, limit, bounds } = search;
  const counts: number[] = [];
  for (const one of asked) counts.push(await countUpTo(scope, one, bounds.gathered + 1));
  const rarest = counts.indexOf(Math.min(...counts));
  const driver = asked[rarest];
  if (driver && (counts[rarest] ?? 0) <= bounds.gathered) {
    const others = asked.filter((_, at) => at !== rarest);
    const read = others.filter((one) => (counts[asked.indexOf(one)] ?? 0) <= bounds.gathered);
    return gathered(search, { driver, read, probed: others.filter((one) => !read.includes(one)) }, before);
  }
  const walk = await walked(search, before);
  return walk.ids.length >= limit || walk.count < bounds.walked ? walk.ids : ofSeveral(search, walk, before);
}

/** Enough digits that few numbers begin or end so. */
const endOfNumber = /^\d{4,}$/;

/**
 * Who has a number that begins or ends so. Hardly two numbers share a word, so that nothing is gained by leaping from one word
 * to the next: all are gathered. Null where those are too many, or it is no number.
 */
async function ofNumber(search: Search, words: Words, before: string | null): Promise<readonly string[] | null> {
  const { scope, bounds, limit } = search;
  if (!endOfNumber.test(words.from)) return null;
  const { rows } = await sql<{ tells: boolean; ids: string[] }>`
    with gathered as materialized (
      select contact_id from contact_words
      where ${ofBusiness(scope.business)} and ${begins(words)} ${older(before)} limit ${sql.lit(bounds.numbered + 1)}
    )
    select (select count(*) from gathered) <= ${sql.lit(bounds.numbered)} as tells, array(
      select distinct contact_id from gathered order by contact_id desc limit ${unseen(limit)}
    ) as ids`.execute(scope.db);
  return rows[0]?.tells ? rows[0].ids : null;
}

/**
 * Who has a word of one beginning, in one question. Where it has few words, or is itself a word that many bear, the first
 * words say at once who is newest; else all who have one are gathered. Null where those are too many.
 */
async function ofOne(search: Search, words: Words, before: string | null): Promise<readonly string[] | null> {
  const { scope, bounds, limit } = search;
  const mine = ofBusiness(scope.business);
  const most = sql.lit(bounds.gathered);
  const isLed = sql`(select is_led from led)`;
  const { rows } = await sql<{ tells: boolean; ids: string[] }>`
    with recursive ${leap(search, words)},
    led as materialized (
      select (select count(*) from leap) < ${sql.lit(bounds.leaped)} or (
        select count(*) from (
          select from contact_words where ${mine} and word = ${unseen(words.from)} limit ${sql.lit(bounds.weighty + 1)}
        ) as held
      ) > ${sql.lit(bounds.weighty)} as is_led
    ),
    gathered as materialized (
      select contact_id from contact_words
      where not ${isLed} and ${mine} and ${begins(words)} ${older(before)} limit ${most} + 1
    ),
    ${newestOf(search, words, before, limit, nowhere, isLed)}
    select ${isLed} or (select count(*) from gathered) <= ${most} as tells, array(
      select contact_id from (
        select contact_id from newest where ${isLed} union all
        (select distinct contact_id from gathered order by contact_id desc limit ${unseen(limit)})
      ) as held order by contact_id desc
    ) as ids`.execute(scope.db);
  return rows[0]?.tells ? rows[0].ids : null;
}

/**
 * `newest`: the newest contacts of a beginning, at most `limit`. Its first words give theirs straight from the index. The
 * last of those says how old a contact of the other words may be, and the index passes over the older ones: only below
 * `greatest`, since behind row-level security no index takes a `coalesce`, which may leak. None is older than `floor`, and
 * nothing is read unless `isLed`.
 */
function newestOf(
  search: Search,
  words: Words,
  before: string | null,
  limit: number,
  floor: RawBuilder<unknown>,
  isLed: RawBuilder<unknown> = sql`true`,
) {
  const { scope, bounds } = search;
  const mine = ofBusiness(scope.business);
  return sql`
  first as materialized (
    select held.contact_id from leap, lateral (
      select contact_id from contact_words
      where ${mine} and word = leap.word ${older(before)} order by contact_id desc limit ${unseen(limit)}
    ) as held where ${isLed}
  ), bearers as materialized (
    select distinct contact_id from first order by contact_id desc limit ${unseen(limit)}
  ), others as materialized (
    select contact_id from contact_words
    where ${isLed} and ${mine} and word > (select max(word) from leap having count(*) = ${sql.lit(bounds.leaped)})
      and word < ${unseen(words.to)} ${older(before)}
      and contact_id > greatest('', ${floor}, (select contact_id from bearers order by contact_id desc offset ${unseen(limit - 1)} limit 1))
  ), newest as materialized (
    select contact_id from (select contact_id from bearers union select contact_id from others) as held
    where contact_id > greatest('', ${floor}) order by contact_id desc limit ${unseen(limit)}
  )`;
}

const nowhere = sql`null`;

/** The newest of a beginning; of the newest `place` contacts alone where that is said. */
async function newest(search: Search, words: Words, before: string | null, place: number | null): Promise<string[]> {
  const { db, business } = search.scope;
  const last = (behind: number) => sql`(select id from contacts where ${ofBusiness(business)} ${older(before, sql`id`)}
    order by id desc offset ${behind} limit 1)`;
  const floor = place === null ? nowhere : last(place);
  const { rows } = await sql<{ contact_id: string }>`
    with recursive ${leap(search, words)}, ${newestOf(search, words, before, search.limit, floor)}
    select contact_id from newest order by contact_id desc`.execute(db);
  return rows.map(({ contact_id }) => contact_id);
}

type Ways = { readonly driver: Words; readonly read: readonly Words[]; readonly probed: readonly Words[] };

/** All of the rarest beginning, sorted before common words are asked for, so that they are asked only until the page is full. */
async function gathered(search: Search, { driver, read, probed }: Ways, before: string | null): Promise<string[]> {
  const { db, business } = search.scope;
  const all = (words: Words) =>
    sql`select contact_id from contact_words where ${ofBusiness(business)} and ${begins(words)} ${older(before)}`;
  const has = probed.map((one) => hasWordOf(sql`held.contact_id`, one));
  const { rows } = await sql<{ contact_id: string }>`
    with gathered as materialized (${sql.join([driver, ...read].map(all), sql` intersect `)})
    select contact_id from (select distinct contact_id from gathered order by contact_id desc offset 0) as held
    where ${sql.join([sql`true`, ...has], sql` and `)} limit ${unseen(search.limit)}`.execute(db);
  return rows.map(({ contact_id }) => contact_id);
}

type Walk = {
  readonly ids: string[];
  readonly count: number;
  readonly hits: readonly number[];
  readonly last: string | null;
};

/** The newest contacts, each asked for every beginning: who has them all, how many were asked, how many have each, and who was asked last. */
async function walked({ scope, asked, limit, bounds }: Search, before: string | null): Promise<Walk> {
  const has = asked.map((one) => sql`coalesce(${hasWordOf(sql`walked.id`, one)}, false)`);
  const { rows } = await sql<{ id: string; has: boolean[] }>`
    select id, array[${sql.join(has)}] as has from (
      select id from contacts
      where ${ofBusiness(scope.business)} ${older(before, sql`id`)} order by id desc limit ${bounds.walked}
    ) as walked`.execute(scope.db);
  return {
    ids: rows.flatMap((row) => (row.has.every(Boolean) ? row.id : [])).slice(0, limit),
    count: rows.length,
    last: rows.at(-1)?.id ?? null,
    hits: asked.map((_, at) => rows.filter((row) => row.has[at]).length),
  };
}

const partMost = 20_000;
/** To look up one contact's word costs what reading so many rows in a row does. */
const dearness = 15;

/** Who has all of several common words: those of the rarest, the newest first, a part at a time, as far as a page needs. */
async function ofSeveral(search: Search, walk: Walk, before: string | null): Promise<string[]> {
  const { asked, limit, bounds } = search;
  const borne = walk.hits.map((hits) => Math.max(hits, 1) / walk.count);
  const rarest = borne.indexOf(Math.min(...borne));
  const [driver, seldom] = [asked[rarest], borne[rarest] ?? 1];
  if (!driver) return [];
  const others = asked.flatMap((words, at) => (at === rarest ? [] : { words, borne: borne[at] ?? 1 }));
  const expected = others.reduce((share, one) => share * one.borne, 1);
  const found: string[] = [];
  let size = Math.min(partMost, Math.ceil((1.5 * limit) / expected));
  for (let after = before; ; size = Math.min(partMost, size * 4)) {
    // A word that many more bear is asked of each quicker than read.
    const read = others
      .filter((one) => size > bounds.probed && one.borne < dearness * seldom)
      .map(({ words }) => words);
    const probed = others.map(({ words }) => words).filter((words) => !read.includes(words));
    const part = await partOf(search, { driver, read, probed }, after, size);
    found.push(...part.ids);
    if (found.length >= limit || part.count < size) return found.slice(0, limit);
    after = part.last;
  }
}

type Part = { readonly ids: string[]; readonly count: number; readonly last: string | null };

async function partOf(search: Search, { driver, read, probed }: Ways, before: string | null, size: number) {
  const { db, business } = search.scope;
  // An intersection is made by hashing or sorting, which a wrong belief about sizes cannot turn into a loop in a loop.
  const both = read.map(
    (words) => sql`intersect select contact_id from contact_words
      where ${ofBusiness(business)} and ${begins(words)} ${older(before)} and contact_id >= (select last from part)`,
  );
  const has = probed.map((words) => hasWordOf(sql`held.contact_id`, words));
  const { rows } = await sql<Part>`
    with recursive ${leap(search, driver)}, ${newestOf(search, driver, before, size, nowhere)},
    part as materialized (select min(contact_id) as last, count(*)::int as count from newest),
    shared as materialized (select contact_id from newest ${sql.join(both, sql` `)})
    select last, count, array(
      select contact_id from (select contact_id from shared order by contact_id desc offset 0) as held
      where ${sql.join([sql`true`, ...has], sql` and `)} limit ${unseen(search.limit)}
    ) as ids from part`.execute(db);
  return rows[0] ?? { ids: [], count: 0, last: null };
}
