-- What each person of a business wants to be told by mail, and when not.
create table notice_choices (
  business_id text not null references businesses on delete cascade,
  user_id text not null references users on delete cascade,
  emails boolean not null,
  texts boolean not null,
  -- A caller waits for a person, or left something urgent.
  calls boolean not null,
  messages boolean not null,
  bookings boolean not null,
  weekly_reports boolean not null,
  -- `HH:MM` on the business's wall; both or neither. From 22:00 until 07:00 is a night.
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_until text check (quiet_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  updated_at timestamptz not null default now(),
  primary key (business_id, user_id),
  check ((quiet_from is null) = (quiet_until is null))
);
create index notice_choices_user on notice_choices (user_id);
create index notice_choices_quiet on notice_choices (business_id) where quiet_from is not null;
select telle_business_owned('notice_choices');

-- News that came in somebody's quiet hours, until these end.
create table held_news (
  business_id text not null references businesses on delete cascade,
  user_id text not null references users on delete cascade,
  news_key text not null,
  subject text not null,
  paragraph text not null,
  held_at timestamptz not null,
  primary key (business_id, user_id, news_key)
);
create index held_news_user on held_news (user_id);
select telle_business_owned('held_news');

-- Bookings that owners were told of, so that a later change of one is told as a change.
insert into effects (key, state, done_at)
select distinct on (first) first, 'done', done_at
from (select regexp_replace(key, ':\d+$', '') as first, done_at from effects where key like 'told-owner:apt!_%:booked:%' escape '!' and state = 'done') as told
order by first, done_at
on conflict (key) do nothing;
