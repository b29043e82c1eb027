import { monthName } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { Empty } from '../../ui/feedback/empty.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { EarningsChart, type Month } from './earnings-chart.tsx'
import { Part } from './part.tsx'
import css from './wallet-page.module.css'

const columns: Column<Month>[] = [
  { header: t('Month'), cell: ({ month }) => monthName(month) },
  { header: t('Earned'), end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
]

/** A chart compares months: one alone is a figure. */
function Earned({ months }: { months: Month[] }) {
  const [first] = months
  if (!first || months.length > 1) return <EarningsChart months={months} />
  return (
    <dl className={css.facts}>
      <div>
        <dt>{monthName(first.month)}</dt>
        <dd>
          <MoneyText value={first.amount} />
        </dd>
      </div>
    </dl>
  )
}

export function EarningsByMonth({ months }: { months: Month[] }) {
  const currencies = [...new Set(months.map(({ amount }) => amount.currency))]
  return (
    <Part title={t('Earnings by month')} intro={t('What was released to you, less refunds and chargebacks.')}>
      {months.length === 0 && (
        <Empty hint={t('Your first completed order starts the chart.')}>
          {t('You have not earned anything yet.')}
        </Empty>
      )}
      {currencies.map((currency) => (
        <Earned key={currency} months={months.filter(({ amount }) => amount.currency === currency)} />
      ))}
      {months.length > currencies.length && (
        <details className={css.chartTable}>
          <summary>{t('Show as a table')}</summary>
          <Table
            caption={t('Earnings by month')}
            columns={columns}
            rows={months}
            rowKey={({ month, amount }) => `${month} ${amount.currency}`}
          />
        </details>
      )}
    </Part>
  )
}
