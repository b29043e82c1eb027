import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeSides, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { capturedFor, enter, NO_LIMITS, quieten } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { sandboxOf } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import { afterBusinessDays } from './business-days.ts'
import { tendConflicts } from './tend-conflicts.ts'

let server: TestApp
let work: PaidWork
let ref: string
let staff: Browser
let member: TestPerson
let sides: Awaited<ReturnType<typeof makeSides>>
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  sides = await makeSides(server)
  await sides.asAgent.put('/account/timezone', { timezone: 'Asia/Tokyo' })
  member = await makePerson(server, { staff: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  sides.shopper.browser = await enter(server, sides.shopper)
  sides.asAgent = await enter(server, sides.agent)
  work = await makeWork(server, sides)
  staff = await enter(server, member)
  const order = await server.context.db
    .selectFrom('client_order')
    .select('ref')
    .where('id', '=', work.id)
    .executeTakeFirstOrThrow()
  ref = order.ref
})

const TEXT = 'Nothing has happened for three weeks.'
const FAIR = 'This is fair for both of us.'
const WHY = 'Half of the forms were prepared.'
const open = async (as = work.asClient) => {
  const { body, text } = await as.post(`/orders/${work.id}/conflicts`, { reason: 'late', text: TEXT })
  if (!body?.data) throw new Error(text)
  return { cid: body.data.id as string, path: `/orders/${work.id}/conflicts/${body.data.id}` }
}
const propose = async (as: Browser, path: string, amount: number, more: object = {}) =>
  (await as.post(`${path}/refunds`, { amount, text: FAIR, ...more })).body.data.refunds.at(-1).id as string
const answer = (as: Browser, path: string, rid: string, body: object) =>
  as.patch(`${path}/refunds/${rid}`, body)
/** The newest mail about this and this order, to each side: null for a side that got none. */
async function told(subject: string) {
  const of = async ({ email }: { email: string }) => {
    const mail = (await mailsTo(server, email)).find(
      (one) => one.subject.includes(subject) && one.subject.includes(ref),
    )
    return mail ? mail.text.replaceAll(/\s+/g, ' ') : null
  }
  return { client: await of(work.client), agent: await of(work.agent) }
}
const tend = () => tendConflicts.run(server.context, {})
const inZone = (moment: Date, zone: string) => momentInWords(moment, { zone, clock: null })
const mediate = async () => {
  const { cid, path } = await open()
  const rid = await propose(work.asClient, path, 300_00)
  await answer(work.asAgent, path, rid, { answer: 'reject', text: 'I did most of it.' })
  expect((await work.asClient.patch(path, { step: 'ask_team' })).status).toBe(200)
  return { cid, path }
}
const decide = async (cid: string, amount: number, as = staff) => {
  await as.put(`/staff/conflicts/${cid}/claim`)
  const { status, text } = await as.post(`/staff/conflicts/${cid}/decision`, {
    ...{ step: 'decide', amount, reason: WHY },
  })
  expect(status, text).toBe(200)
}
const again = async () => {
  work = { ...work, asClient: await enter(server, work.client), asAgent: await enter(server, work.agent) }
}

describe('who opens a conflict', () => {
  test('is named to the other side with their words; each reads by when, in their zone', async () => {
    await open()
    const by = afterBusinessDays(server.clock.now(), 5)
    const { client, agent } = await told('conflict about order')
    expect(agent).toContain('Ada opened a conflict about “German student visa”')
    expect(agent).toContain('the work is late. Their words are below.')
    expect(agent).toContain(
      `Please answer by ${inZone(by, 'Asia/Tokyo')}: propose a refund, or offer to continue.`,
    )
    expect(agent).toContain(TEXT)
    expect(client).toContain(
      `They can answer until ${inZone(by, 'UTC')}. You can propose a refund, or ask our team at once.`,
    )
    expect(client).not.toContain(TEXT)
  })

  test('may be the agent, and then the client is the one to answer', async () => {
    await open(work.asAgent)
    const { client, agent } = await told('conflict about order')
    expect(client).toContain('Amara opened a conflict about “German student visa”')
    expect(agent).toContain('We told the other side')
  })
})

