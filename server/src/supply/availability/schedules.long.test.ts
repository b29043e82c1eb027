import { expect, test } from 'vitest'
import { makePerson, signIn } from '../../../test/people.ts'
import { startApp } from '../../../test/start-app.ts'
import { listSchedules } from './list-schedules.ts'

const RUNS = 60
/** Until what runs often is compiled. */
const WARM_UP = 60

/** Twelve ranges of two hours: as many times to begin at as a day can have. */
const ALL_DAY = Array.from({ length: 12 }, (_, index) => {
  const [from, to] = [index * 2, index * 2 + 1].map((hour) => String(hour).padStart(2, '0'))
  return { start: `${from}:00`, end: `${to}:59` }
})

test('free times cost at most 5 ms of a processor at the worst settings allowed', {
  timeout: 60_000,
}, async () => {
  const server = await startApp()
  const { context } = server
  const person = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const browser = await signIn(server, person)
  const put = async (path: string, body: object) =>
    expect((await browser.put(`/account/${path}`, body)).status, path).toBeLessThan(300)
  await put('timezone', { timezone: 'America/New_York' })
  await put('consultant/availability-rules', {
    ...{ buffer_before: 1, buffer_after: 1, notice_minutes: 0, most_a_day: 50, slot_step: 5 },
  })
  const dayOf = (index: number) => new Date(Date.UTC(2026, 10, 2 + index)).toISOString().slice(0, 10)
  await put('consultant/work-hours', {
    workHours: [0, 1, 2, 3, 4, 5, 6].flatMap((day) => ALL_DAY.map((range) => ({ day, ...range }))),
    workHoursOverride: Array.from({ length: 60 }, (_, index) => ({
      from: { date: dayOf(index) },
      to: { date: dayOf(index) },
      workHours: ALL_DAY,
    })),
  })
  const blocks = [0, 1].map((second) => ({
    dateRange: { start: dayOf(0), end: dayOf(120) },
    timeRanges: ALL_DAY.map(({ start }) => {
      const minute = start.replace(':00', `:0${second * 2 + 1}`)
      return { start: minute, end: minute }
    }),
  }))
  for (const block of blocks)
    expect((await browser.post('/account/consultant/blocked-dates', block)).status).toBe(201)

  const ask = async () => {
    const schedules = await listSchedules(
      context,
      { kind: 'visitor', role: 'visitor', device: null, address: '' } as never,
      {
        id: person.id,
        length: 5,
        timezone: 'Europe/Berlin',
      },
    )
    return JSON.stringify(schedules).length
  }
  expect(await ask()).toBeGreaterThan(50_000)
  const costs: number[] = []
  for (let run = -WARM_UP; run < RUNS; run++) {
    const before = process.cpuUsage()
    await ask()
    const { user, system } = process.cpuUsage(before)
    if (run >= 0) costs.push((user + system) / 1000)
  }
  const median = costs.toSorted((one, other) => one - other)[RUNS / 2] ?? Infinity
  expect(median).toBeLessThan(5)
})
