import type { Order } from '@sojourn/contract/orders'
import type { Payment } from '@sojourn/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '../ui/icon.tsx'
import { MoneyText } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import css from './order-money.module.css'
import { type Side, stateOf } from './order-words.ts'
import { paymentQuery } from './payment-query.ts'
import { ReceiptButton } from './receipt-button.tsx'

/** What it costs and where the money is. */
export function OrderMoney({ order, side }: { order: Order; side: Side }) {
  return (
    <section className={css.slip} aria-labelledby="money">
      <h2 id="money">Money</h2>
      {side === 'client' && order.payment ? (
        <Paid order={order} paymentRef={order.payment.ref} />
      ) : (
        <Price order={order} />
      )}
      <p className={css.where}>
        <Icon name="shield" size="s" />
        {whereWords(order, side)}
      </p>
    </section>
  )
}

const Price = ({ order: { price, earnings } }: { order: Order }) => (
  <dl className={css.sum}>
    <div {...(!earnings && { 'data-total': true })}>
      <dt>Price</dt>
      <dd>
        <MoneyText value={price} />
      </dd>
    </div>
    {earnings && (
      <>
        <div>
          <dt>Commission, {earnings.commission_percent} %</dt>
          <dd>
            −<MoneyText value={{ ...price, amount: price.amount - earnings.amount.amount }} />
          </dd>
        </div>
        <div data-total>
          <dt>You earn</dt>
          <dd>
            <MoneyText value={earnings.amount} />
          </dd>
        </div>
      </>
    )}
  </dl>
)

function Paid({ order, paymentRef }: { order: Order; paymentRef: string }) {
  const { data: payment } = useQuery(paymentQuery(paymentRef))
  if (!payment) return <Skeleton width="long" />
  return (
    <>
      <Lines payment={payment} isPaid={order.paid_at !== null} />
      {isReceipted(payment) && <ReceiptButton paymentRef={paymentRef} />}
    </>
  )
}

const SUCCESS = 2

const isReceipted = ({ status: [code] }: Payment) => code === SUCCESS

function Lines({ payment, isPaid }: { payment: Payment; isPaid: boolean }) {
  const { item, taxes, coupons, amount, refunded } = payment
  return (
    <dl className={css.sum}>
      <div>
        <dt>Price</dt>
        <dd>
          <MoneyText value={item.price} />
        </dd>
      </div>
      {taxes.map((tax) => (
        <div key={tax.name}>
          <dt>{tax.name}</dt>
          <dd>
            <MoneyText value={tax.amount} />
          </dd>
        </div>
      ))}
      {coupons.map((coupon) => (
        <div key={coupon.code}>
          <dt>Coupon {coupon.code}</dt>
          <dd>
            −<MoneyText value={coupon.amount} />
          </dd>
        </div>
      ))}
      <div data-total>
        <dt>{isPaid ? 'Paid' : 'To pay'}</dt>
        <dd>
          <MoneyText value={amount} />
        </dd>
      </div>
      {refunded.amount > 0 && (
        <div>
          <dt>Given back</dt>
          <dd>
            <MoneyText value={refunded} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function whereWords(order: Order, side: Side) {
  switch (stateOf(order)) {
    case 'awaiting_payment':
      return 'Nothing is charged yet. What you pay is held until you accept the work.'
    case 'cancelled':
      return order.paid_at ? 'The order was cancelled.' : 'Nothing was charged.'
    case 'completed':
      return side === 'client' ? 'You have accepted the work; the agent is paid.' : 'The work is accepted.'
    case 'conflicted':
      return 'The money is held until this is settled.'
    default:
      return side === 'client'
        ? 'Protected payment: the money is held until you accept the work.'
        : 'Protected payment: the money is here, and yours once the work is accepted.'
  }
}
