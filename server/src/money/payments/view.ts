import { paymentStatus } from '@sojourn/contract/calls/status'
import type { Status } from '@sojourn/contract/calls/status-pair'
import {
  DEFAULT_CARD_TYPE,
  type Payment,
  type PaymentActivity,
  type PaymentMethod,
} from '@sojourn/contract/money/payments'
import { may } from '../../platform/states/machine.ts'
import type { ActivityRow } from './activity-store.ts'
import { isLive } from './attempts/attempt-state.ts'
import type { CardRow } from './cards/card-store.ts'
import { isMade, isOpen, type PaymentState, paymentMachine } from './payment-state.ts'
import { viewRefund } from './refunds/divide-refund.ts'
import type { RefundsOfPayment } from './refunds/refunds-of-payments.ts'
import type { PaymentRow } from './store.ts'

export const viewStatus = (state: PaymentState): Status => [...paymentStatus[state]]

const viewError = ({ error_code, error_text }: ActivityRow): [string, string] | null =>
  error_code && error_text ? [error_code, error_text] : null

/** Nobody is sent to a page that is over. */
const actionOf = (activity: ActivityRow) => (isLive(activity.status) ? activity.action_url : null)

/** Clients pay for orders and what they owe, agents for their plan. */
const payerOf = ({ payable }: PaymentRow) => (payable === 'subscription' ? 'agent' : 'client')

const hasReceipt = ({ status, payable }: PaymentRow) => isMade(status) && payable !== 'debt'

export const viewLastActivity = (activity: ActivityRow | undefined): Payment['last_activity'] =>
  activity
    ? {
        id: activity.id,
        status: viewStatus(activity.status),
        error: viewError(activity),
        action_url: actionOf(activity),
      }
    : null

/** Only a payment that was made can have given something back. */
export function viewPayment(
  row: PaymentRow,
  last: ActivityRow | undefined,
  refunds?: RefundsOfPayment | undefined,
): Payment {
  const money = (amount: number) => ({ amount, currency: row.currency })
  return {
    ref: row.ref,
    payable: row.payable,
    payable_id: row.payable_id,
    status: viewStatus(row.status),
    may: [...may(paymentMachine, row.status, payerOf(row)), ...(hasReceipt(row) ? ['receipt'] : [])],
    item: { title: row.title, seller: row.seller, price: money(row.price) },
    taxes: row.taxes.map(({ name, amount }) => ({ name, amount: money(amount) })),
    coupons: row.coupons.map(({ code, kind, amount }) => ({ code, kind, amount: money(amount) })),
    total: money(row.price + row.tax_amount),
    amount: money(row.amount),
    refunded: money(row.refunded_amount),
    refund: refunds ? viewRefund(refunds, 'client') : null,
    on_its_way: money(refunds?.onItsWay ?? 0),
    frozen_until: isOpen(row.status) ? row.frozen_until.toISOString() : null,
    last_activity: viewLastActivity(last),
    created_at: { date: row.created_at.toISOString() },
    paid_at: row.paid_at?.toISOString() ?? null,
  }
}

export const viewActivity = (row: ActivityRow): PaymentActivity => ({
  id: row.id,
  status: viewStatus(row.status),
  error: viewError(row),
  action_url: actionOf(row),
  amount: { amount: row.amount, currency: row.currency },
  card: row.brand && row.last4 ? { brand: row.brand, last4: row.last4 } : null,
  created_at: { date: row.created_at.toISOString() },
})

export const viewCard = (row: CardRow): PaymentMethod => ({
  id: row.id,
  brand: row.brand,
  last4: row.last4,
  cardType: row.card_type || DEFAULT_CARD_TYPE,
  expires_at: row.expires_on,
  is_default: row.is_default,
})
