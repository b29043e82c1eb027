import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/authenticator.ts'
import { mailAbout, mailsTo } from '../../../../test/mailbox.ts'
import { enter, expectBooksToAgree, NO_LIMITS, quieten } from '../../../../test/payments.ts'
import { type Browser, makePerson } from '../../../../test/people.ts'
import { sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { decide, failing } from '../../../../test/verifying.ts'
import {
  codeFor,
  type Earner,
  linkByHand,
  linkedEarner,
  makeEarner,
  moneyOf,
  payoutsAgree,
  walletOf,
  withdraw,
} from '../../../../test/wallets.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { acting } from '../../../platform/http/by.ts'
import { advanceVerification } from '../../../supply/verification/advance-verification.ts'
import { tendVerification } from '../../../supply/verification/tend-verifications.ts'
import { verificationMachine } from '../../../supply/verification/verification-state.ts'
import { payBySchedule } from './pay-by-schedule.ts'
import { nextDayOf } from './say-if-skipped.ts'
import { tendPayouts } from './tend-payouts.ts'

let server: TestApp
let staff: Browser
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  staff = await newStaff()
})
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
  const { theirs, ours } = await payoutsAgree(server)
  expect(ours).toEqual(theirs)
})

const newStaff = async () => enter(server, await makePerson(server, { staff: true, first_name: 'Kofi' }))
const later = async (earner: Earner, ms: number) => {
  server.clock.forward(ms)
  await tendPayouts.run(server.context, {})
  earner.browser = await enter(server, earner.agent)
  staff = await newStaff()
}
const suspend = async ({ agent }: Earner) => {
  const answer = await (await newStaff()).post(`/staff/people/${agent.id}/suspension`, {
    reason: 'We look into complaints.',
  })
  expect(answer.status, answer.text).toBeLessThan(300)
}
const lift = async ({ agent }: Earner) => {
  expect((await (await newStaff()).delete(`/staff/people/${agent.id}/suspension`)).status).toBeLessThan(300)
}
const verified = (earner: Earner) =>
  server.context.db
    .insertInto('verification')
    .values({
      ...{ agent_id: earner.agent.id, label: 'verified', submitted_at: server.clock.now() },
      ...{ created_at: server.clock.now(), valid_until: '2026-01-01' },
    })
    .execute()
const revoke = async (earner: Earner) => {
  await verified(earner)
  const path = `/staff/verifications/${earner.agent.id}/revocation`
  const answer = await (await newStaff()).post(path, { reason: 'The passport is of somebody else.' })
  expect(answer.status, answer.text).toBe(200)
}
/** They changed their name, and our team finds on the second look that they are somebody else. */
const refuseForGood = async (earner: Earner) => {
  await verified(earner)
  const changed = { first_name: 'Mallory', last_name: 'Example', about: 'I advise.' }
  const renamed = await earner.browser.patch('/account', { ...changed, dob: '1990-04-01', gender: 'female' })
  expect(renamed.status, renamed.text).toBe(200)
  const answer = await decide(await newStaff(), earner.agent, failing(['name'], true))
  expect(answer.status, answer.text).toBe(200)
}
const payoutOf = async (id: string) => {
  staff = await newStaff()
  for (const tab of ['waiting', 'on_its_way', 'failed', 'paid']) {
    const { items } = (await staff.get(`/staff/payouts?filter[tab]=${tab}&limit=100`)).body.data
    const found = items.find((item: { id: string }) => item.id === id)
    if (found) return found
  }
}
const staffPause = async ({ agent }: Earner) => {
  const answer = await (await newStaff()).post(`/staff/people/${agent.id}/payout-pause`, {
    reason: 'We look into a complaint.',
  })
  expect(answer.status, answer.text).toBe(200)
}
const liftStaffPause = async ({ agent }: Earner) => {
  expect((await (await newStaff()).delete(`/staff/people/${agent.id}/payout-pause`)).status).toBeLessThan(300)
}
const subjectsTo = async ({ agent }: Earner) =>
  (await mailsTo(server, agent.email)).map(({ subject }) => subject)
const nextMonday = async () => {
  do server.clock.forward(DAY_MS)
  while (server.clock.now().getUTCDay() !== 1)
}
const weekly = async (earner: Earner) => {
  server.clock.forward(61_000)
  const otp = await codeFor(server, earner, 'schedule')
  const answer = await earner.browser.put('/wallets/schedule', { schedule: 'weekly', otp })
  expect(answer.status, answer.text).toBe(200)
}
const pausedForADay = async ({ agent }: Earner) => {
  const now = server.clock.now()
  const ends_at = new Date(now.getTime() + DAY_MS)
  await server.context.db
    .insertInto('payout_pause')
    .values({ agent_id: agent.id, cause: 'wallet_changed', ends_at, created_at: now })
    .execute()
}
const bySchedule = async () => {
  await nextMonday()
  await payBySchedule.run(server.context, {})
  await server.jobsDone()
}

