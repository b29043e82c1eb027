-- Whether an agent declared to trade as a business; null until they have said yes or no.
alter table agent add column declared_trader boolean;
update agent set declared_trader = true where person_id in (select agent_id from business);
