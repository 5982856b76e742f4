-- Conversations: what was said, asked, offered, cited and done, who holds them, and what they left for the owner.

create table conversations (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  contact_id text references contacts on delete set null,
  channel text not null check (channel in ('phone', 'sms', 'chat', 'email')),
  -- What makes two letters one thread: the caller's number or address, the visitor's token hashed, the call's id.
  thread_key text not null,
  -- What the door vouches for; never what was said.
  from_phone text,
  from_email text,
  -- A code has proved that the caller is this contact.
  proved_contact_id text references contacts on delete set null,
  state text not null default 'open' check (state in ('open', 'waiting', 'with-person', 'resolved')),
  -- The person who holds it, once somebody has taken it.
  held_by text references users on delete set null,
  language text,
  -- What the mind remembers between turns; only the mind reads it.
  memory jsonb,
  is_test boolean not null default false,
  line_count integer not null default 0,
  -- The last line of the caller that has its answer, and since when one waits for its own.
  answered_seq integer not null default 0,
  awaiting_since timestamptz,
  -- When it ends by itself unless something is said before.
  idle_at timestamptz not null,
  outcome text,
  summary text,
  next_step text,
  started_at timestamptz not null default now(),
  last_line_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index conversations_thread on conversations (business_id, channel, thread_key) where ended_at is null;
create index conversations_newest on conversations (business_id, last_line_at desc, id desc);
create index conversations_awaiting on conversations (awaiting_since) where awaiting_since is not null;
create index conversations_idle on conversations (idle_at) where ended_at is null;
create index conversations_of_contact on conversations (business_id, contact_id, last_line_at desc);
select telle_business_owned('conversations');

create table lines (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  conversation_id text not null references conversations on delete cascade,
  -- Counts up by one within a conversation: the order in which it was said.
  seq integer not null,
  who text not null check (who in ('caller', 'receptionist', 'person', 'note')),
  user_id text references users on delete set null,
  text text not null,
  language text,
  asks text,
  offers jsonb not null default '[]',
  sources jsonb not null default '[]',
  acts jsonb not null default '[]',
  -- A reply that says goodbye or hands over.
  ends boolean not null default false,
  -- The sender's own id of what it sent, behind its door's name, so that sending it again adds nothing.
  provider_id text,
  -- Of a reply: the caller's line that it answers. One line, one reply.
  answers_line_id text,
  took_ms integer,
  said_at timestamptz not null default now(),
  delivered_at timestamptz,
  unique (conversation_id, seq)
);
create unique index lines_sent_once on lines (business_id, provider_id) where provider_id is not null;
create unique index lines_answered_once on lines (conversation_id, answers_line_id) where answers_line_id is not null;
create index lines_undelivered on lines (said_at) where delivered_at is null and who in ('receptionist', 'person');
select telle_business_owned('lines');

-- What callers left for the owner.
create table messages (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  conversation_id text references conversations on delete set null,
  contact_id text references contacts on delete set null,
  body text not null,
  name text,
  phone text,
  email text,
  -- For whom it was left, in the caller's words.
  addressee text,
  is_urgent boolean not null default false,
  state text not null default 'new' check (state in ('new', 'done')),
  created_at timestamptz not null default now()
);
create index messages_newest on messages (business_id, created_at desc, id desc);
select telle_business_owned('messages');

create table hand_offs (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  conversation_id text not null references conversations on delete cascade,
  handed_to text not null check (handed_to in ('human', 'on-call')),
  reason text not null,
  name text,
  phone text,
  address text,
  asked_at timestamptz not null default now(),
  taken_by text references users on delete set null,
  taken_at timestamptz,
  returned_at timestamptz
);
create index hand_offs_waiting on hand_offs (business_id, asked_at) where taken_at is null and returned_at is null;
create index hand_offs_of_conversation on hand_offs (business_id, conversation_id);
select telle_business_owned('hand_offs');

-- A code sent to the number or address on file proves who is asking. Only its hash is kept.
create table caller_codes (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  conversation_id text not null references conversations on delete cascade,
  contact_id text references contacts on delete cascade,
  code_hash text not null,
  sent_by text not null check (sent_by in ('sms', 'email')),
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index caller_codes_of_conversation on caller_codes (business_id, conversation_id, created_at desc);
select telle_business_owned('caller_codes');

-- Who chats, known by a token alone. Only its hash is kept; `last_sequence` keeps messages in order.
create table visitors (
  token_hash text not null,
  business_id text not null references businesses on delete cascade,
  last_sequence integer not null default 0,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (business_id, token_hash)
);
create index visitors_seen on visitors (seen_at);
select telle_business_owned('visitors');
