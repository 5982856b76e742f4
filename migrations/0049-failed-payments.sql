-- A subscription whose renewal could not be taken: `past-due` while the provider tries again, `unpaid` once it has given up and
-- waits. `told_at` is when the provider last said so, since its words come in any order.
alter table paid_subscriptions drop constraint paid_subscriptions_state_check;
alter table paid_subscriptions add constraint paid_subscriptions_state_check
  check (state in ('active', 'past-due', 'unpaid', 'ended'));
alter table paid_subscriptions add column told_at timestamptz;

-- A renewal that could not be taken, a row for each invoice, under the provider's own id.
create table failed_payments (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  subscription_ref text not null,
  amount_cents integer not null,
  currency text not null,
  -- When it failed last, and when the provider tries next: null where it does not by itself.
  failed_at timestamptz not null,
  next_try_at timestamptz,
  -- The provider's page on which it can be paid.
  pay_url text,
  -- Paid, or given up by the owner.
  settled_at timestamptz
);
create index failed_payments_open on failed_payments (business_id) where settled_at is null;
select telle_business_owned('failed_payments');
