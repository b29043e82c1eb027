import { randomUUID } from 'node:crypto'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeOrder } from '../../../test/orders.ts'
import { enter, openPayment } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal } from '../../platform/refusal.ts'
import { freeCoupons } from './free-coupons.ts'
import { keepCoupons } from './keep-coupons.ts'
import { letCouponsLapse } from './let-coupons-lapse.ts'
import { makeCode } from './make-code.ts'
import { reserveCoupons } from './reserve-coupons.ts'
import { returnCoupons } from './return-coupons.ts'
import { holdersOf, lockCouponsFor } from './store.ts'
import { useCoupons } from './use-coupons.ts'

let server: TestApp
let client: TestPerson
let browser: Browser
let sam: TestPerson
let staff: Browser
beforeAll(async () => {
  server = await openTestApp()
  sam = await makePerson(server, { staff: true, first_name: 'Sam', last_name: 'Staff' })
})
afterAll(() => server.close())
beforeEach(async () => {
  // No test is stopped by what the one before wrote from the same address.
  server.clock.forward(MINUTE_MS)
  client = await makePerson(server)
  browser = await enter(server, client)
  staff = await enter(server, sam)
})

interface Wanted {
  amount?: number
  kind?: 'promo' | 'credit'
  owner?: { id: string } | null
  currency?: string
  ends?: Date
}

