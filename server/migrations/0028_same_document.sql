-- The same document in two accounts is noticed without its number standing anywhere in plain words: a mark made of its
-- type, country and number with a key of the server. Papers sent before this have none.
alter table verification add column document_mark bytea;
create index verification_of_document on verification (document_mark) where document_mark is not null;
