-- A failed renewal that the provider has written off: it is not asked for any more, though a plan may have ended over it.
alter table failed_payments add column written_off_at timestamptz;
