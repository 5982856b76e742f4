-- Two words that one contact has stand together behind an &, each as far as its letters go, so that a search for both reads who
-- has both and not all who have either. A word that begins with a letter and stands in no pair stands once more behind a ~.
-- Of those who are known already, plain words of names and mailboxes are paired; all others stand alone until the contact is
-- next written, which is as right and slower.
create temporary table letters on commit drop as
select business_id, contact_id, word, substring(word from '^([a-z]+)(?:[0-9]|$)') as letters
from contact_words where word !~ '^[0-9#+@=]';
create temporary table named on commit drop as
select business_id, contact_id, letters from (
  select business_id, contact_id, letters.letters, row_number() over (partition by contact_id order by letters.letters) as place
  from letters join (
    select distinct id, word collate "C" as word
    from contacts, regexp_split_to_table(lower(name || ' ' || coalesce(split_part(email, '@', 1), '')), '[^a-z0-9]+') as word
  ) as said on said.id = contact_id and said.word = letters.word
  where letters.letters is not null group by business_id, contact_id, letters.letters
) as of_name where place <= 6;
insert into contact_words (business_id, contact_id, word)
select one.business_id, one.contact_id, '&' || one.letters || ' ' || other.letters
from named one join named other using (contact_id) where one.letters < other.letters
union all
select letters.business_id, letters.contact_id, '~' || word from letters left join named using (contact_id, letters)
where named.contact_id is null;
