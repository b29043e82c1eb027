import type { Rule } from './fault.ts'

/** None of these may have happened since $1, whoever did what: each is looked for whenever the clock has moved. */
export const always: readonly Rule[] = [
  {
    name: 'money went out to an agent who was stopped',
    query: `select payout.agent_id as person, payout.ref from payout join person on person.id = payout.agent_id
      join agent on agent.person_id = person.id
      where sent_at > $1 and (person.suspended_at < sent_at or exists (
          select from verification where agent_id = payout.agent_id and label = 'failed' and is_final and decided_at < sent_at)
        or exists (select from payout_pause where agent_id = payout.agent_id and cause = 'staff' and created_at < sent_at and coalesce(lifted_at > sent_at, true)))`,
  },
  {
    name: 'silence accepted less than the schedule of the order gives',
    query: `select request.order_id as order, request.amount, request.made_by from refund_request request
      join fact on fact.order_id = request.order_id and fact.fact = 'refund_answered' and fact.created_at = request.answered_at
        and fact.actor_mode = 'system' and fact.details->>'step' = 'R2'
      join conflict on conflict.id = request.conflict_id
      join client_order o on o.id = request.order_id
      join payment on payment.payable_id = o.id and payment.status = 'success'
      where request.answered_at > $1 and request.status in ('accepted', 'processed') and request.made_by = 'agent'
        and not exists (select from refund earlier where earlier.order_id = o.id and earlier.created_at < request.answered_at)
        and request.amount < floor((payment.price + payment.tax_amount) * (case
          when conflict.resume_status = 'paid' then 100
          when conflict.resume_status = 'ongoing' and o.stage = 'preparing' then (o.refund_schedule->>'before_filing')::int
          else (o.refund_schedule->>'after_filing')::int end) / 100.0)`,
  },
  {
    name: 'silence accepted though its last warning was not two days before',
    query: `select request.order_id as order, request.reminders, request.made_by from refund_request request
      join fact on fact.order_id = request.order_id and fact.fact = 'refund_answered' and fact.created_at = request.answered_at
        and fact.actor_mode = 'system' and fact.details->>'step' = 'R2'
      where request.answered_at > $1 and request.status in ('accepted', 'processed') and request.made_by <> 'staff' and not exists (
        select from outbox where outbox.key like 'conflict:' || request.id || ':reminder-2:%' and outbox.created_at <= request.answered_at - interval '47 hours')`,
  },
  {
    name: 'the third conflict of an order did not go to our team',
    query: `select conflict.order_id as order, conflict.status from conflict
      where created_at > $1 and status = 'direct' and opened_by in ('client', 'agent') and (
        select count(*) from conflict other where other.order_id = conflict.order_id and other.opened_by in ('client', 'agent')
          and other.reason not in ('cancellation', 'ended', 'chargeback')) > 2`,
  },
  {
    name: 'credit was spent or paid out while its payment was asked back, or after',
    query: `select payment.payable_id as order, coupon.owner_id as person, coupon.balance from coupon
      join payment on payment.id = coupon.payment_id join dispute on dispute.payment_id = payment.id
      left join coupon_use use on use.coupon_id = coupon.id and use.state = 'used'
      left join payment spent on spent.id = use.payment_id
      left join coupon_refund paid on paid.coupon_id = coupon.id and paid.status in ('accepted', 'processed')
      where coupon.kind = 'credit' and (dispute.state = 'open' or dispute.state = 'lost' and dispute.amount >= payment.amount)
        and (spent.paid_at > $1 and spent.paid_at > dispute.created_at or paid.answered_at > $1 and paid.answered_at > dispute.created_at)`,
  },
  {
    name: 'credit is left of a payment that the bank took back',
    query: `select payment.payable_id as order, coupon.owner_id as person, coupon.balance from coupon
      join payment on payment.id = coupon.payment_id join dispute on dispute.payment_id = payment.id
      where coupon.kind = 'credit' and coupon.status = 'active' and coupon.balance > 0 and dispute.state = 'lost'
        and dispute.amount >= payment.amount and dispute.updated_at > $1`,
  },
  {
    name: 'nobody owes the credit that was spent before the bank took its payment back',
    query: `select payment.payable_id as order, coupon.owner_id as person, coupon.amount, coupon.taken_amount from coupon
      join payment on payment.id = coupon.payment_id join dispute on dispute.payment_id = payment.id
      where coupon.kind = 'credit' and dispute.state = 'lost' and dispute.amount >= payment.amount and dispute.updated_at > $1
        and coupon.taken_amount < coupon.amount - (select coalesce(sum(again.amount), 0) from coupon_refund again
          join refund on refund.id = again.refund_id and refund.status = 'kept' where again.coupon_id = coupon.id) and not exists (
          select from ledger_line line join ledger_account account on account.id = line.account_id
          where account.kind = 'client_debt' and account.subject = coupon.owner_id)`,
  },
  {
    name: 'a payout failed because too little of our money was there',
    query: `select agent_id as person, ref from payout where status = 'failed' and kind = 'processor' and processor_id is null and updated_at > $1`,
  },
  {
    name: 'a plan was made cheaper by money that was given back',
    query: `select bill.agent_id as person, bill.price, bill.lines from plan_bill bill
      where bill.created_at > $1 and bill.voided_at is null and bill.kind = 'change' and - (select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(bill.lines) line where (line->>'amount')::bigint < 0) > (
        select coalesce(sum(payment.amount - payment.refunded_amount - coalesce((select sum(refund.amount) from refund where refund.payment_id = payment.id and refund.status = 'pending'), 0)), 0) from payment join plan_bill paid on paid.id = payment.payable_id
        where payment.payer_id = bill.agent_id and payment.status = 'success' and payment.paid_at <= bill.created_at)`,
  },
  {
    name: 'one of the team paid credit out alone',
    query: `select client_id as person, amount from coupon_refund
      where bank_reference is not null and updated_at > $1 and (approved_by is null or approved_by = decided_by)`,
  },
  {
    name: 'money was taken from somebody who is erased',
    query: `select payment.payer_id as person, payment.payable_id as order, payment.amount from payment join person on person.id = payment.payer_id
      where payment.status in ('success', 'paid') and payment.paid_at > person.deleted_at and payment.paid_at > $1
        and payment.refunded_amount < payment.amount`,
  },
  {
    name: 'a case has other stages than were agreed',
    query: `select o.id as order, o.stage_no, o.stage_count from client_order o join client_order opening on opening.id = o.case_id
      where $1::timestamptz is not null and coalesce(jsonb_array_length(opening.stage_plan->'stages'), 1) <> o.stage_count`,
  },
  {
    name: 'a gift of one device to itself was cleared',
    query: `select o.id as order, o.agent_id as person from client_order o
      join payment on payment.payable_id = o.id and payment.status = 'success' and payment.amount = 0 and payment.promo_amount > 0
      where o.cleared_at > $1 and exists (
        select from session mine join session theirs on theirs.device_id = mine.device_id
        where mine.person_id = o.client_id and theirs.person_id = o.agent_id)
        and not exists (select from gift_check where order_id = o.id and status <> 'waiting')`,
  },
  {
    name: 'a review of a gift of one device to itself is read before our team looked',
    query: `select o.id as order, o.agent_id as person from review join client_order o on o.id = review.order_id
      join payment on payment.payable_id = o.id and payment.status = 'success' and payment.amount = 0 and payment.promo_amount > 0
      where review.created_at > $1 and review.hidden_at is null and exists (
        select from session mine join session theirs on theirs.device_id = mine.device_id
        where mine.person_id = o.client_id and theirs.person_id = o.agent_id)
        and not exists (select from gift_check where order_id = o.id and status = 'fine')`,
  },
  {
    // Quiet hours and a restart are over after two days.
    name: 'nobody mailed somebody of a message that they have not read',
    query: `select conversation.order_id as order, member.person_id as person, message.created_at as at from message
      join conversation on conversation.id = message.conversation_id
      join conversation_member member on member.conversation_id = conversation.id and member.side in ('client', 'agent') and member.left_at is null
      join person on person.id = member.person_id and person.deleted_at is null
      where message.created_at between $1::timestamptz - interval '20 days' and $1::timestamptz - interval '2 days'
        and message.seq > member.read_seq and message.sender_id <> member.person_id and message.hidden_at is null
        and (member.person_id in (conversation.blocked_by, conversation.also_blocked_by)) is not true
        and not exists (select from outbox where outbox.recipient = person.email and outbox.key like 'message:%:' || person.id || ':%'
          and outbox.created_at >= message.created_at)`,
  },
]
