-- The second step of signing in: the secret of an authenticator app, the codes for the day it is lost, and sign-ins that
-- stand between password and code. A secret is sealed with the installation's own; codes and tokens lie here as SHA-256.

create table two_factors (
  user_id text primary key references users on delete cascade,
  secret_sealed text not null,
  -- Null while it is being set up: until then nobody is asked for a code.
  confirmed_at timestamptz,
  -- The newest half minute whose code was used, so that none is used twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  user_id text not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table second_steps (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  remember boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index second_steps_user on second_steps (user_id);
create index second_steps_expiry on second_steps (expires_at);

select telle_system_only('two_factors');
select telle_system_only('recovery_codes');
select telle_system_only('second_steps');
