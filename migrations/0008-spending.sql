-- What language models cost each business: a row a day that holds the caps, a row a question that says which conversation it was for.
-- Amounts are micro-dollars: a question costs fractions of a cent.

create table model_days (
  business_id text not null references businesses on delete cascade,
  -- The business's own day.
  day date not null,
  -- Settled and still set aside together: what a cap is held against.
  tokens bigint not null default 0 check (tokens >= 0),
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  -- When the caps first kept a question back.
  capped_at timestamptz,
  primary key (business_id, day)
);
select telle_business_owned('model_days');

create table model_calls (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  conversation_id text references conversations on delete set null,
  day date not null,
  -- Set aside before the question; what it came to replaces them. One that was never settled stays at the most it could cost.
  tokens bigint not null check (tokens >= 0),
  cost_micros bigint not null check (cost_micros >= 0),
  asked_at timestamptz not null default now(),
  settled_at timestamptz
);
create index model_calls_of_day on model_calls (business_id, day);
create index model_calls_of_conversation on model_calls (conversation_id);
select telle_business_owned('model_calls');
