-- Pairs of contacts that may be one person, kept up as their words change, so that a page of them costs the same whatever
-- the business has.

create table suspected_pairs (
  business_id text not null references businesses on delete cascade,
  -- 0: a number or address and the name; 1: a number or address; 2: the name alone.
  rank smallint not null,
  -- The older id first. As with dismissed pairs, no foreign keys: who goes leaves words behind in the table below.
  first_contact_id text not null,
  second_contact_id text not null check (first_contact_id < second_contact_id),
  primary key (business_id, rank, first_contact_id, second_contact_id)
);
create unique index suspected_pairs_of_two on suspected_pairs (business_id, first_contact_id, second_contact_id);
create index suspected_pairs_of_second on suspected_pairs (business_id, second_contact_id);
select telle_business_owned('suspected_pairs');

-- Words by which a person is known that came to a contact or went, until the pairs they make are found anew; '' where only
-- what the team said of a pair has changed. Without a key, so that two who write the same word never wait for each other.
create table changed_identities (
  business_id text not null references businesses on delete cascade,
  word text collate "C" not null,
  contact_id text not null
);
create index changed_identities_word on changed_identities (business_id, word);
select telle_business_owned('changed_identities');

-- Whoever writes words, and however they go, also with their contact: each is noted in the same transaction.
create function telle_note_identities() returns trigger language plpgsql as $$
begin
  insert into changed_identities (business_id, word, contact_id)
  select business_id, word, contact_id from changed
  where (word >= '+' and word < ',' or word >= '@' and word < 'A' or word >= '=' and word < '>')
    -- With a business all of it goes.
    and exists (select from businesses where id = business_id);
  return null;
end
$$;
create trigger contact_words_came after insert on contact_words referencing new table as changed
  for each statement execute function telle_note_identities();
create trigger contact_words_went after delete on contact_words referencing old table as changed
  for each statement execute function telle_note_identities();

create function telle_note_dismissals() returns trigger language plpgsql as $$
begin
  insert into changed_identities (business_id, word, contact_id)
  select distinct business_id, '', first_contact_id from changed
  where exists (select from businesses where id = business_id);
  return null;
end
$$;
create trigger dismissed_pairs_came after insert on dismissed_pairs referencing new table as changed
  for each statement execute function telle_note_dismissals();
create trigger dismissed_pairs_went after delete on dismissed_pairs referencing old table as changed
  for each statement execute function telle_note_dismissals();

-- All pairs as they are now: of a word each bearer against the three who have been known the longest, and nothing of a
-- name that more than five bear.
insert into suspected_pairs (business_id, rank, first_contact_id, second_contact_id)
with shared as (
  select business_id, word from contact_words
  where word >= '+' and word < ',' or word >= '@' and word < 'A' or word >= '=' and word < '>'
  group by business_id, word having count(*) > 1 and (count(*) <= 5 or not (word >= '=' and word < '>'))
), placed as (
  select business_id, word, contact_id, row_number() over (partition by business_id, word order by contact_id) as place
  from contact_words join shared using (business_id, word)
)
select older.business_id,
  case when bool_and(word >= '=' and word < '>') then 2 when bool_or(word >= '=' and word < '>') then 0 else 1 end,
  older.contact_id, younger.contact_id
from placed older join placed younger using (business_id, word)
where older.place <= 3 and older.place < younger.place
  and not exists (
    select from dismissed_pairs where business_id = older.business_id
      and first_contact_id = older.contact_id and second_contact_id = younger.contact_id)
group by 1, 3, 4 having not bool_and(word >= '=' and word < '>' and word not like '% %');
