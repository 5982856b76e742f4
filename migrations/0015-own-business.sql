-- Telle's own business, with which visitors book a demo: at most one, without a member, told to the operator by mail.
alter table businesses add column is_own boolean not null default false;
create unique index businesses_own on businesses (is_own) where is_own;
