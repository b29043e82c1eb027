import { randomUUID } from 'node:crypto'
import { makePaymentRef } from '../../../src/money/payments/make-ref.ts'
import { makeDecision } from '../../decisions.ts'
import { makeFailedRefund } from '../../failed-refunds.ts'
import { makeOrder } from '../../orders.ts'
import { makeUnpaidOrder } from '../../payments.ts'
import { makePerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'

const ownerOf = async (server: TestApp, owner: { id: string } | null) => owner ?? (await makePerson(server))

async function makePayment(server: TestApp, owner: { id: string } | null) {
  const payer = await ownerOf(server, owner)
  const order = await makeUnpaidOrder(server, payer)
  const now = server.clock.now()
  const ref = makePaymentRef()
  const { id } = await server.context.db
    .insertInto('payment')
    .values({
      ref,
      payer_id: payer.id,
      payable: 'order',
      payable_id: order.id,
      title: 'German student visa',
      currency: 'USD',
      price: 50_000,
      amount: 50_000,
      frozen_until: new Date(now.getTime() + 60_000),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ref }
}

const refund = (transfer?: 'given' | 'approved') => ({
  make: async (server: TestApp, owner: { id: string } | null) => {
    const payer = await ownerOf(server, owner)
    if (!transfer) return makeFailedRefund(server, payer)
    const approver = transfer === 'approved' ? await makePerson(server, { staff: true }) : null
    return makeFailedRefund(server, payer, { approved_by: approver?.id ?? null })
  },
  missing: () => ({ id: randomUUID() }),
})

export const paymentThings = {
  'failed refund': refund(),
  'refund by bank': refund('given'),
  'approved refund by bank': refund('approved'),
  payment: {
    make: async (server: TestApp, owner: { id: string } | null) => ({
      ref: (await makePayment(server, owner)).ref,
    }),
    missing: () => ({ ref: makePaymentRef() }),
  },
  'payment activity': {
    make: async (server: TestApp, owner: { id: string } | null) => {
      const { id, ref } = await makePayment(server, owner)
      const now = server.clock.now()
      const activity = await server.context.db
        .insertInto('payment_activity')
        .values({
          payment_id: id,
          kind: 'card',
          status: 'failed',
          processor: 'sandbox',
          amount: 50_000,
          currency: 'USD',
          look_at: now,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { ref, aid: activity.id }
    },
    missing: () => ({ ref: makePaymentRef(), aid: randomUUID() }),
  },
  'saved card': {
    make: async (server: TestApp, owner: { id: string } | null) =>
      server.context.db
        .insertInto('payment_method')
        .values({
          person_id: (await ownerOf(server, owner)).id,
          processor: 'sandbox',
          processor_id: `card_${randomUUID()}`,
          brand: 'visa',
          last4: '4242',
          card_type: 'Credit Card',
          expires_on: '2029-12-31',
          fingerprint: randomUUID(),
          created_at: server.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: () => ({ id: randomUUID() }),
  },
  'gift check': {
    make: async (server: TestApp) => {
      const now = server.clock.now()
      const client = await makePerson(server)
      const { id, agent } = await makeOrder(server, { client, status: 'paid' })
      return server.context.db
        .insertInto('gift_check')
        .values({
          ...{ order_id: id, client_id: client.id, agent_id: agent.id, signs: ['device'] },
          ...{ created_at: now, updated_at: now },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    },
    missing: () => ({ id: randomUUID() }),
  },
  'told decision': {
    make: async (server: TestApp) => {
      const { told } = await makeDecision(server)
      return { id: told.id }
    },
    missing: () => ({ id: randomUUID() }),
  },
  'payment alarm': {
    make: async (server: TestApp) =>
      server.context.db
        .insertInto('payment_alarm')
        .values({ kind: 'refund_failed', detail: '{}', created_at: server.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: () => ({ id: randomUUID() }),
  },
}
