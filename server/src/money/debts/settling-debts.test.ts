import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import {
  balanceOf,
  enter,
  makeShopper,
  NO_LIMITS,
  payByCard,
  quieten,
  saveCard,
} from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { CARDS } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { transact } from '../../platform/database/transact.ts'
import { accounts } from '../ledger/accounts.ts'
import { postEntries } from '../ledger/post-entry.ts'
import { credit, debit, posting } from '../ledger/posting.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'

let server: TestApp
let first: Browser
let second: Browser
let proposer: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  proposer = await makePerson(server, { staff: true, first_name: 'Kofi', last_name: 'Mensah' })
  first = await enter(server, proposer)
  colleague = await makePerson(server, { staff: true })
  second = await enter(server, colleague)
})
afterEach(async () => {
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
})

type Side = 'agent' | 'client'

const owe = (side: Side, { id }: { id: string }, amount: number, currency: 'USD' | 'EUR' = 'USD') =>
  transact(server.context, (tx) =>
    postEntries(server.context, tx, [
      {
        ...posting('L8d', currency, [
          debit(side === 'agent' ? accounts.agent_debt(id) : accounts.client_debt(id), amount),
          credit(accounts.clearing, amount),
        ]),
        ...{ cause: `test:${randomUUID()}`, orderId: null, actorId: null, requestId: null },
      },
    ]),
  )

async function debtor(side: Side) {
  const person =
    side === 'agent'
      ? await makePerson(server, { home: 'consultant', verifiedAgent: true })
      : await makeShopper(server)
  await owe(side, person, 80_00)
  return person
}

const debtOf = async (browser: Browser, { id }: { id: string }) =>
  (await browser.get('/staff/debts?limit=100')).body.data.items.find(
    (one: { person: { uuid: string } }) => one.person.uuid === id,
  )
const forgive = { how: 'forgiven', amount: 80_00, reason: 'A mistake of ours.' }

describe.each(['agent', 'client'] as const)('what an %s owes', (side) => {
  const owed = (person: { id: string }) => balanceOf(server, `${side}_debt`, person.id)

  test('is forgiven by two of our team, which the person and the books are told', async () => {
    const person = await debtor(side)
    const { id, ...seen } = await debtOf(first, person)
    expect(seen).toMatchObject({ side, owed: { amount: 80_00 }, relief: null, may: ['propose'] })
    const proposed = await first.post(`/staff/debts/${id}/relief`, forgive)
    expect([proposed.status, proposed.body.data.relief.may]).toEqual([201, ['withdraw']])
    expect(await owed(person)).toBe(80_00)
    const path = `/staff/debts/${id}/relief/${proposed.body.data.relief.id}`
    const own = await first.post(`${path}/approval`)
    expect([own.status, own.body.message]).toEqual([
      409,
      'You proposed this. Please ask a colleague to agree to it.',
    ])
    const waiting = await debtOf(second, person)
    expect(waiting.relief).toMatchObject({
      ...{ how: 'forgiven', reason: forgive.reason, may: ['approve', 'refuse'] },
      proposed_by: { full_name: 'Kofi Mensah' },
    })
    expect((await second.get('/staff/queues')).body.data.debts).toBeGreaterThan(0)
    const loss = await balanceOf(server, 'debt_loss', null)
    expect((await second.post(`${path}/approval`)).body.data).toMatchObject({
      owed: { amount: 0 },
      relief: null,
    })
    expect([await owed(person), await balanceOf(server, 'debt_loss', null)]).toEqual([0, loss + 80_00])
    expect((await second.post(`${path}/approval`)).status).toBe(409)
    expect(await debtOf(first, person)).toBeUndefined()
    const mails = await mailsTo(server, person.email)
    const mail = mails.find(({ subject }) => subject === 'You no longer owe $80.00')
    expect(mail?.text).toContain('Our team has decided that you do not have to pay $80.00 that you owed.')
    const log = (await first.get(`/staff/audit-log?subject=${person.id}`)).body.data.items
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      ...['approve_debt_relief', 'propose_debt_relief'],
    ])
  })

  test('is written down as received, also a part of it', async () => {
    const person = await debtor(side)
    const { id } = await debtOf(first, person)
    const cash = await balanceOf(server, 'cash', null)
    const received = { how: 'received', amount: 30_00, reason: 'SEPA 77' }
    const { relief } = (await first.post(`/staff/debts/${id}/relief`, received)).body.data
    const again = await second.post(`/staff/debts/${id}/relief`, received)
    expect(again.body.message).toBe('A colleague has proposed something for this debt already.')
    await second.post(`/staff/debts/${id}/relief/${relief.id}/approval`)
    expect([await owed(person), await balanceOf(server, 'cash', null)]).toEqual([50_00, cash + 30_00])
    const mails = await mailsTo(server, person.email)
    const mail = mails.find(({ subject }) => subject === 'We received $30.00 of what you owed')
    expect(mail?.text).toContain('$30.00 arrived on our bank account and pays what you owed.')
    expect(mail?.text).toContain('You still owe $50.00.')
  })
})

