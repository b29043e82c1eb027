import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeStripe } from '../../../../test/fake-stripe.ts'
import { Shop } from '../../../../test/processor-contract/shop.ts'
import { ProcessorUnreachable } from '../processor.ts'
import { openStripe } from './stripe.ts'

let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let shop: Shop
beforeEach(async () => {
  stripe = await startFakeStripe({ timeout: 300 })
  shop = new Shop(stripe)
})
afterEach(() => stripe.close())

describe.each(['before', 'after'] as const)('what goes wrong %s it was done', (when) => {
  test.each(['hang', 'fail'] as const)('as Stripe %ss says so, and asked again is done once', async (how) => {
    const asked = await shop.charge({ cardId: (await shop.keepCard('good')).id })
    stripe.failNext(`${how} ${when}`)
    await expect(shop.processor.charge(asked)).rejects.toThrow(ProcessorUnreachable)
    expect(await shop.charged(asked.reference)).toHaveLength(when === 'after' ? 1 : 0)
    expect(await shop.processor.charge(asked)).toMatchObject({ state: 'captured' })
    expect(await shop.charged(asked.reference)).toHaveLength(1)
  })
})

test('an answer that is none is no answer', async () => {
  const asked = await shop.charge({ cardId: (await shop.keepCard('good')).id })
  stripe.failNext('garble')
  await expect(shop.processor.charge(asked)).rejects.toThrow(ProcessorUnreachable)
  expect(await shop.processor.charge(asked)).toMatchObject({ state: 'captured' })
  expect(await shop.charged(asked.reference)).toHaveLength(1)
})

test('who cannot be found cannot be reached', async () => {
  const { id } = await shop.openCheckout()
  await stripe.close()
  await expect(shop.processor.readAttempt(id)).rejects.toThrow(ProcessorUnreachable)
  await expect(shop.openCheckout({ customerId: 'cus_1' })).rejects.toThrow(ProcessorUnreachable)
})

test('with a wrong key of ours nothing is known of anything, least of all that it is not there', async () => {
  const { id } = await shop.openCheckout()
  const stranger = openStripe({ secretKey: 'sk_test_wrong', webhookSecrets: [] }, stripe.clock, stripe.line)
  await expect(stranger.readAttempt(id)).rejects.toThrow(ProcessorUnreachable)
  await expect(stranger.closeCheckout(id)).rejects.toThrow(ProcessorUnreachable)
})
