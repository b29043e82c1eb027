import { accounts } from '../accounts.ts'
import { credit, debit, type Line, posting, sum } from '../posting.ts'
import type { TaxPart } from './payment-templates.ts'
import { type Holdings, takenFrom } from './release-templates.ts'

/** The order's money is still protected when its bank asks for it, or it is with the agent and us. */
export type Taken =
  | { escrow: number; govFee?: number }
  | { agent: string; share: number; commission: number; holdings: Holdings }

interface Dispute {
  currency: string
  order: string
  taxes: TaxPart[]
  held: Taken
}

const taxOf = (taxes: TaxPart[]) => sum(taxes.map(({ amount }) => amount))

const amountOf = ({ held, taxes }: Dispute) =>
  taxOf(taxes) + ('escrow' in held ? held.escrow + (held.govFee ?? 0) : held.share + held.commission)

/** L8 a. A chargeback is opened: everything of the order waits. */
export function disputeOpened(dispute: Dispute & { fee: number }) {
  const { currency, order, taxes, fee } = dispute
  return posting('L8a', currency, [
    ...takenLines(dispute),
    ...taxes.map(({ code, amount }) => debit(accounts.tax(code), amount)),
    debit(accounts.dispute_fee, fee),
    credit(accounts.dispute_hold(order), amountOf(dispute)),
    credit(accounts.clearing, fee),
  ])
}

const takenLines = ({ order, held }: Dispute): Line[] =>
  'escrow' in held
    ? [debit(accounts.escrow(order), held.escrow), debit(accounts.gov_fee(order), held.govFee ?? 0)]
    : [...takenFrom(held.agent, held.share, held.holdings), debit(accounts.commission, held.commission)]

interface Pulled {
  currency: string
  order: string
  /** The card was charged this much; what coupons paid stays. */
  charged: number
}

/** L8 b. The processor takes the charge back. */
export const disputePulled = ({ currency, order, charged }: Pulled) =>
  posting('L8b', currency, [debit(accounts.dispute_hold(order), charged), credit(accounts.clearing, charged)])

/** L8 c. We won: the charge is back, and everything where it was. An agent's share first pays what they owe. */
export function disputeWon(dispute: Dispute & { charged: number }) {
  const { currency, order, taxes, held, charged } = dispute
  const back: Line[] =
    'escrow' in held
      ? [credit(accounts.escrow(order), held.escrow), credit(accounts.gov_fee(order), held.govFee ?? 0)]
      : [...givenTo(held.agent, held.share, held.holdings), credit(accounts.commission, held.commission)]
  return posting('L8c', currency, [
    debit(accounts.clearing, charged),
    debit(accounts.dispute_hold(order), amountOf(dispute) - charged),
    ...back,
    ...taxes.map(({ code, amount }) => credit(accounts.tax(code), amount)),
  ])
}

function givenTo(agent: string, amount: number, { debt }: Holdings): Line[] {
  const forDebt = Math.min(amount, debt)
  return [
    credit(accounts.agent_debt(agent), forDebt),
    credit(accounts.agent_available(agent), amount - forDebt),
  ]
}

interface Lost {
  currency: string
  order: string
  /** Null means that they have deleted their account: what they paid with credit is nobody's but ours. */
  client: string | null
  /** Coupons paid these parts of the order. */
  promo: number
  credit: number
  fee: number
  /** The agent is named if it was their fault; null means that it was nobody's but ours. */
  agentAtFault: string | null
}

/** L8 d. We lost: coupons get their part back, and somebody bears the fee. */
export const disputeLost = ({ currency, order, client, promo, credit: own, fee, agentAtFault }: Lost) =>
  posting('L8d', currency, [
    debit(accounts.dispute_hold(order), promo + own),
    debit(agentAtFault ? accounts.agent_debt(agentAtFault) : accounts.dispute_loss, fee),
    credit(accounts.promo_expense, promo),
    credit(client ? accounts.client_credit(client) : accounts.debt_loss, own),
    credit(accounts.dispute_fee, fee),
  ])

/** L8 e. We lost what was not held back before: what is left of the order’s money goes to the bank. */
export const disputeTaken = (dispute: Dispute) =>
  posting('L8e', dispute.currency, [
    ...takenLines(dispute),
    ...dispute.taxes.map(({ code, amount }) => debit(accounts.tax(code), amount)),
    credit(accounts.clearing, amountOf(dispute)),
  ])

interface Borne {
  currency: string
  /** The bank took this beyond the order’s money. */
  beyond: number
  fee: number
  agentAtFault: string | null
}

/** L8 d. What the bank took beyond the order’s money is our own loss, and its fee too where the agent is not at fault. */
export const disputeBorne = ({ currency, beyond, fee, agentAtFault }: Borne) =>
  posting('L8d', currency, [
    debit(agentAtFault ? accounts.agent_debt(agentAtFault) : accounts.dispute_loss, fee),
    debit(accounts.dispute_loss, beyond),
    credit(accounts.clearing, fee + beyond),
  ])

/** L8 d. A bank that decided otherwise gave back what was our own loss. */
export const lossReturned = ({ currency, amount }: { currency: string; amount: number }) =>
  posting('L8d', currency, [debit(accounts.clearing, amount), credit(accounts.dispute_loss, amount)])

/** L8 e. What a refund still owed its payer the bank has taken already: it is no loss of ours on top of that. */
export const refundTakenByBank = ({
  currency,
  refund,
  amount,
}: {
  currency: string
  refund: string
  amount: number
}) =>
  posting('L8e', currency, [
    debit(accounts.refund_payable(refund), amount),
    credit(accounts.dispute_loss, amount),
  ])
