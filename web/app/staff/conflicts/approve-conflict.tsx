import type { Money } from '@sojourn/contract/amounts/money'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import css from '../reports/report-page.module.css'
import { staffConflictQuery } from './conflict-queries.ts'

interface Pending {
  id: string
  decision: { amount: Money; reason: string }
}

/** A second member of our team agrees to a large amount, or sends it back. */
export function ApproveConflict({ id, decision }: Pending) {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  const send = (agrees: boolean) =>
    run(async () => {
      try {
        const { data } = await browserApi('POST /staff/conflicts/{id}/approval', {
          params: { id },
          body: { agrees },
        })
        queries.setQueryData(staffConflictQuery(id).queryKey, data)
      } finally {
        await queries.invalidateQueries(under('/staff'))
      }
    })
  return (
    <Panel title="Second approval">
      <div className={css.part}>
        <p className={css.category}>
          A colleague decided: <MoneyText value={decision.amount} /> to the client
        </p>
        <p className={css.text}>{decision.reason}</p>
        <div className={css.claim}>
          <Button busy={busy} onClick={() => send(true)}>
            Agree
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => send(false)}>
            Send back
          </Button>
        </div>
      </div>
    </Panel>
  )
}
