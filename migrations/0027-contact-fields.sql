-- What a business wants to know of its contacts beyond name and number, and by which ways they agreed to be written to.

create table contact_fields (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  label text not null,
  kind text not null check (kind in ('text', 'number', 'date', 'choice', 'yes-no')),
  choices text[] not null default '{}',
  position integer not null,
  is_archived boolean not null default false,
  created_at timestamptz not null default now()
);
create index contact_fields_in_order on contact_fields (business_id, position, id);
select telle_business_owned('contact_fields');

-- The values by the ids of the fields; what nothing is known of is not there.
alter table contacts add column fields jsonb not null default '{}';

-- Each time that a contact agreed or no longer did; the newest of a channel holds. It outlives a deletion that is taken back.
create table contact_consents (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  contact_id text not null,
  channel text not null check (channel in ('text', 'email', 'call')),
  is_given boolean not null,
  -- How it was said, in a person's words.
  how text not null default '',
  user_id text references users on delete set null,
  decided_at timestamptz not null
);
create index contact_consents_of_contact on contact_consents (business_id, contact_id, decided_at desc, id desc);
select telle_business_owned('contact_consents');

-- The newest first: ids sort by birth.
create index contacts_by_birth on contacts (business_id, id desc);
