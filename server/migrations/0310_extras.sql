-- A change of an order that runs is an offer of its agent, or what its client asks for before there is one.
alter table offer
  -- the first order of the case that it adds to; null of an offer that makes an order of its own
  add column extra_of uuid references client_order on delete set null,
  -- a client says what they want; the agent answers with an offer that replaces it
  add column proposed_by text not null default 'agent' check (proposed_by in ('agent', 'client')),
  drop constraint offer_status_check,
  add constraint offer_status_check check (
    status in ('open', 'change_asked', 'accepted', 'agreed', 'declined', 'taken_back', 'expired', 'replaced', 'wished')
  ),
  drop constraint offer_price_amount_check,
  -- an extra may cost nothing but days
  add constraint offer_price_amount_check check (price_amount >= 0),
  drop constraint offer_delivery_days_check,
  add constraint offer_delivery_days_check check (delivery_days > 0 or (delivery_days = 0 and proposed_by = 'client'));
create index offer_of_case on offer (extra_of) where extra_of is not null;

drop index offer_warning;
create index offer_warning on offer (warns_at, id) where status in ('open', 'change_asked', 'wished') and warned_at is null;
drop index offer_ending;
create index offer_ending on offer (ends_at, id) where status in ('open', 'change_asked', 'wished');
