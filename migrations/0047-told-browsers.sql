-- Browsers that their person asked to be told in, with no page of Telle open. One ends with the sign-in that it was asked for
-- in, and with its person's place in the business.
create table told_browsers (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  user_id text not null,
  session_id text not null unique references sessions on delete cascade,
  -- Whoever knows it may write there.
  endpoint text not null unique check (length(endpoint) <= 1024),
  p256dh text not null,
  auth text not null,
  user_agent text,
  created_at timestamptz not null,
  foreign key (business_id, user_id) references members (business_id, user_id) on delete cascade
);
create index told_browsers_member on told_browsers (business_id, user_id);
select telle_business_owned('told_browsers');

-- The one pair of keys by which push services know this installation; the private one is sealed with its secret.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key_sealed text not null,
  created_at timestamptz not null
);
select telle_system_only('push_keys');
