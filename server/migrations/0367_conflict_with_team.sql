-- Since when our team was asked, or had to decide again; null of one that never came to it, or came by a server of the release before.
alter table conflict add column team_since timestamptz;
update conflict set team_since = (
    select max(fact.created_at) from fact
    where fact.order_id = conflict.order_id and fact.fact = 'conflict_moved'
      and fact.details ->> 'conflict' = conflict.id::text and fact.details ->> 'step' in ('K2', 'K3d', 'K3e'))
  where status in ('mediation', 'approval');
create index conflict_with_team on conflict ((coalesce(team_since, created_at)), id)
  where status in ('mediation', 'approval');
