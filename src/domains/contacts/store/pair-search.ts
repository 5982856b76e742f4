// Who has two words of a search: read from where each two words of a contact stand together, which costs as much as a page,
// however many have either.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import { unseen } from '#platform/database/unseen.ts';
import { pairOf } from '../rules.ts';
import { type Bounds, beginning, begins, behind, hasWordOf, ofBusiness, older, type Words } from './words.ts';

/**
 * The newest who have a word of each, at most `limit`, those before that id. Null where pairs cannot tell: no two of the
 * words could stand in one, too many pairs begin so, or too many contacts have one and must be asked for a third word, or
 * have one of the words in no pair.
 */
export async function findPaired(
  { db, business }: BusinessScope,
  asked: readonly Words[],
  before: string | null,
  limit: number,
  bounds: Pick<Bounds, 'leaped' | 'probed' | 'paired'>,
): Promise<readonly string[] | null> {
  const pair = pairOf(asked.map(({ from }) => from));
  if (!pair) return null;
  const [one, other] = pair;
  const mine = ofBusiness(business);
  const firsts = beginning(`&${one}`);
  const rest = asked.filter(({ from }) => !pair.includes(from));
  const most = rest.length === 0 ? limit : bounds.paired + 1;
  const has = rest.map((words) => hasWordOf(sql`held.contact_id`, words));
  // From each pair that is met to where the next one may stand. That place is made before it is compared: behind row-level
  // security no index takes what may leak.
  const met = sql`
    word, starts_with(second, ${other}) as is_meant,
    case when starts_with(second, ${other}) then word || ' ' when second < ${other} then first || ' ' || ${other}
      else first || ' ' || ${behind} end as next`;
  const halves = sql`word, split_part(word, ' ', 1) as first, split_part(word, ' ', 2) as second`;
  const alone = (word: string) => sql`select contact_id from contact_words
    where ${mine} and ${begins(beginning(`~${word}`))} ${older(before)} limit ${sql.lit(bounds.probed + 1)}`;
  const { rows } = await sql<{ tells: boolean; ids: string[] }>`
    with recursive leap (word, is_meant, next, at) as (
      (select ${met}, 1 from (
        select ${halves} from contact_words where ${mine} and ${begins(firsts)} order by word limit 1
      ) as halved)
      union all
      select found.*, at + 1 from leap, lateral (
        select ${met} from (
          select ${halves} from contact_words
          where ${mine} and word >= leap.next and word < ${unseen(firsts.to)} order by word limit 1
        ) as halved
      ) as found where at < ${sql.lit(3 * bounds.leaped)}
    ), paired as materialized (
      select held.contact_id from leap, lateral (
        select contact_id from contact_words
        where ${mine} and word = leap.word ${older(before)} order by contact_id desc limit ${unseen(most)}
      ) as held where is_meant
    ), alone_one as materialized (${alone(one)}), alone_other as materialized (${alone(other)}), meant as (
      select contact_id from paired
      union select contact_id from alone_one as held where ${hasWordOf(sql`held.contact_id`, beginning(other))}
      union select contact_id from alone_other as held where ${hasWordOf(sql`held.contact_id`, beginning(one))}
    )
    select (select count(*) from leap) < ${sql.lit(3 * bounds.leaped)}
      ${rest.length === 0 ? sql`` : sql`and (select count(*) from paired) <= ${sql.lit(bounds.paired)}`}
      and (select count(*) from alone_one) <= ${sql.lit(bounds.probed)} and (select count(*) from alone_other) <= ${sql.lit(bounds.probed)} as tells,
    array(
      select contact_id from (select contact_id from meant order by contact_id desc offset 0) as held
      where ${sql.join([sql`true`, ...has], sql` and `)} limit ${unseen(limit)}
    ) as ids`.execute(db);
  return rows[0]?.tells ? rows[0].ids : null;
}
