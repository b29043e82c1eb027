import { t } from '@sojourn/contract/words/t'
import type { WaysOut as Known } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import css from './conflict.module.css'
import { waysOutQuery } from './conflict-queries.ts'

/** Whoever unfolds them reads them. */
const Ways = lazyPart(() => import('./ways.tsx'))

interface Props {
  order: Order
  side: Side
}

/** How this side can end the order now; nothing where only the work itself is left. */
export function WaysOut({ order, side }: Props) {
  const state = stateOf(order)
  const wasPaid = order.paid_at !== null
  const { data, error, refetch } = useQuery({ ...waysOutQuery(order.uuid), enabled: wasPaid })
  if (!data && error)
    return (
      <ErrorPanel onRetry={refetch} error={error}>
        {t('How you can end this order could not be loaded.')}
      </ErrorPanel>
    )
  if (!wasPaid || !data) return null
  if (state === 'cancelled') return null
  if (!data.leave && !data.decline && !order.may.includes('conflict')) return null
  return <Folded key={String(isPressing(data))} order={order} side={side} ways={data} />
}

function Folded({ order, side, ways }: Props & { ways: Known }) {
  const [isOpen, setOpen] = useState(isPressing(ways))
  const box = useRef<HTMLDetailsElement>(null)
  // Somebody may have unfolded it before the page woke.
  useEffect(() => setOpen(box.current?.open ?? false), [])
  return (
    <details
      ref={box}
      className={css.ways}
      id="problems"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{side === 'client' ? t('Cancel or report a problem') : t('Problems with this order')}</h2>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && (
        <Waits fallback={<Skeleton shape="block" />}>
          <Ways order={order} side={side} ways={ways} />
        </Waits>
      )}
    </details>
  )
}

/** The other side did not begin, or cannot: then this is what the client came for. */
const isPressing = ({ leave }: Known) =>
  leave?.why === 'not_started_in_time' || leave?.why === 'agent_suspended'
