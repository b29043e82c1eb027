-- A week of an agent's calendar, also of years ago: what was or will be, and what waits for an answer.
create index meeting_of_agent_by_week on meeting (agent_id, upper(during))
  where status in ('booked', 'done', 'missed_by_client', 'missed_by_agent');
create index meeting_request_waits_for_agent on meeting_request (agent_id, starts_at) where status = 'pending';