describe('a proposal for a debt', () => {
  test('is for no more than is owed, and never for one’s own debt', async () => {
    const person = await debtor('client')
    const { id } = await debtOf(first, person)
    const tooMuch = await first.post(`/staff/debts/${id}/relief`, { ...forgive, amount: 80_01 })
    expect(tooMuch.body.errors).toEqual([{ field: 'amount', message: 'only $80.00 is owed' }])
    await owe('client', proposer, 80_00)
    const own = await debtOf(first, proposer)
    expect(own.may).toEqual([])
    const { status, body } = await first.post(`/staff/debts/${own.id}/relief`, forgive)
    expect([status, body.message]).toEqual([409, 'This is your own debt. Please ask a colleague.'])
    const { relief } = (await second.post(`/staff/debts/${own.id}/relief`, forgive)).body.data
    const path = `/staff/debts/${own.id}/relief/${relief.id}`
    expect((await first.post(`${path}/approval`)).body.message).toBe(body.message)
    expect((await first.post(`${path}/refusal`)).body.message).toBe(body.message)
    expect((await debtOf(first, proposer)).relief.may, 'nobody agrees to their own').toEqual([])
    expect((await first.post(`/staff/debts/${randomUUID()}/relief`, forgive)).status).toBe(404)
  })

  test('is refused by a colleague or taken back, and another one can be made', async () => {
    const person = await debtor('client')
    const { id } = await debtOf(first, person)
    const queue = async () => (await first.get('/staff/queues')).body.data.debts
    const before = await queue()
    const ends = { cancelled: [first, proposer], rejected: [second, colleague] } as const
    for (const [status, [by, { id: decided_by }]] of Object.entries(ends)) {
      const { relief } = (await first.post(`/staff/debts/${id}/relief`, forgive)).body.data
      expect(await queue()).toBe(before + 1)
      const answer = await by.post(`/staff/debts/${id}/relief/${relief.id}/refusal`)
      expect([answer.status, answer.body.data.relief]).toEqual([200, null])
      expect((await by.post(`/staff/debts/${id}/relief/${relief.id}/refusal`)).status).toBe(409)
      const row = server.context.db.selectFrom('debt_relief').select(['status', 'decided_by', 'decided_at'])
      expect(await row.where('id', '=', relief.id).executeTakeFirst()).toEqual({
        ...{ status, decided_by, decided_at: server.clock.now() },
      })
      expect(await queue(), 'it waits no more').toBe(before)
    }
    expect(await balanceOf(server, 'client_debt', person.id)).toBe(80_00)
  })

  test('for more than is owed by then is not carried out', async () => {
    const person = await debtor('client')
    const { id } = await debtOf(first, person)
    const { relief } = (await first.post(`/staff/debts/${id}/relief`, forgive)).body.data
    await transact(server.context, (tx) =>
      postEntries(server.context, tx, [
        {
          ...posting('L11c', 'USD', [
            debit(accounts.clearing, 50_00),
            credit(accounts.client_debt(person.id), 50_00),
          ]),
          ...{ cause: `test:${randomUUID()}`, orderId: null, actorId: null, requestId: null },
        },
      ]),
    )
    const { status, body } = await second.post(`/staff/debts/${id}/relief/${relief.id}/approval`)
    expect([status, body.message]).toEqual([
      409,
      'Only $30.00 is owed by now. Please refuse this, and propose what is right.',
    ])
    expect((await debtOf(second, person)).relief.id).toBe(relief.id)
  })

  test('is agreed to once by many at the same moment', async () => {
    const person = await debtor('agent')
    const { id } = await debtOf(first, person)
    const { relief } = (await first.post(`/staff/debts/${id}/relief`, { ...forgive, amount: 40_00 })).body
      .data
    const path = `/staff/debts/${id}/relief/${relief.id}/approval`
    const answers = await Promise.all(Array.from({ length: 8 }, () => second.post(path)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(server, 'agent_debt', person.id)).toBe(40_00)
  })
})

test('our team reads all debts page by page, each of them once', async () => {
  const people = [await debtor('client'), await debtor('agent'), await debtor('client')]
  const read: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string = `/staff/debts?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const { items, pagination } = (await first.get(path)).body.data
    read.push(...items.map((one: { person: { uuid: string } }) => one.person.uuid))
    expect(read.length).toBe(new Set(read).size)
    cursor = pagination.next_cursor
  }
  expect(read).toEqual(expect.arrayContaining(people.map(({ id }) => id)))
})

describe('a client pays what they owe', () => {
  const bill = (browser: Browser, currency: string) => browser.post('/debts/bills', { currency })
  const open = (browser: Browser, payable_id: string) =>
    browser.post('/payments', { payable: 'debt', payable_id })

  test('by card, each currency by itself and each bill once', async () => {
    const client = await makeShopper(server)
    const { browser } = client
    const nothing = await bill(browser, 'USD')
    expect([nothing.status, nothing.body.message]).toEqual([409, 'You owe nothing.'])
    await owe('client', client, 80_00)
    await owe('client', client, 30_00, 'EUR')
    const usd = (await bill(browser, 'USD')).body.data
    const eur = (await bill(browser, 'EUR')).body.data
    expect([usd.amount, eur.amount]).toEqual([
      { amount: 80_00, currency: 'USD' },
      { amount: 30_00, currency: 'EUR' },
    ])
    expect(eur.payable_id).not.toBe(usd.payable_id)
    expect((await bill(browser, 'USD')).body.data).toEqual(usd)
    const stranger = await makeShopper(server)
    expect((await open(stranger.browser, usd.payable_id)).status).toBe(404)

    const { ref } = (await open(browser, usd.payable_id)).body.data
    const paid = await payByCard(browser, ref, await saveCard(server, browser, CARDS.visa))
    expect(paid.body.data.status).toEqual([2, 'Processed'])
    await quieten(server)
    expect((await browser.get('/debts')).body.data).toEqual([{ amount: { amount: 30_00, currency: 'EUR' } }])
    const mails = await mailsTo(server, client.email)
    const mail = mails.find(({ subject }) => subject === 'You paid $80.00 of what you owed')
    expect(mail?.text).toContain('You owe nothing any more')

    const again = await open(browser, usd.payable_id)
    expect([again.status, again.body.message]).toEqual([409, 'This is already paid.'])
    await owe('client', client, 20_00)
    const next = (await bill(browser, 'USD')).body.data
    expect(next.amount).toEqual({ amount: 20_00, currency: 'USD' })
    expect(next.payable_id).not.toBe(usd.payable_id)
  })

  test('with nothing where our team forgave it meanwhile', async () => {
    const client = await makeShopper(server)
    await owe('client', client, 80_00)
    const { payable_id } = (await bill(client.browser, 'USD')).body.data
    const { id } = await debtOf(first, client)
    const { relief } = (await first.post(`/staff/debts/${id}/relief`, forgive)).body.data
    await second.post(`/staff/debts/${id}/relief/${relief.id}/approval`)
    const { status, body } = await open(client.browser, payable_id)
    expect([status, body.message]).toEqual([409, 'You owe nothing.'])
  })
})
