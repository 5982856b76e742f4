-- How a conversation stood when it was marked as spam, which ended it: what was no spam goes on from there. Null where it had
-- ended before, or is no spam.
alter table conversations add column before_spam jsonb;
