-- Whether something was said in one conversation is answered by one look, as it is for the words of a contact. The new index is
-- built beside the old one, so that what is read meanwhile has to wait for no more than the change of names.
create index said_words_by_conversation on said_words (conversation_id, word);
drop index said_words_of_conversation;
alter index said_words_by_conversation rename to said_words_of_conversation;
