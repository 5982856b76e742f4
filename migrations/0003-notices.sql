-- Mail that Telle sends in its own name, and what background work has done outside, has in hand and could not do.

-- Telle's own mails. `values` is what a mail is written from; it may hold a link that opens an account, so it goes when the mail does.
create table mails (
  id text primary key,
  business_id text references businesses on delete cascade,
  effect_key text not null unique,
  template text not null,
  recipient text not null,
  values jsonb,
  provider_id text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check (sent_at is null or values is null)
);
create index mails_business on mails (business_id) where business_id is not null;
create index mails_created on mails (created_at);
select telle_business_owned('mails');

-- What was done outside under one key. 'begun' without 'done' means that a run ended in the midst: it may or may not have happened.
create table effects (
  key text primary key,
  state text not null check (state in ('begun', 'done')),
  result jsonb,
  begun_at timestamptz not null default now(),
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null))
);
create index effects_done on effects (done_at) where state = 'done';

-- Which worker does what at this moment. A worker that is gone no longer holds its advisory lock, and its work is given to others.
create table work_in_hand (
  work_id uuid primary key,
  name text not null,
  worker integer not null,
  taken_at timestamptz not null default now()
);

-- Work that failed for good, until somebody tries it again or drops it.
create table failed_work (
  id uuid primary key,
  name text not null,
  effect_key text not null,
  lane text,
  data jsonb not null,
  attempts integer not null,
  reason text not null,
  enqueued_at timestamptz not null,
  failed_at timestamptz not null default now()
);
create index failed_work_newest on failed_work (failed_at desc, id desc);
