import { monthName, shortMonth } from '@sojourn/contract/dates/moments'
import type { Earnings } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import type { CSSProperties } from 'react'
import { formatMoney } from '../../ui/money/format-money.ts'
import css from './wallet-page.module.css'

export type Month = Earnings['months'][number]

/** Twelve months in one currency as bars; who cannot see them hears them. */
export function EarningsChart({ months }: { months: Month[] }) {
  const most = Math.max(...months.map(({ amount }) => amount.amount), 1)
  const told = months.map(({ month, amount }) => `${monthName(month)}: ${formatMoney(amount)}`).join(', ')
  return (
    <div className={css.chart} role="img" aria-label={t('Earnings by month. {told}', { told })}>
      {months.map(({ month, amount }) => (
        <div key={month} className={css.month} title={`${monthName(month)}: ${formatMoney(amount)}`}>
          <div
            className={css.bar}
            style={{ '--share': Math.max(amount.amount, 0) / most } as CSSProperties}
          />
          {shortMonth(month)}
        </div>
      ))}
    </div>
  )
}
