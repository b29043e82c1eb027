import { useState } from 'react'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { monthName } from './earnings-by-month.tsx'
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
          <Download month={month} kind="pdf" />
          <Download month={month} kind="csv" />
        </div>
      </div>
    </Panel>
  )
}

function Download({ month, kind }: { month: string; kind: 'pdf' | 'csv' }) {
  const action = useAction('The statement could not be created. Please try again.')
  const download = () =>
    action.run(async () => {
      const file = await fetchFile(`/wallets/statements/${month}/${kind}`, `statement-${month}.${kind}`)
      saveFile(file.content, file.name)
    })
  return (
    <Button variant="secondary" icon="download" busy={action.busy} onClick={download}>
      {kind.toUpperCase()}
      <span data-hidden> statement of {monthName(month)}</span>
    </Button>
  )
}
