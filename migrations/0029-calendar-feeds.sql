-- Private addresses at which a calendar program reads the diary, and what tells it that an entry has changed.

create table calendar_feeds (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  -- Null: the whole business.
  staff_id text references staff on delete cascade,
  staff_key text generated always as (coalesce(staff_id, '')) stored,
  created_at timestamptz not null,
  last_read_at timestamptz,
  unique (business_id, staff_key)
);
select telle_business_owned('calendar_feeds');

-- SEQUENCE of RFC 5545: it only rises, and with each change of when, what, with whom and whether.
alter table appointments add column sequence integer not null default 0;
-- Entries that were mailed before carry the seconds between booking and change.
update appointments set sequence = greatest(0, ceil(extract(epoch from updated_at - created_at)))::int where status <> 'held';

create function telle_raise_sequence() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end
$$;
create trigger appointments_sequence before update on appointments for each row
  when ((old.starts_at, old.ends_at, old.status, old.service_id) is distinct from (new.starts_at, new.ends_at, new.status, new.service_id)
        or old.staff_id is distinct from new.staff_id or old.address is distinct from new.address)
  execute function telle_raise_sequence();
