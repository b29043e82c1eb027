import { Empty } from '../../ui/feedback/empty.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { EarningsChart, type Month } from './earnings-chart.tsx'
import { monthName } from './month-name.ts'
import { Part } from './part.tsx'
import css from './wallet-page.module.css'

const columns: Column<Month>[] = [
  { header: 'Month', cell: ({ month }) => monthName(month) },
  { header: 'Earned', end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
]

/** What was earned in the last twelve months, as bars and as a table. */
export function EarningsByMonth({ months }: { months: Month[] }) {
  const currencies = [...new Set(months.map(({ amount }) => amount.currency))]
  return (
    <Part title="Earnings by month" intro="What was released to you, less refunds and chargebacks.">
      {months.length === 0 && (
        <Empty hint="Your first completed order starts the chart.">You have not earned anything yet.</Empty>
      )}
      {currencies.map((currency) => (
        <EarningsChart key={currency} months={months.filter(({ amount }) => amount.currency === currency)} />
      ))}
      {months.length > 0 && (
        <details className={css.chartTable}>
          <summary>Show as a table</summary>
          <Table
            caption="Earnings by month"
            columns={columns}
            rows={months}
            rowKey={({ month, amount }) => `${month} ${amount.currency}`}
          />
        </details>
      )}
    </Part>
  )
}
