import type { Order } from '@sojourn/contract/work/orders'
import { moneyOfOrder } from '../../money/ledger/money-of-order.ts'
import { split } from '../../money/ledger/split.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { OrderDetailsRow } from './lists/list-store.ts'

type Books = Pick<Order, 'held' | 'accepting_pays' | 'earnings'>
type Row = Pick<
  OrderDetailsRow,
  'id' | 'status' | 'paid_at' | 'price_amount' | 'currency' | 'commission_percent'
>

/** The books say how much of an order is held now, and what its agent earns by it after all that went back. */
export async function booksOf(db: Reader, order: Row, side: 'client' | 'agent'): Promise<Books> {
  if (!order.paid_at)
    return { held: null, accepting_pays: null, earnings: side === 'agent' ? expected(order) : null }
  const money = await moneyOfOrder(db, order.id)
  const { currency } = order
  const protectedNow = money.escrow + (side === 'client' ? money.taxes : 0)
  return {
    held: money.escrow > 0 ? { amount: protectedNow, currency } : null,
    accepting_pays: side === 'client' && money.escrow > 0 ? paysOf(order, money.escrow) : null,
    earnings: side === 'agent' ? earningsIn(order, money) : null,
  }
}

/** Nobody earns by an order that was given up before it was paid. */
const expected = (order: Row) =>
  order.status === 'cancelled'
    ? null
    : earningsOf(order, order.price_amount, sharesOf(order, order.price_amount))

function earningsIn(order: Row, money: Awaited<ReturnType<typeof moneyOfOrder>>) {
  // The price tells it of an order that was paid before there were books.
  const funded = money.funded || order.price_amount
  const released = money.share + money.commission
  if (released > 0) return earningsOf(order, funded, [money.share, money.commission])
  const isOver = order.status === 'completed' || order.status === 'cancelled'
  // While a bank decides, nothing is held, and nothing is lost either.
  const left = money.escrow || (isOver && money.funded > 0 ? 0 : funded)
  return earningsOf(order, funded, sharesOf(order, left))
}

const sharesOf = ({ commission_percent: percent }: Row, amount: number) =>
  split(amount, [100 - percent, percent])

function paysOf(order: Row, held: number): Order['accepting_pays'] {
  const [agent = 0, commission = 0] = sharesOf(order, held)
  const { currency } = order
  return { agent: { amount: agent, currency }, commission: { amount: commission, currency } }
}

function earningsOf(
  { price_amount: price, currency, commission_percent }: Row,
  funded: number,
  [share = 0, commission = 0]: readonly number[],
): Order['earnings'] {
  const money = (amount: number) => ({ amount, currency })
  return {
    commission_percent,
    amount: money(share),
    commission: money(commission),
    coupon: money(price - funded),
    refund: money(funded - share - commission),
  }
}
