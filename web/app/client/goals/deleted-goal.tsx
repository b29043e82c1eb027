import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { goalsChanged } from '../../queries/goal-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { rich } from '../../words/rich.tsx'
import css from './deleted-goals.module.css'

/** A deleted goal, and until when it can come back. */
export function DeletedGoal({ goal: { id, name, restorable_until } }: { goal: Goal }) {
  const queries = useQueryClient()
  const action = useAction()

  async function restore() {
    const done = await action.run(async () => {
      await browserApi('POST /goals/{id}/restore', { params: { id } })
      await goalsChanged(queries)
    })
    if (done) toast.success(t('“{goal}” is restored', { goal: name }))
  }

  return (
    <li>
      <span className={css.name}>
        <bdi>{name}</bdi>
        {restorable_until && (
          <span>{rich('can be restored until {day}', { day: <DayText value={restorable_until} /> })}</span>
        )}
      </span>
      <Button variant="secondary" size="s" busy={action.busy} onClick={() => void restore()}>
        {rich('Restore<hidden> {name}</hidden>', {
          hidden: (words) => <span data-hidden>{words}</span>,
          name,
        })}
      </Button>
    </li>
  )
}