describe('a proposal', () => {
  test.each([
    [
      'of half',
      250_00,
      {},
      'proposes a refund of $250.00',
      'The order would end by it.',
      'the proposal counts as accepted',
    ],
    [
      'of a part',
      200_00,
      {},
      'proposes a refund of $200.00',
      'The order would end by it.',
      'our team decides',
    ],
    ['of nothing', 0, {}, 'proposes no refund', 'The order would end by it.', 'our team decides'],
    [
      'to go on',
      50_00,
      { continues: true, more_days: 3 },
      'proposes a refund of $50.00',
      'The work would go on.',
      'our team decides',
    ],
  ])('%s tells the other side what silence means', async (_name, amount, more, heading, way, silence) => {
    const { path } = await open()
    await propose(work.asClient, path, amount, more)
    const { client, agent } = await told('A proposal for order')
    expect(agent).toContain(`Ada ${heading}`)
    expect(agent).toContain(way)
    const by = inZone(new Date(server.clock.now().getTime() + 7 * DAY_MS), 'Asia/Tokyo')
    expect(agent).toContain(`by ${by}. Without an answer ${silence}.`)
    expect(agent).toContain(FAIR)
    expect(client).toBeNull()
  })

  test('of the agent is told to the client', async () => {
    const { path } = await open()
    await propose(work.asAgent, path, 10_00)
    const { client, agent } = await told('A proposal for order')
    expect([client?.includes('Amara proposes a refund of $10.00'), agent]).toEqual([true, null])
  })

  test('against another is the answer to it, in its own words; one’s own is replaced without any', async () => {
    const { path } = await open()
    await propose(work.asClient, path, 300_00)
    await propose(work.asClient, path, 200_00)
    await propose(work.asAgent, path, 100_00)
    const { refunds } = (await work.asClient.get(path)).body.data
    expect(
      refunds.map((one: { status: [number, string]; answer: string | null }) => [one.status[1], one.answer]),
    ).toEqual([
      ['Cancelled', null],
      ['Rejected', FAIR],
      ['Pending', null],
    ])
  })

  test('that is rejected is told to who made it, with the reason', async () => {
    const { path } = await open()
    const rid = await propose(work.asClient, path, 300_00)
    await answer(work.asAgent, path, rid, { answer: 'reject', text: 'I did most of it.' })
    const { client, agent } = await told('was rejected')
    expect(client).toContain('You can propose something else, or ask our team to help.')
    expect(client).toContain('I did most of it.')
    expect(agent).toBeNull()
  })

  test('that is rejected while our team has the conflict sends nobody to our team again', async () => {
    const { path } = await open()
    await work.asClient.patch(path, { step: 'ask_team' })
    const rid = await propose(work.asClient, path, 300_00)
    await answer(work.asAgent, path, rid, { answer: 'reject' })
    const { client } = await told('was rejected')
    expect(client).toContain('Our team goes on with it, and answers in the order.')
    expect(client).not.toContain('ask our team to help')
  })

  test('that is taken back is told to nobody by mail', async () => {
    const { path } = await open()
    const rid = await propose(work.asClient, path, 300_00)
    await answer(work.asClient, path, rid, { answer: 'withdraw' })
    expect(await told('was rejected')).toEqual({ client: null, agent: null })
  })

  test('cannot go on where the work is done already', async () => {
    await work.asClient.post(`/orders/${work.id}/accept`)
    const { path } = await open()
    const { status, body } = await work.asClient.post(`${path}/refunds`, {
      ...{ amount: 1_00, text: FAIR, continues: true },
    })
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'continues', message: 'The work on this order is done already.' }],
    ])
  })

  test('of more than was paid names the most there is', async () => {
    const { path } = await open()
    const { status, body } = await work.asClient.post(`${path}/refunds`, { amount: 500_01, text: FAIR })
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'amount', message: 'please enter at most $500.00' }],
    ])
  })
})

describe('a reminder of a proposal', () => {
  test('names the moment silence accepts, and only its reader gets it', async () => {
    const { path } = await open()
    await propose(work.asClient, path, 300_00)
    const until = new Date(server.clock.now().getTime() + 7 * DAY_MS)
    server.clock.forward(3 * DAY_MS)
    await tend()
    const { client, agent } = await told('Please answer the proposal')
    const day = until.getUTCDate()
    expect(agent).toMatch(new RegExp(`If you do not answer by \\w+ ${day} \\w+ 2\\d{3} at \\d\\d:\\d\\d`))
    expect(client).toBeNull()
  })

  test('names the right moment also where our team gives less time than the first reminder asks for', async () => {
    const rule = { value: 3, reason: 'A test of a shorter time.' }
    expect((await staff.put('/staff/rules/refund_reply', rule)).status).toBe(200)
    const { path } = await open()
    await propose(work.asAgent, path, 300_00)
    const until = new Date(server.clock.now().getTime() + 3 * DAY_MS)
    await tend()
    const { client } = await told('Please answer the proposal')
    expect(client).toContain(` ${until.getUTCDate()} `)
    expect(client).not.toContain('4 days')
    await staff.put('/staff/rules/refund_reply', { ...rule, value: 7 })
  })
})

