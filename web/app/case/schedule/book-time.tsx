import type { Schedules } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { orderScheduleQuery, ordersChanged, orderTimesChanged } from '../../queries/order-queries.ts'
import { actionKeys } from '../../ui/button/action-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ChosenTime, TimeChoice } from '../meetings/choose-time.tsx'
import css from '../meetings/meeting-part.module.css'

interface Props {
  order: Order
  schedules: Schedules
}

/** The free days of an agent, the times of the one chosen, and in the chosen one the button that books it. */
export function BookTime({ order, schedules }: Props) {
  const { validDates, slots } = schedules
  const [start, setStart] = useState<string | null>(null)
  const { book, busy, problem } = useBooking(order)
  const chosen = start !== null && slots.includes(start) ? start : null

  if (validDates.length === 0)
    return (
      <Empty hint={t('Your order is not affected. Check again in a few days for new times.')}>
        {t('{name} has no free time in the next three months.', { name: order.agent.full_name })}
      </Empty>
    )
  return (
    <form
      className={css.form}
      aria-label={t('Choose a time')}
      method="post"
      ref={listens}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !busy) void book(chosen)
      }}
    >
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <TimeChoice
        schedules={schedules}
        chosen={chosen}
        onChoose={setStart}
        other={order.agent.full_name}
        there={schedules.timezone?.name}
        confirm={
          <>
            <ChosenTime chosen={chosen} />
            <Button type="submit" busy={busy}>
              {t('Confirm this time')}
            </Button>
          </>
        }
      />
      {!chosen && <p className={css.note}>{t('Choose a time to continue.')}</p>}
    </form>
  )
}

function useBooking({ uuid, agent }: Order) {
  const queries = useQueryClient()
  const [keys] = useState(actionKeys)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function book(start: string) {
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await keys.once({ start }, (keyed) =>
        browserApi('POST /orders/{uuid}/schedule', { params: { uuid }, body: { start } }, keyed),
      )
      queries.setQueryData(orderScheduleQuery(uuid).queryKey, data)
      toast.success(t('Your meeting with {name} is booked', { name: agent.full_name }))
      await ordersChanged(queries)
    } catch (error) {
      setProblem(sentenceOf(error, t('Error occurred, try again')))
      // Somebody else was faster, or it is booked in another tab: what is free now is shown.
      if (error instanceof ApiError && error.status === 409)
        await Promise.all([
          orderTimesChanged(queries, uuid),
          queries.invalidateQueries(orderScheduleQuery(uuid)),
        ])
    } finally {
      setBusy(false)
    }
  }

  return { book, busy, problem }
}
