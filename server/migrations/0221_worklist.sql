-- The worklist of our team reads the oldest of each queue: these had no index by age.
create index fact_report_waiting on fact_report (created_at, id) where closed_at is null;
create index payout_waiting_by_hand on payout (created_at, id) where kind = 'manual' and status in ('pending', 'accepted');
create index debt_relief_waiting on debt_relief (created_at, id) where status = 'pending';
create index coupon_refund_waiting on coupon_refund (created_at, id) where status = 'pending';
create index refund_waiting on refund ((coalesce(failed_at, updated_at)), id) where status in ('failed', 'by_bank');