describe('our team', () => {
  test('that is asked at once reads what both said, and nobody is told that they did not agree', async () => {
    const { path } = await open()
    expect((await work.asAgent.patch(path, { step: 'ask_team' })).status).toBe(200)
    const { client, agent } = await told('Our team helps with order')
    for (const text of [client, agent]) expect(text).toContain('One side asked our team to help.')
    expect((await work.asClient.patch(path, { step: 'ask_team' })).status).toBe(409)
    await propose(work.asAgent, path, 250_00)
    const proposed = await told('A proposal for order')
    expect(proposed.client).toContain('Without an answer our team decides.')
    expect((await work.asClient.get(path)).body.data.refunds).toMatchObject([
      { reply_by: null, silence: null },
    ])
  })

  test('that helps is told to both, and a decision with its reason and the way to appeal', async () => {
    const { cid } = await mediate()
    const asked = await told('Our team helps with order')
    for (const text of [asked.client, asked.agent])
      expect(text).toContain('Our team reads both sides and answers in the order.')
    await decide(cid, 200_00)
    const decided = await told('Our team has decided about order')
    expect(decided.client).toContain('You get $200.00 to your card.')
    expect(decided.agent).toContain(
      'The client gets $200.00 to their card. Of the price of $500.00, $200.00 goes back to the client, $45.00 is our commission and $255.00 is yours.',
    )
    for (const text of [decided.client, decided.agent]) {
      expect(text).toContain('Our team has decided about “German student visa”')
      expect(text).toMatch(/You can appeal once in the order until .*\), with something new\./)
      expect(text).toContain(WHY)
    }
  })

  test('that refunds nothing says so, and after an appeal that it is final', async () => {
    const { cid, path } = await mediate()
    await decide(cid, 0)
    expect((await told('Our team has decided')).client).toContain('Nothing is refunded.')
    const text = 'She never answered, see the messages.'
    const short = await work.asClient.patch(path, { step: 'appeal', text: 'Too short.' })
    expect([short.status, short.body.errors[0]]).toEqual([
      422,
      { field: 'text', message: 'please write at least 20 characters' },
    ])
    expect((await work.asClient.patch(path, { step: 'appeal' })).status).toBe(422)
    expect((await work.asClient.patch(path, { step: 'appeal', text })).status).toBe(200)
    const appealed = await told('is appealed')
    for (const said of [appealed.client, appealed.agent]) {
      expect(said).toContain('Another member of our team looks at')
      expect(said).toContain(text)
    }
    await decide(cid, 50_00, await enter(server, await makePerson(server, { staff: true })))
    server.clock.forward(1)
    const { client } = await told('Our team has decided')
    expect(client).toContain('This is final.')
    await quieten(server)
  })

  test('that proposes tells both by when they have to agree; without that it decides', async () => {
    const { cid, path } = await mediate()
    await staff.put(`/staff/conflicts/${cid}/claim`)
    const verdict = { step: 'propose', amount: 100_00, reason: WHY }
    expect((await staff.post(`/staff/conflicts/${cid}/decision`, verdict)).status).toBe(200)
    const by = new Date(server.clock.now().getTime() + 2 * DAY_MS)
    const { client, agent } = await told('Our team proposes')
    expect(client).toContain('You get $100.00 to your card.')
    expect(agent).toContain('The client gets $100.00 to their card.')
    for (const [text, zone] of [
      [client, 'UTC'],
      [agent, 'Asia/Tokyo'],
    ] as const) {
      expect(text).toContain(
        `If both sides accept by ${inZone(by, zone)}, it is done; else our team decides.`,
      )
    }
    server.clock.forward(2 * DAY_MS)
    await tend()
    await again()
    const { data } = (await work.asClient.get(path)).body
    expect([data.stage, data.refunds.at(-1).status]).toEqual(['mediation', [-2, 'Cancelled']])
  })
})

describe('a conflict closes, and both read how', () => {
  test.each([
    ['withdrawn', 'the conflict was withdrawn, and the order goes on where it stopped.'],
    [
      'partial',
      'a part was refunded, and the rest is the agent’s, less our commission. The order is completed.',
    ],
    ['full', 'all of the money went back to the client. The order is cancelled.'],
    ['released', 'nothing is refunded. The agent is paid, less our commission, and the order is completed.'],
    ['continued', 'both sides agreed that the work goes on. The order shows its new date.'],
  ])('%s', async (outcome, words) => {
    const { path } = await open()
    if (outcome === 'withdrawn') await work.asClient.patch(path, { step: 'withdraw' })
    else {
      const amount = { partial: 200_00, full: 500_00, released: 0, continued: 10_00 }[outcome] ?? 0
      const continues = outcome === 'continued'
      const rid = await propose(work.asClient, path, amount, { continues })
      await answer(work.asAgent, path, rid, { answer: 'accept' })
      await quieten(server)
    }
    expect((await work.asClient.get(path)).body.data.outcome).toBe(outcome)
    const { client, agent } = await told('is closed')
    expect([client, agent]).toEqual([expect.stringContaining(words), expect.stringContaining(words)])
    // Nobody is paid yet where the work goes on.
    if (outcome === 'continued') expect(agent).not.toContain('is yours')
    if (outcome === 'partial') {
      for (const text of [client, agent]) expect(text).toContain('Refunded: $200.00')
      expect([client?.includes('is yours'), agent?.includes('is yours')]).toEqual([false, true])
    }
  })
})

