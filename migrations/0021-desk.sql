-- What the desk tells of the time in which somebody was away, and what its figures are counted by.

create table desk_visits (
  business_id text not null references businesses on delete cascade,
  user_id text not null references users on delete cascade,
  -- When they last looked; and when they had last looked before they went away. Null on the first visit.
  seen_at timestamptz not null,
  away_since timestamptz,
  primary key (business_id, user_id)
);
create index desk_visits_user on desk_visits (user_id);
select telle_business_owned('desk_visits');

create index conversations_started on conversations (business_id, started_at);
create index appointments_made on appointments (business_id, created_at);
create index unanswered_asked on unanswered_questions (business_id, asked_at);
