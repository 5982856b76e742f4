-- People, their sessions, the businesses they run, and the contacts of a business.
-- Every business-owned table has business_id, and a policy that shows it only to its business.

-- Declares that the rows of a table belong to a business: whatever a query forgets, only the rows of the business that
-- the transaction names are seen or written. `telle.scope` is 'system' where Telle works across businesses.
create function telle_business_owned(owned regclass, key name default 'business_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', owned);
  execute format('alter table %s force row level security', owned);
  execute format(
    'create policy only_its_business on %1$s using (
       %2$I = current_setting(''telle.business'', true) or current_setting(''telle.scope'', true) = ''system'')',
    owned, key);
end
$$;

create table users (
  id text primary key,
  email text not null unique,
  email_verified boolean not null default false,
  name text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  image text,
  demo_key text unique,
  shown_email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table businesses (
  id text primary key,
  name text not null,
  business_type text,
  company_size text,
  interests text[] not null default '{}',
  timezone text not null default 'America/New_York',
  plan text not null default 'free' check (plan in ('free', 'pro', 'enterprise')),
  trial_calls_remaining integer not null default 3 check (trial_calls_remaining >= 0),
  trial_ends_at timestamptz not null,
  is_demo boolean not null default false,
  last_used_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table members (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null check (role in ('owner', 'staff', 'read-only')),
  created_at timestamptz not null default now(),
  unique (business_id, user_id)
);
create index members_user on members (user_id);

create table contacts (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  name text not null default '',
  phone text,
  email text,
  notes text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index contacts_newest on contacts (business_id, created_at desc, id desc);

select telle_business_owned('businesses', 'id');
select telle_business_owned('members');
select telle_business_owned('contacts');
