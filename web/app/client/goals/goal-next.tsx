import type { ToDo } from '@sojourn/contract/desk/today'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { DecisionButton } from '../../case/goal/decision-button.tsx'
import { toDoPath, toDoWords } from '../../case/start/to-do-words.ts'
import { UntilLine } from '../../case/start/until-line.tsx'
import { ordersOfGoalQuery } from '../../queries/order-queries.ts'
import { todayQuery } from '../../queries/today-query.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StepCard } from '../../ui/mark/step-card.tsx'
import { agentsFor, isDecided } from '../../words/goal-words.ts'
import { canBeDecided } from './goal-orders-standing.ts'
import { goalStep, orderOfStep } from './goal-step.ts'

export function GoalNext({ goal }: { goal: Goal }) {
  const isAsked = goal.order_count > 0
  const { data: orders, error, refetch } = useQuery({ ...ordersOfGoalQuery(goal.id), enabled: isAsked })
  const today = useQuery({ ...todayQuery, enabled: isAsked && !isDecided(goal) })
  // Without them the step would be that of a goal nobody works on.
  if (isAsked && !orders)
    return error ? (
      <ErrorPanel onRetry={refetch} error={error}>
        {t('What comes next could not be loaded.')}
      </ErrorPanel>
    ) : (
      <Skeleton shape="block" />
    )
  if (today.isLoading) return <Skeleton shape="block" />
  const known = orders ?? []
  const line = isDecided(goal) ? undefined : today.data?.todo.find((one) => isActOf(one, known))
  return line ? <OrderStep goal={goal} orders={known} line={line} /> : <GoalOnly goal={goal} orders={known} />
}

/** Today has the earliest first; messages are read besides. */
const isActOf = ({ kind, order }: ToDo, orders: readonly OrderSummary[]) =>
  kind !== 'read_messages' && orders.some(({ uuid }) => uuid === order.uuid)

interface StepProps {
  goal: Goal
  orders: OrderSummary[]
}

/** The act of the client that an order of the goal waits for, and until when. */
function OrderStep({ goal, orders, line }: StepProps & { line: ToDo }) {
  const { act } = toDoWords[line.kind]
  const ref = orders.find(({ uuid }) => uuid === line.order.uuid)?.ref
  return (
    <StepCard
      turn={t('Your next step')}
      yours
      title={act(line)}
      actions={
        <>
          <LinkButton to={toDoPath(line, 'client')}>
            {line.kind === 'choose_time' ? t('Choose a time') : t('View order')}
          </LinkButton>
          {canBeDecided(goal, orders) && <DecisionButton goal={goal} primary={false} />}
        </>
      }
    >
      <p>
        <bdi>{line.order.title}</bdi> · <bdi data-whole>{ref}</bdi>
      </p>
      <UntilLine line={line} />
    </StepCard>
  )
}

/** The step of the goal itself, where no order waits for its client. */
function GoalOnly({ goal, orders: known }: StepProps) {
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
