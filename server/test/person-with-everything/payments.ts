import { randomUUID } from 'node:crypto'
import { makePaymentRef } from '../../src/money/payments/make-ref.ts'
import type { Tx } from '../../src/platform/database/database.ts'

interface Whose {
  person_id: string
  now: Date
  /** Something nobody may be shown. */
  secret: () => string
  lasting: (of: string) => string
}

interface Plan {
  person_id: string
  now: Date
  word: (of: string) => string
  lasting: (of: string) => string
}

/** A plan that has ended, with what was paid for it and to whom the invoice is made out. */
export async function addPlan(tx: Tx, { person_id, now, word, lasting }: Plan) {
  const agent = { agent_id: person_id }
  const period = { period_start: now, period_end: new Date(now.getTime() + 1000) }
  const plan = { plan: 'pro' as const, term: 'month' as const, price: 29_00, created_at: now, ...period }
  const { id: subscription_id } = await tx
    .insertInto('subscription')
    .values({ ...agent, ...plan, status: 'ended', anchored_at: now, ended_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: bill_id } = await tx
    .insertInto('plan_bill')
    .values({
      ...{ ...agent, ...plan, subscription_id, kind: 'start', full_price: 29_00 },
      ...{ lines: '[]', currency: 'USD', paid_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: payment_id } = await tx
    .insertInto('payment')
    .values({
      ...{ ref: makePaymentRef(), payer_id: person_id, payable: 'subscription', payable_id: bill_id },
      ...{ status: 'cancelled', title: 'Pro, monthly plan', currency: 'USD', price: 29_00, amount: 29_00 },
      ...{ frozen_until: now, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('plan_invoice')
    .values({
      ...{
        ...agent,
        ...period,
        year: 1990,
        number: 1 + Math.floor(Math.random() * 1e9),
        bill_id,
        payment_id,
      },
      ...{
        buyer_name: lasting('buyer'),
        buyer_company: lasting('bought'),
        buyer_vat_id: lasting('vat'),
        buyer_address: JSON.stringify([lasting('street'), 'Finland']),
        seller: '["Sojourn"]',
      },
      ...{
        title: 'Pro, monthly plan',
        lines: '[]',
        taxes: '[]',
        total: 29_00,
        currency: 'USD',
        issued_at: now,
      },
    })
    .execute()
  await tx
    .insertInto('billing_details')
    .values({
      ...{ ...agent, company: word('company'), vat_id: word('vat'), country_iso: 'CA', state: '08' },
      ...{ city: 'Toronto', postal_code: 'M5V 2T6', street: word('office'), updated_at: now },
    })
    .execute()
}

/** Cards, a page where one is added, and what was once to be paid with them. */
export async function addPayments(tx: Tx, { person_id, now, secret, lasting }: Whose) {
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
      title: lasting('sold'),
      seller: lasting('seller'),
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
  const tried = { processor: 'sandbox', amount, currency: 'USD' }
  await tx
    .insertInto('payment_activity')
    .values({ kind: 'card', status: 'cancelled', ...tried, ...times, payment_id, method_id })
    .execute()
}
