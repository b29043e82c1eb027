import type { ActivePlan } from '@sojourn/contract/money/subscriptions'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Card } from '../../ui/text/card.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import css from './plan-page.module.css'
import { activePlanQuery } from './plan-queries.ts'
import { PlanRoom } from './plan-room.tsx'
import { PlanState } from './plan-state.tsx'
import { perTerm } from './plan-words.ts'

export const handle = true

export const meta = () => ownPageMeta(t('Subscription'))

/** The plan an agent is on, and how much of it is used. */
export default function PlanPage() {
  const active = useQuery(activePlanQuery)
  return (
    <PlanRoom
      intro={t('Your plan decides how many services you offer and our commission on new orders.')}
      action={<LinkButton to={agentPaths.plans()}>{t('Change plan')}</LinkButton>}
    >
      <Loaded query={active}>{(plan) => <Current plan={plan} />}</Loaded>
    </PlanRoom>
  )
}

function Current({ plan }: { plan: ActivePlan }) {
  const { name, commission_percent, services, subscription } = plan
  const isPaid = subscription !== null && plan.plan === subscription.plan
  const [isLeaving, leave] = useState(false)
  return (
    <Card padding="l" className={css.sheet}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {isPaid && <PlanState subscription={subscription} />}
      </div>
      <dl className={css.facts}>
        <Fact name={t('Price')}>
          {isPaid ? (
            <>
              <MoneyText value={subscription.price} short /> {perTerm[subscription.term]}
            </>
          ) : (
            t('Free')
          )}
        </Fact>
        {isPaid && (
          <Fact name={dateName(subscription)}>
            <DayText value={subscription.period.end} />
          </Fact>
        )}
        <Fact name={t('Commission on new orders')}>{commission_percent}%</Fact>
        <Fact name={t('Active services')}>
          <span data-figures>
            {services.limit === null
              ? services.active
              : t('{points} of {most}', { points: services.active, most: services.limit })}
          </span>
        </Fact>
      </dl>
      {services.limit !== null && (
        <meter
          className={css.use}
          aria-label={t('Active services')}
          min={0}
          max={services.limit}
          value={Math.min(services.active, services.limit)}
        />
      )}
      {subscription?.may.includes('cancel') && (
        <div className={css.acts}>
          <Button variant="quiet" onClick={() => leave(true)}>
            {t('Cancel plan')}
          </Button>
          {isLeaving && <CancelDialog subscription={subscription} onClose={() => leave(false)} />}
        </div>
      )}
    </Card>
  )
}

function dateName({ cancel_at_period_end, may }: NonNullable<ActivePlan['subscription']>) {
  if (may.includes('pay')) return t('Payment was due on')
  return cancel_at_period_end ? t('Ends on') : t('Next payment')
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
