import { useEffect, useState } from 'react'
import { browserApi } from '../api/browser.ts'
import css from './next-times.module.css'

const MOST_DAYS = 3
const MOST_TIMES = 4
const AHEAD_DAYS = 21

interface Props {
  /** Of the agent. */
  uuid: string
  name: string
}

/** When one could meet them next, in one's own zone. It is asked for once the page lives, and says nothing where there is nothing. */
export function NextTimes({ uuid, name }: Props) {
  const [slots, setSlots] = useState<readonly string[]>([])
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  useEffect(() => {
    let isGone = false
    const from = new Date()
    const to = new Date(from.getTime() + AHEAD_DAYS * 86_400_000)
    browserApi('GET /consultants/{id}/schedules', {
      params: { id: uuid },
      query: { from: dayIn(zone, from), to: dayIn(zone, to), timezone: zone },
    })
      .then(({ data }) => {
        if (!isGone) setSlots(data.slots)
      })
      // A preview that could not be had is no reason to interrupt anybody.
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [uuid, zone])

  if (slots.length === 0) return null
  return (
    <section className={css.times} aria-labelledby="next-times">
      <h2 id="next-times">Next times to meet</h2>
      <ul className={css.days}>
        {daysOf(slots, zone).map(([day, times]) => (
          <li key={day}>
            <h3>{wordsOf(times[0] ?? day, zone)}</h3>
            <ul>
              {times.slice(0, MOST_TIMES).map((slot) => (
                <li key={slot}>
                  <time dateTime={slot} data-figures>
                    {timeIn(zone, slot)}
                  </time>
                </li>
              ))}
              {times.length > MOST_TIMES && <li className={css.more}>+{times.length - MOST_TIMES}</li>}
            </ul>
          </li>
        ))}
      </ul>
      <p className={css.zone}>
        In your time zone, {zone.replaceAll('_', ' ')}. You choose one after hiring {name}.
      </p>
    </section>
  )
}

/** The first few days with what is free on each. */
function daysOf(slots: readonly string[], zone: string) {
  const days = new Map<string, string[]>()
  for (const slot of slots) {
    const day = dayIn(zone, new Date(slot))
    const known = days.get(day)
    if (known) known.push(slot)
    else if (days.size < MOST_DAYS) days.set(day, [slot])
  }
  return [...days]
}

/** YYYY-MM-DD as Swedes write it. */
const dayIn = (timeZone: string, instant: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)

const wordsOf = (slot: string, timeZone: string) =>
  new Intl.DateTimeFormat(undefined, { timeZone, weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(slot),
  )

const timeIn = (timeZone: string, slot: string) =>
  new Intl.DateTimeFormat(undefined, { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(slot))
