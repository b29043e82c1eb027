const MINUTES_A_DAY = 24 * 60

export function minuteOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * A range is stored with its last minute, one earlier than the end people see: this is the seed's rule, here
 * and nowhere else. So 17:00 is stored as 16:59, and midnight at the end of a day as 23:59. Ends that are
 * seen run to 24:00.
 */
export const storedEnd = (seen: number) => seen - 1
export const seenEnd = (stored: number) => stored + 1

/** Midnight at the end of a day is chosen and shown as 00:00. */
export const storedEndOf = (seen: string) => timeOf(storedEnd(minuteOf(seen) || MINUTES_A_DAY))
export const seenEndOf = (stored: string) => timeOf(seenEnd(minuteOf(stored)) % MINUTES_A_DAY)
