import { IconButton } from '../ui/button/icon-button.tsx'
import { DayText } from '../ui/date/time-text.tsx'
import { LoadMore } from '../ui/list/load-more.tsx'
import { NavTabs } from '../ui/list/nav-tabs.tsx'
import { Pagination } from '../ui/list/pagination.tsx'
import { type Column, Table } from '../ui/list/table.tsx'
import { Tabs } from '../ui/list/tabs.tsx'
import { Pill } from '../ui/mark/pill.tsx'
import { MoneyText } from '../ui/money/money.tsx'
import { Part } from './kit-section.tsx'

interface Payment {
  id: number
  item: string
  agent: string
  date: string
  amount: number
}

const payments: Payment[] = [
  {
    id: 1,
    item: 'Express Entry, full application',
    agent: 'Amara Okafor',
    date: '2026-11-02',
    amount: 125000,
  },
  {
    id: 2,
    item: 'Study permit check',
    agent: 'Maximiliane von Hohenstein-Wittelsbach',
    date: '2026-10-17',
    amount: 8900,
  },
  {
    id: 3,
    item: 'A service whose title says everything anybody could ever want to know about it, twice',
    agent: 'Bo',
    date: '2026-09-30',
    amount: 4250099,
  },
]

const columns: Column<Payment>[] = [
  { header: 'Service', cell: ({ item }) => item },
  { header: 'Agent', cell: ({ agent }) => agent },
  { header: 'Date', cell: ({ date }) => <DayText value={date} /> },
  {
    header: 'Status',
    cell: () => (
      <Pill tone="success" icon="check">
        Processed
      </Pill>
    ),
  },
  { header: 'Amount', cell: ({ amount }) => <MoneyText value={{ amount, currency: 'USD' }} />, end: true },
  { header: 'Actions', cell: () => <IconButton icon="download" label="Receipt" />, end: true, silent: true },
]

export function Lists() {
  const table = { caption: 'Payments', columns, rowKey: (payment: Payment) => payment.id }
  return (
    <>
      <Part title="Pages of one area" wide>
        <NavTabs
          label="Account"
          tabs={[
            { label: 'Profile', to: '/dev/kit' },
            { label: 'Security', to: '/' },
          ]}
        />
      </Part>
      <Part title="Tabs" wide>
        <Tabs label="Articles" />
        <Tabs
          label="Orders"
          tabs={[
            { id: 'paid', label: 'Paid', count: 3 },
            { id: 'ongoing', label: 'Ongoing', count: 120 },
            { id: 'completed', label: 'Completed' },
            { id: 'conflicted', label: 'Conflicted' },
            { id: 'cancelled', label: 'Cancelled' },
          ]}
        />
      </Part>
      <Part title="Table and Pagination" wide>
        <Table {...table} rows={payments} />
        <Pagination label="Pages of payments" nextCursor="next-page" />
        <LoadMore hasMore busy={false} onMore={() => {}} />
      </Part>
      <Part title="Table: cards where it is narrow">
        <Table {...table} rows={payments} />
      </Part>
      <Part title="Table: nothing yet">
        <Table {...table} rows={[]} />
      </Part>
      <Part title="Table: nothing found">
        <Table {...table} rows={[]} query="Antarctica" />
      </Part>
      <Part title="Table: failed" wide>
        <Table {...table} rows="failed" />
      </Part>
      <Part title="Table: loading" wide>
        <Table {...table} rows="loading" />
      </Part>
    </>
  )
}
