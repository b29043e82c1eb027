/** Days are YYYY-MM-DD throughout, so that text order is their order and no time zone can shift them. */
export type Day = string

export interface DayRange {
  from: Day
  to: Day
}

const MS_A_DAY = 86_400_000

const utc = (day: Day) => new Date(`${day}T00:00:00Z`)
const text = (date: Date): Day => date.toISOString().slice(0, 10)

export const addDays = (day: Day, days: number) => text(new Date(utc(day).getTime() + days * MS_A_DAY))

/** 30 November and three months is the last of February. */
export function addMonths(day: Day, months: number) {
  const target = utc(firstOfMonth(day))
  target.setUTCMonth(target.getUTCMonth() + months)
  const first = text(target)
  return `${first.slice(0, 8)}${String(Math.min(dayOfMonth(day), daysInMonth(first))).padStart(2, '0')}`
}

export const addYears = (day: Day, years: number) => addMonths(day, years * 12)

/** Sunday 0 to Saturday 6. */
export const weekdayOf = (day: Day) => utc(day).getUTCDay()

export const dayOfMonth = (day: Day) => Number(day.slice(8))
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`
export const isSameMonth = (one: Day, other: Day) => one.slice(0, 7) === other.slice(0, 7)

export function daysInMonth(day: Day) {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The weeks of a month, each from its first weekday on; null where a day belongs to its neighbours. */
export function weeksOfMonth(month: Day, weekStart: number): (Day | null)[][] {
  const first = firstOfMonth(month)
  const before = (weekdayOf(first) - weekStart + 7) % 7
  const count = daysInMonth(first)
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before
      return index >= 0 && index < count ? addDays(first, index) : null
    }),
  )
}

/** A month of which only the last day is free is nearly all grey: a calendar opens on the next one that has any. */
export const dayToOpen = ([first, second]: readonly Day[]) =>
  first && second && dayOfMonth(first) === daysInMonth(first) ? second : first

export const clampDay = (day: Day, from: Day, to: Day) => (day < from ? from : day > to ? to : day)
