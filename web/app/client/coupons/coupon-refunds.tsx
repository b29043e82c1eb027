import type { CouponDetails, CouponRefund } from '@sojourn/contract/money/coupons'
import { InstantText } from '../../ui/date/time-text.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import css from './coupon-page.module.css'
import { CouponRefundState } from './coupon-refund-state.tsx'
import { WithdrawRefund } from './withdraw-refund.tsx'

export function CouponRefunds({ coupon: { id, refunds } }: { coupon: CouponDetails }) {
  const columns: Column<CouponRefund>[] = [
    { header: 'Requested', cell: ({ created_at }) => <InstantText value={created_at.date} /> },
    { header: 'Status', cell: (refund) => <CouponRefundState refund={refund} /> },
    { header: 'Amount', end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
    {
      header: 'Actions',
      silent: true,
      end: true,
      cell: ({ id: rid, may }) => may.includes('withdraw') && <WithdrawRefund id={id} rid={rid} />,
    },
  ]
  return (
    <section className={css.part} aria-labelledby="refunds">
      <h2 id="refunds">Refunds of this credit</h2>
      <Table
        caption="Refunds of this credit"
        columns={columns}
        rows={refunds}
        rowKey={(refund) => refund.id}
      />
    </section>
  )
}
