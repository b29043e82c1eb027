import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQuery } from '@tanstack/react-query'
import { DecisionButton } from '../../case/goal/decision-button.tsx'
import { ordersOfGoalQuery } from '../../queries/order-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StepCard } from '../../ui/mark/step-card.tsx'
import { agentsFor } from '../../words/goal-words.ts'
import { canBeDecided } from './goal-orders-standing.ts'
import { goalStep, orderOfStep } from './goal-step.ts'

export function GoalNext({ goal }: { goal: Goal }) {
  const {
    data: orders,
    isError,
    refetch,
  } = useQuery({
    ...ordersOfGoalQuery(goal.id),
    enabled: goal.order_count > 0,
  })
  // Without them the step would be that of a goal nobody works on.
  if (goal.order_count > 0 && !orders)
    return isError ? (
      <ErrorPanel onRetry={refetch}>{t('What comes next could not be loaded.')}</ErrorPanel>
    ) : (
      <Skeleton shape="block" />
    )
  const known = orders ?? []
  const step = goalStep(goal, known)
  const order = orderOfStep(step, known)
  return (
    <StepCard
      turn={step.act === 'another' ? t('Done') : t('Your next step')}
      yours={step.act !== 'another'}
      title={step.title}
      actions={
        <>
          {step.act === 'find' && (
            <LinkButton to={paths.agents(agentsFor(goal))} icon="search">
              {t('Find agents')}
            </LinkButton>
          )}
          {step.act === 'another' && (
            <LinkButton to={clientPaths.createGoal()} variant="secondary" icon="plus">
              {t('Create a Goal')}
            </LinkButton>
          )}
          {order && (step.act === 'finish' || step.act === 'follow') && (
            <LinkButton to={clientPaths.order(order.uuid)}>{t('View order')}</LinkButton>
          )}
          {canBeDecided(goal, known) && <DecisionButton goal={goal} primary={step.act === 'decide'} />}
        </>
      }
    >
      <p>{step.text}</p>
    </StepCard>
  )
}
