import { dayIn } from '@sojourn/contract/dates/clocks'
import { MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import { changeOf, kindOf } from '../view-movement.ts'
import type { AgentBalance, StatementRow } from './statement-store.ts'

/** The columns are the same on paper and in a spreadsheet. */
export const COLUMNS = [
  'Date',
  'What',
  'Reference',
  'About',
  'Currency',
  'Price',
  'Commission',
  'Share',
  'Fees',
  'Payouts',
  'Taxes',
  'Balance',
] as const

/** Amounts are in minor units: price − commission = share; share + fees + payouts change the balance. */
const AMOUNTS = ['price', 'commission', 'share', 'fees', 'payouts', 'taxes'] as const
type Amounts = Record<(typeof AMOUNTS)[number], number>

export interface StatementLine extends Amounts {
  day: string
  what: string
  reference: string
  about: string
  /** It tells of a payout in words of ours; the title of an order is its people’s. */
  isPayout: boolean
  currency: string
  balance: number
}

export interface StatementSum extends Amounts {
  currency: string
}

const NOTHING: Amounts = { price: 0, commission: 0, share: 0, fees: 0, payouts: 0, taxes: 0 }

/** Counts on from the opening balances, line by line. */
export class Reckoning {
  readonly #zone: string
  readonly #balances: Map<string, AgentBalance>
  readonly #sums = new Map<string, Amounts>()

  constructor(opening: readonly AgentBalance[], zone: string) {
    this.#zone = zone
    this.#balances = new Map(opening.map((balance) => [balance.currency, { ...balance }]))
  }

  /** Nothing of what only changes its place, as money that clears. */
  take(row: StatementRow): StatementLine[] {
    const balance = this.#balances.get(row.currency) ?? emptyOf(row.currency)
    this.#balances.set(row.currency, balance)
    for (const part of ['pending', 'available', 'transit', 'debt'] as const) balance[part] += row[part]
    if (changeOf(row) === 0) return []
    const amounts = amountsOf(row)
    const sums = this.#sums.get(row.currency) ?? { ...NOTHING }
    this.#sums.set(row.currency, sums)
    for (const name of AMOUNTS) sums[name] += amounts[name]
    return [
      {
        day: dayIn(row.created_at, this.#zone),
        what: MOVEMENTS[kindOf(row)],
        reference: row.order_ref ?? row.payout_ref ?? '',
        about: aboutOf(row),
        isPayout: row.payout_ref !== null,
        currency: row.currency,
        ...amounts,
        balance: changeOf(balance),
      },
    ]
  }

  sums(): StatementSum[] {
    return [...this.#sums].map(([currency, amounts]) => ({ currency, ...amounts }))
  }

  closing(): AgentBalance[] {
    return [...this.#balances.values()].toSorted((a, b) => a.currency.localeCompare(b.currency))
  }
}

const emptyOf = (currency: string): AgentBalance => ({
  currency,
  pending: 0,
  available: 0,
  transit: 0,
  debt: 0,
})

/** An order has its parts and a payout what left; the rest are fees and what was paid of them. */
function amountsOf(row: StatementRow): Amounts {
  const change = changeOf(row)
  if (row.payout_ref) return { ...NOTHING, payouts: change }
  const kind = kindOf(row)
  if (kind === 'fee' || kind === 'debt_received' || kind === 'debt_forgiven')
    return { ...NOTHING, fees: change }
  const { commission, taxes } = row
  return { ...NOTHING, price: change + commission, commission, share: change, taxes }
}

function aboutOf({ payout_ref, payout_hint, order_title, is_back, is_paid, template }: StatementRow) {
  if (!payout_ref) return order_title ?? ''
  const bank = payout_hint ?? 'the bank account'
  if (template !== 'L4a') return is_paid ? `Sent back by ${bank}` : 'Back in the wallet'
  // It tells how it was at the end of the period: a statement says the same whenever it is drawn.
  if (is_back) return is_paid ? `Sent back by ${bank}` : `Not paid to ${bank}`
  return is_paid ? `Paid to ${bank}` : `On its way to ${bank}`
}
