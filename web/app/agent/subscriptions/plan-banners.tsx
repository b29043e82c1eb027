import type { ActivePlan } from '@sojourn/contract/money/subscriptions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { MoneyText } from '../../ui/money/money.tsx'
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
  return (
    <>
      <Banner
        tone={isPastDue ? 'warning' : 'info'}
        action={
          <Button size="s" onClick={() => pay(true)}>
            {isPastDue ? 'Pay now' : 'Finish payment'}
          </Button>
        }
      >
        {isPastDue ? (
          <>
            Your last payment failed. Pay <MoneyText value={bill.price} /> to keep your {subscription.name}{' '}
            plan.
            {subscription.try_at && (
              <>
                {' '}
                We try your card again on <DayText value={subscription.try_at} />.
              </>
            )}
          </>
        ) : (
          <>You chose a new plan. It begins once it is paid.</>
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
    if (done) toast.success('Your plan goes on as it is')
  }

  return (
    <Banner
      action={
        <Button size="s" variant="secondary" busy={action.busy} onClick={() => void undo()}>
          {subscription.next ? 'Keep my plan' : 'Undo cancellation'}
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
    return (
      <>
        Your {name} plan ends on <DayText value={period.end} />. After that you are on the Free plan.
      </>
    )
  return (
    <>
      On <DayText value={period.end} /> you change to {next.name}, {termWords[next.term]}, for{' '}
      <MoneyText value={next.price} />.
    </>
  )
}
