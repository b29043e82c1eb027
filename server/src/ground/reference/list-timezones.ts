import type { Clock } from '../../platform/clock.ts'

/** Every zone the runtime knows, with its offset from UTC right now. */
export function listTimezones(clock: Clock) {
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
  return Intl.supportedValuesOf('timeZone').map((name) => ({
    name,
    offset_minutes: Math.round(now.toZonedDateTimeISO(name).offsetNanoseconds / 60e9),
  }))
}
