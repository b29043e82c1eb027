import type { QuietHours } from '@sojourn/contract/talk/notice-preferences'

const timeOf = (time: string) => Temporal.PlainTime.from(time)
const here = (now: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)

/** Null means that it is outside of them. */
export function quietUntil(now: Date, quiet: QuietHours | null, zone: string): Date | null {
  if (!quiet || quiet.from === quiet.until) return null
  const local = here(now, zone)
  const time = local.toPlainTime()
  const isAfterBegin = Temporal.PlainTime.compare(time, timeOf(quiet.from)) >= 0
  const isBeforeEnd = Temporal.PlainTime.compare(time, timeOf(quiet.until)) < 0
  const isOverMidnight = quiet.from > quiet.until
  const isQuiet = isOverMidnight ? isAfterBegin || isBeforeEnd : isAfterBegin && isBeforeEnd
  if (!isQuiet) return null
  const today = local.toPlainDate()
  const endDay = isOverMidnight && isAfterBegin ? today.add({ days: 1 }) : today
  // In autumn an hour comes twice: quiet hours that end in it end the second time.
  const end = endDay.toPlainDateTime(timeOf(quiet.until)).toZonedDateTime(zone, { disambiguation: 'later' })
  return new Date(end.epochMilliseconds)
}

const DIGEST_TIME = '08:00'

/** The email of the day goes out by the clock where someone lives. */
export function nextDigest(now: Date, zone: string): Date {
  const local = here(now, zone)
  const today = digestOn(local.toPlainDate(), zone)
  if (today > now.getTime()) return new Date(today)
  return new Date(digestOn(local.toPlainDate().add({ days: 1 }), zone))
}

const digestOn = (day: Temporal.PlainDate, zone: string) =>
  day.toZonedDateTime({ timeZone: zone, plainTime: timeOf(DIGEST_TIME) }).epochMilliseconds
