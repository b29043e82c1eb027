import type { Household } from './household.ts'
import type { World } from './world.ts'

/** A column is as it is written; a day or nothing is asked only whether it is there. */
export interface Row {
  id: string
  status: string
  stage: string
  secret: string
  processor_id: string
  [column: string]: string
}

/** An act needs to know this much of an order. */
export interface OrderSight {
  id: string
  place: number
  status: string
  stage: string
  stageNo: number
  isCleared: boolean
  isSecond: boolean
  isReviewed: boolean
  /** Money of it came back and is kept as credit. */
  hasCredit: boolean
  asked: Row | undefined
  extension: Row | undefined
  /** The newest that is proposed for its case and waits. */
  extra: Row | undefined
  conflict: Row | undefined
  proposal: Row | undefined
  ending: Row | undefined
  payment: Row | undefined
  charge: Row | undefined
  dispute: Row | undefined
  refunds: Row[]
  /** The newest message that a person wrote and that is still to be seen. */
  last: Row | undefined
  conversation: Row | undefined
}

/** All that one household has. */
export interface Sight {
  orders: OrderSight[]
  people: Row[]
  verification: Row | undefined
  credits: Row[]
  cashOuts: Row[]
  wallet: Row | undefined
  pause: Row | undefined
  payouts: Row[]
  subscription: Row | undefined
  bill: Row | undefined
  planPayments: Row[]
  planCharges: Row[]
  sessions: Row[]
  available: number
  debt: number
  owes: number
  gifts: Row[]
  failed: Row[]
  transfers: Row[]
}

const QUERIES = {
  orders: `select id, client_id, agent_id, status, stage, resume_status, paid_at, cleared_at, case_id, stage_no from client_order order by created_at, id`,
  asked: `select id, order_id from completion_request where status = 'pending'`,
  extensions: `select id, order_id from extension_request where status = 'pending'`,
  extras: `select id, extra_of, proposed_by from offer where extra_of is not null and status in ('open', 'change_asked', 'wished') order by created_at, id`,
  conflicts: `select id, order_id, status, opened_by, claimed_by, claimed_at, decided_by, reason, appealed_at
    from conflict where status <> 'closed'`,
  proposals: `select id, order_id, conflict_id, made_by, client_agrees, agent_agrees from refund_request where status = 'pending'`,
  endings: `select id, order_id, asked_by from order_ending where status = 'waiting'`,
  payments: `select id, ref, payer_id, payable, payable_id, status, price, tax_amount, amount, refunded_amount, dispute, created_at from payment order by created_at, id`,
  charges: `select charge.id, charge.amount, charge.refunded, activity.payment_id from sandbox.charge charge
    join payment_activity activity on activity.id::text = charge.reference where charge.status = 'captured' order by charge.created_at, charge.id`,
  disputes: `select id, charge_id, status from sandbox.dispute`,
  refunds: `select id, charge_id, status, amount from sandbox.refund order by created_at, id`,
  people: `select id, suspended_at, deleted_at, deletion_due_at, country_iso from person`,
  verifications: `select agent_id, label from verification`,
  credits: `select id, code, owner_id, payment_id, kind, status, balance from coupon where owner_id is not null order by created_at, id`,
  cashOuts: `select id, coupon_id, client_id, status, refund_id, approved_by from coupon_refund where status in ('pending', 'accepted')`,
  wallets: `select id, agent_id, kind, status, schedule, account_id from wallet where status <> 'unlinked'`,
  pauses: `select agent_id from payout_pause where cause = 'staff' and lifted_at is null`,
  payouts: `select id, agent_id, kind, status, approved_by, processor_id from payout order by created_at, id`,
  subscriptions: `select id, agent_id, status, plan from subscription where status <> 'ended'`,
  bills: `select id, agent_id, kind from plan_bill where paid_at is null and voided_at is null`,
  gifts: `select id, agent_id from gift_check where status = 'waiting'`,
  failed: `select refund.id, refund.status, payment.payer_id from refund join payment on payment.id = refund.payment_id where refund.status in ('failed', 'by_bank') order by refund.created_at, refund.id`,
  transfers: `select id, refund_id, payer_id, approved_by from refund_transfer where status = 'waiting'`,
  messages: `select message.id, conversation_id, order_id, seq, sender_side from message join conversation on conversation.id = conversation_id
    where sender_id is not null and hidden_at is null order by conversation_id, seq`,
  reviews: `select id, order_id from review where order_id is not null`,
  conversations: `select id, id as conversation_id, order_id, last_seq as seq from conversation`,
  sessions: `select id, reference, secret, status from sandbox.session where mode = 'payment' and status = 'open' order by created_at, id`,
  activities: `select activity.id::text as id, payment.payer_id from payment_activity activity join payment on payment.id = activity.payment_id where activity.status = 'waiting' `,
  balances: `select kind, subject, sum(balance)::bigint as balance from ledger_account
    where kind in ('agent_available', 'agent_debt', 'client_debt') and subject is not null group by 1, 2`,
} as const

type Rows = Record<keyof typeof QUERIES, Row[]>

