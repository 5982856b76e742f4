-- Which weekly block took over from one by the last change of its days, so that taking that change back deletes it and no other
-- that happens to begin the day after.
alter table weekly_blocks add column successor_id text references weekly_blocks on delete set null;
create index weekly_blocks_successor on weekly_blocks (successor_id) where successor_id is not null;
