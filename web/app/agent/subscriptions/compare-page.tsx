import { isAbove, type Plan, TERMS, type Term } from '@sojourn/contract/amounts/plans'
import type { ActivePlan, PlanOffer } from '@sojourn/contract/money/subscriptions'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import css from './compare-page.module.css'
import { PlanCard } from './plan-card.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { activePlanQuery, plansQuery } from './plan-queries.ts'
import { PlanRoom } from './plan-room.tsx'
import { monthsFree } from './plan-words.ts'

export const handle = true

export const meta = () => ownPageMeta(t('Compare plans'))

/** The three plans side by side; choosing one says first what it costs and changes. */
export default function ComparePage() {
  const offers = useQuery(plansQuery)
  const active = useQuery(activePlanQuery)
  return (
    <PlanRoom
      intro={t(
        'Change whenever you like. A larger plan begins at once, a smaller one when your period ends.',
      )}
    >
      <Loaded query={offers} skeleton={<Cards />}>
        {(plans) => (
          <Loaded query={active} skeleton={<Cards />}>
            {(now) => <Offers offers={plans} active={now} />}
          </Loaded>
        )}
      </Loaded>
    </PlanRoom>
  )
}

interface Props {
  offers: PlanOffer[]
  active: ActivePlan
}

const isTerm = (value: string): value is Term => TERMS.some((term) => term === value)

function Offers({ offers, active }: Props) {
  const { subscription } = active
  const [term, setTerm] = useState<Term>(subscription?.term ?? 'month')
  const [chosen, choose] = useState<Plan | null>(null)
  const saved = Math.max(0, ...offers.map(monthsFree))
  const close = () => choose(null)
  return (
    <>
      <RadioGroup
        label={t('How you pay')}
        hideLabel
        inline
        name="term"
        value={term}
        onChange={(value) => isTerm(value) && setTerm(value)}
        choices={[
          { value: 'month', label: t('Monthly') },
          {
            value: 'year',
            label:
              saved > 0
                ? t('Yearly, {count, plural, one {# month free} other {# months free}}', { count: saved })
                : t('Yearly'),
          },
        ]}
      />
      <ul className={css.plans}>
        {offers.map((offer) => (
          <PlanCard
            key={offer.plan}
            offer={offer}
            term={term}
            isCurrent={isCurrent(active, offer.plan, term)}
            word={wordFor(active, offer.plan)}
            mayChoose={mayChoose(active, offer.plan)}
            onChoose={() => choose(offer.plan)}
          />
        ))}
      </ul>
      {chosen === 'free' && subscription && <CancelDialog subscription={subscription} onClose={close} />}
      {chosen && chosen !== 'free' && <PlanDialog plan={chosen} term={term} onClose={close} />}
    </>
  )
}

const isCurrent = ({ plan, subscription }: ActivePlan, offered: Plan, term: Term) =>
  plan === offered && (offered === 'free' || !subscription || subscription.term === term)

function wordFor({ plan }: ActivePlan, offered: Plan) {
  if (plan === offered) return 'switch'
  return isAbove(offered, plan) ? 'upgrade' : 'downgrade'
}

/** While a payment is past due nothing else is chosen; the free plan comes by cancelling. */
function mayChoose({ subscription }: ActivePlan, offered: Plan) {
  if (!subscription) return offered !== 'free'
  if (offered === 'free') return subscription.may.includes('cancel')
  return subscription.may.length === 0 || subscription.may.includes('change')
}

const Cards = () => (
  <div className={css.plans}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
