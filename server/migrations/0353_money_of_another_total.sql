-- P7: money that came for a total that is no longer the total of its payment; it was never part of that payment.
alter table refund drop constraint refund_reason_check, add constraint refund_reason_check
  check (reason in ('too_late', 'changed', 'twice', 'wrong', 'conflict', 'cancellation', 'processor', 'credit', 'plan')) not valid;
drop index refund_of_stray_money;
create unique index refund_of_stray_money on refund (activity_id) where reason in ('too_late', 'changed', 'twice', 'wrong');
