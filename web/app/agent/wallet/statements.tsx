import { useState } from 'react'
import { Panel } from '../../layouts/own/panel.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { monthName } from './month-name.ts'
import { StatementDownload } from './statement-download.tsx'
import css from './wallet-page.module.css'

/** A month of movements between its balances, to keep. */
export function Statements({ months }: { months: string[] }) {
  const now = new Date().toISOString().slice(0, 7)
  const choices = [...new Set([now, ...months.toReversed()])].map((value) => ({
    value,
    label: monthName(value),
  }))
  const [month, choose] = useState(now)
  return (
    <Panel title="Statements" intro="Every movement of a month with the balances before and after.">
      <div className={css.bank}>
        <Select
          label="Month"
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
