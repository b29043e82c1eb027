-- How a proposal and a decision divide is written down when they are made. Rows without, from before and of a node of the
-- release before, are read as the books were at their moment, and filled in so by a job (decision 065).
alter table refund_request add column parts jsonb check (jsonb_typeof(parts) = 'object');
alter table conflict add column decision_parts jsonb check (jsonb_typeof(decision_parts) = 'object');
create index refund_request_without_parts on refund_request (id) where parts is null;
create index conflict_without_parts on conflict (id) where decision_parts is null and decision_amount is not null;
