import { t } from '@sojourn/contract/words/t'
import { CONFLICT_OUTCOMES, reasonWords } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import css from './conflict.module.css'
import { ConflictActs } from './conflict-acts.tsx'
import { conflictsQuery, openOf } from './conflict-queries.ts'
import { firstActs } from './first-acts.ts'

/** Only an order with a conflict loads what is said and shown in it. */
const Told = lazyPart(() => import('./conflict-told.tsx'))

interface Props {
  order: Order
  side: Side
}

/** Conflicts that are over, folded: they ask for nothing. */
export function PastConflicts({ order, side }: Props) {
  const isConflicted = stateOf(order) === 'conflicted'
  const { data, error, refetch } = useQuery({
    ...conflictsQuery(order.uuid),
    enabled: order.paid_at !== null,
  })
  // The next step tells of a conflict that is open.
  if (!data)
    return (
      error &&
      !isConflicted && (
        <ErrorPanel onRetry={refetch} error={error}>
          {t('The conflicts of this order could not be loaded.')}
        </ErrorPanel>
      )
    )
  return data
    .filter(({ reason: [code], stage }) => code !== 'cancellation' && stage === 'closed')
    .map((conflict) => (
      <details key={conflict.id} className={css.ways}>
        <summary>
          <h2>{titleOf(conflict)}</h2>
          <span className={css.note}>{CONFLICT_OUTCOMES[conflict.outcome ?? 'withdrawn']}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={css.part}>
          <Waits>
            <Told conflict={conflict} order={order} side={side} />
          </Waits>
        </div>
      </details>
    ))
}

const titleOf = ({ reason }: Conflict) =>
  t('Conflict: {reason}', { reason: reasonWords(reason[0]).toLowerCase() })

export function OpenConflictTold({ order, side }: Props) {
  const isConflicted = stateOf(order) === 'conflicted'
  const { data } = useQuery({ ...conflictsQuery(order.uuid), enabled: isConflicted })
  const conflict = isConflicted ? openOf(data) : undefined
  if (!conflict) return null
  const acts = conflict.may.filter((act) => !firstActs(conflict).includes(act))
  return (
    <section className={css.part} aria-labelledby={`conflict-${conflict.id}`}>
      <h2 id={`conflict-${conflict.id}`}>{titleOf(conflict)}</h2>
      <Waits>
        <Told conflict={conflict} order={order} side={side} />
      </Waits>
      {acts.length > 0 && (
        <div className={css.acts}>
          <ConflictActs {...{ conflict, order, side, acts }} />
        </div>
      )}
    </section>
  )
}
