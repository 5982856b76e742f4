-- Keys with which a program of the owner's uses the API. A key is shown once; here lies its SHA-256 alone.
create table api_keys (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  name text not null,
  -- What it may do: as a person of that role.
  role text not null check (role in ('owner', 'staff', 'read-only')),
  key_hash text not null unique,
  -- Its first characters, by which a person knows it again.
  shown_start text not null,
  created_by text references users on delete set null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index api_keys_newest on api_keys (business_id, created_at desc, id desc);
create index api_keys_maker on api_keys (created_by) where created_by is not null;
select telle_business_owned('api_keys');
