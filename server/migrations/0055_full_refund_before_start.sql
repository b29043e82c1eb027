-- Before the work starts a client gets everything back, whatever an agent chose before. Orders keep what was agreed.
update service set refund_before_start = 100 where refund_before_start < 100;
