-- A dispute that ends a second time, as after an appeal: the bank took so much (below zero) or gave so much back, and our
-- team has not said yet who bears it or has it. Null with a cause means that the books follow; null without one, of a dispute
-- that ended anew before this release, that it is the whole amount.
alter table dispute add column unbooked bigint;

-- Whoever resolved such an alert could only write a note: it asks once more, as the payment is closed until then.
update payment_alarm set settled_at = null
from dispute
where payment_alarm.kind = 'dispute_by_hand'
  and dispute.activity_id = payment_alarm.activity_id
  and dispute.processor_id = payment_alarm.processor_id
  and payment_alarm.about = dispute.processor_id || ':' || dispute.state
  and dispute.cause is null
  and dispute.state <> 'open';
