import type { Earnings } from '@sojourn/contract/money/wallets'
import type { CSSProperties } from 'react'
import { Empty } from '../../ui/feedback/empty.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { formatMoney } from '../../ui/money/format-money.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { Part } from './part.tsx'
import css from './wallet-page.module.css'

type Month = Earnings['months'][number]

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
        <Chart key={currency} months={months.filter(({ amount }) => amount.currency === currency)} />
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

function Chart({ months }: { months: Month[] }) {
  const most = Math.max(...months.map(({ amount }) => amount.amount), 1)
  const told = months.map(({ month, amount }) => `${monthName(month)}: ${formatMoney(amount)}`).join(', ')
  return (
    <div className={css.chart} role="img" aria-label={`Earnings by month. ${told}`}>
      {months.map(({ month, amount }) => (
        <div key={month} className={css.month} title={`${monthName(month)}: ${formatMoney(amount)}`}>
          <div
            className={css.bar}
            style={{ '--share': Math.max(amount.amount, 0) / most } as CSSProperties}
          />
          {monthName(month).slice(0, 3)}
        </div>
      ))}
    </div>
  )
}

const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** `March 2026` of `2026-03`. */
export function monthName(month: string) {
  const [year = '', number = ''] = month.split('-')
  return `${NAMES[Number(number) - 1] ?? ''} ${year}`
}
