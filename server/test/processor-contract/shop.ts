import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '../../src/platform/clock.ts'
import type { CardCharge, Checkout, ProcessorEvent, Setup } from '../../src/platform/payments/processor.ts'
import type { OpenedProcessor, TestCard } from './opened-processor.ts'

/** One customer and what we would ask for in their name. */
export class Shop {
  readonly opened: OpenedProcessor
  #customer: Promise<{ id: string }> | undefined

  constructor(opened: OpenedProcessor) {
    this.opened = opened
  }

  get processor() {
    return this.opened.processor
  }

  get payer() {
    return this.opened.payer
  }

  async customerId() {
    this.#customer ??= this.processor.addCustomer({
      key: randomUUID(),
      personId: randomUUID(),
      email: 'mina@people.example',
    })
    return (await this.#customer).id
  }

  async checkout(asked: Partial<Checkout> = {}): Promise<Checkout> {
    return {
      key: randomUUID(),
      reference: randomUUID(),
      customerId: asked.customerId ?? (await this.customerId()),
      description: 'Study permit, start to finish',
      amount: 47_500,
      currency: 'USD',
      successUrl: 'https://sojourn.example/p/close?outcome=success',
      cancelUrl: 'https://sojourn.example/p/close?outcome=cancel',
      expiresAt: new Date(this.opened.clock.now().getTime() + 60 * MINUTE_MS),
      ...asked,
    }
  }

  async openCheckout(asked: Partial<Checkout> = {}) {
    const whole = await this.checkout(asked)
    return { ...(await this.processor.openCheckout(whole)), reference: whole.reference }
  }

  async setup(asked: Partial<Setup> = {}): Promise<Setup> {
    return {
      key: randomUUID(),
      reference: randomUUID(),
      customerId: asked.customerId ?? (await this.customerId()),
      returnUrl: 'https://sojourn.example/p/close',
      ...asked,
    }
  }

  async keepCard(card: TestCard) {
    const setup = await this.processor.openSetup(await this.setup())
    await this.payer.addCard(setup, card)
    const { card: kept } = (await this.processor.readSetup(setup.id)) ?? {}
    if (!kept) throw new Error(`The card ${card} was not kept`)
    return kept
  }

  async charge(asked: Partial<CardCharge> & { cardId: string }): Promise<CardCharge> {
    return {
      key: randomUUID(),
      reference: randomUUID(),
      customerId: asked.customerId ?? (await this.customerId()),
      description: 'Study permit, start to finish',
      amount: 47_500,
      currency: 'USD',
      returnUrl: 'https://sojourn.example/p/close',
      ...asked,
    }
  }

  /** Money that came, and by what it is given back. */
  async paid(amount = 47_500) {
    const checkout = await this.openCheckout({ amount })
    await this.payer.payCheckout(checkout, 'good')
    const { chargeId } = (await this.processor.readAttempt(checkout.id)) ?? {}
    if (!chargeId) throw new Error('No money came')
    return { chargeId, reference: checkout.reference }
  }

  async charged(reference: string) {
    const { charges } = await this.opened.book()
    return charges.filter((charge) => charge.reference === reference)
  }

  async linkedAccount() {
    const { id } = await this.processor.openAccount({
      key: randomUUID(),
      personId: randomUUID(),
      country: 'CA',
      email: 'amara@people.example',
    })
    const { url } = await this.processor.linkAccount({
      accountId: id,
      returnUrl: 'https://sojourn.example/wallet',
      refreshUrl: 'https://sojourn.example/wallet?again',
    })
    await this.opened.agent.fillAccount({ accountId: id, url }, 'linked')
    return id
  }

  async listen() {
    const heard = (await this.opened.deliveries()).length
    return async (kind: ProcessorEvent['kind'], objectId?: string) => {
      const news = (await this.opened.deliveries()).slice(heard)
      return news
        .map(({ body, headers }) => this.processor.readDelivery(body, headers))
        .filter((event) => event.kind === kind && (!objectId || event.objectId === objectId))
    }
  }
}
