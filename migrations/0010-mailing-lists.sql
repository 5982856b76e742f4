-- Who asked to be written to: news, and what happens to the service. The operator's, of no business.
-- A row without confirmed_at is a wish that nobody has confirmed; it is forgotten after a week. Who leaves is deleted.

create table list_readers (
  id text primary key,
  list text not null check (list in ('news', 'status')),
  email text not null check (email = lower(email)),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unique (list, email)
);
create index list_readers_unconfirmed on list_readers (asked_at) where confirmed_at is null;
select telle_system_only('list_readers');
