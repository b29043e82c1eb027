-- Where a client lives is declared when they hire and kept with the order: taxes, receipts and the time to withdraw go by it.
alter table client_order
  add column residence_iso char(2) references country,
  -- since when its agent knows that they begin at their own risk
  add column risk_accepted_at timestamptz;

-- What the receipt said when it was paid, else what the profile says now.
update client_order as made
set residence_iso = coalesce(
  (
    select country.iso from payment
    join receipt on receipt.payment_id = payment.id
    join country on country.name = receipt.payer_address ->> -1
    where payment.payable = 'order' and payment.payable_id = made.id
    limit 1
  ),
  (select country_iso from person where id = made.client_id)
);

-- The release before does not know the column: what it makes or moves takes the address of the profile, once.
create function keep_residence() returns trigger language plpgsql as $$
begin
  if new.residence_iso is null then
    select country_iso into new.residence_iso from person where id = new.client_id;
  end if;
  if tg_op = 'UPDATE' and old.paid_at is not null and old.residence_iso is distinct from new.residence_iso
    and old.residence_iso is not null then
    raise exception 'The residence of an order stays as it was when it was paid';
  end if;
  return new;
end $$;
create trigger residence_is_kept before insert or update on client_order
  for each row execute function keep_residence();
