import type { ActivePlan } from '@sojourn/contract/money/subscriptions'
import { t } from '@sojourn/contract/words/t'
import { Pill } from '../../ui/mark/pill.tsx'

/** How a paid plan stands. */
export function PlanState({ subscription }: { subscription: NonNullable<ActivePlan['subscription']> }) {
  if (subscription.may.includes('pay'))
    return (
      <Pill tone="danger" icon="warning">
        {t('Past due')}
      </Pill>
    )
  return subscription.cancel_at_period_end ? (
    <Pill tone="warning" icon="clock">
      {t('Ends soon')}
    </Pill>
  ) : (
    <Pill tone="success" icon="check">
      {t('Active')}
    </Pill>
  )
}
