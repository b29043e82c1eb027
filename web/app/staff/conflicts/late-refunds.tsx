import type { StaffRefund } from '@sojourn/contract/desk/staff-conflicts'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import { staffRefundsQuery } from './conflict-queries.ts'

const columns: Column<StaffRefund>[] = [
  { header: 'Order', cell: ({ order }) => <Link to={staffPaths.order(order.uuid)}>{order.ref}</Link> },
  { header: 'Client', cell: ({ client }) => client.fullname },
  { header: 'Amount', cell: ({ amount }) => <MoneyText value={amount} /> },
  { header: 'To', cell: ({ destination }) => (destination === 'card' ? 'Card' : 'Credit') },
  {
    header: 'Status',
    cell: ({ stands }) =>
      stands === 'failed' ? (
        <Link to={staffPaths.failedRefunds()}>Did not reach the card</Link>
      ) : (
        'On its way'
      ),
  },
  { header: 'Since', cell: ({ since }) => <RelativeTime value={since} /> },
]

/** Refunds that were sent and have not arrived. */
export function LateRefunds() {
  const { data, error, refetch } = useQuery(staffRefundsQuery)
  return (
    <Table
      caption="Refunds that have not arrived"
      columns={columns}
      rows={data ?? (error ? 'failed' : 'loading')}
      rowKey={({ id }) => id}
      empty={<Empty>All refunds have arrived.</Empty>}
      onRetry={() => refetch()}
      error={error}
    />
  )
}
