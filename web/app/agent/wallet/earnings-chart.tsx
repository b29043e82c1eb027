import type { Earnings } from '@sojourn/contract/money/wallets'
import type { CSSProperties } from 'react'
import { formatMoney } from '../../ui/money/format-money.ts'
import { monthName } from './month-name.ts'
import css from './wallet-page.module.css'

export type Month = Earnings['months'][number]

/** Twelve months in one currency as bars; who cannot see them hears them. */
export function EarningsChart({ months }: { months: Month[] }) {
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