const STOPS = [
  {
    who: 'a suspended agent',
    stop: suspend,
    waits: 'It waits: this agent is suspended.',
    why: 'Payouts are paused. This agent is suspended.',
  },
  {
    who: 'an agent whose verification was revoked',
    stop: revoke,
    waits: 'It waits: the verification of this agent was refused or revoked.',
    why: 'Payouts are paused. The verification of this agent was refused or revoked.',
  },
  {
    who: 'an agent refused for good',
    stop: refuseForGood,
    waits: 'It waits: the verification of this agent was refused or revoked.',
    why: 'Payouts are paused. The verification of this agent was refused or revoked.',
  },
]

test('an agent who changed the bank account is told of the payout by schedule that falls in between, once', async () => {
  const earner = await linkedEarner(server)
  await weekly(earner)
  await nextMonday()
  await pausedForADay(earner)
  for (let run = 0; run < 2; run++) await payBySchedule.run(server.context, {})
  await server.jobsDone()
  expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
  const told = (await mailsTo(server, earner.agent.email)).filter(({ subject }) =>
    /by schedule/.test(subject),
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toMatch(
    /nothing is paid out until Tuesday .* By your schedule you are paid next on \d+/s,
  )
  await bySchedule()
  expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 0, transit: 425_00 })
})

test('whoever has less than the least is told of no payout that is not made', async () => {
  const earner = await linkedEarner(server)
  await withdraw(server, earner, 420_00)
  await weekly(earner)
  await nextMonday()
  await pausedForADay(earner)
  await payBySchedule.run(server.context, {})
  await server.jobsDone()
  expect(await subjectsTo(earner)).not.toContain('Your payout by schedule is not made this time')
})

test.each([
  ['weekly', '2026-11-30', '2026-12-07'],
  ['weekly', '2026-12-01', '2026-12-07'],
  ['monthly', '2026-12-01', '2027-01-01'],
  ['monthly', '2026-12-03', '2027-01-01'],
] as const)('a %s payout comes after that of %s on %s', (schedule, day, next) => {
  expect(nextDayOf(schedule, new Date(`${day}T08:00:00Z`))).toBe(next)
})

describe.each(STOPS)('$who', ({ stop, waits, why }) => {
  test('is not paid by schedule', async () => {
    const earner = await linkedEarner(server)
    await weekly(earner)
    await stop(earner)
    await bySchedule()
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
  })

  test('is not sent what was asked for before; after a week it is theirs again, and they are told', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await stop(earner)
    await server.jobsDone()
    expect(await payoutOf(id)).toMatchObject({ slug: 'pending', waits_for: waits })
    expect(await subjectsTo(earner)).toContain('Your payout of $100.00 waits')
    for (let hour = 0; hour < 3; hour++) await later(earner, HOUR_MS + 1)
    expect((await subjectsTo(earner)).filter((subject) => / waits$/.test(subject))).toHaveLength(1)
    await later(earner, 6 * DAY_MS)
    expect(await payoutOf(id)).toMatchObject({ slug: 'pending' })
    await later(earner, DAY_MS)
    expect(await payoutOf(id)).toMatchObject({ slug: 'rejected', waits_for: null })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
    const { text } = await mailAbout(server, earner.agent.email, /\$100\.00 was not made$/)
    expect(text).toContain('You can withdraw it once payouts go on.')
    expect(text).not.toContain('Check your bank account')
  })

  test('is not paid by staff either: neither again nor by hand', async () => {
    const earner = await makeEarner(server)
    await linkByHand(server, earner)
    const refused = (await withdraw(server, earner, 100_00)).body.data.id
    const approved = (await withdraw(server, earner, 100_00)).body.data.id
    const waiting = (await withdraw(server, earner, 100_00)).body.data.id
    const reason = 'The name on the account is another.'
    staff = await newStaff()
    expect((await staff.post(`/staff/payouts/${refused}/failure`, { reason })).status).toBe(200)
    expect((await staff.post(`/staff/payouts/${approved}/approval`)).status).toBe(200)
    await stop(earner)
    const said = async (path: string, body?: object) => {
      const answer = await (await newStaff()).post(`/staff/payouts/${path}`, body)
      return [answer.status, answer.body.message]
    }
    expect(await said(`${refused}/retry`)).toEqual([409, why])
    expect(await said(`${approved}/sent`, { reference: 'TX-1' })).toEqual([409, why])
    expect(await said(`${waiting}/approval`)).toEqual([409, why])
    await later(earner, HOUR_MS + 1)
    expect(await payoutOf(waiting)).toMatchObject({ slug: 'pending', waits_for: waits })
    await later(earner, 7 * DAY_MS)
    expect(await payoutOf(waiting)).toMatchObject({ slug: 'rejected' })
    expect(await payoutOf(approved)).toMatchObject({ slug: 'rejected' })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
  })
})

