alter table refund validate constraint refund_reason_check;
