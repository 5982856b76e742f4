-- Who would like to work here, with the file they sent. The operator's, of no business; forgotten after half a year.

create table applications (
  id text primary key,
  -- The opening's name in its address; null for somebody who names none.
  opening text,
  name text not null,
  email text not null,
  phone text,
  message text,
  file_kind text not null check (file_kind in ('pdf', 'doc', 'docx', 'odt')),
  file bytea not null,
  sent_at timestamptz not null
);
-- Packed already: another try would only cost time.
alter table applications alter column file set storage external;
create index applications_newest on applications (sent_at desc);
select telle_system_only('applications');
