-- The HTTP layer's own rows: spent allowances and answered keys; and what browsers report as gone wrong.

create table rate_limits (
  name text not null,
  key text not null,
  taken integer not null,
  ends_at timestamptz not null,
  primary key (name, key)
);
create index rate_limits_ended on rate_limits (ends_at);

create table idempotency_keys (
  caller text not null,
  key text not null,
  business_id text references businesses on delete cascade,
  endpoint text not null,
  fingerprint text not null,
  answer text,
  claimed_at timestamptz not null,
  primary key (caller, key)
);
create index idempotency_keys_claimed on idempotency_keys (claimed_at);
create index idempotency_keys_business on idempotency_keys (business_id);
select telle_business_owned('idempotency_keys');

create table error_entries (
  id text primary key,
  code text not null,
  message text not null,
  details text,
  happened_at timestamptz not null,
  url text not null,
  user_agent text not null,
  received_at timestamptz not null
);
create index error_entries_received on error_entries (received_at);
