/** English days read `Monday, 9 March 2026`, the day before the month as everywhere on our pages. */
export const calendarLocale = (page: string) => (page === 'en-US' ? 'en-GB' : page)
