-- A weekly block may end before its first day: then it never stands, and taking the end back brings it again as it was, with
-- the days that were freed.
alter table weekly_blocks drop constraint weekly_blocks_check;

-- When a member of the staff goes, their blocks are found without reading everybody's.
create index weekly_blocks_staff on weekly_blocks (staff_id);
