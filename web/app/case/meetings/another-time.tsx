import { MEETING_REASON_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { orderTimesChanged, orderTimesQuery } from '../../queries/order-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { useHere } from '../../ui/date/reader.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { type FormOptions, useForm } from '../../ui/form/use-form.ts'
import { otherSide, type Side } from '../../words/order-words.ts'
import { ChosenTime, TimeChoice } from './choose-time.tsx'
import { meetingsChanged } from './meeting-queries.ts'
import css from './meetings.module.css'

interface Chosen {
  start: string
  reason?: string | undefined
}

export interface Asked {
  order: Order
  side: Side
  meetings: OrderMeetings
  title: string
  submit: string
  /** The toast, by what came of it. */
  said: (after: OrderMeetings) => string
  schema: FormOptions<Chosen>['schema']
  send: (body: Chosen, sending: { idempotencyKey: string }) => Promise<{ data: OrderMeetings }>
  children: ReactNode
}

/** The free times of the agent, and why another is wanted. */
export default function AnotherTime({ onClose, ...asked }: Asked & { onClose: () => void }) {
  const times = useQuery(orderTimesQuery(asked.order.uuid, useHere()))
  return (
    <div className={css.choosing}>
      {asked.children}
      <Loaded query={times}>
        {(schedules) =>
          schedules.slots.length === 0 ? (
            <Empty hint={t('Check again in a few days for new times.')}>
              {t('No time is free in the next months.')}
            </Empty>
          ) : (
            <Choosing {...asked} schedules={schedules} onClose={onClose} />
          )
        }
      </Loaded>
    </div>
  )
}

interface ChoosingProps extends Asked {
  schedules: Parameters<typeof TimeChoice>[0]['schedules']
  onClose: () => void
}

function Choosing({
  order,
  side,
  meetings,
  title,
  submit,
  said,
  schema,
  send,
  schedules,
  onClose,
}: ChoosingProps) {
  const queries = useQueryClient()
  const [start, choose] = useState<string | null>(null)
  const { slots } = schedules
  const isOther = (slot: string) => slot !== meetings.next?.start
  const chosen = start !== null && slots.includes(start) ? start : null
  const form = useForm<Chosen>({
    schema,
    // Field by field: the switch of clocks stands in this form too.
    read: (data) => ({ start: chosen, reason: data.get('reason') }),
    submit: async (body, sending) => {
      const { data } = await send(body, sending)
      onClose()
      toast.success(said(data))
      await meetingsChanged(queries, order.uuid, data)
    },
    // Somebody else was faster, or the other side was: what holds now is shown.
    onFailure: () => void orderTimesChanged(queries, order.uuid),
  })
  const there = side === 'client' ? meetings.agent_timezone : meetings.client_timezone
  return (
    <Form form={form} label={title} className={css.form}>
      <TimeChoice
        schedules={{ ...schedules, slots: slots.filter(isOther) }}
        chosen={chosen}
        onChoose={choose}
        other={otherSide(order, side).full_name}
        there={there}
      />
      <Textarea
        label={t('Reason')}
        name="reason"
        rows={2}
        maxLength={MEETING_REASON_LENGTH}
        help={t('{name} reads it.', { name: otherSide(order, side).full_name })}
      />
      <div className={css.end}>
        <ChosenTime chosen={chosen} />
        <div className={css.acts}>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
          <SubmitButton disabled={!chosen}>{submit}</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
