/** The day an instant falls on somewhere: YYYY-MM-DD. */
export function dayIn(instant: string, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** What the clock shows somewhere, as the person writes times. */
export const clockIn = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit', timeZone })
