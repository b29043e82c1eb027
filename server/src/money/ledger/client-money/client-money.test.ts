import { randomUUID } from 'node:crypto'
import type { ClientMoneyDay } from '@sojourn/contract/desk/staff-payouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../../../test/payments.ts'
import { type Browser, makePerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS, dayOf } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { accounts } from '../accounts.ts'
import { postEntries } from '../post-entry.ts'
import { credit, debit, type Line, posting, type Template } from '../posting.ts'

let server: TestApp
let staff: Browser
const order = randomUUID()
const client = randomUUID()
beforeAll(async () => {
  server = await openTestApp()
  const { id } = await makePerson(server, { staff: true })
  // 80.00 came long before the days that are shown, with 19.00 of taxes; 30.00 of it went back on the last of them.
  await post('L1', [
    debit(accounts.clearing, 99_00),
    credit(accounts.escrow(order), 80_00),
    credit(accounts.tax('vat'), 19_00),
  ])
  await post('L11f', [debit(accounts.client_debt(client), 7_00), credit(accounts.clearing, 7_00)])
  server.clock.forward(60 * DAY_MS)
  await post('L5', [debit(accounts.escrow(order), 30_00), credit(accounts.clearing, 30_00)])
  staff = await enter(server, { id })
})
afterAll(() => server.close())

const post = (template: Template, lines: Line[]) =>
  transact(server.context, (tx) =>
    postEntries(server.context, tx, [
      {
        ...posting(template, 'USD', lines),
        ...{ cause: `test:${randomUUID()}`, orderId: null, actorId: null, requestId: null },
      },
    ]),
  )
const daysAgo = (days: number) => dayOf(new Date(server.clock.now().getTime() - days * DAY_MS))
const read = async (query = '') =>
  (await staff.get(`/staff/client-money${query}`)).body.data as ClientMoneyDay[]

test('each of the last thirty days says what was held for others when it ended, and what we had of it', async () => {
  const days = await read()
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => daysAgo(at)))
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  expect(days[0]).toEqual({
    ...{ day: daysAgo(0), currency: 'USD', held_total: 69_00, at_processor: 62_00, surplus: -7_00 },
    held: [
      { account: 'escrow', amount: usd(50_00) },
      { account: 'tax', amount: usd(19_00) },
    ],
  })
  for (const before of days.slice(1))
    expect(before).toMatchObject({ held_total: 99_00, at_processor: 92_00, surplus: -7_00 })
  const earlier = await read(`?until=${daysAgo(1)}`)
  expect(earlier.slice(0, 29)).toEqual(days.slice(1))
})

test('the file for auditors says for whom, as it was when the day ended', async () => {
  const linesOn = async (day: string) =>
    (await staff.get(`/staff/client-money/${day}/csv`)).text.trim().split('\r\n').slice(1).toSorted()
  expect(await linesOn(daysAgo(0))).toEqual(
    [
      `${daysAgo(0)},client_debt,${client},,USD,7.00`,
      `${daysAgo(0)},escrow,${order},,USD,50.00`,
      `${daysAgo(0)},tax,,vat,USD,19.00`,
    ].toSorted(),
  )
  expect(await linesOn(daysAgo(1))).toContain(`${daysAgo(1)},escrow,${order},,USD,80.00`)
  expect(await linesOn(daysAgo(61))).toEqual([])
})
