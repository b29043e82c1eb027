import { DAY_MS, HOUR_MS } from '../../server/src/platform/clock.ts'
import { type Availability, dayNumber, freeSlots } from '../../server/src/supply/availability/slots/slots.ts'

const RUNS = 500
const WARM_UP = 100
const [FIRST, LAST] = ['2027-03-01', '2027-03-31'] as const

export interface SlotTimes {
  medianMs: number
  p99Ms: number
  slots: number
}

/** A full calendar over a month with a change of clocks, with the smallest steps there are. */
export function measureSlots(): SlotTimes {
  const wanted = { from: FIRST, until: LAST, now: Date.parse(FIRST), length: 30 }
  const availability = fullCalendar()
  const times: number[] = []
  let slots = 0
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const start = performance.now()
    slots = freeSlots(availability, wanted).length
    if (run >= WARM_UP) times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(share * times.length)] ?? 0
  return { medianMs: at(0.5), p99Ms: at(0.99), slots }
}

function fullCalendar(): Availability {
  const begin = Date.parse(FIRST)
  const hoursAt = (index: number, each: number) => {
    const from = begin + index * each
    return { from, until: from + HOUR_MS }
  }
  return {
    timezone: 'America/New_York',
    workHours: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [
      { weekday, start: 8 * 60, end: 12 * 60 },
      { weekday, start: 13 * 60, end: 18 * 60 },
      { weekday, start: 20 * 60, end: 24 * 60 },
    ]),
    overrides: [
      { from: dayNumber('2027-03-10'), until: dayNumber('2027-03-12'), ranges: [{ start: 600, end: 720 }] },
    ],
    blocked: Array.from({ length: 50 }, (_, index) => {
      const day = dayNumber(FIRST) + (index % 31)
      return { from: day, until: day, ranges: [{ start: 600 + index, end: 630 + index }] }
    }),
    meetings: Array.from({ length: 60 }, (_, index) => {
      const padded = hoursAt(index, DAY_MS / 2)
      return { start: padded.from, padded }
    }),
    busy: Array.from({ length: 200 }, (_, index) => hoursAt(index, 3.7 * HOUR_MS)),
    rules: { bufferBefore: 10, bufferAfter: 10, noticeMinutes: 240, mostADay: 8, slotStep: 5 },
  }
}
