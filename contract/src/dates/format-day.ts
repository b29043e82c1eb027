/** `9 Mar 2026`. A day is read in UTC, so that no zone can shift it. Alone, because lists of strangers load it. */
export function formatDay(day: string | Date) {
  const date = new Date(day)
  return `${date.getUTCDate()} ${date.toUTCString().slice(8, 16)}`
}
