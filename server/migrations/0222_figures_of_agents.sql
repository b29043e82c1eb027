-- The months of an agent turn in their own zone: what the books hold between its midnight and that of UTC is found by time.
create index ledger_entry_by_time on ledger_entry (created_at, id);
-- Work handed in since a day.
create index completion_request_of_agent_by_time on completion_request (agent_id, created_at);
