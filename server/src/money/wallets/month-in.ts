/** The first and the last instant of a month, as YYYY-MM, on the calendar of a zone. */
export function monthIn(month: string, zone: string) {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  return { from: startOf(first, zone), to: startOf(first.add({ months: 1 }), zone) }
}

/** When the month began that lies so many before the present one. */
export function monthsAgo(now: Date, zone: string, months: number) {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  return startOf(today.with({ day: 1 }).subtract({ months }), zone)
}

const startOf = (day: Temporal.PlainDate, zone: string) =>
  new Date(day.toZonedDateTime(zone).epochMilliseconds)
