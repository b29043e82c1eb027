import type Stripe from 'stripe'
import type { Clock } from '../../clock.ts'
import type { Processor } from '../processor.ts'
import { askFor } from './ask.ts'
import { chargeCard, giveUpCharge } from './charges.ts'
import { checkoutOfIntent, closeCheckout, openCheckout, readCheckout } from './checkouts.ts'
import { INTENT_PARTS, viewCharge, viewCheckout } from './view-attempt.ts'

type Attempts = Pick<Processor, 'openCheckout' | 'closeCheckout' | 'charge' | 'readAttempt'>

export const attemptsAt = (stripe: Stripe, clock: Clock): Attempts => ({
  openCheckout: (asked) => openCheckout(stripe, clock, asked),
  closeCheckout: (id) => (isIntent(id) ? giveUpCharge : closeCheckout)(stripe, id),
  charge: (asked) => chargeCard(stripe, asked),

  async readAttempt(id) {
    if (id.startsWith('cs_')) {
      const page = await readCheckout(stripe, id)
      return page?.mode === 'payment' ? viewCheckout(page) : null
    }
    if (!isIntent(id)) return null
    const intent = await askFor(() => stripe.paymentIntents.retrieve(id, { expand: INTENT_PARTS }))
    if (intent?.metadata.page !== 'checkout') return intent && viewCharge(intent)
    const page = await checkoutOfIntent(stripe, id)
    return page ? viewCheckout(page) : null
  },
})

const isIntent = (id: string) => id.startsWith('pi_')
