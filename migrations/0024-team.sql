-- Who is asked to join a business. The link of the mail is known to its reader alone; here lies its SHA-256.
create table invitations (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'staff', 'read-only')),
  token_hash text not null unique,
  invited_by text references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (business_id, email)
);
create index invitations_maker on invitations (invited_by) where invited_by is not null;
create index invitations_expiry on invitations (expires_at);
select telle_business_owned('invitations');
