import { randomUUID } from 'node:crypto'
import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { failRefund } from '@sojourn/sandbox/refunds/refund-store'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../../test/mailbox.ts'
import { makeSides, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import { balanceOf, enter, NO_LIMITS, orderStatusOf, quieten } from '../../../../test/payments.ts'
import { type Browser, makePerson } from '../../../../test/people.ts'
import { buyPlan, makePlanAgent } from '../../../../test/plans.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { erasePerson } from '../../../desk/leaving/erase-person.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { momentInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { settleDisputeIn } from '../disputes/settle-dispute.ts'
import { settleRefund } from '../refunds/settle-refund.ts'
import { tendFailedRefunds } from './tend-failed-refunds.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
afterEach(async () => {
  refuseRefunds(false)
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
})

const refuseRefunds = (isOn: boolean) => {
  sandboxOf(server).wires.refundsFail = isOn
}
const house = () => sandboxOf(server).house
const tend = async () => {
  await tendFailedRefunds.run(server.context, {})
  await server.jobsDone()
}
const asStaff = async (first_name = 'Sam') =>
  enter(server, await makePerson(server, { staff: true, first_name }))

/** Both sides agree on a refund to the card, or on credit. */
async function agreeOn(work: PaidWork, amount: number, destination = 'card') {
  const { body } = await work.asClient.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  const path = `/orders/${work.id}/conflicts/${body.data.id}`
  const asked = { amount, destination, text: 'This is fair.' }
  const { body: proposed } = await work.asClient.post(`${path}/refunds`, asked)
  await work.asAgent.patch(`${path}/refunds/${proposed.data.refunds.at(-1).id}`, { answer: 'accept' })
  await quieten(server)
  return path
}

const waitingOf = async (browser: Browser) => (await browser.get('/refunds')).body.data
const queueOf = async (staff: Browser, tab = 'waiting') =>
  (await staff.get(`/staff/failed-refunds?limit=100&filter[tab]=${tab}`)).body.data.items
const payable = (id: string) => balanceOf(server, 'refund_payable', id)
const paymentOf = (payableId: string) =>
  server.context.db
    .selectFrom('payment')
    .selectAll()
    .where('payable_id', '=', payableId)
    .executeTakeFirstOrThrow()
const proposalOf = async (work: PaidWork, path: string) =>
  (await work.asClient.get(path)).body.data.refunds.at(-1).status[1].toLowerCase()
const titlesOf = async (browser: Browser) =>
  (await browser.get('/notifications')).body.data.items.map(({ title }: { title: string }) => title)

const mailTo = ({ email }: { email: string }, subject: string) =>
  mailAbout(server, email, new RegExp(subject.replaceAll(/[.$•]/g, '\\$&')))

/** Alerts about a refund that nobody has looked at. */
const alertsOf = async (staff: Browser, id: string): Promise<string[]> =>
  (await staff.get('/staff/payment-alarms?limit=100')).body.data.items
    .filter(({ details }: { details: { refund?: string } }) => details.refund === id)
    .map(({ kind }: { kind: string }) => kind)

/** How often our team was told that a refund waits for it. */
async function remindersOf(id: string) {
  const { rows } = await server.context.pool.query(
    `select count(*) from fact where fact = 'refund_by_bank' and details->>'step' = 'X1w' and details->>'refund' = $1`,
    [id],
  )
  return Number(rows[0].count)
}

const bank_account = { holder: 'Ines Silva', account: 'PT50 0012 3456 789', bank: 'Banco do Sul' }

/** A client whose refund the card refused. */
async function refused(amount = 200_00) {
  refuseRefunds(true)
  const work = await makeWork(server, await makeSides(server))
  const path = await agreeOn(work, amount)
  refuseRefunds(false)
  const [refund] = await waitingOf(work.asClient)
  return { work, path, refund, id: refund.id as string, client: work.asClient }
}

const choose = (client: Browser, id: string, what: string, body?: object) =>
  client.post(`/refunds/${id}/${what}`, body)
const act = (staff: Browser, id: string, what: string, body?: object) =>
  staff.post(`/staff/failed-refunds/${id}/${what}`, body)

describe('a refund that the card refuses', () => {
  test.each([
    [200_00, 'completed'],
    [500_00, 'cancelled'],
  ] as const)('of %i does not keep its order in conflict: it is %s', async (amount, status) => {
    const { work, path } = await refused(amount)
    expect(await orderStatusOf(server, work.id)).toBe(status)
    expect((await work.asClient.get(path)).body.data.status).toMatchObject([expect.any(Number), 'Closed'])
    expect(await proposalOf(work, path)).toBe('accepted')
  })

  test('is told to its payer and our team, and shown where they look', async () => {
    const staff = await asStaff()
    const before = (await staff.get('/staff/queues')).body.data.failed_refunds
    const { work, refund, id } = await refused()
    const credit_at = new Date(Date.parse(refund.failed_at) + 14 * DAY_MS).toISOString()
    expect(refund).toMatchObject({
      ...{ amount: { amount: 200_00, currency: 'USD' }, slug: 'failed', order: work.id, is_returned: false },
      ...{ card: { brand: 'visa', last4: '4242' }, may: ['retry', 'keep', 'give_bank'], credit_at },
    })
    const { text } = await mailTo(work.client, 'We could not refund $200.00 to your card')
    expect(text).toContain(`/p/client/orders/${work.id}`)
    expect(await titlesOf(work.asClient)).toContain(
      'Your card did not accept a refund. Please choose where it goes',
    )
    expect(await titlesOf(staff)).toContain('A refund did not reach its card')
    const { paid } = (await work.asClient.get(`/orders/${work.id}/workspace`)).body.data
    expect(paid.refunds).toEqual([refund])
    expect((await work.asAgent.get(`/orders/${work.id}/workspace`)).body.data.paid.refunds).toEqual([])
    expect((await staff.get('/staff/queues')).body.data.failed_refunds).toBe(before + 1)
    expect((await queueOf(staff)).find((one: { id: string }) => one.id === id)).toMatchObject({
      payer: { uuid: work.client.id },
      may: ['retry', 'keep', 'give_bank'],
      waits_for: null,
    })
    expect(await payable(id)).toBe(-200_00)
  })

  test('goes to the card after all when its payer tries again', async () => {
    const { work, path, client, id } = await refused()
    const before = await balanceOf(server, 'clearing', null)
    expect((await choose(client, id, 'retry')).body.data).toMatchObject({ slug: 'pending', may: [] })
    await quieten(server)
    expect(await waitingOf(client)).toEqual([])
    expect(await payable(id)).toBe(0)
    expect((await balanceOf(server, 'clearing', null)) - before).toBe(-200_00)
    expect(await proposalOf(work, path)).toBe('processed')
    expect(await paymentOf(work.id)).toMatchObject({ refunded_amount: 200_00 })
    await mailTo(work.client, '$200.00 is back with your bank')
    expect((await choose(client, id, 'retry')).status).toBe(409)
  })

  test('is tried by its payer three times, and by our team as often as it likes', async () => {
    const { work, client, id } = await refused()
    refuseRefunds(true)
    for (let time = 2; time <= 3; time++) {
      expect((await choose(client, id, 'retry')).status).toBe(200)
      await quieten(server)
      expect((await waitingOf(client))[0]).toMatchObject({ id, slug: 'failed' })
    }
    expect((await choose(client, id, 'retry')).body.message).toBe(
      'This card cannot be refunded. Please choose credit or a bank transfer.',
    )
    const subjects = (await mailsTo(server, work.client.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('We could not refund'))).toHaveLength(3)
    const staff = await asStaff()
    refuseRefunds(false)
    expect((await act(staff, id, 'retry')).body.data).toMatchObject({ slug: 'pending' })
    await quieten(server)
    expect((await queueOf(staff, 'answered'))[0]).toMatchObject({ id, slug: 'processed', may: [] })
  })

  test('late news of an earlier try do not touch the one under way', async () => {
    const { client, id } = await refused()
    const [event] = await house()
      .book.selectFrom('event')
      .innerJoin('refund', 'refund.id', 'event.object_id')
      .select('event.id')
      .where('refund.reference', '=', id)
      .execute()
    await choose(client, id, 'retry')
    await house()
      .book.updateTable('event')
      .set({ delivered_at: null, id: `event_late_${id}` })
      .where('id', '=', event?.id ?? '')
      .execute()
    await quieten(server)
    expect((await client.get(`/refunds/${id}`)).body.data.slug).toBe('processed')
    expect(await payable(id)).toBe(0)
  })

  test('becomes credit when its payer wants that', async () => {
    const { work, path, client, id } = await refused()
    const answer = await choose(client, id, 'credit')
    expect(answer.body.data).toMatchObject({ slug: 'kept', may: [], credit_at: null })
    const [coupon] = (await client.get('/coupons')).body.data.items
    expect(coupon).toMatchObject({ kind: 'credit', balance: { amount: 200_00 }, status: [1, 'Active'] })
    expect(await payable(id)).toBe(0)
    expect(await balanceOf(server, 'client_credit', work.client.id)).toBe(-200_00)
    expect(await paymentOf(work.id)).toMatchObject({ refunded_amount: 200_00 })
    expect(await proposalOf(work, path)).toBe('processed')
    await mailTo(work.client, 'Your refund of $200.00 is credit now')
    // Our team pays it as money: the card would refuse it again.
    const { refundable_to } = (await client.get(`/coupons/${coupon.id}`)).body.data
    expect(refundable_to).toMatchObject({ destination: 'team' })
  })

  test.each([
    ['retry', undefined],
    ['credit', undefined],
    ['bank-transfer', { bank_account }],
  ] as const)('leaves our team no alert once its payer has answered it by %s', async (what, body) => {
    const staff = await asStaff()
    const { client, id } = await refused()
    const other = await refused()
    expect(await alertsOf(staff, id)).toEqual(['refund_failed'])
    expect((await choose(client, id, what, body)).status).toBe(200)
    expect(await alertsOf(staff, id)).toEqual([])
    expect(await alertsOf(staff, other.id), 'of another refund').toEqual(['refund_failed'])
  })

  test('is put before our team where it reaches the card after it became credit', async () => {
    const { client, id } = await refused()
    const { processor_id, charge_id } = await server.context.db
      .selectFrom('refund')
      .innerJoin('payment_activity as activity', 'activity.id', 'refund.activity_id')
      .select(['refund.processor_id', 'charge_id'])
      .where('refund.id', '=', id)
      .executeTakeFirstOrThrow()
    await choose(client, id, 'credit')
    const arrived = { id: processor_id ?? '', chargeId: charge_id ?? '', reference: id }
    const heard = { ...arrived, state: 'succeeded', amount: 200_00, currency: 'USD' } as const
    expect(await settleRefund(server.context, heard)).toBe('refused')
    const alerts = (await (await asStaff()).get('/staff/payment-alarms?limit=100')).body.data.items
    expect(alerts.filter((one: { processor_id: string }) => one.processor_id === processor_id)).toMatchObject(
      [{ kind: 'refund_by_hand' }],
    )
  })

  test('that our team turns into credit says so to its payer', async () => {
    const { work, client, id } = await refused()
    expect((await act(await asStaff(), id, 'credit')).body.data).toMatchObject({ slug: 'kept', may: [] })
    const { text } = await mailTo(work.client, 'Your refund of $200.00 is credit now')
    expect(text).toContain('Our team has turned your refund into credit')
    expect((await client.get('/coupons')).body.data.items).toMatchObject([{ balance: { amount: 200_00 } }])
  })

  test('is answered once, however many do so at the same moment', async () => {
    const { work, client, id } = await refused()
    const staff = await asStaff()
    const answers = await Promise.all([
      choose(client, id, 'credit'),
      choose(client, id, 'bank-transfer', { bank_account }),
      choose(client, id, 'retry'),
      act(staff, id, 'credit'),
      act(staff, id, 'retry'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    await quieten(server)
    const coupons = (await work.asClient.get('/coupons')).body.data.items
    expect(coupons.length).toBeLessThanOrEqual(1)
  })

  test('tells staff who come after its payer that it is answered, not that there is none', async () => {
    const { client, id } = await refused()
    const staff = await asStaff()
    refuseRefunds(false)
    await choose(client, id, 'retry')
    for (const action of ['credit', 'retry'])
      expect((await act(staff, id, action)).status, `while it is tried: ${action}`).toBe(409)
    await quieten(server)
    expect((await act(staff, id, 'retry')).status, 'once it arrived').toBe(409)
  })
})

describe('a refund to be paid by bank', () => {
  test('goes where its payer says, approved by one person and sent by another', async () => {
    const { work, path, client, id } = await refused()
    const [first, second] = [await asStaff('Kofi'), await asStaff('Mira')]
    const given = await choose(client, id, 'bank-transfer', { bank_account })
    expect(given.body.data).toMatchObject({
      ...{ slug: 'by_bank', hint: 'Banco do Sul •••• 6789', may: ['stop_bank'] },
    })
    const { sealed_details } = await server.context.db
      .selectFrom('refund_transfer')
      .select('sealed_details')
      .where('refund_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(sealed_details?.toString()).not.toContain('PT50')
    await mailTo(work.client, 'Your refund of $200.00 goes to Banco do Sul •••• 6789')
    expect(await titlesOf(first)).toContain('A refund is to be paid by bank transfer')
    const cash = await balanceOf(server, 'cash', null)
    const reference = { reference: 'SEPA 77' }
    expect((await act(second, id, 'sent', reference)).body.message).toBe(
      'Please have this transfer approved first.',
    )
    expect((await act(first, id, 'bank-details')).body.data).toMatchObject({ account: 'PT5000123456789' })
    expect((await act(first, id, 'approval')).body.data).toMatchObject({
      ...{ approved_by: { full_name: 'Kofi Example' }, may: ['stop_bank'] },
      waits_for: 'A second person sends it.',
    })
    expect((await act(first, id, 'sent', reference)).body.message).toBe(
      'You approved this transfer. Please ask a colleague to send it.',
    )
    expect((await client.delete(`/refunds/${id}/bank-transfer`)).body.message).toBe(
      'Our team is making this transfer, so you cannot change it any more.',
    )
    expect((await act(second, id, 'sent', reference)).body.data).toMatchObject({
      ...{ slug: 'processed', bank_reference: 'SEPA 77', sent_by: { full_name: 'Mira Example' } },
    })
    expect((await act(second, id, 'sent', reference)).status).toBe(409)
    expect((await act(second, id, 'bank-details')).status).toBe(409)
    expect(await payable(id)).toBe(0)
    expect((await balanceOf(server, 'cash', null)) - cash).toBe(-200_00)
    expect(await proposalOf(work, path)).toBe('processed')
    await mailTo(work.client, 'Your refund of $200.00 is paid')
    const told = await titlesOf(client)
    expect(told).toContain('Your refund is on its way to your bank account')
    expect(told.filter((title: string) => title.includes('has arrived'))).toEqual([])
    expect(await paymentOf(work.id)).toMatchObject({ refunded_amount: 200_00 })
    const log = (await first.get(`/staff/audit-log?subject=${work.client.id}`)).body.data.items
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'send_refund',
      'approve_refund',
      'open_bank_details',
    ])
  })

  test('goes where our team was told, and whoever typed it does not send it', async () => {
    const { id } = await refused()
    const [first, second] = [await asStaff(), await asStaff()]
    const entered = await act(first, id, 'bank-transfer', { bank_account })
    expect(entered.body.data).toMatchObject({ slug: 'by_bank', may: ['stop_bank'] })
    expect((await act(first, id, 'sent', { reference: 'SEPA 78' })).status).toBe(409)
    expect((await act(second, id, 'sent', { reference: 'SEPA 78' })).status).toBe(200)
  })

  test('is approved by itself, and only what is to be paid has bank details', async () => {
    const [one, other] = [await refused(), await refused()]
    const [first, second] = [await asStaff(), await asStaff()]
    const none = await act(first, one.id, 'bank-details')
    expect([none.status, none.body.message]).toEqual([409, 'There is no transfer to make for this refund.'])
    expect((await act(first, randomUUID(), 'bank-details')).status).toBe(404)
    for (const { client, id } of [one, other]) await choose(client, id, 'bank-transfer', { bank_account })
    expect((await act(first, one.id, 'approval')).status).toBe(200)
    expect((await act(second, one.id, 'approval')).body.message).toBe(
      'That is not possible with this refund now.',
    )
    expect((await act(second, other.id, 'sent', { reference: 'SEPA 88' })).body.message).toBe(
      'Please have this transfer approved first.',
    )
  })

  test('that the bank sends back is its payer’s choice again', async () => {
    const { work, id } = await refused()
    const [first, second] = [await asStaff(), await asStaff()]
    await act(first, id, 'bank-transfer', { bank_account })
    await act(second, id, 'sent', { reference: 'SEPA 79' })
    const reason = 'The account is closed.'
    const back = await act(first, id, 'failure', { reason })
    expect(back.body.data).toMatchObject({ slug: 'failed', is_returned: true, reason })
    expect(await payable(id)).toBe(-200_00)
    expect(await paymentOf(work.id)).toMatchObject({ refunded_amount: 0 })
    const mail = await mailTo(work.client, 'Your refund of $200.00 could not be paid by bank transfer')
    expect(mail.text).toContain(reason)
    expect((await act(first, id, 'failure', { reason })).status).toBe(409)
    await act(second, id, 'bank-transfer', { bank_account })
    await act(first, id, 'sent', { reference: 'SEPA 80' })
    expect(await payable(id)).toBe(0)
  })

  test('is stopped with a reason its payer reads, or taken back by its payer', async () => {
    const { work, client, id } = await refused()
    await choose(client, id, 'bank-transfer', { bank_account })
    expect((await client.delete(`/refunds/${id}/bank-transfer`)).body.data).toMatchObject({
      ...{ slug: 'failed', hint: null, may: ['retry', 'keep', 'give_bank'] },
    })
    await choose(client, id, 'bank-transfer', { bank_account })
    const reason = 'The name on the account is not yours.'
    await act(await asStaff(), id, 'failure', { reason })
    expect((await waitingOf(client))[0]).toMatchObject({ slug: 'failed', reason })
    await mailTo(work.client, 'could not be paid by bank transfer')
    const { rows } = await server.context.pool.query(
      'select count(sealed_details) from refund_transfer where refund_id = $1',
      [id],
    )
    expect(Number(rows[0].count)).toBe(0)
    const subjects = (await mailsTo(server, work.client.email)).map(({ subject }) => subject)
    const stopped = subjects.filter((subject) => subject.includes('could not be paid by bank transfer'))
    expect(stopped, 'of what the payer took back themselves nobody writes').toHaveLength(1)
  })

  test('leaves the whole time to answer once more, whoever stops it and when the bank sends it back', async () => {
    const { work, id } = await refused()
    const reason = 'The account is closed.'
    const stops = [
      async () => (await enter(server, work.client)).delete(`/refunds/${id}/bank-transfer`),
      async () => act(await asStaff(), id, 'failure', { reason }),
      async () => {
        await act(await asStaff(), id, 'approval')
        await act(await asStaff(), id, 'sent', { reference: 'SEPA 87' })
        return act(await asStaff(), id, 'failure', { reason })
      },
    ]
    for (const stop of stops) {
      server.clock.forward(5 * DAY_MS)
      const client = await enter(server, work.client)
      await choose(client, id, 'bank-transfer', { bank_account })
      server.clock.forward(DAY_MS)
      const now = server.clock.now().getTime()
      const { status, body } = await stop()
      expect([status, body.data.credit_at]).toEqual([200, new Date(now + 14 * DAY_MS).toISOString()])
    }
  })

  test('waits no longer than three days without our team being reminded', async () => {
    const { client, id } = await refused()
    await choose(client, id, 'bank-transfer', { bank_account })
    await tend()
    expect(await remindersOf(id)).toBe(0)
    server.clock.forward(3 * DAY_MS)
    await tend()
    await tend()
    expect(await remindersOf(id)).toBe(1)
  })
})

test('nobody of our team answers a refund of their own', async () => {
  const { work, client, id } = await refused()
  await choose(client, id, 'bank-transfer', { bank_account })
  await server.context.db
    .updateTable('person')
    .set({ staff_since: server.clock.now() })
    .where('id', '=', work.client.id)
    .execute()
  const themselves = await enter(server, work.client)
  const own = 'This is your own refund. Please ask a colleague.'
  for (const [what, body] of [
    ['approval', undefined],
    ['failure', { reason: 'The name is another one.' }],
    ['bank-details', undefined],
  ] as const)
    expect((await act(themselves, id, what, body)).body.message).toBe(own)
  await act(await asStaff(), id, 'approval')
  expect((await act(themselves, id, 'sent', { reference: 'SEPA 81' })).body.message).toBe(own)
  await act(await asStaff(), id, 'failure', { reason: 'The name is another one.' })
  for (const what of ['retry', 'credit']) expect((await act(themselves, id, what)).body.message).toBe(own)
  expect((await act(themselves, id, 'bank-transfer', { bank_account })).body.message).toBe(own)
  const mine = (await queueOf(themselves)).find((one: { id: string }) => one.id === id)
  expect(mine.may).toEqual([])
})

describe('a refund nobody answers', () => {
  test('is warned of a week and two days before, and then becomes credit', async () => {
    const { work, id, refund } = await refused()
    const until = new Date(refund.credit_at)
    const warnings = async () =>
      (await mailsTo(server, work.client.email)).filter(({ subject }) => /waits for an answer$/.test(subject))
        .length
    const slug = async () => (await (await enter(server, work.client)).get(`/refunds/${id}`)).body.data.slug
    server.clock.forward(6 * DAY_MS)
    await tend()
    expect(await warnings()).toBe(0)
    server.clock.forward(DAY_MS)
    await tend()
    await tend()
    expect(await warnings()).toBe(1)
    const first = await mailTo(work.client, 'waits for an answer')
    expect(first.text).toContain(`it becomes credit on ${momentInWords(until, { zone: null, clock: null })}`)
    server.clock.forward(5 * DAY_MS)
    await tend()
    await tend()
    expect(await warnings()).toBe(2)
    server.clock.forward(2 * DAY_MS - HOUR_MS)
    await tend()
    expect(await slug()).toBe('failed')
    server.clock.forward(2 * HOUR_MS)
    await tend()
    await tend()
    expect(await slug()).toBe('kept')
    expect(await balanceOf(server, 'client_credit', work.client.id)).toBe(-200_00)
    const { text } = await mailTo(work.client, 'Your refund of $200.00 is credit now')
    expect(text).toContain('You did not answer')
  })

  test('that fails again is warned of and waits as if it were the first time', async () => {
    const { work, id } = await refused()
    server.clock.forward(13 * DAY_MS)
    await tend()
    refuseRefunds(true)
    await choose(await enter(server, work.client), id, 'retry')
    await quieten(server)
    const warnings = async () =>
      (await mailsTo(server, work.client.email)).filter(({ subject }) => /waits for an answer$/.test(subject))
        .length
    server.clock.forward(3 * DAY_MS)
    await tend()
    const slug = async () => (await (await enter(server, work.client)).get(`/refunds/${id}`)).body.data.slug
    expect([await slug(), await warnings()]).toEqual(['failed', 1])
    server.clock.forward(9 * DAY_MS)
    await tend()
    expect([await slug(), await warnings()]).toEqual(['failed', 2])
  })

  test('does not become credit unwarned, however long nothing ran', async () => {
    const { work, id } = await refused()
    const slug = async () => (await (await enter(server, work.client)).get(`/refunds/${id}`)).body.data.slug
    server.clock.forward(60 * DAY_MS)
    await tend()
    await tend()
    expect(await slug()).toBe('failed')
    server.clock.forward(2 * DAY_MS)
    await tend()
    expect(await slug()).toBe('kept')
  })

  test('is told and lets its order go also where a node of the release before heard of it', async () => {
    refuseRefunds(true)
    const work = await makeWork(server, await makeSides(server))
    const { listeners } = server.context
    server.context.listeners = { ...listeners, refund_failed: {} }
    await agreeOn(work, 200_00)
    server.context.listeners = listeners
    expect(await orderStatusOf(server, work.id)).toBe('conflicted')
    const [{ id }] = await waitingOf(work.asClient)
    const untold = { failed_at: null, told_at: null }
    await server.context.db.updateTable('refund').set(untold).where('id', '=', id).execute()
    await tend()
    expect(await orderStatusOf(server, work.id)).toBe('completed')
    expect((await queueOf(await asStaff())).map((one: { id: string }) => one.id)).toContain(id)
  })
})

describe('a refund that comes back from the bank later', () => {
  test('is its payer’s again in the books, and the same can be chosen', async () => {
    const work = await makeWork(server, await makeSides(server))
    await agreeOn(work, 200_00)
    expect(await orderStatusOf(server, work.id)).toBe('completed')
    const { id, processor_id } = await server.context.db
      .selectFrom('refund')
      .select(['id', 'processor_id'])
      .where('order_id', '=', work.id)
      .executeTakeFirstOrThrow()
    expect(await payable(id)).toBe(0)
    server.clock.forward(20 * DAY_MS)
    await failRefund(house().book, processor_id ?? '', server.clock.now())
    await quieten(server)
    expect(await payable(id)).toBe(-200_00)
    expect(await paymentOf(work.id)).toMatchObject({ refunded_amount: 0 })
    const client = await enter(server, work.client)
    expect(await waitingOf(client)).toMatchObject([
      { id, slug: 'failed', is_returned: true, may: ['retry', 'keep', 'give_bank'] },
    ])
    const { text } = await mailTo(work.client, 'We could not refund $200.00 to your card')
    expect(text).toContain('Your bank sent back')
    expect(await titlesOf(client)).toContain(
      'Your refund came back from your bank. Please choose where it goes',
    )
    await choose(client, id, 'retry')
    await quieten(server)
    expect(await payable(id)).toBe(0)
    expect(await waitingOf(client)).toEqual([])
    expect(await orderStatusOf(server, work.id)).toBe('completed')
    const subjects = (await mailsTo(server, work.client.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === '$200.00 is back with your bank')).toHaveLength(2)
  })
})

describe('a refund of a plan that the card refuses', () => {
  async function refusedPlan() {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    const staff = await asStaff()
    const { items } = (await staff.get(`/staff/people/${agent.id}/plan-payments`)).body.data
    refuseRefunds(true)
    const body = { amount: 10_00, reason: 'The plan did not work.' }
    await staff.post(`/staff/plan-payments/${items[0].id}/refunds`, body)
    await quieten(server)
    refuseRefunds(false)
    const [refund] = await waitingOf(agent.browser)
    return { agent, refund, id: refund.id as string }
  }
  const notesOf = async (id: string) =>
    (
      await server.context.db.selectFrom('plan_invoice').select('total').where('refund_id', '=', id).execute()
    ).map(({ total }) => total)

  test('is told to the agent, who may have it as credit, with one credit note', async () => {
    const { agent, refund, id } = await refusedPlan()
    expect(refund).toMatchObject({ order: null, amount: { amount: 10_00 }, slug: 'failed' })
    const { text } = await mailTo(agent, 'We could not refund $10.00 to your card')
    expect(text).toContain('/p/agent/payments')
    const { items } = (await agent.browser.get('/notifications')).body.data
    expect(items[0]).toMatchObject({ path: '/p/agent/payments' })
    expect(await notesOf(id)).toEqual([])
    expect((await choose(agent.browser, id, 'credit')).status).toBe(200)
    expect(await notesOf(id)).toEqual([10_00])
    const [note] = (await agent.browser.get('/subscriptions/invoices')).body.data.items
    const { rawPayload } = await server.app.inject({
      url: `/api/subscriptions/invoices/${note.id}`,
      headers: { cookie: `session=${agent.browser.cookies.get('session')}` },
    })
    const { words } = await readPdf(rawPayload)
    expect(words).toContain('Total,refunded')
    expect(words).not.toContain('toyourcard')
    expect(await balanceOf(server, 'client_credit', agent.id)).toBe(-10_00)
    const kept = await mailTo(agent, 'Your refund of $10.00 is credit now')
    expect(kept.text).toContain('In client mode you can pay any order with it')
  })

  test('is paid to their bank', async () => {
    const { agent, id } = await refusedPlan()
    await choose(agent.browser, id, 'bank-transfer', { bank_account })
    await act(await asStaff(), id, 'approval')
    expect((await act(await asStaff(), id, 'sent', { reference: 'SEPA 82' })).status).toBe(200)
    expect(await payable(id)).toBe(0)
    expect(await notesOf(id)).toEqual([10_00])
  })
})

describe('credit as money that the card refuses', () => {
  async function refusedCredit() {
    const work = await makeWork(server, await makeSides(server))
    await agreeOn(work, 200_00, 'credit')
    const [coupon] = (await work.asClient.get('/coupons')).body.data.items
    refuseRefunds(true)
    await work.asClient.post(`/coupons/${coupon.id}/refunds`)
    await quieten(server)
    refuseRefunds(false)
    const [refund] = await waitingOf(work.asClient)
    const asked = async () =>
      (await work.asClient.get(`/coupons/${coupon.id}/refunds`)).body.data.items[0].slug
    return { work, client: work.asClient, id: refund.id as string, asked }
  }

  test('can be credit again', async () => {
    const { work, client, id, asked } = await refusedCredit()
    expect(await asked()).toBe('accepted')
    await choose(client, id, 'credit')
    expect(await asked()).toBe('cancelled')
    const coupons = (await client.get('/coupons')).body.data.items
    expect(
      coupons.map(({ balance, status }: never) => [(balance as { amount: number }).amount, status]),
    ).toEqual([
      [200_00, [1, 'Active']],
      [0, [-2, 'Refunded']],
    ])
    expect(await balanceOf(server, 'client_credit', work.client.id)).toBe(-200_00)
    expect(await paymentOf(work.id)).toMatchObject({ refunded_amount: 200_00 })
  })

  test('is paid to their bank, and the request is done', async () => {
    const { work, client, id, asked } = await refusedCredit()
    await choose(client, id, 'bank-transfer', { bank_account })
    await act(await asStaff(), id, 'approval')
    await act(await asStaff(), id, 'sent', { reference: 'SEPA 83' })
    expect(await asked()).toBe('processed')
    expect(await balanceOf(server, 'client_credit', work.client.id)).toBe(0)
    expect(await paymentOf(work.id)).toMatchObject({ refunded_amount: 200_00 })
  })

  test('or whose bank sends it back after it had arrived, says that it is credit again, and its client hears it once', async () => {
    const work = await makeWork(server, await makeSides(server))
    await agreeOn(work, 200_00, 'credit')
    const [coupon] = (await work.asClient.get('/coupons')).body.data.items
    await work.asClient.post(`/coupons/${coupon.id}/refunds`)
    await quieten(server)
    const asked = async () => (await work.asClient.get(`/coupons/${coupon.id}/refunds`)).body.data.items
    expect(await asked()).toMatchObject([{ slug: 'processed', instead: null }])
    const { id, processor_id } = await server.context.db
      .selectFrom('refund')
      .select(['id', 'processor_id'])
      .where('reason', '=', 'credit')
      .where('payment_id', '=', (await paymentOf(work.id)).id)
      .executeTakeFirstOrThrow()
    await failRefund(house().book, processor_id ?? '', server.clock.now())
    await quieten(server)
    expect(await asked()).toMatchObject([{ slug: 'processed', instead: 'choice' }])
    await choose(work.asClient, id, 'bank-transfer', { bank_account })
    expect(await asked()).toMatchObject([{ slug: 'processed', instead: 'again' }])
    await work.asClient.delete(`/refunds/${id}/bank-transfer`)
    await choose(work.asClient, id, 'credit')
    await quieten(server)
    expect(await asked()).toMatchObject([{ slug: 'cancelled', instead: 'credit' }])
    expect(await balanceOf(server, 'client_credit', work.client.id)).toBe(-200_00)
    const subjects = (await mailsTo(server, work.client.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your refund of $200.00 is credit now')).toHaveLength(1)
  })
})

describe('while a bank takes the same payment back', () => {
  const chargeOf = async (work: PaidWork) =>
    (
      await server.context.db
        .selectFrom('payment_activity as activity')
        .innerJoin('payment', 'payment.id', 'activity.payment_id')
        .select('charge_id')
        .where('payable_id', '=', work.id)
        .executeTakeFirstOrThrow()
    ).charge_id ?? ''

  async function disputed() {
    const all = await refused()
    const dispute = await openDispute(house().book, await chargeOf(all.work), server.clock.now())
    await quieten(server)
    return { ...all, dispute: dispute ?? '' }
  }

  test('nothing can be chosen, and nothing becomes credit', async () => {
    const { work, client, id, dispute } = await disputed()
    expect((await waitingOf(client))[0]).toMatchObject({ with_bank: true, may: [], credit_at: null })
    const staff = await asStaff()
    for (const answer of [
      await choose(client, id, 'credit'),
      await choose(client, id, 'bank-transfer', { bank_account }),
      await act(staff, id, 'credit'),
      await act(staff, id, 'retry'),
    ])
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('bank')])
    server.clock.forward(30 * DAY_MS)
    await tend()
    server.clock.forward(3 * DAY_MS)
    await tend()
    await closeDispute(house().book, dispute, 'won', server.clock.now())
    await quieten(server)
    await tend()
    const again = await enter(server, work.client)
    expect((await waitingOf(again))[0]).toMatchObject({ slug: 'failed', with_bank: false })
    expect((await choose(again, id, 'credit')).status).toBe(200)
  })

  test('and keeps it, the refund is not paid a second time', async () => {
    const { work, client, id, dispute } = await disputed()
    const loss = await balanceOf(server, 'dispute_loss', null)
    await closeDispute(house().book, dispute, 'lost', server.clock.now())
    await quieten(server)
    const staff = await asStaff()
    for (const answer of [
      await choose(client, id, 'credit'),
      await choose(client, id, 'bank-transfer', { bank_account }),
      await act(staff, id, 'credit'),
      await act(staff, id, 'bank-transfer', { bank_account }),
    ])
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('second time')])
    await tend()
    expect((await client.get(`/refunds/${id}`)).body.data).toMatchObject({ slug: 'taken', may: [] })
    expect(await payable(id)).toBe(0)
    expect(await balanceOf(server, 'client_credit', work.client.id)).toBe(0)
    // The bank took 500.00 and 15.00 of fee; 300.00 of it came from the agent and us, 200.00 was the client’s already.
    expect((await balanceOf(server, 'dispute_loss', null)) - loss).toBe(15_00)
    await mailTo(work.client, 'Your bank has given you back $200.00')
  })

  test('and keeps a part of it, the rest is credit, of which the mail tells', async () => {
    const { work, client, id } = await refused()
    const dispute = await openDispute(house().book, await chargeOf(work), server.clock.now(), 400_00)
    await quieten(server)
    await closeDispute(house().book, dispute ?? '', 'lost', server.clock.now())
    await quieten(server)
    const staff = await asStaff()
    await tend()
    await tend()
    expect((await client.get(`/refunds/${id}`)).body.data).toMatchObject({ slug: 'taken', may: [] })
    expect(await payable(id)).toBe(0)
    expect(await balanceOf(server, 'client_credit', work.client.id)).toBe(-100_00)
    expect((await client.get('/coupons')).body.data.items).toMatchObject([{ balance: { amount: 100_00 } }])
    expect(await alertsOf(staff, id)).toEqual([])
    const { text } = await mailTo(work.client, 'Your bank has given you back $100.00')
    expect(text).toContain('$100.00 of it your bank did not take. You have that as credit now.')
    expect(await titlesOf(client)).toContain('Your refund is settled')
  })

  test('and keeps a part of it, that part is not paid again though we won another complaint since', async () => {
    const { work, client, id } = await refused()
    const chargeId = await chargeOf(work)
    const dispute = await openDispute(house().book, chargeId, server.clock.now(), 400_00)
    await quieten(server)
    await closeDispute(house().book, dispute ?? '', 'lost', server.clock.now())
    await quieten(server)
    const other = { id: `dp_${id}`, chargeId, amount: 50_00, fee: 0, currency: 'USD' }
    for (const state of ['open', 'won'] as const)
      await inTransaction(server.context.db, (tx) => settleDisputeIn(server.context, tx, { ...other, state }))
    await quieten(server)
    const again = await enter(server, work.client)
    expect((await waitingOf(again))[0].may).not.toContain('retry')
    await tend()
    expect((await client.get(`/refunds/${id}`)).body.data.slug).toBe('taken')
    expect(await balanceOf(server, 'client_credit', work.client.id)).toBe(-100_00)
    const [coupon] = (await again.get('/coupons')).body.data.items
    const { refundable_to } = (await again.get(`/coupons/${coupon.id}`)).body.data
    expect(refundable_to).toMatchObject({ destination: 'team' })
  })

  test('our team can still stop a transfer that waits', async () => {
    const { work, client, id } = await refused()
    await choose(client, id, 'bank-transfer', { bank_account })
    await openDispute(house().book, await chargeOf(work), server.clock.now())
    await quieten(server)
    const staff = await asStaff()
    expect((await act(staff, id, 'approval')).status).toBe(409)
    const stopped = await act(staff, id, 'failure', { reason: 'Your bank is looking into it.' })
    expect(stopped.body.data).toMatchObject({ slug: 'failed', with_bank: true, may: [] })
  })

  test('a transfer that waits is not made either', async () => {
    const { client, id, work } = await refused()
    await choose(client, id, 'bank-transfer', { bank_account })
    const [first, second] = [await asStaff(), await asStaff()]
    await act(first, id, 'approval')
    const dispute = await openDispute(house().book, await chargeOf(work), server.clock.now())
    await quieten(server)
    expect((await act(second, id, 'sent', { reference: 'SEPA 84' })).status).toBe(409)
    await closeDispute(house().book, dispute ?? '', 'lost', server.clock.now())
    await quieten(server)
    expect((await act(second, id, 'sent', { reference: 'SEPA 84' })).status).toBe(409)
    await tend()
    await tend()
    expect((await client.get(`/refunds/${id}`)).body.data.slug).toBe('taken')
    expect(await payable(id)).toBe(0)
  })
})

describe('a payer who leaves', () => {
  /** A refund of everything comes back once the account of its payer is deleted. */
  async function afterItsPayerLeft() {
    const work = await makeWork(server, await makeSides(server))
    await agreeOn(work, 500_00)
    const { id, processor_id, charge_id } = await server.context.db
      .selectFrom('refund')
      .innerJoin('payment_activity as activity', 'activity.id', 'refund.activity_id')
      .select(['refund.id', 'refund.processor_id', 'charge_id'])
      .where('order_id', '=', work.id)
      .executeTakeFirstOrThrow()
    await server.context.db
      .updateTable('person')
      .set({ deletion_due_at: server.clock.now() })
      .where('id', '=', work.client.id)
      .execute()
    await erasePerson.run(server.context, { person_id: work.client.id })
    await failRefund(house().book, processor_id ?? '', server.clock.now())
    await quieten(server)
    return { id, charge_id, client: work.client }
  }

  test('answers first', async () => {
    const { client } = await refused(500_00)
    const { status, body } = await client.post('/account/deletion-requests')
    expect([status, body.message]).toEqual([409, expect.stringContaining('did not reach your card')])
  })

  test('and is gone when it comes back leaves it to our team, who is reminded', async () => {
    const { id } = await afterItsPayerLeft()
    await tend()
    expect(await remindersOf(id)).toBe(0)
    server.clock.forward(30 * DAY_MS)
    await tend()
    await tend()
    expect(await remindersOf(id)).toBe(1)
    server.clock.forward(3 * DAY_MS)
    await tend()
    expect(await remindersOf(id)).toBe(2)
    const [first, second] = [await asStaff(), await asStaff()]
    const found = (await queueOf(first)).find((one: { id: string }) => one.id === id)
    expect(found).toMatchObject({ payer_gone: true, may: ['retry', 'give_bank'], credit_at: null })
    expect((await act(first, id, 'credit')).status).toBe(409)
    await act(first, id, 'bank-transfer', { bank_account })
    expect((await act(second, id, 'sent', { reference: 'SEPA 85' })).status).toBe(200)
    expect(await payable(id)).toBe(0)
  })

  test('and whose bank then takes a part leaves the rest to our team, not as credit that nobody can spend', async () => {
    const { id, charge_id, client } = await afterItsPayerLeft()
    const dispute = await openDispute(house().book, charge_id ?? '', server.clock.now(), 125_00)
    await quieten(server)
    await closeDispute(house().book, dispute ?? '', 'lost', server.clock.now())
    await quieten(server)
    await tend()
    await tend()
    expect(await balanceOf(server, 'client_credit', client.id)).toBe(0)
    const [first, second] = [await asStaff(), await asStaff()]
    const found = (await queueOf(first)).find((one: { id: string }) => one.id === id)
    expect(found).toMatchObject({ payer_gone: true, amount: { amount: 375_00 }, may: ['give_bank'] })
    expect((await act(first, id, 'bank-transfer', { bank_account })).status).toBe(200)
    expect((await act(second, id, 'sent', { reference: 'SEPA 86' })).status).toBe(200)
    expect(await payable(id)).toBe(0)
  })
})
