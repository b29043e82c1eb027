import { randomUUID } from 'node:crypto'
import type { House } from '@sojourn/sandbox/house'
import { confirmAt, useCardAt } from '@sojourn/sandbox/pages/use-page'
import { addRefund } from '@sojourn/sandbox/refunds/refund-store'
import { isSandbox } from '../src/platform/payments/sandbox/sandbox.ts'
import type { TestApp } from './start-app.ts'

/** The numbers of the test cards, by what they do. */
export const CARDS = {
  visa: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  confirmed: '4000 0027 6000 3184',
  slow: '4000 0000 0000 0077',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  wrongCvc: '4000 0000 0000 0127',
}

export function sandboxOf({ context }: Pick<TestApp, 'context'>) {
  if (!isSandbox(context.processor)) throw new Error('This test runs with the sandbox')
  return context.processor.sandbox
}

/** Types a card on a page of the sandbox: pays there, or adds it. */
export const useCard = (server: Pick<TestApp, 'context'>, url: string, number: string, keep?: boolean) =>
  useCardAt(sandboxOf(server).house, url, number, keep)

/** Says yes or no on the page of the bank. */
export const confirmAtBank = (server: Pick<TestApp, 'context'>, url: string, isApproved = true) =>
  confirmAt(sandboxOf(server).house, url, isApproved)

/** Brings every piece of news to the server, as the sandbox does by itself where it listens; the statuses it answered. */
export async function deliverNews(server: Pick<TestApp, 'app' | 'context'>) {
  const statuses: number[] = []
  for (const { body, headers } of await sandboxOf(server).takeDeliveries()) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/webhooks/sandbox',
      headers,
      payload: body,
    })
    statuses.push(answer.statusCode)
  }
  return statuses
}

/** Gives money back in the sandbox itself, as somebody does at a processor's own pages. */
export const refundAtSandbox = (house: House, chargeId: string, amount: number) =>
  addRefund(house.book, { key: randomUUID(), chargeId, amount }, 'succeeded', house.clock.now())
