import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { reconcilePayments } from '../src/money/payments/news/reconcile-payments.ts'
import { MINUTE_MS, type MovableClock } from '../src/platform/clock.ts'
import {
  capturedFor,
  listCards,
  makePayment,
  makeShopper,
  payOnPage,
  saveCard,
  statusOf,
} from './payments.ts'
import type { Browser } from './people.ts'
import { CARDS, deliverNews, useCard } from './sandbox.ts'
import type { TestApp } from './start-app.ts'

/** A node of our own on the database of the server that is killed: things are made by it and looked at. */
export type Near = TestApp & { clock: MovableClock }

export interface Left {
  browser: Browser
  /** Asks the server at an address for it, the first time or once more. */
  ask?: (address: string) => Promise<Response>
  /** Brings it to its end by what the second asking answered; without an answer the clock alone has to. */
  heal: (near: Near, answer: { url?: string } | undefined) => Promise<void>
}

/** Each call that moves money or leads there: how a server comes to make it, and how it ends after the server was killed. */
export const CALLS: Record<string, (near: Near) => Promise<Left>> = {
  charge: async (near) => {
    const { browser, ref } = await makePayment(near)
    const method = await saveCard(near, browser, CARDS.visa)
    return {
      browser,
      ask: asking(browser, `/payments/${ref}/pay`, { method }),
      async heal(near, answer) {
        if (!answer) await letTimePass(near, 2)
        await expectPaidOnce(near, browser, ref)
      },
    }
  },

  openCheckout: async (near) => {
    const { browser, ref } = await makePayment(near)
    const meta = { success_url: '/p/close?ok', cancel_url: '/p/close' }
    return {
      browser,
      ask: asking(browser, `/payments/${ref}/pay`, { meta }),
      async heal(near, answer) {
        if (!answer) await letTimePass(near, 2)
        const url = answer?.url ?? (await browser.get(`/payments/${ref}`)).body.data.last_activity.action_url
        await useCard(near, url, CARDS.visa)
        await deliverNews(near)
        await expectPaidOnce(near, browser, ref)
      },
    }
  },

  openSetup: async (near) => {
    const { browser } = await makeShopper(near)
    const metadata = { external: true, return_url: '/p/close' }
    return {
      browser,
      ask: asking(browser, '/payment-methods', { metadata }),
      async heal(near, answer) {
        if (answer?.url) {
          await useCard(near, answer.url, CARDS.visa)
          await deliverNews(near)
        } else {
          await letTimePass(near, 11)
          await saveCard(near, browser, CARDS.visa)
        }
        expect(await listCards(browser)).toMatchObject([{ last4: '4242' }])
      },
    }
  },

  refund: async (near) => {
    const { browser, ref, order } = await makePayment(near)
    const { body } = await payOnPage(browser, ref)
    await useCard(near, body.data.url, CARDS.visa)
    await browser.post(`/orders/${order.id}/cancel`)
    // With the news comes a job, and the other process takes it.
    await deliverNews(near)
    return {
      browser,
      async heal(near) {
        await letTimePass(near, 11)
        near.clock.forward(10_000)
        await deliverNews(near)
        expect(await capturedFor(near, ref)).toMatchObject([{ refunded: 50_000 }])
        expect((await browser.get(`/payments/${ref}`)).body.data.refunded.amount).toBe(50_000)
        const { rows } = await near.context.pool.query(
          'select refund.status from refund join payment on payment.id = payment_id where ref = $1',
          [ref],
        )
        expect(rows).toEqual([{ status: 'processed' }])
      },
    }
  },
}

async function expectPaidOnce(near: Near, browser: Browser, ref: string) {
  expect((await statusOf(browser, ref)).status[1]).toBe('Processed')
  expect(await capturedFor(near, ref)).toHaveLength(1)
}

async function letTimePass(near: Near, minutes: number) {
  near.clock.forward(minutes * MINUTE_MS)
  await reconcilePayments.run(near.context, {})
}

/** The same request each time, as a browser sends it that got no answer. */
function asking(browser: Browser, path: string, body: object) {
  const key = randomUUID()
  return (address: string) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: {
        ...headersOf(browser),
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
}

const headersOf = (browser: Browser) => ({
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-nonce': browser.nonce ?? '',
  'x-device-id': browser.device,
})
