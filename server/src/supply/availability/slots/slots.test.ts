import { describe, expect, test } from 'vitest'
import { Random } from '../../../../test/random.ts'
import { Clocks, slotsMinuteByMinute } from '../../../../test/slots-oracle.ts'
import { drawSeed, rounds } from '../../../../test/test-set.ts'
import { type Availability, dayNumber, freeSlots, isWithinHours } from './slots.ts'

const MINUTE = 60_000
const NINE_TO_FIVE = { start: 9 * 60, end: 17 * 60 }
const everyDay = (range: { start: number; end: number }) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...range }))

const agent = (timezone: string, more: Partial<Availability> = {}): Availability => ({
  timezone,
  workHours: everyDay(NINE_TO_FIVE),
  overrides: [],
  blocked: [],
  meetings: [],
  busy: [],
  ...more,
  rules: { bufferBefore: 0, bufferAfter: 0, noticeMinutes: 0, mostADay: null, slotStep: 60, ...more.rules },
})

const slots = (availability: Availability, from: string, until = from, length = 60) =>
  freeSlots(availability, { from, until, now: 0, length }).map((time) => new Date(time).toISOString())

const at = (time: string) => Date.parse(time)
const hourAt = (time: string) => ({ from: at(time), until: at(time) + 60 * MINUTE })

describe('a 9:00 slot is 9:00 local', () => {
  test('on both sides of the change to winter time', () => {
    const firsts = ['2026-10-24', '2026-10-25', '2026-10-26'].map(
      (day) => slots(agent('Europe/Berlin'), day)[0],
    )
    expect(firsts).toEqual([
      '2026-10-24T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ])
  })
  test('fourteen hours ahead and eleven behind', () => {
    expect(slots(agent('Pacific/Kiritimati'), '2026-11-03')[0]).toBe('2026-11-02T19:00:00.000Z')
    expect(slots(agent('Pacific/Pago_Pago'), '2026-11-03')[0]).toBe('2026-11-03T20:00:00.000Z')
  })
})

describe('when clocks change', () => {
  const night = { workHours: everyDay({ start: 0, end: 4 * 60 }) }

  test('the skipped hour has no slots', () => {
    expect(slots(agent('America/New_York', night), '2027-03-14')).toEqual([
      '2027-03-14T05:00:00.000Z',
      '2027-03-14T06:00:00.000Z',
      '2027-03-14T07:00:00.000Z',
    ])
  })
  test('the repeated hour is offered twice, as two instants', () => {
    expect(slots(agent('America/New_York', night), '2026-11-01')).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T06:00:00.000Z',
      '2026-11-01T07:00:00.000Z',
      '2026-11-01T08:00:00.000Z',
    ])
  })
  test('by half an hour, as on Lord Howe Island, the half hour is', () => {
    const early = agent('Australia/Lord_Howe', { workHours: everyDay({ start: 60, end: 180 }) })
    expect(
      slots({ ...early, rules: { ...early.rules, slotStep: 30 } }, '2027-04-04', '2027-04-04', 30),
    ).toEqual([
      '2027-04-03T14:00:00.000Z',
      '2027-04-03T14:30:00.000Z',
      '2027-04-03T15:00:00.000Z',
      '2027-04-03T15:30:00.000Z',
      '2027-04-03T16:00:00.000Z',
    ])
  })
})

describe('a day to its end', () => {
  const late = agent('UTC', { workHours: everyDay({ start: 22 * 60, end: 24 * 60 }) })
  test('offers its last hour and no more', () => {
    expect(slots(late, '2026-11-03')).toEqual(['2026-11-03T22:00:00.000Z', '2026-11-03T23:00:00.000Z'])
  })
  test('runs on into the next one when that begins at midnight', () => {
    const always = agent('UTC', { workHours: everyDay({ start: 0, end: 24 * 60 }) })
    expect(slots(always, '2026-11-03', '2026-11-03', 90).at(-1)).toBe('2026-11-03T23:00:00.000Z')
  })
})

describe('what takes slots away', () => {
  const morning = { workHours: everyDay({ start: 9 * 60, end: 12 * 60 }) }
  const DAY = '2026-11-03'
  const hours = (availability: Availability) =>
    slots(availability, DAY).map((time) => Number(time.slice(11, 13)))

  test('nothing', () => expect(hours(agent('UTC', morning))).toEqual([9, 10, 11]))
  test('other hours of a period', () => {
    const period = { from: dayNumber(DAY), until: dayNumber(DAY), ranges: [{ start: 600, end: 660 }] }
    expect(hours(agent('UTC', { ...morning, overrides: [period] }))).toEqual([10])
    expect(hours(agent('UTC', { ...morning, overrides: [{ ...period, ranges: [] }] }))).toEqual([])
  })
  test('blocked days and blocked hours', () => {
    const block = { from: dayNumber(DAY), until: dayNumber(DAY), ranges: [{ start: 600, end: 601 }] }
    expect(hours(agent('UTC', { ...morning, blocked: [block] }))).toEqual([9, 11])
    expect(hours(agent('UTC', { ...morning, blocked: [{ ...block, ranges: [] }] }))).toEqual([])
  })
  test('meetings with their buffers, and busy times', () => {
    const meeting = { start: at(`${DAY}T10:00Z`), padded: hourAt(`${DAY}T10:00Z`) }
    expect(hours(agent('UTC', { ...morning, meetings: [meeting] }))).toEqual([9, 11])
    const rules = { ...agent('UTC').rules, bufferAfter: 1 }
    expect(hours(agent('UTC', { ...morning, meetings: [meeting], rules }))).toEqual([11])
    expect(hours(agent('UTC', { ...morning, busy: [hourAt(`${DAY}T10:59Z`)] }))).toEqual([9])
  })
  test('enough meetings that day', () => {
    const meeting = { start: at(`${DAY}T07:00Z`), padded: hourAt(`${DAY}T07:00Z`) }
    const most = (mostADay: number) =>
      agent('UTC', { ...morning, meetings: [meeting], rules: { ...agent('UTC').rules, mostADay } })
    expect(hours(most(2))).toEqual([9, 10, 11])
    expect(hours(most(1))).toEqual([])
  })
  test('the notice the agent wants', () => {
    const rules = { ...agent('UTC').rules, noticeMinutes: 30 }
    const now = at(`${DAY}T09:30Z`)
    const free = freeSlots(agent('UTC', { ...morning, rules }), { from: DAY, until: DAY, now, length: 60 })
    expect(free).toEqual([at(`${DAY}T10:00Z`), at(`${DAY}T11:00Z`)])
  })
})

