import type { CouponUse } from '@sojourn/contract/money/coupons'
import { InstantText } from '../../ui/date/time-text.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import css from './coupon-page.module.css'

export const couponUseColumns: Column<CouponUse>[] = [
  {
    header: 'For',
    cell: ({ title, payment }) => (
      <span className={css.about}>
        {title}
        <small className={css.note}>{payment}</small>
      </span>
    ),
  },
  { header: 'Date', cell: ({ used_at }) => <InstantText value={used_at} /> },
  {
    header: 'Amount',
    end: true,
    cell: ({ amount, returned }) => (
      <span className={css.about}>
        <MoneyText value={amount} />
        {returned.amount > 0 && (
          <small className={css.note}>
            <MoneyText value={returned} /> given back
          </small>
        )}
      </span>
    ),
  },
]
