-- What a business was billed for, and each change of its plan. Nothing here moves money: a charge is written once it is made.
create table billing_entries (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  plan text not null check (plan in ('free', 'pro', 'enterprise')),
  description text not null,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null default 'USD',
  -- 'No charge' is a change of plan for which nothing was taken.
  status text not null check (status in ('Paid', 'No charge')),
  -- An example that a demo business begins with.
  is_sample boolean not null default false,
  happened_at timestamptz not null
);
create index billing_entries_newest on billing_entries (business_id, happened_at desc, id desc);
select telle_business_owned('billing_entries');
