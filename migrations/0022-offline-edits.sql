-- Changes that a browser made offline and sent later: how far each series of them has come, and what each was answered.

create table edit_series (
  business_id text not null references businesses on delete cascade,
  user_id text not null references users on delete cascade,
  series text not null,
  -- The number of the newest edit that was answered; whatever comes later with a lower one is passed over.
  last_seq integer not null,
  used_at timestamptz not null,
  primary key (business_id, user_id, series)
);
create index edit_series_user on edit_series (user_id);
create index edit_series_used on edit_series (used_at);
select telle_business_owned('edit_series');

create table offline_edits (
  business_id text not null references businesses on delete cascade,
  user_id text not null references users on delete cascade,
  edit text not null,
  endpoint text not null,
  fingerprint text not null,
  -- The JSON of the answer, or of the refusal.
  answer text,
  refusal text,
  answered_at timestamptz not null,
  primary key (business_id, user_id, edit),
  check ((answer is null) <> (refusal is null))
);
create index offline_edits_user on offline_edits (user_id);
create index offline_edits_answered on offline_edits (answered_at);
select telle_business_owned('offline_edits');
