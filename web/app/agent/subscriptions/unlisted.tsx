import type { PlanPreview } from '@sojourn/contract/money/subscriptions'
import { t } from '@sojourn/contract/words/t'
import css from './unlisted.module.css'

/** The services a smaller plan does not hold, by name. */
export const Unlisted = ({ services, plan }: { services: PlanPreview['unlisted']; plan: string }) =>
  services.length > 0 && (
    <div className={css.unlisted}>
      <p>
        {t(
          '{count, plural, one {The {plan} plan does not hold this service. It becomes a draft, and running orders go on:} other {The {plan} plan does not hold these # services. They become drafts, and running orders go on:}}',
          { count: services.length, plan },
        )}
      </p>
      <ul>
        {services.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </div>
  )
