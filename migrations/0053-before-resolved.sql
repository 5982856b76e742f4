-- How a conversation stood when somebody of the team resolved it, and which of its messages that settled: until something else
-- becomes of it, it can go on from there.
alter table conversations add column before_resolved jsonb;
