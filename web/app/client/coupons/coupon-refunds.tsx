import type { CouponDetails, CouponRefund } from '@sojourn/contract/money/coupons'
import { t } from '@sojourn/contract/words/t'
import { InstantText } from '../../ui/date/time-text.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import css from './coupon-page.module.css'
import { CouponRefundState } from './coupon-refund-state.tsx'
import { WithdrawRefund } from './withdraw-refund.tsx'

export function CouponRefunds({ coupon: { id, refunds } }: { coupon: CouponDetails }) {
  const columns: Column<CouponRefund>[] = [
    { header: t('Requested'), cell: ({ created_at }) => <InstantText value={created_at.date} /> },
    { header: t('Status'), cell: (refund) => <CouponRefundState refund={refund} /> },
    { header: t('Amount'), end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
    {
      header: t('Actions'),
      silent: true,
      end: true,
      cell: ({ id: rid, may }) => may.includes('withdraw') && <WithdrawRefund id={id} rid={rid} />,
    },
  ]
  return (
    <section className={css.part} aria-labelledby="refunds">
      <h2 id="refunds">{t('Refunds of this credit')}</h2>
      <Table
        caption={t('Refunds of this credit')}
        columns={columns}
        rows={refunds}
        rowKey={(refund) => refund.id}
      />
    </section>
  )
}
