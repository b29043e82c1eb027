alter table refund validate constraint refund_status_check;
alter table coupon_refund validate constraint coupon_refund_two_people;
