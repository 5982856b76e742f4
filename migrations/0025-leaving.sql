-- What an owner takes along, and the way out: the whole business as an archive for a day, and its deletion after two weeks.

create table data_exports (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  asked_by text references users on delete set null,
  state text not null check (state in ('making', 'ready', 'failed')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  bytes bigint not null default 0
);
create index data_exports_newest on data_exports (business_id, asked_at desc, id desc);
create index data_exports_expiry on data_exports (expires_at) where expires_at is not null;
-- One at a time: who asks again while one is made waits for that.
create unique index data_exports_in_hand on data_exports (business_id) where state = 'making';
create index data_exports_asker on data_exports (asked_by) where asked_by is not null;
select telle_business_owned('data_exports');

create table data_export_pieces (
  export_id text not null references data_exports on delete cascade,
  business_id text not null references businesses on delete cascade,
  seq integer not null,
  bytes bytea not null,
  primary key (export_id, seq)
);
create index data_export_pieces_business on data_export_pieces (business_id);
select telle_business_owned('data_export_pieces');

-- Marked to be deleted. Until then its people can take that back, and its receptionist takes messages alone.
alter table businesses
  add column deletion_marked_at timestamptz,
  add column deletion_at timestamptz,
  add column deletion_told integer not null default 0,
  add constraint businesses_deletion check ((deletion_marked_at is null) = (deletion_at is null));
create index businesses_leaving on businesses (deletion_at) where deletion_at is not null;

-- That businesses were deleted, and when: nothing that says whose they were.
create table deleted_businesses (
  id bigint generated always as identity primary key,
  founded_on date not null,
  marked_at timestamptz not null,
  deleted_at timestamptz not null,
  rows_deleted integer not null
);
select telle_system_only('deleted_businesses');
