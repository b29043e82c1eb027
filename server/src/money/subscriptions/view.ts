import { type Plan, type PlanTerms, plans } from '@sojourn/contract/amounts/plans'
import { subscriptionStatus } from '@sojourn/contract/calls/status'
import type { ActivePlan, Invoice, PlanOffer, Subscription } from '@sojourn/contract/money/subscriptions'
import { may } from '../../platform/states/machine.ts'
import { type BillRow, CURRENCY } from './billing/bill-store.ts'
import { correctedBy, type InvoiceRow, numberOf } from './billing/invoice-store.ts'
import type { SubscriptionRow } from './store.ts'
import { subscriptionMachine } from './subscription-state.ts'

type AllTerms = Record<Plan, PlanTerms>

export const viewMoney = (amount: number) => ({ amount, currency: CURRENCY })

export const viewOffer = (plan: Plan, terms: AllTerms): PlanOffer => ({
  plan,
  name: terms[plan].name,
  active_services: terms[plan].active_services,
  commission_percent: terms[plan].commission_percent,
  month: viewMoney(terms[plan].month),
  year: viewMoney(terms[plan].year),
})

/** A step that cannot be done twice, or has nothing to undo, is not offered. */
function mayOf(row: SubscriptionRow) {
  const isUndoable = row.cancel_at_period_end || row.next_plan !== null
  return may(subscriptionMachine, row.status, 'agent').filter(
    (action) => (action !== 'resume' || isUndoable) && (action !== 'cancel' || !row.cancel_at_period_end),
  )
}

export function viewSubscription(row: SubscriptionRow, terms: AllTerms): Subscription {
  const { next_plan, next_term } = row
  return {
    id: row.id,
    status: [...subscriptionStatus[row.status]],
    may: mayOf(row),
    plan: row.plan,
    name: plans[row.plan].name,
    term: row.term,
    price: viewMoney(row.price),
    period: { start: row.period_start.toISOString(), end: row.period_end.toISOString() },
    cancel_at_period_end: row.cancel_at_period_end,
    next:
      next_plan && next_term
        ? {
            plan: next_plan,
            name: plans[next_plan].name,
            term: next_term,
            price: viewMoney(terms[next_plan][next_term]),
          }
        : null,
    try_at: row.status === 'past_due' ? (row.try_at?.toISOString() ?? null) : null,
    created_at: { date: row.created_at.toISOString() },
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

export const viewBill = (row: BillRow): ActivePlan['bill'] => ({
  payable_id: row.id,
  kind: row.kind,
  plan: row.plan,
  term: row.term,
  lines: row.lines.map(({ text, amount }) => ({ text, amount: viewMoney(amount) })),
  price: viewMoney(row.price),
  created_at: { date: row.created_at.toISOString() },
})

export const viewInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: numberOf(row),
  corrects: correctedBy(row),
  title: row.title,
  period: { start: row.period_start.toISOString(), end: row.period_end.toISOString() },
  total: { amount: row.total, currency: row.currency },
  issued_at: row.issued_at.toISOString(),
})
