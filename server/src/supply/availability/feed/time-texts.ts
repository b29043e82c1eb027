import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { beginOf, dayAt } from '../zone-days.ts'

/** The days of a zone that instants fall on; both in order. A day is looked up once, not for each of its instants. */
export function daysOf(times: number[], zone: string): string[] {
  const days: string[] = []
  let end = -Infinity
  for (const time of times) {
    if (time < end) continue
    const day = dayAt(time, zone)
    end = beginOf(day.add({ days: 1 }), zone)
    days.push(String(day))
  }
  return days
}

const MINUTES = Array.from({ length: DAY_MS / MINUTE_MS }, (_, minute) =>
  new Date(minute * MINUTE_MS).toISOString().slice(10),
)

/** Most letters of the whole minutes of a day are the same. */
export function toInstants(times: number[]): string[] {
  let [begin, day] = [Number.NaN, '']
  return times.map((time) => {
    const since = time - begin
    if (!(since >= 0 && since < DAY_MS)) {
      day = new Date(time).toISOString().slice(0, 10)
      begin = Date.parse(day)
    }
    return day + (MINUTES[(time - begin) / MINUTE_MS] ?? new Date(time).toISOString().slice(10))
  })
}
