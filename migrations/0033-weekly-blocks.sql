-- Time that nobody can be booked in, week after week: lunch, a course, a standing meeting. It is kept by the wall clock of
-- the business, so it has dates and minutes and no instants; on `freed_on` it does not stand.
create table weekly_blocks (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  staff_id text references staff on delete cascade,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  from_minutes integer not null check (from_minutes >= 0),
  to_minutes integer not null check (to_minutes > from_minutes and to_minutes <= 1440),
  reason text not null default '',
  freed_on date[] not null default '{}',
  created_at timestamptz not null default now()
);
create index weekly_blocks_by_business on weekly_blocks (business_id);
select telle_business_owned('weekly_blocks');
