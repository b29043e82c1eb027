import type { StaffCouponRefund } from '@sojourn/contract/money/coupons'
import { COUPON_REFUND_TABS } from '@sojourn/contract/money/payment-words'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { stateOfRefund } from '../../words/coupon-words.ts'
import { couponRefundsQuery } from './coupon-queries.ts'
import { CouponRefundActs } from './coupon-refund-acts.tsx'
import css from './coupons-page.module.css'

export const meta = () => ownPageMeta('Credit refunds')

const columns: Column<StaffCouponRefund>[] = [
  {
    header: 'Credit',
    cell: ({ code, payment }) => (
      <span className={css.named}>
        <span className={css.code}>{code}</span>
        <span className={css.note}>{payment ? `Kept from ${payment}` : 'Its payment is not known'}</span>
      </span>
    ),
  },
  {
    header: 'Client',
    cell: ({ client }) => (
      <span className={css.named}>
        <Link to={staffPaths.person(client.uuid)}>{client.full_name}</Link>
        <span className={css.note}>{client.email}</span>
      </span>
    ),
  },
  { header: 'Amount', cell: ({ amount }) => <MoneyText value={amount} /> },
  { header: 'Status', cell: (refund) => <State refund={refund} /> },
  { header: 'Requested', cell: ({ created_at }) => <RelativeTime value={created_at.date} /> },
  { header: 'Actions', silent: true, end: true, cell: (refund) => <CouponRefundActs refund={refund} /> },
]

function State({ refund }: { refund: StaffCouponRefund }) {
  const { slug, destination, instead, approved_by, decided_by, bank_reference, reason } = refund
  const { name, icon, tone } = stateOfRefund(refund)
  return (
    <span className={css.named}>
      <span>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </span>
      {destination === 'card' && !instead && <span className={css.note}>To the card</span>}
      {instead === 'choice' && <span className={css.note}>For the payer’s choice</span>}
      {approved_by && slug === 'pending' && (
        <span className={css.note}>Approved by {approved_by.full_name}</span>
      )}
      {decided_by && (
        <span className={css.note}>
          By {decided_by.full_name}
          {bank_reference && ` (${bank_reference})`}
        </span>
      )}
      {reason && <span className={css.note}>{reason}</span>}
    </span>
  )
}

/** Credit that clients want as money and no card can take back. */
export default function CouponRefundsPage() {
  const cursor = useCursor()
  const { data: queues } = useQuery(queuesQuery)
  const tabs = [
    { id: 'waiting', label: 'Waiting', count: queues?.coupon_refunds ?? null },
    { id: 'answered', label: 'Answered' },
  ]
  const word = useTab(tabs)
  const tab = COUPON_REFUND_TABS.find((one) => one === word) ?? 'waiting'
  const list = useQuery(couponRefundsQuery(tab, cursor))
  return (
    <>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: 'Coupons', to: staffPaths.coupons() }]} here="Credit refunds" />}
        intro="Credit goes back to its card by itself. What no card can take back is paid by bank transfer, which needs two people."
      >
        Credit refunds
      </PageTitle>
      <div className={css.filter}>
        <Tabs tabs={tabs} label="Credit refunds by status" />
      </div>
      <PagedTable
        list={list}
        caption="Credit refunds"
        columns={columns}
        more="More credit refunds"
        rowKey={({ id }) => id}
        empty={tab === 'waiting' ? 'No requests are waiting.' : 'No request was answered yet.'}
      />
    </>
  )
}
