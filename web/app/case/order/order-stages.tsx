import type { Order } from '@sojourn/contract/work/orders'
import { DayText, InstantText } from '../../ui/date/time-text.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './order-stages.module.css'
import { type Stage, stagesOf } from './stages.ts'

const spoken = { past: ' (done)', here: ' (you are here)', ahead: ' (to come)' }

/** An order as a route: its stops, and the one where it stands lit. */
export const OrderStages = ({ order }: { order: Order }) => (
  <ol className={css.route} aria-label="Progress">
    {stagesOf(order).map((stage) => (
      <li
        key={stage.name}
        data-place={stage.place}
        data-tone={stage.tone}
        {...(stage.place === 'here' && { 'aria-current': 'step' as const })}
      >
        <span className={css.stop} aria-hidden="true">
          <Icon name={stage.place === 'past' ? 'check' : stage.icon} size="s" />
        </span>
        <span className={css.name}>
          {stage.name}
          <span data-hidden>{spoken[stage.place]}</span>
        </span>
        <When stage={stage} />
      </li>
    ))}
  </ol>
)

function When({ stage: { at, by } }: { stage: Stage }) {
  if (!at) return null
  return (
    <span className={css.when}>
      {by === 'until' && 'until '}
      {by === 'due' && 'due '}
      {by === 'until' ? <InstantText value={at} /> : <DayText value={at} />}
    </span>
  )
}
