import type { Payment } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { MoneyLine } from '../../ui/money/money-line.tsx'
import FurtherPeople from '../../words/further-people.tsx'
import { couponWords } from '../../words/payment-words.ts'
import { PriceParts } from '../../words/price-parts.tsx'
import { travellersOf } from '../../words/travellers-of.ts'
import css from './checkout-slip.module.css'

interface Props {
  order: Order
  payment: Payment
}

/** How the price, its taxes and the coupons come to the total. */
export const SlipSums = ({ order, payment }: Props) => {
  const { item, taxes, coupons, total, amount } = payment
  return (
    <dl className={css.sums}>
      <OfPeople order={order} price={item.price} />
      <MoneyLine name={t('Price')} value={item.price} />
      {taxes.map((tax) => (
        <MoneyLine key={tax.name} name={tax.name} value={tax.amount} />
      ))}
      {coupons.length > 0 && <MoneyLine name={t('Before coupons')} value={total} className={css.total} />}
      {coupons.map((coupon) => (
        <MoneyLine
          key={coupon.code}
          name={couponWords(coupon)}
          value={coupon.amount}
          off
          className={css.off}
        />
      ))}
      <MoneyLine name={t('Total')} value={amount} className={css.amount} />
    </dl>
  )
}

interface OfPeopleProps {
  order: Order
  price: Payment['item']['price']
}

/** The price has these two parts. Of work in stages it is one stage’s alone, so its parts stand above the stages. */
function OfPeople({ order, price }: OfPeopleProps) {
  const { further_person: further, stages } = order
  const count = travellersOf(order).length
  if (!further?.amount || count === 0 || stages) return null
  const words = <FurtherPeople count={count} price={further} />
  return <PriceParts price={price} further={further} count={count} words={words} />
}
