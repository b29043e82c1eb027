import { useQuery } from '@tanstack/react-query'
import { DecisionButton } from '../goals/decision-button.tsx'
import { goalQuery } from '../goals/goal-queries.ts'
import { stateOf } from '../goals/goal-words.ts'
import { clientPaths } from '../own-paths.ts'
import { LinkButton } from '../ui/link-button.tsx'

/** What the authority decided is recorded on the goal; once it is, the goal shows it. */
export function GoalDecision({ goalId, primary }: { goalId: number; primary: boolean }) {
  const { data: goal } = useQuery(goalQuery(goalId))
  if (goal && goal.decided_on === null && stateOf(goal).name === 'In Progress')
    return <DecisionButton goal={goal} primary={primary} />
  return (
    <LinkButton to={clientPaths.goal(goalId)} variant={primary ? 'primary' : 'secondary'}>
      View your goal
    </LinkButton>
  )
}
