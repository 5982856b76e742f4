-- Contacts that may be one person, and contacts that were made one, with the way back.

alter table contacts
  -- Further numbers and addresses by which the same person is known.
  add column other_phones text[] not null default '{}',
  add column other_emails text[] not null default '{}';

-- Whom two contacts may both be is found by words that no search can write: + and the number without its country, @ and
-- the mailbox, = and the name with its words in order.
insert into contact_words (business_id, word, contact_id)
select business_id,
  '+' || regexp_replace(phone, '^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})0*', ''), id
from contacts where phone is not null
union
select business_id, '@' || case when email ~ '@(gmail|googlemail)\.com$'
  then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com' else email end, id
from contacts where email is not null
union
select business_id, '=' || left(string_agg(word, ' ' order by word collate "C"), 80), id
from contacts, regexp_split_to_table(lower(name), '[^[:alnum:]]+') as word
where word <> ''
group by business_id, id
on conflict do nothing;

-- Two who look alike and are not the same. As with notes, a deletion that is taken back keeps it: no foreign key.
create table dismissed_pairs (
  business_id text not null references businesses on delete cascade,
  -- The older id first.
  first_contact_id text not null,
  second_contact_id text not null check (first_contact_id < second_contact_id),
  dismissed_at timestamptz not null,
  primary key (business_id, first_contact_id, second_contact_id)
);
create index dismissed_pairs_of_second on dismissed_pairs (business_id, second_contact_id);
select telle_business_owned('dismissed_pairs');

-- What a merge did, whole enough to be undone to the byte; after the days in which it can be undone only that it was.
create table contact_merges (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  kept_contact_id text not null,
  gone_contact_id text not null,
  -- How the one was called who is now part of the other.
  gone_name text not null,
  user_id text references users on delete set null,
  merged_at timestamptz not null,
  -- Both rows, their words, the pairs, and which rows were moved.
  before jsonb,
  -- The kept row as the merge left it: what has changed since stays when it is undone.
  after jsonb
);
create index contact_merges_of_kept on contact_merges (business_id, kept_contact_id, merged_at desc);
create index contact_merges_due on contact_merges (merged_at) where before is not null;
select telle_business_owned('contact_merges');

