import { openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { makeSides, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import { giveCredit } from '../../../../test/paying-coupons.ts'
import { balanceOf, enter, makePayment, NO_LIMITS, payOnPage, quieten } from '../../../../test/payments.ts'
import { type Browser, makePerson } from '../../../../test/people.ts'
import { sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import type { CreditRefundState } from './credit-refund-state.ts'

let server: TestApp
let work: PaidWork
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  work = await makeWork(server, await makeSides(server))
})
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })
})

/** Both sides agree that so much is kept as credit; answers its coupon. */
async function keepAsCredit(amount: number) {
  const { body } = await work.asClient.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  const path = `/orders/${work.id}/conflicts/${body.data.id}`
  const asked = { amount, destination: 'credit', text: 'This is fair.' }
  const { body: proposed } = await work.asClient.post(`${path}/refunds`, asked)
  await work.asAgent.patch(`${path}/refunds/${proposed.data.refunds.at(-1).id}`, { answer: 'accept' })
  await quieten(server)
  return (await work.asClient.get('/coupons')).body.data.items[0]
}

const asStaff = async () => enter(server, await makePerson(server, { staff: true, first_name: 'Sam' }))
const approveAs = (staff: Browser, rid: string) => staff.post(`/staff/coupon-refunds/${rid}/approval`)
const creditOf = (client: { id: string }) => balanceOf(server, 'client_credit', client.id)
const waiting = async (staff: Browser, tab = 'waiting') =>
  (await staff.get(`/staff/coupon-refunds?limit=100&filter[tab]=${tab}`)).body.data.items

/** Credit whose payment nobody knows any more. */
async function oldCredit() {
  const { shopper, browser, ref } = await makePayment(server)
  const code = await giveCredit(server, shopper, 80_00)
  const { id } = (await browser.get('/coupons')).body.data.items[0]
  return { shopper, browser, ref, code, id }
}

describe('credit that was kept from a refund', () => {
  test('goes back to the card it came from (L7), and its coupon says so', async () => {
    const coupon = await keepAsCredit(200_00)
    const before = (await work.asClient.get(`/coupons/${coupon.id}`)).body.data
    expect(before.refundable_to).toMatchObject({ destination: 'card' })
    const { status, body } = await work.asClient.post(`/coupons/${coupon.id}/refunds`)
    expect([status, body.data]).toMatchObject([201, { slug: 'accepted', destination: 'card', may: [] }])
    expect(await creditOf(work.client)).toBe(0)
    const again = await work.asClient.post(`/coupons/${coupon.id}/refunds`)
    expect(again.body.data.id).toBe(body.data.id)
    await quieten(server)
    const after = (await work.asClient.get(`/coupons/${coupon.id}`)).body.data
    expect(after).toMatchObject({
      ...{ status: [-2, 'Refunded'], balance: { amount: 0 }, refundable_to: null },
      refunds: [{ slug: 'processed', amount: { amount: 200_00 } }],
    })
    expect((await work.asClient.get(`/coupons/${coupon.id}/refunds`)).body.data.items).toEqual(after.refunds)
    const subjects = (await mailsTo(server, work.client.email)).map(({ subject }) => subject)
    expect(subjects).toContain('$200.00 is back with your bank')
    const { refunded_amount } = await server.context.db
      .selectFrom('payment')
      .select('refunded_amount')
      .where('payable_id', '=', work.id)
      .executeTakeFirstOrThrow()
    expect(refunded_amount).toBe(200_00)
  })

  test('cannot be paid out twice, nor while a payment has it', async () => {
    const coupon = await keepAsCredit(200_00)
    const { ref } = await makePayment(server, { shopper: { ...work.client, browser: work.asClient } })
    await work.asClient.post(`/payments/${ref}/calculate-totals`, { coupons: [coupon.code] })
    const ask = () => work.asClient.post(`/coupons/${coupon.id}/refunds`)
    expect((await ask()).status).toBe(409)
    await work.asClient.post(`/payments/${ref}/calculate-totals`, { coupons: [] })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1)
    await quieten(server)
    expect((await ask()).body.message).toBe('Nothing is left of this credit.')
    const taken = await work.asClient.post(`/payments/${ref}/calculate-totals`, { coupons: [coupon.code] })
    expect(taken.body.errors[0].message).toBe(`Coupon ${coupon.code} has been used.`)
  })
})

