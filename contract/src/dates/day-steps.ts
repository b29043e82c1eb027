const DAY_MS = 86_400_000

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const text = (date: Date) => date.toISOString().slice(0, 10)

/** Returns true if it is a day of the calendar as YYYY-MM-DD; 31 February is none. */
export const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(utc(day).getTime()) && text(utc(day)) === day

export const addDays = (day: string, days: number) => text(new Date(utc(day).getTime() + days * DAY_MS))

/** 30 November and three months is the last of February. */
export function addMonths(day: string, months: number) {
  const date = utc(`${day.slice(0, 8)}01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(Number(day.slice(8)), last))
  return text(date)
}

export const daysBetween = (from: string, to: string) =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS)
