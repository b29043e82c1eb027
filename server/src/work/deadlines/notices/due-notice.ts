import { addDays, daysBetween } from '@sojourn/contract/dates/day-steps'

interface Looked {
  today: string
  /** The day on which was looked before; null for the first time, which tells of today alone. */
  before: string | null
}

/** It is null where it is not its day. After days on which nothing ran only the nearest notice counts, and none for what has passed. */
export function dueNotice(day: string, chosen: readonly number[], { today, before }: Looked): number | null {
  const left = daysBetween(today, day)
  if (left < 0) return null
  const nearest = chosen.filter((days) => days >= left).toSorted((one, other) => one - other)[0]
  if (nearest === undefined) return null
  const isNew = addDays(day, -nearest) > (before ?? addDays(today, -1))
  return isNew ? left : null
}
