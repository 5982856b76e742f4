-- Whether one contact has a word of a certain beginning is answered by one look.
drop index contact_words_of_contact;
create index contact_words_of_contact on contact_words (contact_id, word);
