-- Orders that a gift of the house pays for the most part, whose client and agent share something: our team looks first.
create table gift_check (
  id uuid primary key default uuidv7(),
  order_id uuid not null unique references client_order on delete cascade,
  client_id uuid not null references person,
  agent_id uuid not null references person,
  -- device, network, card, home, person
  signs text[] not null,
  status text not null default 'waiting' check (status in ('waiting', 'fine', 'not_fine')),
  decided_by uuid references person on delete set null,
  decided_at timestamptz,
  note text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'waiting') = (decided_at is null))
);
create index gift_check_waiting on gift_check (created_at, id) where status = 'waiting';
create index gift_check_decided on gift_check (decided_at desc, id desc) where status <> 'waiting';
create index gift_check_of_client on gift_check (client_id);
create index gift_check_of_agent on gift_check (agent_id);

-- Whom one address serves: in IPv6 a whole street of them is one home. Addresses inside a house or machine say nothing.
create function shared_network(address text) returns inet immutable parallel safe language plpgsql as $$
declare
  place inet;
begin
  place := regexp_replace(address, '^::ffff:', '')::inet;
  if place <<= any (array['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7',
    'fe80::/10']::inet[]) then
    return null;
  end if;
  return case when family(place) = 6 then network(set_masklen(place, 64))::inet else place end;
exception when others then
  return null;
end $$;

-- A street as a hurried eye reads it; null where hardly anything is written.
create function home_shape(country char(2), postal_code text, street text) returns text
  immutable parallel safe language sql
  return case when length(regexp_replace(lower(street), '[^[:alnum:]]', '', 'g')) > 3
    then country || ':' || regexp_replace(lower(postal_code || street), '[^[:alnum:]]', '', 'g') end;
