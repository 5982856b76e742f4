-- Changed words are written in their order, which is the order in which they are taken: what a file of contacts brings lies
-- together in runs, and not each word on another page.
create or replace function telle_note_identities() returns trigger language plpgsql as $$
begin
  insert into changed_identities (business_id, word, contact_id)
  select business_id, word, contact_id from changed
  where (word >= '+' and word < ',' or word >= '@' and word < 'A' or word >= '=' and word < '>')
    -- With a business all of it goes.
    and exists (select from businesses where id = business_id)
  order by business_id, word;
  return null;
end
$$;
