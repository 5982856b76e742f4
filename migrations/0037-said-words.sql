-- Whether something was said in one conversation is answered by one look, as it is for the words of a contact.
drop index said_words_of_conversation;
create index said_words_of_conversation on said_words (conversation_id, word);
