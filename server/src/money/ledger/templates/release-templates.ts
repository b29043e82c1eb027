import { accounts } from '../accounts.ts'
import { credit, debit, type Line, posting, sum } from '../posting.ts'
import { type Sources, type TaxPart, toSources } from './payment-templates.ts'

interface OfAgent {
  currency: string
  agent: string
  amount: number
}

interface Released {
  currency: string
  order: string
  agent: string
  escrow: number
  commission: number
  /** It is paid against the authority's receipt, and without commission. */
  govFee?: number
}

/** L2. The work is accepted. */
export const released = ({ currency, order, agent, escrow, commission, govFee = 0 }: Released) =>
  posting('L2', currency, [
    debit(accounts.escrow(order), escrow),
    debit(accounts.gov_fee(order), govFee),
    credit(accounts.agent_pending(agent), escrow + govFee - commission),
    credit(accounts.commission, commission),
  ])

/** L3. Too late for a conflict: the agent may have it. */
export const cleared = ({ currency, agent, amount }: OfAgent) =>
  posting('L3', currency, [
    debit(accounts.agent_pending(agent), amount),
    credit(accounts.agent_available(agent), amount),
  ])

/** L4 a: on its way. */
export const payoutAccepted = ({ currency, agent, amount }: OfAgent) =>
  posting('L4a', currency, [
    debit(accounts.agent_available(agent), amount),
    credit(accounts.payout_transit(agent), amount),
  ])

/** L4 b: there. */
export const payoutPaid = ({ currency, agent, amount }: OfAgent) =>
  posting('L4b', currency, [debit(accounts.payout_transit(agent), amount), credit(accounts.cash, amount)])

/** L4 c: came back. */
export const payoutFailed = ({ currency, agent, amount }: OfAgent) =>
  posting('L4c', currency, [
    debit(accounts.payout_transit(agent), amount),
    credit(accounts.agent_available(agent), amount),
  ])

/** L4 d: had arrived, and the bank sent it back. L4 c follows. */
export const payoutReturned = ({ currency, agent, amount }: OfAgent) =>
  posting('L4d', currency, [debit(accounts.cash, amount), credit(accounts.payout_transit(agent), amount)])

/** An agent can give back what this order still has in clearance, and what may be paid out. */
export interface Holdings {
  pending: number
  available: number
  debt: number
}

/** Money that is there already pays for what an agent must give back; they owe the rest. */
export function takenFrom(agent: string, amount: number, { pending, available }: Holdings): Line[] {
  const fromPending = Math.min(amount, pending)
  const fromAvailable = Math.min(amount - fromPending, available)
  return [
    debit(accounts.agent_pending(agent), fromPending),
    debit(accounts.agent_available(agent), fromAvailable),
    debit(accounts.agent_debt(agent), amount - fromPending - fromAvailable),
  ]
}

interface RefundedAfter {
  currency: string
  agent: string
  client: string
  refund: string
  /** The agent's part and ours of what is refunded, split as they were when it was released. */
  share: number
  commission: number
  taxes: TaxPart[]
  sources: Sources
  holdings: Holdings
}

/** L6. */
export function refundedAfterRelease({ currency, agent, share, commission, taxes, ...rest }: RefundedAfter) {
  const amount = share + commission + sum(taxes.map((tax) => tax.amount))
  return posting('L6', currency, [
    ...takenFrom(agent, share, rest.holdings),
    debit(accounts.commission, commission),
    ...taxes.map((tax) => debit(accounts.tax(tax.code), tax.amount)),
    ...toSources(amount, rest),
  ])
}
