import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, makePayment } from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { transact } from '../../../platform/database/transact.ts'
import { raiseAlarm } from './raise-alarm.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const raise = (kind: PaymentAlarmKind, paymentId: string | null = null) =>
  transact(server.context, (tx) =>
    raiseAlarm(server.context, tx, {
      kind,
      paymentId,
      processorId: 'ch_1',
      detail: { amount: 100, agreed: 99 },
    }),
  )

test('staff read what a payment was about, say what they found, and it is no longer open', async () => {
  const staff = await enter(server, await makePerson(server, { staff: true, first_name: 'Ines' }))
  const { ref } = await makePayment(server)
  const payment = await server.context.db
    .selectFrom('payment')
    .select(['id', 'title'])
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow()
  await raise('dispute')
  server.clock.forward(1000)
  await raise('wrong_amount', payment.id)

  const { items } = (await staff.get('/staff/payment-alarms')).body.data
  expect(items).toMatchObject([
    {
      kind: 'wrong_amount',
      payment: { ref, title: payment.title, payer: { full_name: expect.any(String) } },
      processor_id: 'ch_1',
      details: { amount: '100', agreed: '99' },
    },
    { kind: 'dispute', payment: null },
  ])
  const page = (await staff.get('/staff/payment-alarms?limit=1')).body.data
  const next = await staff.get(`/staff/payment-alarms?limit=1&cursor=${page.pagination.next_cursor}`)
  expect(next.body.data.items).toMatchObject([{ kind: 'dispute' }])

  const settle = (note: string) => staff.post(`/staff/payment-alarms/${items[0].id}/settlement`, { note })
  expect((await settle('  ')).status).toBe(422)
  const answers = await Promise.all([settle('The bank has sent it back.'), settle('So it did.')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect((await staff.get('/staff/payment-alarms')).body.data.items).toHaveLength(1)
  expect((await staff.get('/staff/ledger')).body.data.payment_alarms).toBe(1)
  const log = (await staff.get('/staff/audit-log')).body.data.items
  expect(log).toMatchObject([{ action: 'settle_payment_alarm', details: { kind: 'wrong_amount' } }])
})
