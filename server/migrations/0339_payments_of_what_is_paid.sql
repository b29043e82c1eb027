-- without a transaction
-- An order page asks for every payment of its order, those that are over as well.
create index concurrently if not exists payment_of_payable on payment (payable_id, created_at desc, id desc);
