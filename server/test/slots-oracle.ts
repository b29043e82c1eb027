import type { Availability } from '../src/supply/availability/slots/slots.ts'

interface LocalMinute {
  day: number
  minute: number
}

const MINUTE_MS = 60_000
const BEGIN = Temporal.PlainDate.from('1970-01-01')

/** It holds each minute from one day (UTC) to the end of another. */
export class Clocks {
  readonly begin: number
  readonly shown: LocalMinute[]

  constructor(zone: string, firstDay: number, lastDay: number) {
    this.begin = firstDay * 24 * 60 * MINUTE_MS
    this.shown = Array.from({ length: (lastDay - firstDay + 1) * 24 * 60 }, (_, index) => {
      const time = Temporal.Instant.fromEpochMilliseconds(this.begin + index * MINUTE_MS)
      const local = time.toZonedDateTimeISO(zone)
      const day = BEGIN.until(local.toPlainDate(), { largestUnit: 'day' }).days
      return { day, minute: local.hour * 60 + local.minute }
    })
  }
}

interface Wanted {
  from: number
  until: number
  now: number
  length: number
}

/** Slots found without any thought: every minute is looked at on its own. */
export function slotsMinuteByMinute(
  availability: Availability,
  clocks: Clocks,
  { from, until, now, length }: Wanted,
) {
  const { rules, overrides, workHours, blocked, meetings, busy } = availability

  const hoursOf = eachDayOnce(
    (day) =>
      overrides.find((one) => one.from <= day && day <= one.until)?.ranges ??
      workHours.filter(({ weekday }) => weekday === BEGIN.add({ days: day }).dayOfWeek % 7),
  )
  const blocksOf = eachDayOnce((day) => blocked.filter((one) => one.from <= day && day <= one.until))
  const taken = [...meetings.map(({ padded }) => padded), ...busy]

  const stepOf = eachDayOnce((day) => {
    const starts = (step: number) => hoursOf(day).flatMap(({ start, end }) => count(start, end, step)).length
    return [5, 10, 15, 20, 30, 60].find((step) => step >= rules.slotStep && starts(step) <= 96) as number
  })

  const minutes = clocks.shown.map(({ day, minute }, index) => {
    const time = clocks.begin + index * MINUTE_MS
    const range = hoursOf(day).find((one) => isIn(one, minute))
    const isBlocked = blocksOf(day).some(
      ({ ranges }) => ranges.length === 0 || ranges.some((one) => isIn(one, minute)),
    )
    return {
      time,
      day,
      isOpen: range !== undefined && !isBlocked,
      isStart: range !== undefined && (minute - range.start) % stepOf(day) === 0,
      isTaken: taken.some((one) => one.from <= time && time < one.until),
    }
  })
  const meetingDays = meetings.map(({ start }) => minutes[(start - clocks.begin) / MINUTE_MS]?.day)

  return minutes.flatMap(({ time, day, isStart }, index) => {
    if (day < from || day > until || !isStart || time < now + rules.noticeMinutes * MINUTE_MS) return []
    const thatDay = meetingDays.filter((one) => one === day).length
    if (rules.mostADay !== null && thatDay >= rules.mostADay) return []
    for (let minute = index; minute < index + length; minute++) if (!minutes[minute]?.isOpen) return []
    for (let minute = index - rules.bufferBefore; minute < index + length + rules.bufferAfter; minute++)
      if (minutes[minute]?.isTaken) return []
    return [time]
  })
}

function count(start: number, end: number, step: number) {
  const counted: number[] = []
  for (let minute = start; minute < end; minute += step) counted.push(minute)
  return counted
}

const isIn = ({ start, end }: { start: number; end: number }, minute: number) =>
  start <= minute && minute < end

function eachDayOnce<T>(find: (day: number) => T) {
  const found = new Map<number, T>()
  return (day: number) => {
    const known = found.get(day) ?? find(day)
    found.set(day, known)
    return known
  }
}
