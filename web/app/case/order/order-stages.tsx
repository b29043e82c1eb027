import type { Order } from '@sojourn/contract/work/orders'
import { Icon } from '../../ui/text/icon.tsx'
import css from './order-stages.module.css'
import { StageWhen } from './stage-when.tsx'
import { stagesOf } from './stages.ts'

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
        <StageWhen stage={stage} />
      </li>
    ))}
  </ol>
)
