-- What one person looks for among the contacts again and again, under a name of theirs.
create table contact_filters (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  user_id text not null references users on delete cascade,
  name text not null,
  name_key text generated always as (lower(name)) stored,
  search text not null default '',
  tag text not null default '',
  has text,
  sort text not null,
  created_at timestamptz not null,
  unique (business_id, user_id, name_key)
);
create index contact_filters_user on contact_filters (user_id);
select telle_business_owned('contact_filters');
