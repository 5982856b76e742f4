-- Files of contacts on their way in. The lines are kept part by part until they have become contacts, and no longer.
create table contact_imports (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  user_id text references users on delete set null,
  file_name text not null,
  on_known text not null check (on_known in ('fill', 'replace')),
  tags text[] not null,
  state text not null check (state in ('receiving', 'waiting', 'running', 'done', 'stopped', 'failed')),
  parts integer not null,
  total integer not null,
  added integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  refused integer not null default 0,
  begun_at timestamptz not null,
  -- When a part last came or was taken in: what stands still for long is given up.
  moved_at timestamptz not null,
  ended_at timestamptz
);
create index contact_imports_newest on contact_imports (business_id, id desc);
create index contact_imports_under_way on contact_imports (moved_at) where ended_at is null;
create index contact_imports_over on contact_imports (ended_at) where ended_at is not null;
create index contact_imports_user on contact_imports (user_id) where user_id is not null;
select telle_business_owned('contact_imports');

create table contact_import_parts (
  import_id text not null references contact_imports on delete cascade,
  business_id text not null references businesses on delete cascade,
  part integer not null,
  lines integer not null,
  bytes integer not null,
  rows jsonb not null,
  primary key (import_id, part)
);
create index contact_import_parts_business on contact_import_parts (business_id);
select telle_business_owned('contact_import_parts');

-- Which lines could not be taken in, and why: the number of the line and our own words, nothing of what stood in it.
create table contact_import_problems (
  import_id text not null references contact_imports on delete cascade,
  business_id text not null references businesses on delete cascade,
  line integer not null,
  field text not null,
  message text not null,
  primary key (import_id, line)
);
create index contact_import_problems_business on contact_import_problems (business_id);
select telle_business_owned('contact_import_problems');
