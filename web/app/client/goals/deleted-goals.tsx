import type { Goal } from '@sojourn/contract/work/goals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { deletedGoalsQuery, goalsChanged } from '../../queries/goal-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import css from './deleted-goals.module.css'

/** What was deleted and can still come back. */
export function DeletedGoals() {
  const deleted = useQuery(deletedGoalsQuery)
  return (
    <details className={css.deleted}>
      <summary>Recently deleted</summary>
      <Loaded query={deleted}>
        {(goals) => (
          <ul>
            {goals.map((goal) => (
              <DeletedGoal key={goal.id} goal={goal} />
            ))}
          </ul>
        )}
      </Loaded>
    </details>
  )
}

function DeletedGoal({ goal: { id, name, restorable_until } }: { goal: Goal }) {
  const queries = useQueryClient()
  const action = useAction()

  async function restore() {
    const done = await action.run(async () => {
      await browserApi('POST /goals/{id}/restore', { params: { id } })
      await goalsChanged(queries)
    })
    if (done) toast.success(`“${name}” is restored`)
  }

  return (
    <li>
      <span className={css.name}>
        {name}
        {restorable_until && (
          <span>
            can be restored until <DayText value={restorable_until} />
          </span>
        )}
      </span>
      <Button variant="secondary" size="s" busy={action.busy} onClick={() => void restore()}>
        Restore<span data-hidden> {name}</span>
      </Button>
    </li>
  )
}
