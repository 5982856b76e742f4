-- How people prove who they are: credentials, sessions, links in mails, and the record of what happened.
-- No secret lies here in the clear: session and link tokens as SHA-256, passwords as scrypt with its parameters.

create table credentials (
  id text primary key,
  user_id text not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password_hash text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_user on credentials (user_id);

create table sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  token_hash text not null unique,
  remember boolean not null default false,
  address text,
  user_agent text,
  proved_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table mail_links (
  token_hash text primary key,
  purpose text not null check (purpose in ('confirm-email', 'reset-password')),
  user_id text not null references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mail_links_user on mail_links (user_id, purpose);

create table auth_events (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id text references users on delete cascade,
  address text,
  user_agent text,
  happened_at timestamptz not null default now()
);
create index auth_events_user on auth_events (user_id, happened_at desc);
create index auth_events_known on auth_events (user_id, address) where kind = 'signed-in';
create index auth_events_age on auth_events (happened_at);

-- Wrong passwords of one address or for one account within a window.
create table sign_in_attempts (
  key text primary key,
  taken integer not null,
  window_ends_at timestamptz not null
);

create index businesses_idle_demo on businesses (last_used_at) where is_demo;

-- Declares that only Telle itself sees a table: within a business it is empty.
create function telle_system_only(owned regclass) returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', owned);
  execute format('alter table %s force row level security', owned);
  execute format('create policy only_telle_itself on %s using (current_setting(''telle.scope'', true) = ''system'')', owned);
end
$$;

select telle_system_only('credentials');
select telle_system_only('sessions');
select telle_system_only('mail_links');
select telle_system_only('auth_events');
select telle_system_only('sign_in_attempts');

-- People are seen within a business they are members of; `members` shows only its own business there.
alter table users enable row level security;
alter table users force row level security;
create policy only_its_members on users using (
  current_setting('telle.scope', true) = 'system' or id in (select user_id from members));
