import type Stripe from 'stripe'
import { type Processor, ProcessorRefused, type SetupState } from '../processor.ts'
import { ask, askFor } from './ask.ts'
import { sentAlong, viewCard } from './view-card.ts'

type Cards = Pick<
  Processor,
  'addCustomer' | 'updateCustomer' | 'removeCustomer' | 'openSetup' | 'readSetup' | 'removeCard'
>

export function cardsAt(stripe: Stripe): Cards {
  return {
    async addCustomer({ key, personId, email }) {
      const added = () =>
        stripe.customers.create(
          { email, metadata: { person: personId } },
          { idempotencyKey: `customer:${key}` },
        )
      return { id: (await ask(added)).id }
    },

    async updateCustomer({ id, email }) {
      await askFor(() => stripe.customers.update(id, { email }))
    },

    async removeCustomer(id) {
      await askFor(() => stripe.customers.del(id))
    },

    async openSetup({ key, reference, customerId, returnUrl }) {
      const opened = () =>
        stripe.checkout.sessions.create(
          {
            mode: 'setup',
            customer: customerId,
            client_reference_id: reference,
            metadata: { reference },
            allowed_payment_method_types: ['card'],
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: `setup:${key}` },
        )
      const { id, url } = await ask(opened)
      return { id, url: url ?? returnUrl }
    },

    async readSetup(id) {
      if (!id.startsWith('cs_')) return null
      const expand = ['setup_intent.payment_method']
      const page = await askFor(() => stripe.checkout.sessions.retrieve(id, { expand }))
      return page?.mode === 'setup' ? viewSetup(page) : null
    },

    async removeCard(cardId) {
      try {
        await ask(() => stripe.paymentMethods.detach(cardId))
      } catch (error) {
        if (!(error instanceof ProcessorRefused)) throw error
        // The refusal does not tell whether the card was somebody's until now.
        const method = await askFor(() => stripe.paymentMethods.retrieve(cardId))
        if (method?.customer) throw error
      }
    },
  }
}

function viewSetup(page: Stripe.Checkout.Session): SetupState {
  const intent = sentAlong<Stripe.SetupIntent>(page.setup_intent)
  const method =
    intent?.status === 'succeeded' ? sentAlong<Stripe.PaymentMethod>(intent.payment_method) : null
  const card = method && viewCard(method)
  return {
    id: page.id,
    reference: page.client_reference_id ?? '',
    state: card ? 'done' : page.status === 'open' ? 'open' : 'failed',
    card,
  }
}