const book = () => sandboxOf(server).house.book
const refOf = async () =>
  (
    await server.context.db
      .selectFrom('payment')
      .select('ref')
      .where('payable_id', '=', work.id)
      .executeTakeFirstOrThrow()
  ).ref

describe('a chargeback closes, and both read how the bank decided and what becomes of the order', () => {
  const LOST = 'the client’s bank took the payment back. The order is cancelled.'
  const GOES_ON = 'the client’s bank left the payment with us. The order goes on where it stopped.'
  const STAYS = 'the client’s bank left the payment with us. The order is completed, as before.'

  test.each([
    ['lost', 'ongoing', LOST],
    ['won', 'ongoing', GOES_ON],
    ['won', 'completed', STAYS],
  ] as const)('%s, of an order that was %s', async (end, was, words) => {
    if (was === 'completed') await work.asClient.post(`/orders/${work.id}/accept`)
    const [charge] = await capturedFor(server, await refOf())
    const dispute = (await openDispute(book(), charge?.id ?? '', server.clock.now())) ?? ''
    await quieten(server)
    await closeDispute(book(), dispute, end, server.clock.now())
    await quieten(server)
    const { client, agent } = await told('is closed')
    expect([client, agent]).toEqual([expect.stringContaining(words), expect.stringContaining(words)])
  })
})

describe('a chargeback against a conflict that is decided', () => {
  test('stops the time to appeal; once we win, the whole time is theirs again', async () => {
    const { cid, path } = await mediate()
    await decide(cid, 200_00)
    server.clock.forward(6 * DAY_MS)
    const [charge] = await capturedFor(server, await refOf())
    const dispute = (await openDispute(book(), charge?.id ?? '', server.clock.now())) ?? ''
    await quieten(server)
    server.clock.forward(30 * DAY_MS)
    await tend()
    await again()
    const shown = async () => (await work.asClient.get(path)).body.data
    expect(await shown()).toMatchObject({ stage: 'decided', with_bank: true, may: [] })
    expect((await shown()).decision.appeal_until).toBeNull()
    await closeDispute(book(), dispute, 'won', server.clock.now())
    await quieten(server)
    const { decision, may, stage } = await shown()
    const left = new Date(decision.appeal_until).getTime() - server.clock.now().getTime()
    expect([stage, may]).toEqual(['decided', ['appeal']])
    expect(left).toBeGreaterThan(7 * DAY_MS - HOUR_MS)
    expect(left).toBeLessThanOrEqual(7 * DAY_MS)
    server.clock.forward(left - 2 * DAY_MS)
    await tend()
    await again()
    const until = new Date((await shown()).decision.appeal_until).getTime() - server.clock.now().getTime()
    server.clock.forward(until - 1)
    await tend()
    await again()
    expect((await shown()).stage).toBe('decided')
    server.clock.forward(1)
    await tend()
    await quieten(server)
    expect(await shown()).toMatchObject({ stage: 'closed', outcome: 'partial' })
  })

  test('of one that both still talk about: the other side has its business days anew', async () => {
    const { path } = await open()
    const [charge] = await capturedFor(server, await refOf())
    const dispute = (await openDispute(book(), charge?.id ?? '', server.clock.now())) ?? ''
    await quieten(server)
    expect((await work.asClient.get(path)).body.data.reply_by).toBeNull()
    server.clock.forward(20 * DAY_MS)
    await tend()
    await closeDispute(book(), dispute, 'won', server.clock.now())
    await quieten(server)
    await again()
    const { client, agent } = await told('goes on')
    expect([client, agent]).toEqual([
      expect.stringContaining('$500.00 are left of it. You can agree with the other side until'),
      expect.stringContaining('Then our team decides.'),
    ])
    const { stage, reply_by } = (await work.asClient.get(path)).body.data
    const days = (new Date(reply_by).getTime() - server.clock.now().getTime()) / DAY_MS
    expect([stage, days > 4 && days <= 7]).toEqual(['direct', true])
  })
})