/** Looks once for everybody, at one thing after the other: a busy machine has no connection for each at once. */
export async function look({ server }: World, households: readonly Household[]) {
  const rows = {} as Rows
  for (const [name, query] of Object.entries(QUERIES))
    rows[name as keyof Rows] = (await server.context.pool.query(query)).rows
  const by = indexes(rows)
  return new Map(households.map((household) => [household, seen(household, by)]))
}

const grouped = (rows: Row[], key: string) => Map.groupBy(rows, (row) => String(row[key]))

const indexes = (rows: Rows) => ({
  orders: grouped(rows.orders, 'id'),
  cases: grouped(rows.orders, 'case_id'),
  asked: grouped(rows.asked, 'order_id'),
  messages: grouped(rows.messages, 'order_id'),
  conversations: grouped(rows.conversations, 'order_id'),
  reviews: grouped(rows.reviews, 'order_id'),
  extensions: grouped(rows.extensions, 'order_id'),
  extras: grouped(rows.extras, 'extra_of'),
  conflicts: grouped(rows.conflicts, 'order_id'),
  proposals: grouped(rows.proposals, 'order_id'),
  endings: grouped(rows.endings, 'order_id'),
  payments: grouped(rows.payments, 'payable_id'),
  payer: grouped(rows.payments, 'payer_id'),
  charges: grouped(rows.charges, 'payment_id'),
  disputes: grouped(rows.disputes, 'charge_id'),
  refunds: grouped(rows.refunds, 'charge_id'),
  people: grouped(rows.people, 'id'),
  verifications: grouped(rows.verifications, 'agent_id'),
  credits: grouped(rows.credits, 'owner_id'),
  cashOuts: grouped(rows.cashOuts, 'client_id'),
  wallets: grouped(rows.wallets, 'agent_id'),
  pauses: grouped(rows.pauses, 'agent_id'),
  payouts: grouped(rows.payouts, 'agent_id'),
  subscriptions: grouped(rows.subscriptions, 'agent_id'),
  bills: grouped(rows.bills, 'agent_id'),
  sessions: grouped(rows.sessions, 'reference'),
  activities: grouped(rows.activities, 'payer_id'),
  gifts: grouped(rows.gifts, 'agent_id'),
  failed: grouped(rows.failed, 'payer_id'),
  transfers: grouped(rows.transfers, 'refund_id'),
  balances: grouped(rows.balances, 'subject'),
})

function seen(household: Household, by: ReturnType<typeof indexes>): Sight {
  const { agent, client, second } = household
  const all = (of: keyof typeof by, id: string | undefined) =>
    id === undefined ? [] : (by[of].get(id) ?? [])
  const one = (of: keyof typeof by, id: string | undefined) => all(of, id).at(-1)
  const balance = (kind: string, of = agent.id) =>
    Number(all('balances', of).find((account) => account.kind === kind)?.balance ?? 0)
  // Each stage of a case is an order, and those that come later are found here.
  for (const hired of [...household.orders])
    for (const { id } of all('cases', hired.id))
      if (!household.orders.some((known) => known.id === id)) household.orders.push({ ...hired, id })
  const orders = household.orders.flatMap((hired, place) => {
    const order = one('orders', hired.id)
    if (!order) return []
    const payment = all('payments', hired.id).findLast(({ status }) => status !== 'cancelled')
    const charge = one('charges', payment?.id)
    return {
      ...{ id: hired.id, place, status: order.status, stage: order.stage, stageNo: Number(order.stage_no) },
      ...{ isCleared: Boolean(order.cleared_at), isSecond: hired.by === second },
      hasCredit: all('credits', client.id).some(
        ({ payment_id, balance }) => payment_id === payment?.id && Number(balance) > 0,
      ),
      isReviewed: all('reviews', hired.id).length > 0,
      ...{ asked: one('asked', hired.id), extension: one('extensions', hired.id) },
      extra: one('extras', order.case_id),
      ...{ conflict: one('conflicts', hired.id), proposal: one('proposals', hired.id) },
      ...{ ending: one('endings', hired.id), payment, charge },
      ...{ dispute: one('disputes', charge?.id), refunds: all('refunds', charge?.id) },
      ...{ last: one('messages', hired.id), conversation: one('conversations', hired.id) },
    }
  })
  const failed = [client, agent].flatMap(({ id }) => all('failed', id))
  const planPayments = all('payer', agent.id).filter(({ payable }) => payable === 'subscription')
  return {
    orders,
    people: [client, second, agent].map(({ id }) => one('people', id) ?? ({} as Row)),
    verification: one('verifications', agent.id),
    credits: all('credits', client.id),
    cashOuts: all('cashOuts', client.id),
    wallet: one('wallets', agent.id),
    pause: one('pauses', agent.id),
    payouts: all('payouts', agent.id),
    subscription: one('subscriptions', agent.id),
    bill: one('bills', agent.id),
    planPayments: planPayments.filter(({ status }) => status === 'success'),
    planCharges: planPayments.flatMap(({ id }) => all('charges', id)),
    sessions: all('activities', agent.id).flatMap(({ id }) => all('sessions', id)),
    available: balance('agent_available'),
    debt: balance('agent_debt'),
    owes: balance('client_debt', client.id),
    gifts: all('gifts', agent.id),
    failed,
    transfers: failed.flatMap(({ id }) => all('transfers', id)),
  }
}
