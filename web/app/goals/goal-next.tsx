import type { Goal } from '@sojourn/contract/goals'
import type { OrderSummary } from '@sojourn/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { ordersOfGoalQuery } from '../orders/order-queries.ts'
import { clientPaths } from '../own-paths.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StepCard } from '../ui/step-card.tsx'
import { DecisionButton } from './decision-button.tsx'
import { goalStep, orderOfStep } from './goal-step.ts'
import { agentsFor, stateOf } from './goal-words.ts'

/** What to do now for a goal. */
export function GoalNext({ goal }: { goal: Goal }) {
  const { data: orders, isPending } = useQuery({
    ...ordersOfGoalQuery(goal.id),
    enabled: goal.order_count > 0,
  })
  if (goal.order_count > 0 && isPending) return <Skeleton shape="block" />
  const known = orders ?? []
  const step = goalStep(goal, known)
  const order = orderOfStep(step, known)
  return (
    <StepCard
      turn={step.act === 'another' ? 'Done' : 'Your next step'}
      yours={step.act !== 'another'}
      title={step.title}
      actions={
        <>
          {step.act === 'find' && (
            <LinkButton to={paths.agents(agentsFor(goal))} icon="search">
              Find agents
            </LinkButton>
          )}
          {step.act === 'another' && (
            <LinkButton to={clientPaths.createGoal()} variant="secondary" icon="plus">
              Create a Goal
            </LinkButton>
          )}
          {order && (step.act === 'finish' || step.act === 'follow') && (
            <LinkButton to={clientPaths.order(order.uuid)}>View order</LinkButton>
          )}
          {canBeDecided(goal, known) && <DecisionButton goal={goal} primary={step.act === 'decide'} />}
        </>
      }
    >
      <p>{step.text}</p>
    </StepCard>
  )
}

/** Once work has begun that the authority could decide on, until the decision stands. */
const canBeDecided = (goal: Goal, orders: readonly OrderSummary[]) =>
  goal.decided_on === null
    ? stateOf(goal).name === 'In Progress' && orders.some(({ status: [code] }) => BEGUN.includes(code))
    : goal.correctable_until !== null

/** Completed, going on, in conflict. */
const BEGUN = [2, 3, -2]
