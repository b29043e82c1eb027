import type { Reader } from '../../platform/database/database.ts'
import { type AsOf, type Moved, movedFor, movedForEach } from './moved-store.ts'

export type { AsOf }

const BACK = ['L5', 'L6']
/** These entries give an agent their share and us our commission, or reverse it. */
const RELEASED = ['L2', 'L6', 'L8a', 'L8c', 'L8e']
const AGENT = ['agent_pending', 'agent_available', 'agent_debt']

/** The books say how much is still held, is with the agent and us, or is on its way back. */
export const moneyOfOrder = async (db: Reader, order: string, asOf?: AsOf) =>
  moneyIn(await movedFor(db, order, asOf))

export async function moneyOfOrders(db: Reader, orders: readonly string[]) {
  const moved = await movedForEach(db, orders)
  return new Map(orders.map((order) => [order, moneyIn(moved.get(order) ?? [])]))
}

function moneyIn(moved: Moved[]) {
  const total = (test: (row: Moved) => boolean) =>
    moved.filter(test).reduce((sum, { amount }) => sum + amount, 0) || 0
  const back = (kind: string) => 0 - total((row) => BACK.includes(row.template) && row.kind === kind)
  // The bank took it from what the card had paid, and gave back more than it had pulled where it decided otherwise.
  const atClearing = (...templates: string[]) =>
    total(({ template, kind }) => kind === 'clearing' && templates.includes(template))
  const lost = Math.max(0 - atClearing('L8e') - Math.max(atClearing('L8b', 'L8c'), 0), 0)
  const atBank = ({ template, kind }: Moved) =>
    kind === 'clearing' && ['L8b', 'L8c', 'L8e', 'L8f', 'L8g'].includes(template)
  return {
    toBank: 0 - total(atBank),
    lost,
    /** A part of its refunds became credit, and a bank reclaimed a part of that. */
    credit: {
      kept: 0 - total(({ template, kind }) => template === 'L5b' && kind === 'client_credit'),
      taken: 0 - total(({ template, kind }) => kind === 'clearing' && ['L8f', 'L8g'].includes(template)),
    },
    escrow: 0 - total(({ kind }) => kind === 'escrow'),
    /** The payment brought it, before anything went back. */
    funded: 0 - total(({ template, kind }) => template === 'L1' && kind === 'escrow'),
    taxes: 0 - total(({ kind }) => kind === 'tax'),
    taxOf: (code: string) => 0 - total((row) => row.kind === 'tax' && row.code === code),
    /** The share is the agent’s and the commission ours, since it was released. */
    share: 0 - total(({ template, kind }) => RELEASED.includes(template) && AGENT.includes(kind)),
    commission: 0 - total(({ template, kind }) => RELEASED.includes(template) && kind === 'commission'),
    back: {
      card: back('refund_payable') + lost,
      promo: back('promo_expense'),
      credit: back('client_credit'),
    },
  }
}
