import type { StaffFailedRefund } from '@sojourn/contract/desk/staff-refunds'
import { FAILED_REFUND_TABS, type FailedRefundTab } from '@sojourn/contract/money/payment-words'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './coupons-page.module.css'
import { FailedRefundActs } from './failed-refund-acts.tsx'
import { staffFailedRefundsQuery } from './failed-refund-queries.ts'
import { FailedRefundState } from './failed-refund-state.tsx'

export const meta = () => ownPageMeta('Refunds')

const nothing: Record<FailedRefundTab, string> = {
  waiting: 'Every refund has reached its card or is answered.',
  by_bank: 'No refund is to be paid by bank.',
  answered: 'No failed refund was answered yet.',
}

const columns: Column<StaffFailedRefund>[] = [
  {
    header: 'Payment',
    cell: ({ title, payment, order }) => (
      <span className={css.named}>
        {order ? <Link to={staffPaths.order(order)}>{title}</Link> : title}
        <span className={css.note}>{payment}</span>
      </span>
    ),
  },
  {
    header: 'Payer',
    cell: ({ payer, payer_gone }) => (
      <span className={css.named}>
        {payer_gone ? 'Deleted account' : <Link to={staffPaths.person(payer.uuid)}>{payer.full_name}</Link>}
      </span>
    ),
  },
  { header: 'Amount', cell: ({ amount }) => <MoneyText value={amount} /> },
  { header: 'Status', cell: (refund) => <FailedRefundState refund={refund} /> },
  { header: 'Since', cell: ({ failed_at }) => <RelativeTime value={failed_at} /> },
  { header: 'Actions', silent: true, end: true, cell: (refund) => <FailedRefundActs refund={refund} /> },
]

/** Refunds that did not reach their card. */
export default function FailedRefundsPage() {
  const cursor = useCursor()
  const { data: queues } = useQuery(queuesQuery)
  const tabs = [
    { id: 'waiting', label: 'Waiting for an answer' },
    { id: 'by_bank', label: 'Bank transfer' },
    { id: 'answered', label: 'Answered' },
  ]
  const word = useTab(tabs)
  const tab = FAILED_REFUND_TABS.find((one) => one === word) ?? 'waiting'
  const list = useQuery(staffFailedRefundsQuery(tab, cursor))
  const count = queues?.failed_refunds ?? 0
  return (
    <>
      <PageTitle
        intro={`Their payers are told and choose; without an answer a refund becomes credit. A bank transfer needs two people.${count > 0 ? ` ${count} not settled.` : ''}`}
      >
        Refunds that did not arrive
      </PageTitle>
      <div className={css.filter}>
        <Tabs tabs={tabs} label="Refunds by status" />
      </div>
      <PagedTable
        list={list}
        caption="Refunds that did not arrive"
        columns={columns}
        more="More refunds"
        rowKey={({ id }) => id}
        empty={nothing[tab]}
      />
    </>
  )
}
