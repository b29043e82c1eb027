import { dayIn } from '@sojourn/contract/dates/clocks'
import { monthName } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Panel } from '../../layouts/own/panel.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { useZone } from '../../ui/date/reader.ts'
import { StatementDownload } from './statement-download.tsx'
import css from './wallet-page.module.css'

/** A month between its balances, to keep: as the server, by the calendar of the account's zone. */
export function Statements({ months }: { months: string[] }) {
  const now = dayIn(new Date(), useZone() ?? 'UTC').slice(0, 7)
  const choices = [...new Set([now, ...months.toReversed()])].map((value) => ({
    value,
    label: monthName(value),
  }))
  const [month, choose] = useState(now)
  return (
    <Panel
      title={t('Statements')}
      intro={t(
        'For your accountant: each order’s price, commission and share, with fees, taxes and payouts, between the balances before and after. Months are those of your time zone.',
      )}
    >
      <div className={css.bank}>
        <Select
          label={t('Month')}
          unmarked
          value={month}
          choices={choices}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        <div className={css.acts}>
          <StatementDownload month={month} kind="pdf" />
          <StatementDownload month={month} kind="csv" />
        </div>
      </div>
    </Panel>
  )
}
