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

export async function fillBusiness(connection: ClientConfig, contacts: number): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const ask = (text: string, given: unknown[] = []) => client.query(text, given);
  try {
    await ask(`set telle.scope = 'system'`);
    await ask(`set synchronous_commit = off`);
    await ask(`insert into businesses (id, name, plan, trial_ends_at) values ($1, 'Bench', 'pro', now())`, [business]);
    // Built at once when all is there, which is many times quicker and leaves them as they would be.
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
       where tablename in ('contacts', 'contact_words', 'said_words', 'conversations', 'lines')
         and indexname not in (select conname from pg_constraint)`,
    );
    for (const { name } of indexes) await ask(`drop index ${name}`);
    await ask('alter table contact_words drop constraint contact_words_pkey');
    let seed = 11;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let from = 0; from < contacts; from += partSize) {
      const rows = Array.from({ length: Math.min(partSize, contacts - from) }, (_, offset) => {
        const at = from + offset;
        const first = firstNames[next(firstNames.length)] ?? '';
        const last = lastNames[next(lastNames.length)] ?? '';
        return {
          id: idOf('ctc', at),
          name: `${first} ${last}`,
          phone: `+1${200 + next(700)}${(2_000_000 + next(8_000_000)).toString()}`,
          email: at % 3 === 0 ? `${first}.${last}${at}@example.com` : null,
          tags: at % 2 === 0 ? [`Group ${next(20)}`] : [],
          at,
        };
      });
      await ask(
        `insert into contacts (id, business_id, name, phone, email, tags, created_at, updated_at)
         select id, $1, name, phone, email, array(select jsonb_array_elements_text(tags)), instant, instant
         from jsonb_to_recordset($2::jsonb) as row (id text, name text, phone text, email text, tags jsonb, at int),
           lateral (select '2024-01-01Z'::timestamptz + at * interval '1 second' as instant) as known`,
        [business, JSON.stringify(rows)],
      );
      const pairs = rows.flatMap((row) => keptWords(row).map((word) => [row.id, word]));
      await ask(
        `insert into contact_words (business_id, contact_id, word)
         select $1, id, word from unnest($2::text[], $3::text[]) as said (id, word)`,
        [business, pairs.map(([id]) => id), pairs.map(([, word]) => word)],
      );
    }
    const talks = Math.floor(contacts / 10);
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
    await ask(`set maintenance_work_mem = '1GB'`);
    await ask('alter table contact_words add primary key (business_id, word, contact_id)');
    for (const { made } of indexes) await ask(made);
    await ask('vacuum analyze');
  } finally {
    await client.end();
  }
}