test('credit does not go back to a card whose bank is just taking the same money back', async () => {
  const coupon = await keepAsCredit(200_00)
  const { charge_id, payment_id } = await server.context.db
    .selectFrom('payment_activity as activity')
    .innerJoin('payment', 'payment.id', 'activity.payment_id')
    .select(['charge_id', 'payment.id as payment_id'])
    .where('payable_id', '=', work.id)
    .where('activity.status', '=', 'success')
    .executeTakeFirstOrThrow()
  await openDispute(sandboxOf(server).house.book, charge_id ?? '', server.clock.now())
  await quieten(server)
  await work.asClient.post(`/coupons/${coupon.id}/refunds`)
  const refunds = await server.context.db
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', payment_id)
    .execute()
  expect(refunds).toEqual([])
})

test('credit does not go back to a card that refused a refund of the same payment', async () => {
  const coupon = await keepAsCredit(200_00)
  const to = async () =>
    (await work.asClient.get(`/coupons/${coupon.id}`)).body.data.refundable_to.destination
  expect(await to()).toBe('card')
  const { id: activity_id, payment_id } = await server.context.db
    .selectFrom('payment_activity as activity')
    .innerJoin('payment', 'payment.id', 'activity.payment_id')
    .select(['activity.id', 'activity.payment_id'])
    .where('payable_id', '=', work.id)
    .where('activity.status', '=', 'success')
    .executeTakeFirstOrThrow()
  const now = server.clock.now()
  const { id } = await server.context.db
    .insertInto('refund')
    .values({
      ...{ payment_id, activity_id, order_id: work.id, reason: 'conflict', amount: 50_00, currency: 'USD' },
      ...{ status: 'processed', look_at: now, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const set = (status: 'failed' | 'kept' | 'by_bank' | 'processed') =>
    server.context.db.updateTable('refund').set({ status }).where('id', '=', id).execute()
  expect(await to()).toBe('card')
  for (const status of ['failed', 'kept', 'by_bank'] as const) {
    await set(status)
    expect(await to(), status).toBe('team')
  }
  await server.context.db.deleteFrom('refund').where('id', '=', id).execute()
})

describe('credit no card is known for', () => {
  test('waits for our team; nobody pays with it meanwhile, and its client can take the request back', async () => {
    const { browser, ref, code, id } = await oldCredit()
    const { body } = await browser.post(`/coupons/${id}/refunds`)
    expect(body.data).toMatchObject({ slug: 'pending', destination: 'team', may: ['withdraw'] })
    const apply = () => browser.post(`/payments/${ref}/calculate-totals`, { coupons: [code] })
    expect((await apply()).body.errors[0].message).toContain('is being paid out to you')
    expect((await browser.get('/coupons')).body.data.items[0].in_refund).toBe(true)
    const withdrawn = await browser.delete(`/coupons/${id}/refunds/${body.data.id}`)
    expect(withdrawn.body.data).toMatchObject({ slug: 'cancelled' })
    expect((await apply()).status).toBe(200)
    expect((await browser.delete(`/coupons/${id}/refunds/${body.data.id}`)).status).toBe(409)
  })

  test('is paid by bank transfer, which the books and the audit log say', async () => {
    const { shopper, browser, id } = await oldCredit()
    const { body } = await browser.post(`/coupons/${id}/refunds`)
    const staff = await asStaff()
    const queues = (await staff.get('/staff/queues')).body.data
    expect(queues.coupon_refunds).toBeGreaterThan(0)
    const asked = (await waiting(staff)).find((one: { id: string }) => one.id === body.data.id)
    expect(asked).toMatchObject({
      amount: { amount: 80_00 },
      client: { email: shopper.email },
      payment: null,
    })
    const cash = await balanceOf(server, 'cash', null)
    const path = `/staff/coupon-refunds/${asked.id}/paid`
    await approveAs(await asStaff(), asked.id)
    const paid = await staff.post(path, { reference: 'SEPA 77' })
    expect(paid.body.data).toMatchObject({ slug: 'processed', bank_reference: 'SEPA 77', may: [] })
    expect((await staff.post(path, { reference: 'SEPA 78' })).status).toBe(409)
    expect(await creditOf(shopper)).toBe(0)
    expect(await balanceOf(server, 'cash', null)).toBe(cash - 80_00)
    expect((await browser.get(`/coupons/${id}`)).body.data.status).toEqual([-2, 'Refunded'])
    const log = (await staff.get(`/staff/audit-log?subject=${shopper.id}`)).body.data.items
    expect(log[0]).toMatchObject({
      action: 'pay_coupon_refund',
      details: { amount: '8000', reason: 'SEPA 77' },
    })
    const subjects = (await mailsTo(server, shopper.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your credit of $80.00 is paid out')
  })

  test('is paid out as it was asked for; what a refund gave back to it meanwhile stays its client’s', async () => {
    const { shopper, browser, code, id } = await oldCredit()
    const { order, ref } = await makePayment(server, { shopper, price: 30_00 })
    await browser.post(`/payments/${ref}/calculate-totals`, { coupons: [code] })
    expect((await payOnPage(browser, ref)).status).toBe(200)
    const { body } = await browser.post(`/coupons/${id}/refunds`)
    expect(body.data).toMatchObject({ slug: 'pending', amount: { amount: 50_00 } })
    expect((await browser.post(`/orders/${order.id}/leave`, {})).status).toBe(200)
    const coupon = async () => (await browser.get(`/coupons/${id}`)).body.data
    expect(await coupon()).toMatchObject({ balance: { amount: 80_00 }, in_refund: true })
    await approveAs(await asStaff(), body.data.id)
    const paid = { reference: 'SEPA 79' }
    await (await asStaff()).post(`/staff/coupon-refunds/${body.data.id}/paid`, paid)
    expect(await coupon()).toMatchObject({
      ...{ balance: { amount: 30_00 }, status: [1, 'Active'], in_refund: false },
      refunds: [{ slug: 'processed', amount: { amount: 50_00 } }],
    })
    expect(await creditOf(shopper)).toBe(-30_00)
  })

  test('stays credit where our team refuses, with the reason', async () => {
    const { shopper, browser, id } = await oldCredit()
    const { body } = await browser.post(`/coupons/${id}/refunds`)
    const staff = await asStaff()
    const reason = 'It was given to you as a courtesy.'
    await staff.post(`/staff/coupon-refunds/${body.data.id}/rejection`, { reason })
    expect((await browser.get(`/coupons/${id}`)).body.data).toMatchObject({
      ...{ in_refund: false, balance: { amount: 80_00 } },
      refunds: [{ slug: 'rejected', reason }],
    })
    expect(await creditOf(shopper)).toBe(-80_00)
    const [told] = await mailsTo(server, shopper.email)
    expect([told?.subject, told?.text]).toEqual([
      'Your credit of $80.00 is not paid out',
      expect.stringContaining(reason),
    ])
    expect((await waiting(staff, 'answered')).map(({ id }: { id: string }) => id)).toContain(body.data.id)
  })
})

test('one approval is of one request, and what is answered is neither counted, listed nor approved', async () => {
  const staff = await asStaff()
  const queue = async () => (await staff.get('/staff/queues')).body.data.coupon_refunds
  const before = await queue()
  const [one, other, third] = [await oldCredit(), await oldCredit(), await oldCredit()]
  const ask = async ({ browser, id }: typeof one) =>
    (await browser.post(`/coupons/${id}/refunds`)).body.data.id
  const asked = [await ask(one), await ask(other), await ask(third)] as const
  expect(await queue()).toBe(before + 3)
  expect((await approveAs(staff, asked[0])).status).toBe(200)
  const pay = (rid: string) =>
    asStaff().then((who) => who.post(`/staff/coupon-refunds/${rid}/paid`, { reference: 'SEPA 77' }))
  expect((await pay(asked[1])).body.message).toBe('Please have this payment approved first.')

  const withdraw = ({ browser, id }: typeof one, rid: string) =>
    browser.delete(`/coupons/${id}/refunds/${rid}`)
  expect((await withdraw(one, asked[0])).body.message).toBe(
    'Our team is paying this out, so the request cannot be withdrawn any more.',
  )
  expect((await withdraw(other, asked[1])).status).toBe(200)
  expect(await approveAs(staff, asked[1])).toMatchObject({
    status: 409,
    body: { message: 'This request is already answered.' },
  })
  const { approved_by } = await server.context.db
    .selectFrom('coupon_refund')
    .select('approved_by')
    .where('id', '=', asked[1])
    .executeTakeFirstOrThrow()
  expect(approved_by).toBeNull()
  expect((await pay(asked[0])).status).toBe(200)

  expect(await queue()).toBe(before + 1)
  const unless = (await staff.get('/staff/coupon-refunds?limit=100')).body.data.items
  const listed = unless.map(({ id }: { id: string }) => id).filter((id: string) => asked.includes(id))
  expect(listed, 'those that wait, unless told').toEqual([asked[2]])
})

test('credit of all that a card paid goes back to that card', async () => {
  const coupon = await keepAsCredit(500_00)
  const { body } = await work.asClient.post(`/coupons/${coupon.id}/refunds`)
  expect(body.data).toMatchObject({ slug: 'accepted', destination: 'card', amount: { amount: 500_00 } })
})

test('credit is paid by bank by two people, and by nobody to themselves', async () => {
  const { shopper, browser, id } = await oldCredit()
  const { id: rid } = (await browser.post(`/coupons/${id}/refunds`)).body.data
  const [first, second] = [await asStaff(), await asStaff()]
  const approve = (who: Browser) => who.post(`/staff/coupon-refunds/${rid}/approval`)
  const pay = (who: Browser) => who.post(`/staff/coupon-refunds/${rid}/paid`, { reference: 'SEPA 77' })
  expect((await pay(first)).body.message).toBe('Please have this payment approved first.')
  await server.context.db
    .updateTable('person')
    .set({ staff_since: server.clock.now() })
    .where('id', '=', shopper.id)
    .execute()
  const themselves = await enter(server, shopper)
  for (const act of [approve, pay])
    expect((await act(themselves)).body.message).toBe('This is your own credit. Please ask a colleague.')
  const asked = async () => (await waiting(themselves)).find((one: { id: string }) => one.id === rid)
  expect((await asked()).may).toEqual([])
  expect((await approve(first)).body.data).toMatchObject({ slug: 'pending', may: ['reject'] })
  expect((await approve(second)).status).toBe(409)
  expect((await pay(first)).body.message).toBe(
    'You approved this payment. Please ask a colleague to make it.',
  )
  expect((await pay(themselves)).status).toBe(409)
  const paid = await pay(second)
  expect(paid.body.data).toMatchObject({ slug: 'processed', bank_reference: 'SEPA 77' })
  const log = (await first.get(`/staff/audit-log?subject=${shopper.id}`)).body.data.items
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'pay_coupon_refund',
    'approve_coupon_refund',
  ])
})

test('who approved a payment can still refuse it', async () => {
  const { shopper, browser, id } = await oldCredit()
  const { id: rid } = (await browser.post(`/coupons/${id}/refunds`)).body.data
  const staff = await asStaff()
  expect((await approveAs(staff, rid)).body.data.may).toEqual(['reject'])
  const reason = 'It was given to you as a courtesy.'
  const refused = await staff.post(`/staff/coupon-refunds/${rid}/rejection`, { reason })
  expect(refused.body.data).toMatchObject({ slug: 'rejected', reason, approved_by: null, may: [] })
  expect(await creditOf(shopper)).toBe(-80_00)
  expect((await browser.get(`/coupons/${id}`)).body.data.in_refund).toBe(false)
})

test('a gift is never money', async () => {
  const { browser, shopper } = await makePayment(server)
  const now = server.clock.now()
  const { id } = await server.context.db
    .insertInto('coupon')
    .values({
      ...{ code: 'GIFT-2345-2345', kind: 'promo', owner_id: shopper.id, currency: 'USD' },
      ...{ amount: 10_00, balance: 10_00, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await browser.get(`/coupons/${id}`)).body.data.refundable_to).toBeNull()
  const { status, body } = await browser.post(`/coupons/${id}/refunds`)
  expect([status, body.message]).toEqual([409, 'This coupon is a gift. Gifts cannot be paid out.'])
})

describe.each<CreditRefundState>(['pending', 'accepted', 'rejected', 'cancelled', 'processed'])(
  'a request for credit as money that is %s',
  (status) => {
    test('is withdrawn by its client and decided by our team while it waits, and never later', async () => {
      const staff = await asStaff()
      for (const [step, take] of Object.entries(takeStep)) {
        const { browser, id } = await oldCredit()
        const rid = (await browser.post(`/coupons/${id}/refunds`)).body.data.id
        if (step === 'pay') await approveAs(await asStaff(), rid)
        const query = server.context.db.updateTable('coupon_refund').set({ status }).where('id', '=', rid)
        await query.execute()
        const answer = await take({ browser, staff, id, rid })
        expect(answer.status, `${step}: ${answer.text}`).toBe(status === 'pending' ? 200 : 409)
        const row = await server.context.db
          .selectFrom('coupon_refund')
          .select('status')
          .where('id', '=', rid)
          .executeTakeFirstOrThrow()
        expect(row.status === status, step).toBe(status !== 'pending')
      }
    })
  },
)

interface Asked {
  browser: Browser
  staff: Browser
  id: string
  rid: string
}

const takeStep = {
  withdraw: ({ browser, id, rid }: Asked) => browser.delete(`/coupons/${id}/refunds/${rid}`),
  pay: ({ staff, rid }: Asked) => staff.post(`/staff/coupon-refunds/${rid}/paid`, { reference: 'SEPA 78' }),
  reject: ({ staff, rid }: Asked) =>
    staff.post(`/staff/coupon-refunds/${rid}/rejection`, { reason: 'It was a courtesy.' }),
}
