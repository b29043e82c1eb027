import type { Payment } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, memo } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { MoneyLine } from '../../ui/money/money-line.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import { couponWords } from '../../words/payment-words.ts'
import { PriceParts } from '../../words/price-parts.tsx'
import { travellersOf } from '../../words/travellers-of.ts'
import { RefundParts } from '../conflict/refund-lines.tsx'
import { ReceiptButton } from '../parts/receipt-button.tsx'
import { Closing } from './closing.tsx'
import css from './order-money.module.css'
import { paymentQuery } from './payment-query.ts'

const TOTAL = { 'data-total': true }

export function OrderMoney({ order, side }: { order: Order; side: Side }) {
  return (
    <section className={css.slip} aria-labelledby="payment">
      <h3 id="payment">{t('Payment')}</h3>
      {side === 'client' && order.payment ? (
        <Paid order={order} paymentRef={order.payment.ref} />
      ) : (
        <Price order={order} />
      )}
      <div className={css.where}>
        <Icon name="shield" size="s" />
        {order.closing ? <Closing closing={order.closing} side={side} /> : <p>{whereWords(order, side)}</p>}
      </div>
    </section>
  )
}

/** Only families need it. */
const FurtherPeople = lazyPart(() => import('../../words/further-people.tsx'))

/** An update of the page would take away for a moment what the server wrote, as long as its script is not here. */
const Further = memo((people: ComponentProps<typeof FurtherPeople>) => (
  <Waits>
    <FurtherPeople {...people} />
  </Waits>
))

/** The price of work in stages is one stage’s alone, and has no such parts. */
function OfPeople({ order }: { order: Order }) {
  const { price, further_person: further, stages } = order
  const count = travellersOf(order).length
  if (!further?.amount || count === 0 || stages) return null
  return <PriceParts {...{ price, further, count }} words={<Further count={count} price={further} />} />
}

const Price = ({ order, order: { price, earnings } }: { order: Order }) => (
  <dl className={css.sum}>
    <OfPeople order={order} />
    <MoneyLine name={t('Price')} value={price} {...(!earnings && TOTAL)} />
    {earnings && (
      <>
        {earnings.coupon?.amount > 0 && (
          <MoneyLine name={couponWords({ kind: 'promo', code: '' })} value={earnings.coupon} off />
        )}
        {earnings.refund?.amount > 0 && <MoneyLine name={t('Refund')} value={earnings.refund} off />}
        <MoneyLine
          name={t('Commission, {percent}%', { percent: earnings.commission_percent })}
          // A server of the release before tells no more than the amount.
          value={earnings.commission ?? { ...price, amount: price.amount - earnings.amount.amount }}
          off
        />
        <MoneyLine name={t('You earn')} value={earnings.amount} {...TOTAL} />
      </>
    )}
  </dl>
)

function Paid({ order, paymentRef }: { order: Order; paymentRef: string }) {
  const { data: payment } = useQuery(paymentQuery(paymentRef))
  if (!payment) return <Skeleton width="long" />
  return (
    <>
      <Lines payment={payment} order={order} />
      {isReceipted(payment) && <ReceiptButton paymentRef={paymentRef} />}
    </>
  )
}

const SUCCESS = 2

const isReceipted = ({ status: [code] }: Payment) => code === SUCCESS

const Lines = ({ payment, order }: { payment: Payment; order: Order }) => (
  <dl className={css.sum}>
    <OfPeople order={order} />
    <MoneyLine name={t('Price')} value={payment.item.price} />
    {payment.taxes.map((tax) => (
      <MoneyLine key={tax.name} name={tax.name} value={tax.amount} />
    ))}
    {payment.coupons.map((coupon) => (
      <MoneyLine key={coupon.code} name={couponWords(coupon)} value={coupon.amount} off />
    ))}
    <MoneyLine name={order.paid_at !== null ? t('Paid') : t('Total')} value={payment.amount} {...TOTAL} />
    {payment.refund && <RefundParts refund={payment.refund} reader="client" />}
    {payment.on_its_way.amount > 0 && (
      <MoneyLine name={t('Of that still on its way')} value={payment.on_its_way} />
    )}
  </dl>
)

function whereWords(order: Order, side: Side) {
  switch (stateOf(order)) {
    case 'awaiting_payment':
      return t('Nothing is charged yet. What you pay is held until you accept the work.')
    case 'cancelled':
      return order.paid_at ? t('The order was cancelled.') : t('Nothing was charged.')
    case 'completed':
      return t('The order is completed.')
    case 'conflicted':
      return t('The money is held until this is settled.')
    default:
      return side === 'client'
        ? t('Payment protected. We hold your money until you accept the work.')
        : t('Payment is held and released to you when the client accepts.')
  }
}
