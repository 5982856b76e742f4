-- The owner's inbox: what was said is found by its words, and a person sorts what came in.

alter table conversations
  -- Out of sight until then, or until the caller says something.
  add column snoozed_until timestamptz,
  add column is_spam boolean not null default false,
  -- Who sees to it, whether or not they hold it at the moment.
  add column assigned_to text references users on delete set null,
  add column labels text[] not null default '{}';
-- What somebody may have to do: few at any time, however many there have been.
create index conversations_going_on on conversations (business_id, state) where ended_at is null;
create index messages_not_done on messages (business_id, conversation_id) where state = 'new';

-- Each word that was said in a conversation, once. A plain index serves a search by beginnings, since the operators of
-- full text search are not leakproof: behind row-level security PostgreSQL may not look them up in an index.
create table said_words (
  business_id text not null references businesses on delete cascade,
  word text collate "C" not null,
  conversation_id text not null references conversations on delete cascade,
  primary key (business_id, word, conversation_id)
);
create index said_words_of_conversation on said_words (conversation_id);
select telle_business_owned('said_words');
insert into said_words (business_id, word, conversation_id)
select distinct business_id, left(word, 40), conversation_id
from lines, regexp_split_to_table(lower(text), '[^[:alnum:]]+') as word
where word <> '';

-- Answers that the team writes over and over.
create table saved_replies (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  title text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create unique index saved_replies_title on saved_replies (business_id, lower(title));
select telle_business_owned('saved_replies');
