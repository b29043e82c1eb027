-- What a call to the processor was made with, so that made again it is the same to the letter.
alter table payment_activity add column card_id text;
-- The processor said that it does not know this customer: the next time it is told of the person anew.
alter table processor_customer add column unknown_since timestamptz;
-- What was true of both when a payment was made: a receipt says the same whenever it is drawn. Of payments made before
-- this table came it is kept when their receipt is first drawn.
create table receipt (
  payment_id uuid primary key references payment,
  payer_id uuid not null references person,
  payer_name text not null,
  -- lines
  payer_address jsonb not null,
  seller_registered_as jsonb not null,
  issued_at timestamptz not null
);
create index receipt_of_payer on receipt (payer_id);
