import { randomUUID } from 'node:crypto'
import { makePaymentRef } from '../../../src/money/payments/make-ref.ts'
import { DAY_MS } from '../../../src/platform/clock.ts'
import { makePerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'

let last = 0

/** The invoice of a plan that has ended. */
async function makeInvoice(server: TestApp, owner: { id: string } | null) {
  const agent_id = (owner ?? (await makePerson(server))).id
  const { db } = server.context
  const now = server.clock.now()
  const period = { period_start: now, period_end: new Date(now.getTime() + 30 * DAY_MS) }
  const plan = { plan: 'pro' as const, term: 'month' as const, price: 29_00 }
  const { id: subscription_id } = await db
    .insertInto('subscription')
    .values({
      ...{ agent_id, ...plan, ...period, status: 'ended', anchored_at: now },
      ...{ created_at: now, ended_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: bill_id } = await db
    .insertInto('plan_bill')
    .values({
      ...{ subscription_id, agent_id, kind: 'start', full_price: 29_00, ...plan, ...period },
      ...{ lines: '[]', currency: 'USD', created_at: now, paid_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: payment_id } = await db
    .insertInto('payment')
    .values({
      ...{ ref: makePaymentRef(), payer_id: agent_id, payable: 'subscription', payable_id: bill_id },
      ...{ status: 'success', title: 'Pro, monthly plan', currency: 'USD', price: 29_00, amount: 29_00 },
      ...{ frozen_until: now, paid_at: now, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  last += 1
  const invoice = await db
    .insertInto('plan_invoice')
    .values({
      ...{ year: 1990, number: last, bill_id, payment_id, agent_id, buyer_name: 'Ines Duarte' },
      ...{ buyer_address: '[]', seller: '["Sojourn"]', title: 'Pro, monthly plan', ...period },
      ...{ lines: '[]', taxes: '[]', total: 29_00, currency: 'USD', issued_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: invoice.id, payment_id }
}

export const subscriptionThings = {
  'plan invoice': {
    make: async (server: TestApp, owner: { id: string } | null) => ({
      id: (await makeInvoice(server, owner)).id,
    }),
    missing: () => ({ id: randomUUID() }),
  },
  'plan payment': {
    make: async (server: TestApp, _owner: { id: string } | null) => ({
      id: (await makeInvoice(server, null)).payment_id,
    }),
    missing: () => ({ id: randomUUID() }),
  },
}
