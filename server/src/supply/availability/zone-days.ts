import { MONTHS_AHEAD } from '@sojourn/contract/supply/availability'

/** The day it is somewhere at an instant. */
export const dayAt = (time: Date | number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Number(time)).toZonedDateTimeISO(zone).toPlainDate()

export const beginOf = (day: Temporal.PlainDate | string, zone: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds

/** The days a client can choose from, both included: today to three months ahead, as the agent counts days. */
export function bookableDays(now: Date, zone: string) {
  const today = dayAt(now, zone)
  return { from: today, until: today.add({ months: MONTHS_AHEAD }) }
}
