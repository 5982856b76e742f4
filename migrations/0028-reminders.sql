-- Reminders of appointments: what a business has chosen, which were sent, and who wants none.

create table reminder_settings (
  business_id text primary key references businesses on delete cascade,
  lead text not null check (lead in ('off', 'two-hours', 'day')),
  updated_at timestamptz not null default now()
);
select telle_business_owned('reminder_settings');

-- One for each time that an appointment stands at: who moves is reminded of the new time, and of none twice.
create table reminders (
  business_id text not null references businesses on delete cascade,
  appointment_id text not null references appointments on delete cascade,
  starts_at timestamptz not null,
  sent_by text not null check (sent_by in ('email', 'text')),
  sent_at timestamptz not null,
  primary key (appointment_id, starts_at)
);
create index reminders_sent on reminders (business_id, sent_at);
select telle_business_owned('reminders');

-- Addresses and numbers, hashed, that a business must not remind.
create table reminder_refusals (
  business_id text not null references businesses on delete cascade,
  reach_hash text not null,
  refused_at timestamptz not null,
  primary key (business_id, reach_hash)
);
select telle_business_owned('reminder_refusals');

create index appointments_coming on appointments (starts_at) where status = 'booked';
