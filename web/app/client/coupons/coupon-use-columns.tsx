import type { CouponUse } from '@sojourn/contract/money/coupons'
import { t } from '@sojourn/contract/words/t'
import { InstantText } from '../../ui/date/time-text.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import css from './coupon-page.module.css'

export const couponUseColumns: Column<CouponUse>[] = [
  {
    header: t('For'),
    cell: ({ title, payment }) => (
      <span className={css.about}>
        {title}
        <small className={css.note}>{payment}</small>
      </span>
    ),
  },
  { header: t('Date'), cell: ({ used_at }) => <InstantText value={used_at} /> },
  {
    header: t('Amount'),
    end: true,
    cell: ({ amount, returned }) => (
      <span className={css.about}>
        <MoneyText value={amount} />
        {returned.amount > 0 && (
          <small className={css.note}>
            {rich('{amount} given back', { amount: <MoneyText value={returned} /> })}
          </small>
        )}
      </span>
    ),
  },
]
