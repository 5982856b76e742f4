-- A message that was taken wrongly is taken back: it is kept, counts nowhere, and can be put back.
alter table messages drop constraint messages_state_check;
alter table messages add constraint messages_state_check check (state in ('new', 'done', 'taken-back'));
