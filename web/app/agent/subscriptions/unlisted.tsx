import type { PlanPreview } from '@sojourn/contract/money/subscriptions'
import css from './unlisted.module.css'

/** The services a smaller plan does not hold, by name. */
export const Unlisted = ({ services, plan }: { services: PlanPreview['unlisted']; plan: string }) =>
  services.length > 0 && (
    <div className={css.unlisted}>
      <p>
        {services.length === 1
          ? `The ${plan} plan does not hold this service. It becomes a draft, and running orders go on:`
          : `The ${plan} plan does not hold these ${services.length} services. They become drafts, and running orders go on:`}
      </p>
      <ul>
        {services.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </div>
  )
