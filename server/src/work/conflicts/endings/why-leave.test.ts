import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heldOrder } from '../../../../test/made-up-orders.ts'
import { mailsTo } from '../../../../test/mailbox.ts'
import { makePaidWork, makeSides } from '../../../../test/paid-work.ts'
import { NO_LIMITS, orderStatusOf } from '../../../../test/payments.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS, HOUR_MS, MovableClock } from '../../../platform/clock.ts'
import { momentInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import { endUnstarted } from './end-unstarted.ts'
import { whyLeave } from './why-leave.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

const paid_at = new Date('2026-11-02T09:00:00Z')
const later = (ms: number) => new Date(paid_at.getTime() + ms)
type Order = Parameters<typeof heldOrder>[0]

/** The answer is for so long after paying. */
async function leaving(order: Order, ms: number) {
  const clock = new MovableClock(later(ms).toISOString())
  const why = await whyLeave({ clock }, server.context.db, heldOrder({ paid_at, ...order }))
  return why && [why.why, why.until && (why.until.getTime() - paid_at.getTime()) / HOUR_MS, why.percent]
}

const paid: Order = { status: 'paid', residence_iso: 'CA' }

describe('a paid order that has not begun', () => {
  test.each([
    ['at once', 0, ['cooling_off', 72, 100]],
    ['to the last moment of three days', 72 * HOUR_MS - 1, ['cooling_off', 72, 100]],
    ['from then on, as the agent did not start', 72 * HOUR_MS, ['not_started_in_time', null, 100]],
    ['weeks later', 20 * DAY_MS, ['not_started_in_time', null, 100]],
  ])('is left with all of the money: %s', async (_name, ms, expected) => {
    expect(await leaving(paid, ms)).toEqual(expected)
  })

  test('whose clock stood still for a conflict gives the agent that time too', async () => {
    const frozen = { ...paid, frozen_ms: 10 * DAY_MS }
    expect(await leaving(frozen, 72 * HOUR_MS)).toBeNull()
    expect(await leaving(frozen, 13 * DAY_MS - 1)).toBeNull()
    expect(await leaving(frozen, 13 * DAY_MS)).toEqual(['not_started_in_time', null, 100])
  })

  test('of a suspended agent is left at any time', async () => {
    const suspended = { ...paid, agent_suspended_at: paid_at }
    expect(await leaving(suspended, 0)).toEqual(['agent_suspended', null, 100])
    expect(await leaving(suspended, 60 * DAY_MS)).toEqual(['agent_suspended', null, 100])
  })
})

describe('a consumer who has the right to withdraw', () => {
  const ongoing: Order = { status: 'ongoing', residence_iso: 'DE' }

  test.each([
    ['gets all of it where they never agreed to an early start', {}, 5 * DAY_MS, 100],
    [
      'pays for work they wanted early: half before it is filed',
      { early_start_agreed_at: paid_at },
      5 * DAY_MS,
      50,
    ],
    ['and all of it after', { early_start_agreed_at: paid_at, stage: 'filed' }, 5 * DAY_MS, 0],
  ] as [string, Order, number, number][])('%s', async (_name, order, ms, percent) => {
    expect(await leaving({ ...ongoing, ...order }, ms)).toEqual(['withdrawal', 14 * 24, percent])
  })

  test('has it for 14 days and not a moment longer', async () => {
    expect(await leaving(ongoing, 14 * DAY_MS - 1)).not.toBeNull()
    expect(await leaving(ongoing, 14 * DAY_MS)).toBeNull()
  })

  test('has it in the EU and the United Kingdom, and nowhere by chance', async () => {
    const has = async (residence_iso: string | null) =>
      (await leaving({ ...ongoing, residence_iso }, DAY_MS)) !== null
    expect(await Promise.all(['DE', 'FR', 'GB', 'CA', 'US', null].map(has))).toEqual([
      ...[true, true, true, false, false, false],
    ])
  })

  test('before the work began gets all of it whatever they agreed to', async () => {
    const early = { ...paid, residence_iso: 'DE', early_start_agreed_at: paid_at, frozen_ms: 30 * DAY_MS }
    expect(await leaving(early, 5 * DAY_MS)).toEqual(['withdrawal', 14 * 24, 100])
  })
})

test.each(['awaiting_payment', 'completed', 'cancelled', 'conflicted'] as const)(
  'an order that is %s is not left this way',
  async (status) => {
    expect(await leaving({ status, residence_iso: 'DE' }, HOUR_MS)).toBeNull()
  },
)

test('what was never paid is not left', async () => {
  expect(await leaving({ status: 'paid', paid_at: null }, HOUR_MS)).toBeNull()
})

describe('an order nobody begins, where no job ran for weeks', () => {
  test('is not cancelled before its last warning had its 48 hours', async () => {
    const work = await makePaidWork(server, await makeSides(server))
    const run = () => endUnstarted.run(server.context, {})
    const warnings = async () =>
      (await mailsTo(server, work.agent.email)).filter(({ subject }) => subject.includes('if nobody begins'))
    server.clock.forward(45 * DAY_MS)
    await run()
    const until = new Date(server.clock.now().getTime() + 48 * HOUR_MS)
    expect((await warnings()).map(({ text }) => /Start it by (.*), or/.exec(text)?.[1])).toEqual([
      momentInWords(until, { zone: null, clock: null }),
    ])
    server.clock.forward(HOUR_MS)
    await run()
    server.clock.forward(47 * HOUR_MS - 1)
    await run()
    expect([await orderStatusOf(server, work.id), (await warnings()).length]).toEqual(['paid', 1])
    server.clock.forward(1)
    await run()
    expect(await orderStatusOf(server, work.id)).toBe('cancelled')
  })

  test('that was begun meanwhile goes on', async () => {
    const work = await makePaidWork(server, await makeSides(server))
    server.clock.forward(29 * DAY_MS)
    await endUnstarted.run(server.context, {})
    await server.context.db
      .updateTable('client_order')
      .set({ status: 'ongoing', started_at: server.clock.now() })
      .where('id', '=', work.id)
      .execute()
    server.clock.forward(5 * DAY_MS)
    await endUnstarted.run(server.context, {})
    expect(await orderStatusOf(server, work.id)).toBe('ongoing')
  })
})
