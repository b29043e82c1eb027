import type { CouponUse } from '@sojourn/contract/money/coupons'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import css from './coupon-page.module.css'

const columns: Column<CouponUse>[] = [
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

/** The payments that were made with a coupon. */
export const CouponUses = ({ uses }: { uses: CouponUse[] }) => (
  <section className={css.part} aria-labelledby="uses">
    <h2 id="uses">Payments with this coupon</h2>
    <Table
      caption="Payments with this coupon"
      columns={columns}
      rows={uses}
      rowKey={({ payment }) => payment}
      empty={<Empty hint="Choose it when you pay for an order.">Not used yet.</Empty>}
    />
  </section>
)