describe('a suspension', () => {
  test('that is lifted lets what waited go on, and payouts be asked for', async () => {
    const earner = await linkedEarner(server)
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await suspend(earner)
    await server.jobsDone()
    expect((await earner.browser.get('/wallets')).status).toBe(409)
    await lift(earner)
    await later(earner, HOUR_MS + 1)
    expect(await payoutOf(id)).toMatchObject({ slug: 'accepted', waits_for: null })
    expect((await withdraw(server, earner, 50_00)).status).toBe(201)
  })

  test('tells the agent by mail what is theirs, and staff see it beside the reason', async () => {
    const earner = await linkedEarner(server)
    await withdraw(server, earner, 100_00)
    await suspend(earner)
    const { text } = await mailAbout(server, earner.agent.email, /account is suspended$/)
    expect(text).toContain('$425.00 in your wallet stays yours')
    staff = await newStaff()
    expect((await staff.get(`/staff/people/${earner.agent.id}/payout-pause`)).body.data).toEqual({
      ...{ reason: null, since: null, stopped: 'This agent is suspended.' },
      money: [
        { available: { amount: 325_00, currency: 'USD' }, on_its_way: { amount: 100_00, currency: 'USD' } },
      ],
    })
    const client = await makePerson(server)
    expect(
      (await staff.post(`/staff/people/${client.id}/suspension`, { reason: 'They send spam.' })).status,
    ).toBeLessThan(300)
    expect((await mailAbout(server, client.email, /account is suspended$/)).text).not.toContain('wallet')
  })
})

describe('a verification', () => {
  test('that was revoked stops withdrawals, also while it is sent anew, until it is confirmed', async () => {
    const earner = await linkedEarner(server)
    await revoke(earner)
    const said = async () => {
      earner.browser = await enter(server, earner.agent)
      const { status, body } = await withdraw(server, earner, 100_00)
      return [status, body.message ?? 'OK']
    }
    const stopped = [409, 'Payouts are paused. Your verification was refused or revoked.']
    expect(await said()).toEqual(stopped)
    expect((await walletOf(earner)).pause).toEqual({
      reason: 'Your verification was refused or revoked.',
      ends_at: null,
    })
    staff = await newStaff()
    expect((await staff.post(`/staff/verifications/${earner.agent.id}/tries`)).status).toBeLessThan(300)
    expect(await said()).toEqual(stopped)
    const label = (to: 'in_progress') =>
      server.context.db
        .updateTable('verification')
        .set({ label: to, changed: [], revision: 2 })
        .where('agent_id', '=', earner.agent.id)
        .execute()
    await label('in_progress')
    expect(await said()).toEqual(stopped)
    const { id: actorId } = await makePerson(server, { staff: true })
    await transact(server.context, (tx) =>
      advanceVerification(
        acting(server.context, { id: actorId, mode: 'staff', requestId: null }),
        tx,
        verificationMachine.confirm,
        { agent_id: earner.agent.id, label: 'in_progress' },
        { changes: {} },
      ),
    )
    expect(await said()).toEqual([201, 'OK'])
  })

  test('that expired stops no payout', async () => {
    const earner = await linkedEarner(server)
    await verified(earner)
    await tendVerification.run(server.context, { agent_id: earner.agent.id })
    server.clock.forward(15 * DAY_MS)
    await tendVerification.run(server.context, { agent_id: earner.agent.id })
    earner.browser = await enter(server, earner.agent)
    const { label } = await server.context.db
      .selectFrom('verification')
      .select('label')
      .where('agent_id', '=', earner.agent.id)
      .executeTakeFirstOrThrow()
    expect(label).toBe('expired')
    expect((await withdraw(server, earner, 100_00)).status).toBe(201)
  })
})

