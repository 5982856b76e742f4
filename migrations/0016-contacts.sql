-- The list of contacts: found by words, sorted by name, tagged, noted on, and taken back after they were deleted.

alter table contacts
  add column tags text[] not null default '{}',
  -- How a name is sorted: accents after their letter, people without a name last.
  add column sort_name text collate "C" not null generated always as (
    normalize(lower(case when name = '' then E'\U0010FFFD' || coalesce(email, phone, '') else name end), NFD)
  ) stored;
create index contacts_by_name on contacts (business_id, sort_name, id);
create index contacts_changed on contacts (business_id, updated_at desc, id desc);

-- Each word by which a contact is found, once: of the name and the address, the ends of the number, and tags behind a #.
-- A plain index for the same reason as that of said_words.
create table contact_words (
  business_id text not null references businesses on delete cascade,
  word text collate "C" not null,
  contact_id text not null references contacts on delete cascade,
  primary key (business_id, word, contact_id)
);
create index contact_words_of_contact on contact_words (contact_id);
select telle_business_owned('contact_words');
insert into contact_words (business_id, word, contact_id)
select distinct business_id, left(word, 40), id
from contacts, regexp_split_to_table(lower(name || ' ' || coalesce(email, '')), '[^[:alnum:]]+') as word
where word <> ''
union
select business_id, right(digits, length), id
from contacts, lateral (select regexp_replace(phone, '\D', '', 'g') as digits) as of_phone,
  unnest(array[4, 7, 8, 9, 10, 20]) as length
where phone is not null;

-- What the team wrote down about a contact. It outlives a deletion that is taken back, so it names no foreign key.
create table contact_notes (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  contact_id text not null,
  user_id text references users on delete set null,
  body text not null,
  created_at timestamptz not null default now()
);
create index contact_notes_of_contact on contact_notes (business_id, contact_id, created_at desc);
select telle_business_owned('contact_notes');

-- Deleted contacts with what hung on them, for the days in which that can be taken back.
create table deleted_contacts (
  business_id text not null references businesses on delete cascade,
  contact_id text not null,
  -- The row as it was.
  contact jsonb not null,
  conversation_ids text[] not null,
  appointment_ids text[] not null,
  message_ids text[] not null,
  deleted_at timestamptz not null,
  primary key (business_id, contact_id)
);
create index deleted_contacts_newest on deleted_contacts (business_id, deleted_at desc);
create index deleted_contacts_due on deleted_contacts (deleted_at);
select telle_business_owned('deleted_contacts');

create index messages_of_contact on messages (business_id, contact_id, created_at desc) where contact_id is not null;
