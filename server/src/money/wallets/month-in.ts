/** The first and the last instant of a month, as YYYY-MM, on the calendar of a zone. */
export function monthIn(month: string, zone: string) {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  return { from: startOf(first, zone), to: startOf(first.add({ months: 1 }), zone) }
}

/** The month that lies so many before the present one, as YYYY-MM. */
export const monthOf = (now: Date, zone: string, before = 0) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toPlainYearMonth()
    .subtract({ months: before })
    .toString()

const startOf = (day: Temporal.PlainDate, zone: string) =>
  new Date(day.toZonedDateTime(zone).epochMilliseconds)
