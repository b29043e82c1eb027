-- What an agent earned and what went back, month by month, counted when it is written into the books: the page of the
-- wallet reads twelve rows and not every line of a year.
create table earned_month (
  agent_id uuid not null,
  -- its first day, of UTC
  month date not null,
  currency text not null,
  amount bigint not null,
  primary key (agent_id, month, currency)
);

insert into earned_month
select account.subject, date_trunc('month', entry.created_at at time zone 'UTC')::date, line.currency,
  -sum(line.amount)::bigint
from ledger_line line
join ledger_account account on account.id = line.account_id
join ledger_entry entry on entry.id = line.entry_id
where account.kind in ('agent_pending', 'agent_available', 'agent_debt', 'payout_transit')
  and entry.template in ('L2', 'L6', 'L8a', 'L8c', 'L8e')
group by 1, 2, 3;

create function count_earned() returns trigger language plpgsql as $$
begin
  insert into earned_month as known
  select account.subject, date_trunc('month', entry.created_at at time zone 'UTC')::date, line.currency,
    -sum(line.amount)::bigint
  from new_line line
  join ledger_account account on account.id = line.account_id
  join ledger_entry entry on entry.id = line.entry_id
  where account.kind in ('agent_pending', 'agent_available', 'agent_debt', 'payout_transit')
    and entry.template in ('L2', 'L6', 'L8a', 'L8c', 'L8e')
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (agent_id, month, currency) do update set amount = known.amount + excluded.amount;
  return null;
end
$$;
create trigger ledger_line_is_earned after insert on ledger_line
  referencing new table as new_line for each statement execute function count_earned();
