import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OrderStatePill } from '../../case/parts/order-state.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { orderProgress, progressIn } from '../../queries/order-list-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { moneyColumn } from '../../ui/money/money-column.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { type OrderState, orderStates } from '../../words/order-words.ts'
import { staffOrdersQuery } from './staff-order-queries.ts'
import css from './staff-orders.module.css'

export const meta = () => ownPageMeta('Orders')

const columns: Column<OrderSummary>[] = [
  {
    header: 'Order',
    cell: ({ uuid, ref, title }) => (
      <span className={css.order}>
        <Link to={staffPaths.order(uuid)}>{ref}</Link>
        <small>{title}</small>
      </span>
    ),
  },
  { header: 'Client', cell: ({ client }) => client.full_name },
  { header: 'Agent', cell: ({ agent }) => agent.full_name },
  { header: 'Status', cell: (order) => <OrderStatePill order={order} byStaff /> },
  { header: 'Ordered', cell: ({ created_at }) => <DayText value={created_at.date} /> },
  moneyColumn({ header: 'Price', of: ({ price }) => price }),
]

const states = Object.keys(orderStates) as OrderState[]

/** All orders, the newest first; found by their reference or by the email of a side. */
export default function StaffOrdersPage() {
  const [params] = useSearchParams()
  const cursor = useCursor()
  const asked = {
    query: params.get('query')?.trim() || undefined,
    state: states.find((state) => state === params.get('status')),
    progress: progressIn(params),
    person: params.get('person') || undefined,
    cursor,
  }
  const list = useQuery(staffOrdersQuery(asked))
  return (
    <>
      <PageTitle intro="Opening an order is written into the audit log.">Orders</PageTitle>
      <Filter />
      <PagedTable
        list={list}
        caption="Orders"
        columns={columns}
        more="More orders"
        rowKey={({ uuid }) => uuid}
        query={asked.query}
        empty="No orders match these filters."
      />
    </>
  )
}

function Filter() {
  const { params, set, setSoon, clear } = useAddressFilter()
  const select = (name: string) => ({
    name,
    placeholder: 'All',
    unmarked: true,
    value: params.get(name) ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set(name, value),
  })
  return (
    <search className={css.filter}>
      <SearchInput
        label="Search orders"
        placeholder="Reference or email"
        defaultValue={params.get('query') ?? ''}
        onInput={({ currentTarget: { value } }) => setSoon('query', value.trim())}
      />
      <Select
        label="Status"
        {...select('status')}
        choices={states.map((value) => ({ value, label: orderStates[value].name }))}
      />
      <Select
        label="Progress"
        {...select('progress')}
        choices={Object.entries(orderProgress).map(([value, label]) => ({ value, label }))}
      />
      {params.get('person') && (
        <Button variant="quiet" size="s" onClick={() => clear(['person'])}>
          Show orders of everyone
        </Button>
      )}
    </search>
  )
}
