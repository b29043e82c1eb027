const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21 Nov 2026`, read in UTC: the same words on every machine. */
export function formatDay(value: string | Date) {
  const date = new Date(value)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** `21 Nov 2026, 14:05 UTC`. */
export const formatInstant = (value: string | Date) =>
  `${formatDay(value)}, ${new Date(value).toISOString().slice(11, 16)} UTC`

/** In the person's own zone; only after hydration. */
export function formatLocal(value: string | Date) {
  const date = new Date(value)
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}, ${time}`
}
