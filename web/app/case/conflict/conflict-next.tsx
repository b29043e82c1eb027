import { t } from '@sojourn/contract/words/t'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { InstantText } from '../../ui/date/time-text.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StepCard } from '../../ui/mark/step-card.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import css from './conflict.module.css'
import { ConflictActs } from './conflict-acts.tsx'
import { conflictsQuery, openOf } from './conflict-queries.ts'
import { type ConflictStep, conflictStep } from './conflict-step.ts'
import { ConflictTrack } from './conflict-track.tsx'
import { firstActs } from './first-acts.ts'
import { ProposalAnswers } from './proposal-answers.tsx'

interface Props {
  order: Order
  side: Side
}

/** In a conflict it takes the place of the next step: whose answer, until when, what each gets, and the buttons. */
export function ConflictNext({ order, side }: Props) {
  const { data, error, refetch } = useQuery(conflictsQuery(order.uuid))
  if (!data)
    return error ? (
      <ErrorPanel onRetry={refetch} error={error}>
        {t('The conflicts of this order could not be loaded.')}
      </ErrorPanel>
    ) : (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    )
  const conflict = openOf(data)
  if (!conflict)
    return (
      <StepCard turn={t('For your information')} yours={false} title={t('This order is in conflict')}>
        <p>{t('The money is held until this is settled.')}</p>
      </StepCard>
    )
  return <Open conflict={conflict} order={order} side={side} />
}

function Open({ conflict, order, side }: Props & { conflict: Conflict }) {
  const other = otherSide(order, side).full_name
  const step = conflictStep(conflict, side, other)
  const { request } = step
  const acts = firstActs(conflict)
  return (
    <StepCard
      turn={turnOf(step, other)}
      yours={step.whose === 'yours'}
      title={step.title}
      actions={
        (request || acts.length > 0) && (
          <>
            {request && <ProposalAnswers {...{ request, conflict, order, side }} />}
            <ConflictActs {...{ conflict, order, side, acts }} />
          </>
        )
      }
      below={
        <>
          <p role="status">{step.text}</p>
          <ConflictTrack conflict={conflict} />
        </>
      }
    >
      {step.amounts && <Amounts amounts={step.amounts} />}
      {step.clock && (
        <p>
          {step.clock.before} <InstantText value={step.clock.until} />
          {step.clock.after}
        </p>
      )}
    </StepCard>
  )
}

const Amounts = ({ amounts }: { amounts: NonNullable<ConflictStep['amounts']> }) => (
  <dl className={css.amounts}>
    {amounts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <MoneyText value={value} />
        </dd>
      </div>
    ))}
  </dl>
)

const turnOf = ({ whose }: ConflictStep, other: string) =>
  ({
    yours: t('Your turn'),
    theirs: t('Waiting for {other}', { other }),
    team: t('Waiting for our team'),
    bank: t('Waiting for the client’s bank'),
    nobody: t('For your information'),
  })[whose]
