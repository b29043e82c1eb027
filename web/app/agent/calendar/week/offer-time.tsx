import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import type { OrderToMeet } from '@sojourn/contract/work/calendar-week'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../layouts/own/loaded.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import type { Day } from '../../../ui/date/calendar-days.ts'
import { useClockIn } from '../../../ui/date/clock.ts'
import { Stack } from '../../../ui/text/layout.tsx'
import { listed } from '../../../ui/text/listed.ts'
import { minutesInWords } from '../../../words/minutes-in-words.ts'
import { useWeekActs } from './use-week-acts.ts'
import css from './week.module.css'
import { orderTimesQuery } from './week-queries.ts'

interface Props {
  orders: readonly OrderToMeet[]
  day: Day
  /** The time that was marked. */
  from: string
  zone: string
  onDone: () => void
}

/** Offers a free time of the day to the client of a running order. */
export function OfferTime({ orders, day, from, zone, onDone }: Props) {
  const [uuid, setUuid] = useState(orders.length === 1 ? (orders[0]?.uuid ?? '') : '')
  const order = orders.find((one) => one.uuid === uuid)
  return (
    <Stack gap={4}>
      <Select
        label={t('Client')}
        required
        placeholder={t('Choose a client')}
        value={uuid}
        choices={orders.map((one) => ({ value: one.uuid, label: listed([one.client, one.title]) }))}
        onChange={({ currentTarget: { value } }) => setUuid(value)}
      />
      {order && <Times key={uuid} order={order} day={day} from={from} zone={zone} onDone={onDone} />}
    </Stack>
  )
}

function Times({ order, ...rest }: Omit<Props, 'orders'> & { order: OrderToMeet }) {
  const times = useQuery(orderTimesQuery(order.uuid))
  return (
    <Loaded query={times}>
      {({ slots }) => (
        <FreeTimes
          {...rest}
          order={order}
          slots={slots.filter((slot) => dayIn(slot, rest.zone) === rest.day)}
        />
      )}
    </Loaded>
  )
}

function FreeTimes({
  order,
  slots,
  day,
  from,
  zone,
  onDone,
}: Omit<Props, 'orders'> & { order: OrderToMeet; slots: string[] }) {
  const clockIn = useClockIn()
  const [chosen, choose] = useState(slots.find((slot) => slot >= from) ?? slots.at(-1) ?? '')
  const { offer, busy } = useWeekActs()
  const length = minutesInWords(order.meeting_length)
  if (!slots.includes(chosen))
    return (
      <p className={css.note}>
        {t('On {day} no time is free for a meeting of {length}. Choose another day, or open more hours.', {
          day: fullDay(day),
          length,
        })}
      </p>
    )
  const send = async () => {
    if (await offer(order.uuid, chosen, order.client)) onDone()
  }
  return (
    <Stack gap={4}>
      <Select
        label={t('Begins at')}
        required
        value={chosen}
        choices={slots.map((slot) => ({ value: slot, label: clockIn(slot, zone) }))}
        onChange={({ currentTarget: { value } }) => choose(value)}
        help={t('The meeting takes {length}. {client} accepts or declines it.', {
          length,
          client: order.client,
        })}
      />
      <div className={css.acts}>
        <Button busy={busy} onClick={send}>
          {t('Offer {time}', { time: clockIn(chosen, zone) })}
        </Button>
      </div>
    </Stack>
  )
}
