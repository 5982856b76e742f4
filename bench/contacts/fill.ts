// A business with many contacts and a talk for every tenth of them, written in a few statements. Names are borne as unevenly
// as in a country: the commonest of two hundred last names by one in forty.
import { Client, type ClientConfig } from 'pg';
import { keptWords } from '#domains/contacts/rules.ts';
import type { BusinessId } from '#shared/ids.ts';

export const business: BusinessId = `biz_${'0'.repeat(26)}`;

const syllables = [
  'ba',
  'cor',
  'del',
  'fen',
  'gra',
  'hol',
  'ja',
  'kim',
  'lor',
  'mar',
  'nor',
  'pet',
  'ros',
  'sal',
  'tan',
  'vel',
];
const endings = ['a', 'en', 'is', 'on', 'ard', 'ez', 'ini', 'ley', 'man', 'son', 'ton', 'witz', 'eau'];
const named = (count: number, shift: number) =>
  Array.from({ length: count }, (_, at) => {
    const first = syllables[(at + shift) % syllables.length] ?? '';
    const second = syllables[Math.floor(at / syllables.length) % syllables.length] ?? '';
    return first + second + (endings[(at * 7 + shift) % endings.length] ?? '');
  });
/** Each as often as its bearers: the one in place n stands there in proportion to 1 / n. */
const weighed = (names: readonly string[]) =>
  names.flatMap((name, at) => Array<string>(Math.max(1, Math.round(names.length / 4 / (at + 1)))).fill(name));
export const firstNames = weighed(named(200, 3));
export const lastNames = weighed(named(2000, 5));

/** Ids as they are made, one a second. */
const idOf = (prefix: string, at: number) => `${prefix}_01${at.toString().padStart(24, '0')}`;
const partSize = 10_000;
const toldEach = 100_000;
const toldAfterMs = 5000;
const filled = ['contacts', 'contact_words', 'said_words', 'conversations', 'lines'];

/** Made of a seed, the same in each run. */
export function* contactsMade(contacts: number) {
  let seed = 11;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let at = 0; at < contacts; at += 1) {
    const first = firstNames[next(firstNames.length)] ?? '';
    const last = lastNames[next(lastNames.length)] ?? '';
    yield {
      id: idOf('ctc', at),
      name: `${first} ${last}`,
      phone: `+1${200 + next(700)}${(2_000_000 + next(8_000_000)).toString()}`,
      email: at % 3 === 0 ? `${first}.${last}${at}@example.com` : null,
      tags: at % 2 === 0 ? [`Group ${next(20)}`] : [],
      at,
    };
  }
}

/** Tells what it does as it goes, since a million contacts take minutes. */
export async function fillBusiness(
  connection: ClientConfig,
  contacts: number,
  tell: (what: string) => void = () => undefined,
): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const ask = (text: string, given: unknown[] = []) => client.query(text, given);
  try {
    await ask(`set telle.scope = 'system'`);
    await ask(`set synchronous_commit = off`);
    await ask(`set maintenance_work_mem = '1GB'`);
    await ask(`insert into businesses (id, name, plan, trial_ends_at) values ($1, 'Bench', 'pro', now())`, [business]);
    const rebuild = await takeDown(client);
    const write = async (rows: readonly unknown[], words: readonly string[], bearers: readonly string[]) => {
      await ask(
        `insert into contacts (id, business_id, name, phone, email, tags, created_at, updated_at)
         select id, $1, name, phone, email, array(select jsonb_array_elements_text(tags)), instant, instant
         from jsonb_to_recordset($2::jsonb) as row (id text, name text, phone text, email text, tags jsonb, at int),
           lateral (select '2024-01-01Z'::timestamptz + at * interval '1 second' as instant) as known`,
        [business, JSON.stringify(rows)],
      );
      await ask(
        `insert into contact_words (business_id, contact_id, word)
         select $1, id, word from unnest($2::text[], $3::text[]) as said (id, word)`,
        [business, bearers, words],
      );
    };
    let written: Promise<void> = Promise.resolve();
    let [rows, words, bearers]: [unknown[], string[], string[]] = [[], [], []];
    for (const row of contactsMade(contacts)) {
      rows.push(row);
      for (const word of keptWords(row)) {
        words.push(word);
        bearers.push(row.id);
      }
      if (rows.length < partSize && row.at + 1 < contacts) continue;
      // The next part is made while this one is written.
      await written;
      written = write(rows, words, bearers);
      [rows, words, bearers] = [[], [], []];
      if ((row.at + 1) % toldEach === 0) tell(`${row.at + 1} contacts`);
    }
    await written;
    const talks = Math.floor(contacts / 10);
    tell(`${talks} conversations`);
    const id = (prefix: string, number: string) => `'${prefix}_01' || lpad((${number})::text, 24, '0')`;
    await ask(
      `insert into conversations (id, business_id, contact_id, channel, thread_key, idle_at, state, started_at, last_line_at, ended_at)
       select ${id('cnv', 'n')}, $1, ${id('ctc', 'n * 10')}, 'sms', n::text, instant,
         case when n % 500 = 0 and n > $2 - 20000 then 'waiting' else 'resolved' end, instant, instant,
         case when n % 500 = 0 and n > $2 - 20000 then null else instant end
       from generate_series(0, $2::int - 1) n, lateral (select '2024-01-01Z'::timestamptz + n * interval '1 minute' as instant) at`,
      [business, talks],
    );
    await ask(
      `insert into lines (id, business_id, conversation_id, seq, who, text, said_at)
       select ${id('lin', 'n * 2 + s')}, $1, ${id('cnv', 'n')}, s + 1, case s when 0 then 'caller' else 'receptionist' end, 'Hello there', now()
       from generate_series(0, $2::int - 1) n, generate_series(0, 1) s`,
      [business, talks],
    );
    await ask(
      `insert into said_words (business_id, word, conversation_id)
       select distinct $1, 'word' || (n * (w + 3) + w * 31) % 4000, ${id('cnv', 'n')} from generate_series(0, $2::int - 1) n, generate_series(0, 7) w`,
      [business, talks],
    );
    tell('indexes and references');
    for (const { name, made } of rebuild) {
      const began = Date.now();
      await ask(made);
      if (Date.now() - began > toldAfterMs) tell(name);
    }
    tell('vacuum analyze');
    await ask('vacuum analyze');
  } finally {
    await client.end();
  }
}

/**
 * Takes indexes and references away and gives the statements that make them again: made at once when all is there, they are
 * as they would be, and many times quicker.
 */
async function takeDown(client: Client): Promise<{ name: string; made: string }[]> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = any ($1) and indexname not in (select conname from pg_constraint)`,
    [filled],
  );
  const { rows: constraints } = await client.query<{ name: string; made: string; table: string }>(
    `select conname as name, conrelid::regclass as table,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as made
     from pg_constraint where contype = 'f' and conrelid::regclass::text = any ($1) or conname = 'contact_words_pkey'
     order by contype desc`,
    [filled],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { name, table } of constraints) await client.query(`alter table ${table} drop constraint ${name}`);
  return [...indexes, ...constraints];
}
