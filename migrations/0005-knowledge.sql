-- What a business teaches its receptionist: who it is, when it is open, what it does, who does it, and the texts it answers from.

-- No number of it comes twice, so a change that was undone never shares its revision with one that was kept.
create sequence knowledge_revisions;

create table profiles (
  business_id text primary key references businesses on delete cascade,
  -- The name in public addresses: /chat/<slug>.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  industry text not null default 'other' check (industry in
    ('trades', 'medical', 'professional', 'financial', 'legal', 'wellness', 'automotive', 'tourism', 'technology', 'other')),
  -- The first one is the default.
  languages text[] not null default '{en}' check (cardinality(languages) > 0 and languages <@ array['en', 'es', 'fr', 'de']),
  phone text not null default '',
  email text not null default '',
  address text not null default '',
  website text not null default '',
  -- { "mon": [["09:00", "17:00"]], … }: local wall clock.
  hours jsonb not null,
  -- Local dates, 2026-11-26.
  closed_dates text[] not null default '{}',
  lead_minutes integer not null default 60 check (lead_minutes between 0 and 43200),
  horizon_days integer not null default 60 check (horizon_days between 1 and 730),
  step_minutes integer not null default 30 check (step_minutes in (5, 10, 15, 20, 30, 60)),
  voice_style text not null default 'Professional' check (voice_style in ('Professional', 'Friendly', 'Casual', 'Formal')),
  response_speed text not null default 'Fast' check (response_speed in ('Fast', 'Normal', 'Thoughtful')),
  escalation_rule text not null default 'Auto-escalate complex issues' check (escalation_rule in
    ('Auto-escalate complex issues', 'Always try to resolve first', 'Escalate after 3 attempts')),
  human_hours text not null default 'business' check (human_hours in ('business', 'always', 'never')),
  on_call text,
  emergencies text[] not null default '{}',
  -- Sites that may show the chat widget; empty: none.
  widget_sites text[] not null default '{}',
  greeting text not null default '',
  -- Rises with every change of anything in this file, so that what was prepared from it is known to be old.
  revision bigint not null default nextval('knowledge_revisions'),
  updated_at timestamptz not null default now()
);
select telle_business_owned('profiles');

create table services (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  name text not null,
  aka text[] not null default '{}',
  minutes integer not null check (minutes between 5 and 1440),
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 480),
  price_cents integer check (price_cents >= 0),
  price_note text,
  currency text not null default 'USD',
  needs_address boolean not null default false,
  position integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index services_name on services (business_id, lower(name)) where archived_at is null;
select telle_business_owned('services');

create table staff (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  name text not null,
  -- Null: the business's own hours.
  hours jsonb,
  position integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index staff_name on staff (business_id, lower(name)) where archived_at is null;
select telle_business_owned('staff');

create table staff_services (
  business_id text not null references businesses on delete cascade,
  staff_id text not null references staff on delete cascade,
  service_id text not null references services on delete cascade,
  position integer not null default 0,
  primary key (staff_id, service_id)
);
create index staff_services_business on staff_services (business_id);
select telle_business_owned('staff_services');

create table sources (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  kind text not null check (kind in ('text', 'markdown', 'pdf', 'docx', 'page', 'site', 'qa')),
  title text not null,
  -- The page or site that it was read from.
  url text,
  -- What is answered from: plain text or Markdown; of a question and its answer, the answer.
  text text not null default '',
  status text not null default 'ready' check (status in ('waiting', 'reading', 'ready', 'failed')),
  progress_percent integer not null default 100 check (progress_percent between 0 and 100),
  failure text,
  is_on boolean not null default true,
  -- The owner's order; what is added later comes behind.
  position integer not null default 0,
  -- A page of a site belongs to it, and goes with it.
  parent_id text references sources on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sources_in_order on sources (business_id, position, created_at, id);
select telle_business_owned('sources');

-- What was uploaded, kept as it came, so that it can be read again.
create table source_files (
  source_id text primary key references sources on delete cascade,
  business_id text not null references businesses on delete cascade,
  bytes bytea not null
);
create index source_files_business on source_files (business_id);
select telle_business_owned('source_files');

create table unanswered_questions (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  question text not null,
  language text not null,
  -- The same question in other words stands in the same group.
  group_key text not null,
  conversation_id text,
  state text not null default 'open' check (state in ('open', 'answered', 'dismissed')),
  answered_by text references sources on delete set null,
  asked_at timestamptz not null default now()
);
create index unanswered_open on unanswered_questions (business_id, asked_at desc) where state = 'open';
select telle_business_owned('unanswered_questions');

create table test_questions (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  question text not null,
  language text not null default 'en',
  -- False: the right reply is that it is not known.
  answerable boolean not null default true,
  -- Words of which at least one line must stand in the reply.
  expected text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index test_questions_business on test_questions (business_id, created_at);
select telle_business_owned('test_questions');

create table test_runs (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  revision bigint not null,
  passed integer not null,
  total integer not null,
  results jsonb not null,
  ran_at timestamptz not null default now()
);
create index test_runs_newest on test_runs (business_id, ran_at desc);
select telle_business_owned('test_runs');
