import { goalStatus, stateIn } from '@sojourn/contract/calls/status'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { goalQuery } from '../../queries/goal-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DecisionButton } from '../goal/decision-button.tsx'

/** The authority's decision is recorded on the goal; once it is, or where nothing was filed, the goal shows what comes next. */
export function GoalDecision({ goalId, primary }: { goalId: number; primary: boolean }) {
  const { data: goal } = useQuery(goalQuery(goalId))
  if (goal?.filed && goal.decided_on === null && stateIn(goalStatus, goal.status) === 'in_progress')
    return <DecisionButton goal={goal} primary={primary} />
  return (
    <LinkButton to={clientPaths.goal(goalId)} variant={primary ? 'primary' : 'secondary'}>
      {t('View your goal')}
    </LinkButton>
  )
}
