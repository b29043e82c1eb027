import type { Rule } from './fault.ts'

/**
 * None of these may be there once a year has passed in which nobody did anything. An end that is allowed all
 * the same stands in its query: it is in a queue whose count staff see, or somebody may act on their own
 * money and was told.
 */
export const ends: readonly Rule[] = [
  {
    // The next stage waits as long as our team has a conflict about an earlier one.
    name: 'an order is unpaid or not begun for ever',
    query: `select o.id as order, o.status from client_order o where o.status in ('awaiting_payment', 'paid')
      and not (o.status = 'awaiting_payment' and exists (select from client_order stage join conflict on conflict.order_id = stage.id
        where stage.case_id = o.case_id and stage.status = 'conflicted' and conflict.status in ('mediation', 'approval')))`,
  },
  {
    // Its client can open a conflict at any time, and reads that it is late.
    name: 'the work on an order goes on though nothing of its money is left',
    query: `select o.id as order, o.status from client_order o where o.status = 'ongoing'
      and not exists (select from ledger_account where kind = 'escrow' and subject = o.id and balance > 0)`,
  },
  {
    // A conflict that waits for our team counts in its queue.
    name: 'an order is in conflict for ever',
    query: `select o.id as order, conflict.status as stage, conflict.reason from client_order o
      left join conflict on conflict.order_id = o.id and conflict.status <> 'closed'
      where o.status = 'conflicted' and conflict.status is distinct from 'mediation' and conflict.status is distinct from 'approval'`,
  },
  {
    name: 'a conflict is open about an order that is not',
    query: `select o.id as order, conflict.status as stage from conflict join client_order o on o.id = conflict.order_id
      where conflict.status <> 'closed' and o.status <> 'conflicted'`,
  },
  {
    name: 'a completion request waits for ever',
    query: `select order_id as order from completion_request where status in ('pending', 'accepted')`,
  },
  {
    name: 'a request for more days waits for ever',
    query: `select order_id as order from extension_request where status = 'pending'`,
  },
  {
    name: 'an offer waits for ever, or is accepted and never paid',
    query: `select id as offer, extra_of as order, status from offer where status in ('open', 'change_asked', 'wished', 'accepted')`,
  },
  {
    // A refund to be paid by bank waits for our team, and so does what stands beside a conflict in its hands.
    name: 'a proposal waits for ever',
    query: `select request.order_id as order, request.status, made_by, request.amount from refund_request request
      left join refund on refund.id = request.refund_id
      left join conflict on conflict.id = request.conflict_id
      where request.status = 'pending' and conflict.status not in ('mediation', 'approval')
        or request.status = 'accepted' and refund.status is distinct from 'by_bank'`,
  },
  {
    name: 'a request for another meeting waits for ever',
    query: `select order_id as order from meeting_request where status = 'pending'`,
  },
  {
    name: 'a meeting is held or booked for ever',
    query: `select order_id as order, status from meeting where status in ('held', 'booked')`,
  },
  {
    // One that is paid by bank, or whose payer is gone, waits for our team and counts in its queue.
    name: 'a refund never arrives',
    query: `select order_id as order, payment.payer_id as person, refund.status, refund.reason, refund.amount from refund
      join payment on payment.id = refund.payment_id join person as payer on payer.id = payment.payer_id
      where refund.status = 'pending' or refund.status = 'failed' and payer.deleted_at is null`,
  },
  {
    // A payout by hand waits for our team, and counts in its queue.
    name: 'a payout is on its way for ever',
    query: `select agent_id as person, status, kind from payout where status in ('pending', 'accepted')
      and not (kind = 'manual' and status in ('pending', 'accepted'))
      and not exists (select from payout_pause where agent_id = payout.agent_id and cause = 'staff' and lifted_at is null)
      and not exists (select from person where person.id = payout.agent_id and suspended_at is not null)`,
  },
  {
    // A refund that our team has to pay counts in its queue.
    name: 'credit is wanted as money for ever',
    query: `select client_id as person, coupon_refund.status, refund.status as refund from coupon_refund
      left join refund on refund.id = coupon_refund.refund_id
      where coupon_refund.status = 'accepted' and refund.status is distinct from 'by_bank'`,
  },
  {
    name: 'a payment is not over',
    query: `select payer_id as person, payable_id as order, status from payment where status in ('waiting', 'processing', 'paid', 'failed')`,
  },
  {
    name: 'a try to pay is not over',
    query: `select payment.payer_id as person, payable_id as order, activity.status from payment_activity activity
      join payment on payment.id = activity.payment_id where activity.status in ('waiting', 'processing')`,
  },
  {
    name: 'a chargeback is open',
    query: `select payable_id as order, payer_id as person from dispute join payment on payment.id = dispute.payment_id where state = 'open'`,
  },
  {
    name: 'a plan waits for its payment for ever',
    query: `select agent_id as person, status, tries, try_at, period_end, updated_at from subscription where status in ('waiting', 'past_due')`,
  },
  {
    name: 'an end by our team waits for a second for ever',
    query: `select ending.order_id as order from order_ending ending join client_order o on o.id = ending.order_id
      where ending.status = 'waiting' and o.status not in ('paid', 'ongoing', 'conflicted')`,
  },
  {
    name: 'money is held for an order that is over',
    query: `select o.id as order, o.status, kind, balance from ledger_account account join client_order o on o.id = account.subject
      where kind in ('escrow', 'gov_fee', 'dispute_hold') and balance <> 0 and o.status in ('completed', 'cancelled')`,
  },
  {
    name: 'an agent’s money is pending for ever',
    query: `select subject as person, balance from ledger_account account where kind = 'agent_pending' and balance <> 0
      and not exists (select from client_order o where o.agent_id = account.subject and o.status = 'conflicted')
      and not exists (select from gift_check where agent_id = account.subject and status = 'waiting')`,
  },
  {
    name: 'a payout’s money is in transit for ever',
    query: `select subject as person, balance from ledger_account account where kind = 'payout_transit' and balance <> 0
      and not exists (select from payout where agent_id = account.subject and status in ('pending', 'accepted'))`,
  },
  {
    name: 'money that was given back is payable for ever',
    query: `select account.subject::text as refund, refund.order_id as order, payment.payer_id as person, account.balance
      from ledger_account account left join refund on refund.id = account.subject left join payment on payment.id = refund.payment_id
      where kind = 'refund_payable' and balance <> 0 and refund.status is distinct from 'by_bank'
        and not exists (select from person where person.id = payment.payer_id and person.deleted_at is not null)`,
  },
  {
    name: 'an agent owes and has at once',
    query: `select debt.subject as person, debt.balance as owes, has.balance as has from ledger_account debt
      join ledger_account has on has.subject = debt.subject and has.kind = 'agent_available' and has.currency = debt.currency
      where debt.kind = 'agent_debt' and debt.balance > 0 and has.balance > 0`,
  },
  {
    name: 'an agent with a schedule was not paid',
    query: `select subject as person, balance, wallet.schedule from ledger_account account
      join wallet on wallet.agent_id = account.subject and wallet.status = 'linked' and wallet.schedule <> 'by_hand'
      join agent on agent.person_id = account.subject
      join person on person.id = account.subject
      where account.kind = 'agent_available' and account.balance >= 1000 and person.suspended_at is null
        and agent.verified_at is not null
        and not exists (select from payout_pause where agent_id = account.subject and cause = 'staff' and lifted_at is null)
        and not exists (select from payout where agent_id = account.subject and (status = 'failed' or status in ('pending', 'accepted')))
        and not exists (select from ledger_account debt where debt.subject = account.subject and debt.kind = 'agent_debt' and debt.balance > 0)`,
  },
  {
    // The clearance goes on by its day, or two days after.
    name: 'conflicts that were withdrawn kept an agent’s money back',
    query: `select o.id as order, o.agent_id as person, o.completed_at, o.clears_at, last.closed_at from client_order o
      join lateral (select max(closed_at) as closed_at, bool_and(outcome = 'withdrawn') as are_withdrawn
        from conflict where order_id = o.id and created_at >= o.completed_at) last on last.are_withdrawn
      where o.status = 'completed' and o.clears_at > greatest(o.completed_at + interval '14 days', last.closed_at + interval '2 days')
        and not exists (select from gift_check where order_id = o.id)`,
  },
  {
    name: 'a side opened a conflict twice and said nothing new',
    query: `select order_id as order, opened_by, reason from conflict where opened_by in ('client', 'agent')
        and reason not in ('cancellation', 'ended', 'chargeback')
      group by order_id, opened_by, reason, text having count(*) > 1`,
  },
  {
    // Money that came back to a deleted account waits for our team, who find its owner.
    name: 'somebody who was erased has money',
    query: `select subject as person, kind, balance from ledger_account account join person on person.id = account.subject
      where person.deleted_at is not null and balance <> 0 and kind <> 'agent_debt'
        and not (kind = 'agent_available' and exists (select from payment_alarm alarm join payout on payout.id::text = alarm.about
          where alarm.kind = 'payout_without_owner' and alarm.settled_at is null and payout.agent_id = person.id))`,
  },
]
