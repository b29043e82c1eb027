import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { DayText } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import { refundSentence } from '../../words/refund-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './order-next.module.css'
import { paymentQuery } from './payment-query.ts'

interface Props {
  order: Order
  paymentRef: string
}

/** The money is the first question of a client whose order was cancelled. */
export default function MoneyBack({ order, paymentRef }: Props) {
  const { data, isPending } = useQuery(paymentQuery(paymentRef))
  const refund = data?.refund
  if (isPending) return <div className={css.back} />
  if (!refund) return null
  const { total, credit, card } = refund
  const without = { ...total, amount: total.amount - credit.amount }
  return (
    <div className={css.back}>
      {without.amount > 0 && (
        <p>
          {refundSentence({ ...refund, total: without, credit: { ...credit, amount: 0 } }, 'client')}
          {card.amount > 0 && ` ${t('Your bank may need a few days to show it.')}`}
        </p>
      )}
      {credit.amount > 0 && order.cancelled_at && (
        <p>
          {rich('{amount} is back as <a>your credit</a> since {day}. Choose it when you pay next.', {
            amount: <MoneyText value={credit} short />,
            day: <DayText value={order.cancelled_at} />,
            a: (words) => <Link to={clientPaths.coupons()}>{words}</Link>,
          })}
        </p>
      )}
    </div>
  )
}
