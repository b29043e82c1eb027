import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { failRefund } from '@sojourn/sandbox/refunds/refund-store'
import { expect } from 'vitest'
import { MovableClock } from '../src/platform/clock.ts'
import { startFakeStripe } from './fake-stripe.ts'
import { quieten } from './payments.ts'
import { CARDS, refundAtSandbox, sandboxOf, useCard } from './sandbox.ts'
import { openTestApp, type TestApp } from './start-app.ts'

/** The app with a processor, and what happens there without us. */
export interface World {
  server: TestApp
  payPage(url: string): Promise<unknown>
  refund(chargeId: string, amount: number): Promise<string>
  bounce(refundId: string): Promise<unknown>
  dispute(chargeId: string): Promise<string>
  decide(disputeId: string, outcome: 'won' | 'lost'): Promise<unknown>
  emailOf(customerId: string): Promise<string | null>
  /** Brings the news, or loses them. */
  deliver(): Promise<unknown>
  loseNews(): Promise<unknown>
  close(): Promise<unknown>
}

export async function withSandbox(): Promise<World> {
  const server = await openTestApp()
  const { house } = sandboxOf(server)
  return {
    server,
    payPage: (url) => useCard(server, url, CARDS.visa),
    refund: async (chargeId, amount) => (await refundAtSandbox(house, chargeId, amount)).id,
    bounce: (id) => failRefund(house.book, id, server.clock.now()),
    dispute: async (chargeId) => (await openDispute(house.book, chargeId, server.clock.now())) ?? '',
    decide: (id, outcome) => closeDispute(house.book, id, outcome, server.clock.now()),
    emailOf: async (id) =>
      (await house.book.selectFrom('customer').select('email').where('id', '=', id).executeTakeFirst())
        ?.email ?? null,
    deliver: () => quieten(server),
    loseNews: async () => {
      server.clock.forward(10_000)
      await sandboxOf(server).takeDeliveries()
    },
    close: () => server.close(),
  }
}

export async function withStripe(): Promise<World> {
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const stripe = await startFakeStripe({ clock })
  const server = { ...(await openTestApp({ replaced: { clock, processor: stripe.processor } })), clock }
  let told = 0
  const unheard = async () => {
    const news = (await stripe.deliveries()).slice(told)
    told += news.length
    return news
  }
  return {
    server,
    payPage: (url) =>
      stripe.payer.payCheckout({ id: new URL(url).pathname.split('/').at(-1) ?? '', url }, 'good'),
    refund: stripe.staff.refund,
    bounce: stripe.bank.failRefund,
    dispute: stripe.bank.dispute,
    decide: stripe.bank.decideDispute,
    emailOf: stripe.emailOf,
    async deliver() {
      for (const { body } of await unheard()) {
        const headers = { 'content-type': 'application/json', ...stripe.sign(body) }
        const request = { method: 'POST' as const, url: '/api/webhooks/stripe', headers, payload: body }
        expect((await server.app.inject(request)).statusCode).toBe(200)
      }
      await server.jobsDone()
    },
    loseNews: unheard,
    close: async () => {
      await server.close()
      await stripe.close()
    },
  }
}