describe('two-step sign-in', () => {
  test('that was turned on or off stops payouts for 72 hours', async () => {
    const earner = await linkedEarner(server)
    const { secret } = (await earner.browser.post('/account/two-step')).body.data
    expect((await withdraw(server, earner, 20_00)).status).toBe(201)
    const code = codeOf(secret, server.clock.now())
    expect((await earner.browser.put('/account/two-step', { code })).status).toBe(200)
    const at = server.clock.now().getTime()
    const pause = (since: number) => ({
      reason: 'Your email, password or two-step sign-in changed.',
      ends_at: new Date(since + 72 * HOUR_MS).toISOString(),
    })
    expect((await walletOf(earner)).pause).toEqual(pause(at))
    await later(earner, 48 * HOUR_MS)
    expect((await earner.browser.delete('/account/two-step')).status).toBe(204)
    const off = server.clock.now().getTime()
    expect((await walletOf(earner)).pause).toEqual(pause(off))
    expect((await withdraw(server, earner, 20_00)).body.message).toContain('two-step sign-in changed')
    await later(earner, 72 * HOUR_MS)
    expect((await walletOf(earner)).pause).toBeNull()
  })
})

describe('a pause by staff', () => {
  test('is neither made nor lifted by the agent it is about', async () => {
    const person = await makePerson(server, { home: 'consultant', verifiedAgent: true, staff: true })
    const own = await enter(server, person)
    const path = `/staff/people/${person.id}/payout-pause`
    const reason = 'We look into a complaint.'
    const said = ['These are your own payouts. Please ask a colleague.', 409]
    const mine = await own.post(path, { reason })
    expect([mine.body.message, mine.status]).toEqual(said)
    expect((await staff.post(path, { reason })).status).toBe(200)
    const lifted = await own.delete(path)
    expect([lifted.body.message, lifted.status]).toEqual(said)
    expect((await staff.get(path)).body.data).toMatchObject({ reason })
  })

  test('of a week gives back what waits, and what waits a shorter time is sent', async () => {
    const earner = await linkedEarner(server)
    const path = `/staff/people/${earner.agent.id}/payout-pause`
    const first = (await withdraw(server, earner, 100_00)).body.data.id
    staff = await newStaff()
    await staff.post(path, { reason: 'We look into a complaint.' })
    await server.jobsDone()
    await later(earner, 6 * DAY_MS)
    expect(await payoutOf(first)).toMatchObject({ slug: 'pending' })
    await staff.delete(path)
    await later(earner, HOUR_MS + 1)
    expect(await payoutOf(first)).toMatchObject({ slug: 'accepted' })
    const second = (await withdraw(server, earner, 100_00)).body.data.id
    staff = await newStaff()
    await staff.post(path, { reason: 'We look into another complaint.' })
    await server.jobsDone()
    await later(earner, 7 * DAY_MS)
    expect(await payoutOf(second)).toMatchObject({ slug: 'rejected' })
  })

  test('that is lifted while another goes on does not say that they can withdraw, but what stops them', async () => {
    const earner = await linkedEarner(server)
    await staffPause(earner)
    server.clock.forward(61_000)
    const otp = await codeFor(server, earner, 'unlink')
    expect((await earner.browser.post('/wallets/unlink', { otp })).status).toBe(200)
    await liftStaffPause(earner)
    const changed = await mailAbout(server, earner.agent.email, /pause of your payouts$/)
    expect(changed.text).not.toContain('You can withdraw')
    expect(changed.text).toContain('Your bank account changed.')
    expect(changed.text).toMatch(/nothing is paid out until \w+ \d+ \w+ 20/)
    const suspended = await linkedEarner(server)
    await staffPause(suspended)
    await suspend(suspended)
    await liftStaffPause(suspended)
    const { text } = await mailAbout(server, suspended.agent.email, /pause of your payouts$/)
    expect(text).toContain('Your account is suspended.')
    expect(text).not.toMatch(/You can withdraw|until/)
    const free = await linkedEarner(server)
    await staffPause(free)
    await liftStaffPause(free)
    const { text: said } = await mailAbout(server, free.agent.email, /^You can withdraw again$/)
    expect(said).toContain('You can withdraw what is available.')
  })

  test('stops a payout that waited for our bank: each wait is told once', async () => {
    const earner = await linkedEarner(server)
    const { wires } = sandboxOf(server)
    wires.isShort = true
    await withdraw(server, earner, 100_00)
    await server.jobsDone()
    await later(earner, HOUR_MS + 1)
    const told = async () =>
      (await mailsTo(server, earner.agent.email)).filter(({ subject }) => / waits$/.test(subject))
    expect(await told()).toHaveLength(1)
    await staffPause(earner)
    for (let hour = 0; hour < 3; hour++) await later(earner, HOUR_MS + 1)
    wires.isShort = false
    const texts = (await told()).map(({ text }) => text).join('\n')
    expect(texts).toContain('we are waiting for our bank')
    expect(texts).toContain('It waits because our team has paused your payouts.')
    expect(await told()).toHaveLength(2)
  })
})
