-- The e-mail that a person wants to sign in with and has not confirmed yet. Links to confirm it are of the newest wish alone.
alter table users add column pending_email text;
alter table mail_links drop constraint mail_links_purpose_check;
alter table mail_links add constraint mail_links_purpose_check
  check (purpose in ('confirm-email', 'reset-password', 'change-email'));
