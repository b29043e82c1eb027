import type { PlanUse as Use } from '@sojourn/contract/services'
import { Icon } from '../../ui/text/icon.tsx'
import css from './plan-use.module.css'

/** "2 of 2 active services on Free". */
export const PlanUse = ({ use: { name, active, limit } }: { use: Use }) => (
  <p className={css.use} data-full={(limit !== null && active >= limit) || undefined}>
    <Icon name="tag" size="s" />
    <span data-figures>
      {limit === null
        ? `${active} active ${active === 1 ? 'service' : 'services'} on ${name}`
        : `${active} of ${limit} active services on ${name}`}
    </span>
  </p>
)
