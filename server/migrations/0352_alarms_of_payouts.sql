-- Our team is told of a payout once for each reason, however often it is looked at.
create unique index payment_alarm_of_payout on payment_alarm (kind, about) where starts_with(kind, 'payout_');
