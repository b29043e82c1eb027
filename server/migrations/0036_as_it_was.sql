-- What a call to the processor was made with, so that made again it is the same to the letter.
alter table payment_activity add column card_id text;
-- The processor said that it does not know this customer: the next time it is told of the person anew.
alter table processor_customer add column unknown_since timestamptz;