test('a meeting fits the hours or does not, whatever else is on that day', () => {
  const busyDay = agent('UTC', { busy: [hourAt('2026-11-03T09:00Z')] })
  expect(isWithinHours(busyDay, hourAt('2026-11-03T09:00Z'))).toBe(true)
  expect(isWithinHours(busyDay, hourAt('2026-11-03T16:30Z'))).toBe(false)
})

const HARD_ZONES = [
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Etc/GMT-14',
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'America/Havana',
  'America/St_Johns',
  'Antarctica/Troll',
  'Africa/Casablanca',
  'Europe/Berlin',
  'America/New_York',
]
const CASES = rounds(600, 10_000)
const PLACES = rounds(12, 60)

/** A zone and a day, more often than not one on which its clocks change. */
function placeOf(random: Random) {
  const zone = random.one(random.chance(0.7) ? HARD_ZONES : Intl.supportedValuesOf('timeZone'))
  const some = dayNumber('2026-01-01') + random.between(0, 700)
  const change = Temporal.Instant.fromEpochMilliseconds(some * 86_400_000)
    .toZonedDateTimeISO(zone)
    .getTimeZoneTransition('next')
  const changeDay = change && Math.floor(change.epochMilliseconds / 86_400_000)
  const day = changeDay && random.chance(0.8) ? changeDay + random.between(-1, 1) : some
  return { zone, day, clocks: new Clocks(zone, day - 2, day + 3) }
}

function rangesOf(random: Random, most: number) {
  const ends = random.many(most, () => random.between(0, 288) * 5)
  if (random.chance(0.1)) ends.push(0, 1440)
  ends.sort((one, other) => one - other)
  return ends.flatMap((start, index) => {
    const end = ends[index + 1] ?? start
    return index % 2 === 0 && end > start ? [{ start, end }] : []
  })
}

function caseOf(random: Random, { zone, day }: ReturnType<typeof placeOf>) {
  const timeNear = () => (day * 1440 + random.between(-1440, 2160)) * MINUTE
  const spanOf = (longest: number) => {
    const from = timeNear()
    return { from, until: from + random.between(1, longest) * MINUTE }
  }
  const periods = (most: number) =>
    random.many(most, () => {
      const from = day + random.between(-2, 2)
      return { from, until: from + random.between(0, 1), ranges: rangesOf(random, 4) }
    })
  const availability: Availability = {
    timezone: zone,
    workHours: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
      rangesOf(random, 6).map((range) => ({ weekday, ...range })),
    ),
    overrides: random.chance(0.3) ? periods(1) : [],
    blocked: random.chance(0.4) ? periods(3) : [],
    meetings: random.many(3, () => {
      const padded = spanOf(180)
      return { start: padded.from + random.between(0, 10) * MINUTE, padded }
    }),
    busy: random.chance(0.4) ? random.many(3, () => spanOf(300)) : [],
    rules: {
      bufferBefore: random.one([0, 0, 5, 30]),
      bufferAfter: random.one([0, 0, 10, 45]),
      noticeMinutes: random.one([0, 60, 1440]),
      mostADay: random.one([null, null, 1, 2]),
      slotStep: random.one([5, 10, 15, 20, 30, 60]),
    },
  }
  const from = day + random.between(-1, 0)
  const wanted = {
    from,
    until: from + random.between(0, 1),
    now: timeNear(),
    length: random.one([15, 30, 45, 60, 240]),
  }
  return { availability, wanted }
}

const dayText = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

test('slots are what looking at every single minute finds', () => {
  const seed = drawSeed(1)
  const random = new Random(seed)
  const places = Array.from({ length: PLACES }, () => placeOf(random))
  let found = 0
  for (let number = 0; number < CASES; number++) {
    const place = random.one(places)
    const { availability, wanted } = caseOf(random, place)
    const { from, until } = wanted
    const slots = freeSlots(availability, { ...wanted, from: dayText(from), until: dayText(until) })
    const expected = slotsMinuteByMinute(availability, place.clocks, wanted)
    expect(slots, `SEED=${seed}, case ${number} in ${place.zone}`).toEqual(expected)
    found += slots.length
  }
  // Else they would agree on nothing.
  expect(found).toBeGreaterThan(CASES)
}, 60_000)
