-- The diary. Two appointments of one person never overlap, buffers included: the database itself refuses the second.

create extension if not exists btree_gist;

create table appointments (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  service_id text not null references services,
  -- Null where the business is one bookable resource.
  staff_id text references staff,
  staff_key text generated always as (coalesce(staff_id, '')) stored,
  contact_id text references contacts on delete set null,
  conversation_id text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- `ends_at` and the service's buffer behind it.
  blocked_until timestamptz not null check (blocked_until >= ends_at),
  status text not null check (status in ('held', 'booked', 'cancelled')),
  -- A hold that has run out no longer counts; whoever books over it removes it first.
  held_until timestamptz check ((status = 'held') = (held_until is not null)),
  name text not null default '',
  phone text,
  email text,
  address text,
  note text not null default '',
  booked_by text not null check (booked_by in ('user', 'api-key', 'receptionist', 'visitor', 'system')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  cancelled_at timestamptz,
  constraint one_slot_one_booking exclude using gist (
    business_id with =, staff_key with =, tstzrange(starts_at, blocked_until) with &&
  ) where (status in ('held', 'booked'))
);
create index appointments_by_time on appointments (business_id, starts_at) where status <> 'cancelled';
create index appointments_of_contact on appointments (business_id, contact_id, starts_at);
create index appointments_of_conversation on appointments (business_id, conversation_id) where conversation_id is not null;
select telle_business_owned('appointments');

-- Time that nobody can be booked in: a holiday of one person, a morning off for all (staff_id null).
create table blocked_times (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  staff_id text references staff on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index blocked_times_by_time on blocked_times (business_id, starts_at);
select telle_business_owned('blocked_times');

-- Who books is found among the contacts by number or address.
create index contacts_by_phone on contacts (business_id, phone) where phone is not null;
create index contacts_by_email on contacts (business_id, email) where email is not null;