/** A coupon as if it had come there. */
async function give({ amount = 20_00, kind = 'promo', owner = client, currency = 'USD', ends }: Wanted = {}) {
  const now = server.clock.now()
  const code = makeCode(kind === 'promo' ? 'GIFT' : 'CREDIT')
  const { id } = await server.context.db
    .insertInto('coupon')
    .values({
      code,
      kind,
      owner_id: owner?.id ?? null,
      currency,
      amount,
      balance: amount,
      expires_at: kind === 'credit' ? null : (ends ?? new Date(now.getTime() + 30 * DAY_MS)),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code }
}

const list = async (who = browser, query = '') => (await who.get(`/coupons${query}`)).body.data.items
const claim = (code: string, who = browser) => who.post('/coupons', { code })
const promos = (more: object = {}) => ({
  amount: 25_00,
  quantity: 3,
  expires_at: new Date(server.clock.now().getTime() + DAY_MS).toISOString(),
  note: 'For the fair in Lagos',
  ...more,
})

/** Somebody's payment of an order over $420.00. */
async function payment(who = { person: client, browser }) {
  const order = await makeOrder(server, { client: who.person })
  const { status, body, text } = await openPayment(who.browser, order.id)
  if (status !== 201) throw new Error(text)
  const { id } = await server.context.db
    .selectFrom('payment')
    .select('id')
    .where('ref', '=', body.data.ref)
    .executeTakeFirstOrThrow()
  return { id, ref: body.data.ref as string }
}

const apply = (ref: string, codes: string[], who = browser) =>
  who.post(`/payments/${ref}/calculate-totals`, { coupons: codes })
const run = (step: typeof useCoupons | typeof freeCoupons | typeof keepCoupons, paymentId: string) =>
  transact(server.context, (tx) => step(server.context, tx, paymentId))
const rowOf = (id: string) =>
  server.context.db
    .selectFrom('coupon')
    .select(['status', 'balance', 'owner_id', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a code', () => {
  test('becomes a coupon of whoever enters it, however it is typed, and once more changes nothing', async () => {
    const { id, code } = await give({ owner: null })
    const { status, body } = await claim(` ${code.toLowerCase()} `)
    expect([status, body.data]).toEqual([
      201,
      {
        id,
        code,
        kind: 'promo',
        status: [1, 'Active'],
        amount: { amount: 20_00, currency: 'USD' },
        balance: { amount: 20_00, currency: 'USD' },
        expires_at: expect.any(String),
        reserved_for: null,
        in_refund: false,
        held_for: null,
        taken: { amount: 0, currency: 'USD' },
        created_at: { date: expect.any(String) },
      },
    ])
    expect((await claim(code)).body).toEqual(body)
    expect(await list()).toEqual([body.data])
  })

  test('entered by a hundred clients at once is one client’s', async () => {
    const { id, code } = await give({ owner: null })
    const clients = await Promise.all(
      Array.from({ length: 100 }, async () => enter(server, await makePerson(server))),
    )
    const answers = await Promise.all(clients.map((who) => claim(code, who)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(99)
    const owners = await Promise.all(clients.map(async (who) => (await list(who)).length))
    expect(owners.toSorted()).toEqual([...Array(99).fill(0), 1])
    expect((await rowOf(id)).owner_id).not.toBeNull()
  }, 60_000)

  test('of another person is as unknown as one that was never made', async () => {
    const theirs = await give({ owner: await makePerson(server) })
    const [one, other] = [await claim(theirs.code), await claim('GIFT-0000-0000-0000')]
    expect([one.status, one.body.errors]).toEqual([422, other.body.errors])
    expect(other.body.errors).toEqual([{ field: 'code', message: 'This code isn’t valid. Please check it.' }])
  })

  test('that has ended says so', async () => {
    const { code } = await give({ owner: null, ends: server.clock.now() })
    expect((await claim(code)).body.errors).toEqual([{ field: 'code', message: 'This coupon has expired.' }])
  })

  test('cannot be guessed by trying', async () => {
    const answers = []
    for (let tries = 0; tries < 61; tries++) answers.push((await claim(makeCode('GIFT'))).status)
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(422))
    expect(answers.at(-1)).toBe(429)
  })
})

test('coupons are listed the newest first, page by page and each once, to their owner and to staff', async () => {
  const given: string[] = []
  for (let count = 0; count < 4; count++) {
    given.unshift((await give()).id)
    // Two of the same moment.
    if (count !== 1) server.clock.forward(1000)
  }
  async function pages(who: Browser, path: string) {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = `limit=3${cursor && `&cursor=${cursor}`}`
      const { items, pagination } = (await who.get(`${path}${query}`)).body.data
      expect(items.length).toBeLessThanOrEqual(3)
      ids.push(...items.map(({ id }: { id: string }) => id))
      cursor = pagination.next_cursor
    }
    return ids
  }
  const [newest, two, one, oldest] = given
  const expected = [newest, ...[two, one].toSorted().toReversed(), oldest]
  expect(await pages(browser, '/coupons?')).toEqual(expected)
  expect(await pages(staff, `/staff/coupons?query=${client.email}&`)).toEqual(expected)
})

describe('staff', () => {
  test('make promos: codes nobody guesses, each another, written down', async () => {
    const note = `For the fair ${randomUUID()}`
    const { status, body } = await staff.post('/staff/coupons', promos({ quantity: 500, note }))
    expect(status).toBe(201)
    expect(new Set(body.data.codes).size).toBe(500)
    for (const code of body.data.codes) expect(code).toMatch(/^GIFT(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const [entry] = (await staff.get(`/staff/audit-log?limit=1&subject=${sam.id}`)).body.data.items
    expect(entry).toMatchObject({
      action: 'make_promos',
      details: { amount: '2500', quantity: '500', note },
    })
    const { items } = (await staff.get(`/staff/coupons?query=${body.data.codes[7].toLowerCase()}`)).body.data
    expect(items).toMatchObject([{ note, owner: null, made_by: 'Sam Staff' }])
  })

  test('give none to themselves', async () => {
    const note = `For me ${randomUUID()}`
    const refused = await staff.post('/staff/coupons', promos({ quantity: 1, email: sam.email, note }))
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'You cannot give a coupon to yourself. Please ask a colleague.' },
    })
    const made = server.context.db.selectFrom('coupon').select('id').where('note', '=', note)
    expect(await made.execute()).toEqual([])
  })

  test('give one to a person, who is told', async () => {
    const { body } = await staff.post(
      '/staff/coupons',
      promos({ quantity: 1, email: client.email.toUpperCase() }),
    )
    expect(await list()).toMatchObject([{ code: body.data.codes[0], balance: { amount: 25_00 } }])
    const [mail] = await mailsTo(server, client.email)
    expect(mail?.subject).toContain('A coupon of $25.00')
    expect(mail?.text).toContain(body.data.codes[0])
    const { items } = (await staff.get(`/staff/coupons?query=${client.email}`)).body.data
    expect(items).toMatchObject([{ owner: { uuid: client.id, full_name: 'Ada Example' } }])
    const log = (await staff.get(`/staff/audit-log?subject=${client.id}`)).body.data.items
    expect(log).toMatchObject([{ action: 'make_promos', details: { amount: '2500' } }])
  })

  test('give several to a person, whose mail speaks of several', async () => {
    await staff.post('/staff/coupons', promos({ quantity: 2, amount: 7_50, email: client.email }))
    const [mail] = await mailsTo(server, client.email)
    expect(mail?.subject).toBe(`2 coupons of $7.50 for you on ${PRODUCT}`)
    expect(mail?.text).toMatch(/2 coupons of \$7\.50 each are in your account\. .* with them until/s)
    expect(mail?.text).not.toContain('GIFT-')
    await staff.post('/staff/coupons', promos({ quantity: 1, email: client.email }))
    const [one] = await mailsTo(server, client.email)
    expect(one?.text).toMatch(/A coupon of \$25\.00 is in your account\. .* with it until/s)
  })

  test('find them by every word, by status and page by page, the newest first', async () => {
    const word = randomUUID()
    const made: string[] = []
    for (let count = 0; count < 3; count++) {
      server.clock.forward(1000)
      const { body } = await staff.post('/staff/coupons', promos({ quantity: 1, note: `Fair ${word}` }))
      made.unshift(body.data.codes[0])
    }
    const find = async (more: string) =>
      (await staff.get(`/staff/coupons?query=${encodeURIComponent(` fair  ${word}`)}${more}`)).body.data
    const codes = ({ items }: { items: { code: string }[] }) => items.map(({ code }) => code)
    const first = await find('&limit=2')
    expect(codes(first)).toEqual(made.slice(0, 2))
    const rest = await find(`&limit=2&cursor=${first.pagination.next_cursor}`)
    expect([codes(rest), rest.pagination.next_cursor]).toEqual([made.slice(2), null])
    expect(codes(await find('&filter[status]=1'))).toEqual(made)
    expect(codes(await find('&filter[status]=0'))).toEqual([])
    expect((await staff.get(`/staff/coupons?query=${word}%20nowhere`)).body.data.items).toEqual([])
  })

  test('give none to whoever deleted their account', async () => {
    await server.context.db
      .updateTable('person')
      .set({ deleted_at: server.clock.now() })
      .where('id', '=', client.id)
      .execute()
    const { body } = await staff.post('/staff/coupons', promos({ quantity: 1, email: client.email }))
    expect(body.errors).toMatchObject([{ field: 'email' }])
  })

  test('withdraw none that does not exist', async () => {
    expect((await staff.delete(`/staff/coupons/${randomUUID()}`)).status).toBe(404)
  })

  test('give none to an email nobody has proven', async () => {
    const { email } = await makePerson(server, { verifiedEmail: false })
    expect((await staff.post('/staff/coupons', promos({ quantity: 1, email }))).body.errors).toEqual([
      { field: 'email', message: 'no account has this email' },
    ])
  })

  test('are told what is wrong', async () => {
    const errors = async (more: object) => (await staff.post('/staff/coupons', promos(more))).body.errors
    expect(await errors({ expires_at: server.clock.now().toISOString() })).toEqual([
      { field: 'expires_at', message: 'please choose a later day' },
    ])
    expect(await errors({ email: 'nobody@example.com' })).toEqual([
      { field: 'email', message: 'no account has this email' },
    ])
    expect(await errors({ amount: 0.5, quantity: 501, note: ' ' })).toHaveLength(3)
    expect(await errors({ amount: 10_000_01 })).toEqual([
      { field: 'amount', message: 'please keep it under $10,000' },
    ])
    for (const amount of [0, -25_00]) expect(await errors({ amount })).toMatchObject([{ field: 'amount' }])
    const most = await staff.post('/staff/coupons', promos({ amount: 10_000_00, quantity: 1 }))
    expect(most.status).toBe(201)
  })

  test('with the same key make the same ones', async () => {
    const key = { headers: { 'idempotency-key': randomUUID() } }
    const wanted = promos()
    const [first, again] = [
      await staff.post('/staff/coupons', wanted, key),
      await staff.post('/staff/coupons', wanted, key),
    ]
    expect(again.body).toEqual(first.body)
  })

  test('withdraw what nobody has used', async () => {
    const { id, code } = await give()
    expect((await staff.delete(`/staff/coupons/${id}`)).status).toBe(204)
    expect((await staff.delete(`/staff/coupons/${id}`)).status).toBe(204)
    const { ref } = await payment()
    expect((await apply(ref, [code])).body.errors).toEqual([
      { field: 'coupons', message: `Coupon ${code} has expired.` },
    ])
    const log = (await staff.get(`/staff/audit-log?subject=${client.id}`)).body.data.items
    expect(log).toMatchObject([{ action: 'withdraw_promo', details: { coupon: id } }])
  })

  test('withdraw what nobody has claimed, and leave as it is what has ended', async () => {
    const unclaimed = await give({ owner: null })
    expect((await staff.delete(`/staff/coupons/${unclaimed.id}`)).status).toBe(204)
    const ended = server.clock.now()
    expect(await rowOf(unclaimed.id)).toMatchObject({ expires_at: ended })
    const [entry] = (await staff.get(`/staff/audit-log?subject=${sam.id}`)).body.data.items
    expect(entry).toMatchObject({ action: 'withdraw_promo', details: { coupon: unclaimed.id } })
    server.clock.forward(MINUTE_MS)
    expect((await staff.delete(`/staff/coupons/${unclaimed.id}`)).status).toBe(204)
    expect(await rowOf(unclaimed.id)).toMatchObject({ expires_at: ended })
  })

  test('withdraw a coupon while another is being paid with', async () => {
    const [paying, unused] = [await give(), await give()]
    await apply((await payment()).ref, [paying.code])
    expect((await staff.delete(`/staff/coupons/${unused.id}`)).status).toBe(204)
  })

  test('but not what is used, what somebody pays with, or what is a client’s own', async () => {
    const withdraw = async (id: string) => {
      const { status, body } = await staff.delete(`/staff/coupons/${id}`)
      return [status, body?.message]
    }
    const promo = await give()
    const paying = await payment()
    await apply(paying.ref, [promo.code])
    expect(await withdraw(promo.id)).toEqual([409, expect.stringContaining('paying with this coupon')])
    await run(useCoupons, paying.id)
    expect(await withdraw(promo.id)).toEqual([409, 'This coupon has already been used.'])
    const credit = await give({ kind: 'credit' })
    expect(await withdraw(credit.id)).toEqual([409, expect.stringContaining('own money')])
  })
})

