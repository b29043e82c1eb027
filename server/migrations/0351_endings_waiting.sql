-- The worklist of our team reads the oldest orders of which a second has to agree that they end.
create index order_ending_waiting on order_ending (created_at, order_id) where status = 'waiting';
