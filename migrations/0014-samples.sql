-- Sample businesses: what visitors of the public site talk to. Nobody is a member of one, and each is made anew every night.
alter table businesses add column is_sample boolean not null default false;
create index businesses_samples on businesses (id) where is_sample;
