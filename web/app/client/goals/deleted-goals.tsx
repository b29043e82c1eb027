import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { deletedGoalsQuery } from '../../queries/goal-queries.ts'
import { DeletedGoal } from './deleted-goal.tsx'
import css from './deleted-goals.module.css'

export function DeletedGoals() {
  const deleted = useQuery(deletedGoalsQuery)
  return (
    <details className={css.deleted}>
      <summary>{t('Recently deleted')}</summary>
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
