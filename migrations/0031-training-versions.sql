-- What was taught, version by version: who changed it, when, and all that it then held. A version names its pieces by what is
-- in them, so that a piece which stays the same is kept once.

create table training_pieces (
  business_id text not null references businesses on delete cascade,
  hash text not null,
  content jsonb not null,
  primary key (business_id, hash)
);
select telle_business_owned('training_pieces');

create table training_versions (
  business_id text not null references businesses on delete cascade,
  revision bigint not null,
  -- [{ "kind": "source", "key": "src_…", "hash": "…" }, …] in order.
  pieces jsonb not null,
  -- `user usr_…`, `api-key key_…`, `receptionist cnv_…`, `visitor` or `system`.
  made_by text not null,
  -- The revision that it brought back.
  rolled_back_to bigint,
  made_at timestamptz not null,
  primary key (business_id, revision)
);
select telle_business_owned('training_versions');

alter table profiles add column changed_by text not null default 'system', add column rolled_back_to bigint;

-- Worked out when a source is written, so that a version of many long texts costs no reading of them.
alter table sources add column content_hash text not null generated always as (
  md5(kind || E'\x1f' || title || E'\x1f' || coalesce(url, '') || E'\x1f' || text || E'\x1f' ||
      case when is_on then 'on' else 'off' end || E'\x1f' || position::text || E'\x1f' || coalesce(parent_id, ''))) stored;

-- Keeps what is taught at this moment as a version, unless the last one holds the same.
create function telle_keep_training(target text) returns void language plpgsql as $$
declare
  now_taught jsonb;
  last_taught jsonb;
begin
  with facts as (
    select 'profile' as kind, 'profile' as key,
      jsonb_build_object('name', b.name, 'timezone', b.timezone)
      || (to_jsonb(p) - array['business_id', 'slug', 'revision', 'updated_at', 'changed_by', 'rolled_back_to']) as content
    from profiles p join businesses b on b.id = p.business_id where p.business_id = target
    union all
    select 'service', id, to_jsonb(s) - array['id', 'business_id', 'archived_at', 'created_at', 'updated_at']
    from services s where s.business_id = target and archived_at is null
    union all
    select 'staff', id, (to_jsonb(s) - array['id', 'business_id', 'archived_at', 'created_at', 'updated_at'])
      || jsonb_build_object('service_ids', (
           select coalesce(jsonb_agg(d.service_id order by d.position), '[]') from staff_services d where d.staff_id = s.id))
    from staff s where s.business_id = target and archived_at is null
  ),
  hashed as (select kind, key, md5(content::text) as hash, content from facts),
  kept_facts as (
    insert into training_pieces (business_id, hash, content)
    select distinct on (hash) target, hash, content from hashed on conflict do nothing
  ),
  kept_sources as (
    insert into training_pieces (business_id, hash, content)
    select distinct on (content_hash) target, content_hash, jsonb_build_object('kind', kind, 'title', title, 'url', url,
      'text', text, 'is_on', is_on, 'position', position, 'parent_id', parent_id)
    from sources s
    where s.business_id = target
      and not exists (select from training_pieces p where p.business_id = target and p.hash = s.content_hash)
    on conflict do nothing
  )
  select jsonb_agg(jsonb_build_object('kind', kind, 'key', key, 'hash', hash) order by kind, key) into now_taught
  from (select kind, key, hash from hashed
        union all select 'source', id, content_hash from sources where business_id = target) as taught;
  select pieces into last_taught from training_versions where business_id = target order by revision desc limit 1;
  if now_taught is null or now_taught = last_taught then return; end if;
  insert into training_versions (business_id, revision, pieces, made_by, rolled_back_to, made_at)
  select target, revision, now_taught, changed_by, rolled_back_to, updated_at from profiles where business_id = target
  on conflict do nothing;
end
$$;

create function telle_profile_taught() returns trigger language plpgsql as $$
begin
  -- Once a transaction, for all that was changed in it.
  if exists (select from profiles where business_id = new.business_id and revision = new.revision) then
    perform telle_keep_training(new.business_id);
  end if;
  return null;
end
$$;
create constraint trigger profiles_taught after insert or update of revision on profiles
  deferrable initially deferred for each row execute function telle_profile_taught();

select telle_keep_training(business_id) from profiles;
