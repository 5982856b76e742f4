-- How the server does, measured by itself each minute, and what it or the operator tells readers about it. Of no business.

-- One look at one system. Kept for two days, but for the newest.
create table status_checks (
  system text not null,
  -- The minute.
  checked_at timestamptz not null,
  state text not null check (state in ('operational', 'degraded', 'outage')),
  took_ms integer not null check (took_ms >= 0),
  -- Our own sentence for anybody to read, where there is something to say.
  note text,
  primary key (system, checked_at)
);
create index status_checks_newest on status_checks (checked_at desc);
select telle_system_only('status_checks');

-- The minutes of a day (UTC) by what was found. A minute in which nothing was measured, since nothing ran, is one of outage.
create table status_days (
  system text not null,
  day date not null,
  operational integer not null default 0,
  degraded integer not null default 0,
  outage integer not null default 0,
  primary key (system, day)
);
select telle_system_only('status_days');

create table incidents (
  id text primary key,
  kind text not null check (kind in ('incident', 'maintenance')),
  -- Null where it is about all of them, or the operator names none.
  system text,
  recorded_by text not null check (recorded_by in ('server', 'operator')),
  title text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  told_start boolean not null default false,
  told_end boolean not null default false
);
create index incidents_newest on incidents (started_at desc);
-- The server has one open incident for a system, however many processes look.
create unique index incidents_one_open on incidents (system) where recorded_by = 'server' and ended_at is null;
select telle_system_only('incidents');

create table incident_notes (
  incident_id text not null references incidents on delete cascade,
  said_at timestamptz not null,
  text text not null,
  primary key (incident_id, said_at, text)
);
select telle_system_only('incident_notes');

-- How long replies took, over the last day.
create index lines_measured on lines (said_at) where took_ms is not null;