describe('paying with coupons', () => {
  test('gifts are taken first, then credit, and no more than is to be paid', async () => {
    const credit = await give({ kind: 'credit', amount: 500_00 })
    const promo = await give({ amount: 20_00 })
    const { ref } = await payment()
    const { body } = await apply(ref, [credit.code, promo.code, promo.code])
    expect(body.data.coupons).toEqual([
      { code: promo.code, kind: 'promo', amount: { amount: 20_00, currency: 'USD' } },
      { code: credit.code, kind: 'credit', amount: { amount: 400_00, currency: 'USD' } },
    ])
    expect(body.data.amount.amount).toBe(0)
    expect((await list()).map(({ reserved_for }: { reserved_for: string }) => reserved_for)).toEqual([
      ref,
      ref,
    ])
    const third = await give()
    expect((await apply(ref, [promo.code, credit.code, third.code])).body.errors).toBeUndefined()
    const large = await give({ amount: 420_00 })
    const { body: refused } = await apply(ref, [large.code, promo.code])
    expect(refused.errors).toEqual([
      { field: 'coupons', message: `Coupon ${promo.code} is not needed. There is nothing left to pay.` },
    ])
  })

  test('a gift typed at the till is claimed by it', async () => {
    const { id, code } = await give({ owner: null })
    const { ref } = await payment()
    expect((await apply(ref, [` ${code.toLowerCase()}`])).body.data.amount.amount).toBe(400_00)
    expect((await rowOf(id)).owner_id).toBe(client.id)
  })

  test('what cannot be taken is named, with why', async () => {
    const theirs = await give({ owner: await makePerson(server) })
    const ended = await give({ ends: server.clock.now() })
    const euros = await give({ currency: 'EUR' })
    const { ref } = await payment()
    const { status, body } = await apply(ref, [theirs.code, 'GIFT-0', ended.code, euros.code])
    expect([status, body.errors.map(({ message }: { message: string }) => message)]).toEqual([
      422,
      [
        `Coupon ${theirs.code} isn’t valid.`,
        'Coupon GIFT-0 isn’t valid.',
        `Coupon ${ended.code} has expired.`,
        `Coupon ${euros.code} is in EUR, but this payment is in USD.`,
      ],
    ])
  })

  test('what an agent gave pays that agent and no other', async () => {
    const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
    const { id, code } = await give()
    await server.context.db
      .updateTable('coupon')
      .set({ funder: 'agent', agent_id: agent.id })
      .where('id', '=', id)
      .execute()
    expect((await apply((await payment()).ref, [code])).body.errors).toEqual([
      { field: 'coupons', message: `Coupon ${code} is for another agent.` },
    ])
    const order = await makeOrder(server, { client, agent })
    const { ref } = (await openPayment(browser, order.id)).body.data
    expect((await apply(ref, [code])).body.data.amount.amount).toBe(400_00)
  })

  test('credit that shrank since does not pay what it was counted on for', async () => {
    const { id, code } = await give({ kind: 'credit' })
    const made = await payment()
    await apply(made.ref, [code])
    await server.context.db.updateTable('coupon').set({ balance: 19_99 }).where('id', '=', id).execute()
    await expect(run(keepCoupons, made.id)).rejects.toMatchObject({ code: 'not_now' })
    await expect(run(useCoupons, made.id)).rejects.toThrow('holds less than was taken of it')
  })

  test('the last cent of credit pays, and what was refunded does not', async () => {
    const cent = await give({ kind: 'credit', amount: 1 })
    const { ref } = await payment()
    expect((await apply(ref, [cent.code])).body.data.amount.amount).toBe(419_99)
    const { id, code } = await give()
    await server.context.db.updateTable('coupon').set({ status: 'refunded' }).where('id', '=', id).execute()
    expect((await apply(ref, [code])).body.errors[0].message).toBe(`Coupon ${code} has been used.`)
  })

  test('what was taken off is no matter of the payment any more, and what it used stays used', async () => {
    const [gone, stays] = [await give(), await give()]
    const [one, other] = [await payment(), await payment()]
    await apply(one.ref, [gone.code, stays.code])
    await apply(one.ref, [stays.code])
    await apply(other.ref, [gone.code])
    await run(useCoupons, other.id)
    const states = async () =>
      (
        await server.context.db
          .selectFrom('coupon_use')
          .select(['coupon_id', 'state'])
          .where('payment_id', '=', one.id)
          .where('state', '<>', 'freed')
          .execute()
      ).map(({ coupon_id, state }) => [coupon_id, state])
    await run(keepCoupons, one.id)
    expect(await states()).toEqual([[stays.id, 'kept']])
    await transact(server.context, (tx) => letCouponsLapse(server.context, tx, one.id))
    expect(await states()).toEqual([[stays.id, 'reserved']])
    await run(useCoupons, one.id)
    for (const step of [keepCoupons, freeCoupons, keepCoupons]) await run(step, one.id)
    expect(await states()).toEqual([[stays.id, 'used']])
  })

  test('kept for a try whose payment is over, it is free', async () => {
    const { code } = await give()
    const [one, other] = [await payment(), await payment()]
    await apply(one.ref, [code])
    await run(keepCoupons, one.id)
    await run(freeCoupons, one.id)
    expect((await apply(other.ref, [code])).status).toBe(200)
  })

  test('given back after its end (U4), a gift can be used for 30 days more', async () => {
    const { id, code } = await give()
    const made = await payment()
    await apply(made.ref, [code])
    await run(useCoupons, made.id)
    // To the very moment of its end.
    const { expires_at } = await rowOf(id)
    server.clock.forward((expires_at?.getTime() ?? 0) - server.clock.now().getTime())
    await transact(server.context, (tx) =>
      returnCoupons(server.context, tx, made.id, { promo: 20_00, credit: 0 }),
    )
    expect(await rowOf(id)).toMatchObject({
      status: 'active',
      balance: 20_00,
      expires_at: new Date(server.clock.now().getTime() + 30 * DAY_MS),
    })
  })

  test('given back in parts, it is spread over what was taken, and never more than that', async () => {
    const [one, other] = [await give({ amount: 20_00 }), await give({ amount: 10_00 })]
    const made = await payment()
    await apply(made.ref, [other.code])
    await apply(made.ref, [one.code, other.code])
    await run(useCoupons, made.id)
    const back = (promo: number, credit = 0) =>
      transact(server.context, (tx) => returnCoupons(server.context, tx, made.id, { promo, credit }))
    const balances = async () => [(await rowOf(one.id)).balance, (await rowOf(other.id)).balance]
    const { expires_at } = await rowOf(one.id)
    await back(14_99)
    await back(1)
    expect(await balances()).toEqual([15_00, 0])
    expect(await rowOf(other.id)).toMatchObject({ status: 'used' })
    await back(12_00)
    expect(await balances()).toEqual([20_00, 7_00])
    expect(await rowOf(one.id)).toMatchObject({ status: 'active', expires_at })
    await expect(back(3_01)).rejects.toBeInstanceOf(RangeError)
    await expect(back(0, 1)).rejects.toBeInstanceOf(RangeError)
    expect(await balances()).toEqual([20_00, 7_00])
  })

  test('what was used for a payment stays used when its coupons are chosen anew', async () => {
    const { id, code } = await give()
    const made = await payment()
    await apply(made.ref, [code])
    await run(useCoupons, made.id)
    await transact(server.context, async (tx) => {
      const wanted = { payerId: client.id, codes: [], currency: 'USD', total: 420_00, agentId: null }
      await reserveCoupons(server.context, tx, { paymentId: made.id, ...wanted })
      await returnCoupons(server.context, tx, made.id, { promo: 20_00, credit: 0 })
    })
    expect(await rowOf(id)).toMatchObject({ status: 'active', balance: 20_00 })
  })

  test('a payment locks its coupons and those it asks for, and nobody else’s', async () => {
    const [had, asked, free] = [await give(), await give(), await give()]
    const [one, other] = [await payment(), await payment()]
    await apply(one.ref, [had.code])
    await apply(other.ref, [free.code])
    const locked = await transact(server.context, (tx) => lockCouponsFor(tx, one.id, [asked.code]))
    expect(locked.map(({ id }) => id)).toEqual([had.id, asked.id].toSorted())
    const holders = await transact(server.context, (tx) => holdersOf(tx, [had.id, asked.id]))
    expect(holders.map(({ coupon_id }) => coupon_id)).toEqual([had.id])
  })

  test('taken off again, it is free for another payment', async () => {
    const { code } = await give()
    const [one, other] = [await payment(), await payment()]
    await apply(one.ref, [code])
    expect((await apply(other.ref, [code])).body.errors[0].message).toContain('reserved for another payment')
    expect((await apply(one.ref, [])).body.data.amount.amount).toBe(420_00)
    expect((await apply(other.ref, [code])).status).toBe(200)
  })

  test('of many payments that want one coupon at once, one has it', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, code } = await give()
      const payments = await Promise.all(Array.from({ length: 10 }, () => payment()))
      const answers = await Promise.all(payments.map(({ ref }) => apply(ref, [code])))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(422)])
      const { rows } = await server.context.pool.query(
        `select 1 from coupon_use where coupon_id = $1 and state = 'reserved'`,
        [id],
      )
      expect(rows).toHaveLength(1)
    }
  }, 120_000)

  test('kept for half an hour, then another payment can have it; the first learns it when it is paid', async () => {
    const { code } = await give()
    const [one, other] = [await payment(), await payment()]
    await apply(one.ref, [code])
    server.clock.forward(30 * MINUTE_MS - 1)
    const later = await enter(server, client)
    expect((await apply(other.ref, [code], later)).status).toBe(422)
    server.clock.forward(1)
    expect((await apply(other.ref, [code], later)).status).toBe(200)
    await expect(run(keepCoupons, one.id)).rejects.toMatchObject({
      code: 'not_now',
      message: `Coupon ${code} is no longer reserved for this payment. Please check the total again.`,
    })
    await expect(run(useCoupons, one.id)).rejects.toThrow('made with a coupon it had lost')
    await run(keepCoupons, other.id)
  })

  test('nobody having taken it, an overdue reservation still holds, unless the coupon ended meanwhile', async () => {
    const lasting = await give()
    const ending = await give({ ends: new Date(server.clock.now().getTime() + 10 * MINUTE_MS) })
    const endingThen = await give({ ends: new Date(server.clock.now().getTime() + 50 * MINUTE_MS) })
    const [one, other, third] = [await payment(), await payment(), await payment()]
    await apply(one.ref, [lasting.code])
    await apply(other.ref, [ending.code])
    await apply(third.ref, [endingThen.code])
    server.clock.forward(20 * MINUTE_MS)
    await run(keepCoupons, other.id)
    await transact(server.context, (tx) => letCouponsLapse(server.context, tx, other.id))
    server.clock.forward(30 * MINUTE_MS)
    await run(keepCoupons, one.id)
    for (const { id } of [other, third]) await expect(run(keepCoupons, id)).rejects.toBeInstanceOf(Refusal)
  })

  test('while a try is under way nobody else gets it, however long that takes', async () => {
    const { code } = await give()
    const [one, other] = [await payment(), await payment()]
    await apply(one.ref, [code])
    await run(keepCoupons, one.id)
    server.clock.forward(2 * 60 * MINUTE_MS)
    const asked = async () => (await apply(other.ref, [code], await enter(server, client))).status
    expect(await asked()).toBe(422)
    await transact(server.context, (tx) => letCouponsLapse(server.context, tx, one.id))
    server.clock.forward(30 * MINUTE_MS)
    expect(await asked()).toBe(200)
  })

  test('a gift is used whole, credit keeps its rest (U3), and what is used cannot be freed', async () => {
    const promo = await give({ amount: 500_00 })
    const credit = await give({ kind: 'credit', amount: 500_00 })
    const [one, other] = [await payment(), await payment()]
    await apply(one.ref, [promo.code])
    await apply(other.ref, [credit.code])
    for (const { id } of [one, other]) {
      await run(useCoupons, id)
      await run(useCoupons, id)
      await run(freeCoupons, id)
    }
    expect(await rowOf(promo.id)).toMatchObject({ status: 'used', balance: 0 })
    expect(await rowOf(credit.id)).toMatchObject({ status: 'active', balance: 80_00 })
    expect((await list(browser, '?filter[status]=0')).map(({ id }: { id: string }) => id)).toEqual([promo.id])
    const next = await payment()
    expect((await apply(next.ref, [promo.code])).body.errors[0].message).toBe(
      `Coupon ${promo.code} has been used.`,
    )
    await apply(next.ref, [credit.code])
    expect((await list())[0]).toMatchObject({ balance: { amount: 80_00 }, reserved_for: next.ref })
  })

  test('freed with a payment that is cancelled', async () => {
    const { code } = await give()
    const order = await makeOrder(server, { client })
    const { ref } = (await openPayment(browser, order.id)).body.data
    await apply(ref, [code])
    expect((await browser.post(`/orders/${order.id}/cancel`)).status).toBe(200)
    expect((await list())[0].reserved_for).toBeNull()
    expect((await apply((await payment()).ref, [code])).status).toBe(200)
  })

  test('the list goes on by cursor', async () => {
    const made: string[] = []
    for (let count = 0; count < 5; count++) {
      server.clock.forward(1000)
      made.unshift((await give()).id)
    }
    await give({ owner: null })
    const first = (await browser.get('/coupons?limit=3')).body.data
    const rest = (await browser.get(`/coupons?limit=3&cursor=${first.pagination.next_cursor}`)).body.data
    const ids = [...first.items, ...rest.items].map(({ id }: { id: string }) => id)
    expect([ids, first.items.length, rest.pagination.next_cursor]).toEqual([made, 3, null])
    expect((await browser.get('/coupons?cursor=bm9uc2Vuc2U')).status).toBe(422)
  })
})
