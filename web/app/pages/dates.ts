const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-08` in words. */
export const monthWords = (isoMonth: string) => month.format(new Date(`${isoMonth}-01T00:00:00Z`))
