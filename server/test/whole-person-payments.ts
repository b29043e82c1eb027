import { randomUUID } from 'node:crypto'
import { makePaymentRef } from '../src/money/payments/make-ref.ts'
import type { Tx } from '../src/platform/database/database.ts'

interface Whose {
  person_id: string
  now: Date
  /** Something nobody may be shown. */
  secret: () => string
}

/** Cards, a page where one is added, and what was once to be paid with them. */
export async function addPayments(tx: Tx, { person_id, now, secret }: Whose) {
  const whose = { person_id, processor: 'sandbox', created_at: now }
  await tx
    .insertInto('processor_customer')
    .values({ ...whose, processor_id: secret() })
    .execute()
  const { id: method_id } = await tx
    .insertInto('payment_method')
    .values({
      ...whose,
      processor_id: secret(),
      brand: 'visa',
      last4: '4242',
      card_type: 'Credit Card',
      expires_on: '2029-12-31',
      fingerprint: secret(),
      is_default: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const times = { look_at: now, created_at: now, updated_at: now }
  await tx
    .insertInto('card_setup')
    .values({
      ...whose,
      ...times,
      status: 'done',
      processor_id: secret(),
      url: secret(),
      return_url: '/p/close',
    })
    .execute()
  const amount = 500_00
  const { id: payment_id } = await tx
    .insertInto('payment')
    .values({
      ref: makePaymentRef(),
      payer_id: person_id,
      payable: 'order',
      payable_id: randomUUID(),
      status: 'cancelled',
      title: 'Study permit, start to finish',
      currency: 'USD',
      price: amount,
      amount,
      frozen_until: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('receipt')
    .values({
      ...{ payment_id, payer_id: person_id, payer_name: 'Mina Park' },
      seller_registered_as: JSON.stringify(['Okafor Immigration Ltd']),
      ...{ payer_address: JSON.stringify(['1 Main Street', 'Finland']), issued_at: now },
    })
    .execute()
  const tried = { kind: 'card', status: 'cancelled', processor: 'sandbox', amount, currency: 'USD' }
  await tx
    .insertInto('payment_activity')
    .values({ ...tried, ...times, payment_id, method_id })
    .execute()
}
