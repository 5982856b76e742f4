-- What a business pays for at a payment provider, a row for each subscription there, under the provider's own id.
create table paid_subscriptions (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  state text not null check (state in ('active', 'ended')),
  begun_at timestamptz not null,
  ended_at timestamptz
);
create index paid_subscriptions_business on paid_subscriptions (business_id);
select telle_business_owned('paid_subscriptions');

-- The provider's id of what was paid: told twice, it stands here once.
alter table billing_entries add column receipt_ref text;
create unique index billing_entries_receipt on billing_entries (receipt_ref) where receipt_ref is not null;
