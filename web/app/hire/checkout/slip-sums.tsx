import type { Payment } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import { MoneyLine } from '../../ui/money/money-line.tsx'
import { couponWords } from '../../words/payment-words.ts'
import css from './checkout-slip.module.css'

/** How the price, its taxes and the coupons come to the total. */
export const SlipSums = ({ payment: { item, taxes, coupons, total, amount } }: { payment: Payment }) => (
  <dl className={css.sums}>
    <MoneyLine name={t('Price')} value={item.price} />
    {taxes.map((tax) => (
      <MoneyLine key={tax.name} name={tax.name} value={tax.amount} />
    ))}
    {coupons.length > 0 && <MoneyLine name={t('Before coupons')} value={total} className={css.total} />}
    {coupons.map((coupon) => (
      <MoneyLine key={coupon.code} name={couponWords(coupon)} value={coupon.amount} off className={css.off} />
    ))}
    <MoneyLine name={t('Total')} value={amount} className={css.amount} />
  </dl>
)
