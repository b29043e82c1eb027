-- The price of an offer is for so many people, the client among them; null says nothing, as offers of before do. No name is kept.
alter table offer add column people smallint check (people between 1 and 10);
