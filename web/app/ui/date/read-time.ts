const TYPED = /^(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?$/i

/** A time as people type it (`9`, `930`, `9:30 pm`, `21.30`) as `HH:MM`; undefined where it is none. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] = TYPED.exec(text.trim()) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const hour = hourOf(Number(hours), half?.[0]?.toLowerCase())
  return hour === undefined ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Midnight at the end of a day is written as 24:00 too. */
function hourOf(hour: number, half: string | undefined) {
  if (half) return hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : undefined
  return hour <= 24 ? hour % 24 : undefined
}
