-- Our team says, while the bank decides, that the agent bears the fee of a chargeback if it is lost.
alter table dispute add column agent_at_fault boolean not null default false;
