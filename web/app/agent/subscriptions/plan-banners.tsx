import type { ActivePlan } from '@sojourn/contract/money/subscriptions'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import { PlanCheckout } from './plan-checkout.tsx'
import { activePlanQuery, planChanged } from './plan-queries.ts'
import { termWords } from './plan-words.ts'

export function PlanBanners() {
  const { data } = useQuery(activePlanQuery)
  if (!data) return null
  return (
    <>
      <Unpaid active={data} />
      <Undoable active={data} />
    </>
  )
}

function Unpaid({ active: { bill, subscription } }: { active: ActivePlan }) {
  const [isPaying, pay] = useState(false)
  if (!bill || !subscription) return null
  const isPastDue = subscription.may.includes('pay')
  if (bill.kind === 'renewal' && !isPastDue)
    return <Banner>{t('The renewal of your plan is being charged.')}</Banner>
  return (
    <>
      <Banner
        tone={isPastDue ? 'warning' : 'info'}
        action={
          <Button size="s" onClick={() => pay(true)}>
            {isPastDue ? t('Pay now') : t('Finish payment')}
          </Button>
        }
      >
        {isPastDue ? (
          <>
            {rich('Your last payment failed. Pay {amount} plus taxes to keep your {name} plan.', {
              amount: <MoneyText value={bill.price} />,
              name: subscription.name,
            })}
            {subscription.try_at && (
              <>
                {' '}
                {rich('We’ll retry your card on {day}.', { day: <DayText value={subscription.try_at} /> })}
              </>
            )}
          </>
        ) : (
          t('You chose a new plan. It begins once it is paid.')
        )}
      </Banner>
      {isPaying && <PlanCheckout payableId={bill.payable_id} onClose={() => pay(false)} />}
    </>
  )
}

function Undoable({ active: { subscription } }: { active: ActivePlan }) {
  const queries = useQueryClient()
  const action = useAction()
  if (!subscription?.may.includes('resume')) return null

  async function undo() {
    const done = await action.run(async () => {
      const { data } = await browserApi('POST /subscriptions/consultant/active/resume')
      await planChanged(queries, data)
    })
    if (done) toast.success(t('Your plan goes on as it is'))
  }

  return (
    <Banner
      action={
        <Button size="s" variant="secondary" busy={action.busy} onClick={() => void undo()}>
          {subscription.next ? t('Keep my plan') : t('Undo cancellation')}
        </Button>
      }
    >
      <WhatComes subscription={subscription} />
    </Banner>
  )
}

function WhatComes({ subscription }: { subscription: NonNullable<ActivePlan['subscription']> }): ReactNode {
  const { next, name, period } = subscription
  if (!next)
    return rich('Your {name} plan ends on {day}. After that you are on the Free plan.', {
      name,
      day: <DayText value={period.end} />,
    })
  return rich('On {day} you change to {name}, {term}, for {amount}.', {
    day: <DayText value={period.end} />,
    name: next.name,
    term: termWords[next.term],
    amount: <MoneyText value={next.price} />,
  })
}
