-- A weekly block may run over midnight, to an hour of the next day: 22:00 to 06:00 is 1320 to 1800. It never lasts more than a
-- day, so that no week of it meets the next.
alter table weekly_blocks drop constraint weekly_blocks_check1;
alter table weekly_blocks drop constraint weekly_blocks_from_minutes_check;
alter table weekly_blocks add constraint weekly_blocks_minutes_check check (
  from_minutes >= 0 and from_minutes < 1440 and to_minutes > from_minutes and to_minutes <= from_minutes + 1440
);
-- When it was said last: one that ends before it begins never stands, and is kept only for as long as that may be taken back.
alter table weekly_blocks add column changed_at timestamptz not null default now();
