import { expect, onTestFinished, test, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS, MovableClock } from '../clock.ts'
import { openLog } from '../log.ts'
import { openAgreedClock } from './agreed-clock.ts'

const BEGIN = '2026-11-02T09:00:00.000Z'
const log = openLog({ environment: 'test' })

/** Time goes on for machine and database; somebody may set the machine's clock, and the database may be away. */
async function openTrial({ machineAhead = 0, latency = 0 } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const machine = new MovableClock(new Date(Date.parse(BEGIN) + machineAhead))
  const database = new MovableClock(BEGIN)
  const world = { isAway: false, latency, passed: 0 }
  const pass = (milliseconds: number) => {
    world.passed += milliseconds
    machine.forward(milliseconds)
    database.forward(milliseconds)
  }
  const clock = await openAgreedClock({
    timeOfDatabase: async () => {
      if (world.isAway) throw new Error('away')
      const time = database.now()
      pass(world.latency)
      return time
    },
    log,
    machine,
    elapsed: () => world.passed,
  })
  onTestFinished(clock.close)
  const live = async (milliseconds: number) => {
    pass(milliseconds)
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  return { clock, machine, database, world, live }
}

test('a clock that is a second off is believed, since the net sets it bit by bit', async () => {
  const { clock, machine } = await openTrial({ machineAhead: 1000 })
  expect(clock.now()).toEqual(machine.now())
})

test.each([HOUR_MS, -HOUR_MS])(
  'a machine that is %i ms off at the start tells the database’s time',
  async (machineAhead) => {
    const { clock, database, live } = await openTrial({ machineAhead })
    expect(clock.now()).toEqual(database.now())
    await live(MINUTE_MS)
    expect(clock.now()).toEqual(database.now())
  },
)

test.each([HOUR_MS, -HOUR_MS])(
  'a clock set by %i ms and back goes on evenly at once',
  async (milliseconds) => {
    const { clock, machine, database, live } = await openTrial()
    for (const set of [milliseconds, -milliseconds]) {
      machine.forward(set)
      expect(clock.now()).toEqual(database.now())
      await live(MINUTE_MS)
      expect(clock.now()).toEqual(database.now())
    }
  },
)

test('a clock that is set while the database is away goes on evenly, and is compared when it is there again', async () => {
  const { clock, machine, database, world, live } = await openTrial()
  world.isAway = true
  machine.forward(HOUR_MS)
  expect(clock.now()).toEqual(database.now())
  await live(MINUTE_MS)
  expect(clock.now()).toEqual(database.now())
  // The database's machine was wrong, and is set too.
  database.forward(HOUR_MS)
  world.isAway = false
  await live(MINUTE_MS)
  expect(clock.now()).toEqual(database.now())
})

test('a machine that slept has lost no time', async () => {
  const { clock, machine, database, live } = await openTrial()
  // The even count stands still in a sleep.
  machine.forward(8 * HOUR_MS)
  database.forward(8 * HOUR_MS)
  clock.now()
  await live(0)
  expect(clock.now()).toEqual(machine.now())
})

test('an answer that took a while is taken for the middle of it, and a slow one for nothing', async () => {
  const { clock, database, world, live } = await openTrial({ machineAhead: HOUR_MS, latency: 800 })
  expect(Math.abs(clock.now().getTime() - database.now().getTime())).toBeLessThanOrEqual(400)
  world.latency = 5000
  database.forward(MINUTE_MS)
  const before = database.now().getTime() - clock.now().getTime()
  await live(MINUTE_MS)
  expect(database.now().getTime() - clock.now().getTime()).toBe(before)
})
