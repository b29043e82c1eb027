const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-08-03` in words. A day has no zone: it reads the same on server and browser. */
export const dayWords = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`))

/** `2026-08` in words. */
export const monthWords = (isoMonth: string) => month.format(new Date(`${isoMonth}-01T00:00:00Z`))
