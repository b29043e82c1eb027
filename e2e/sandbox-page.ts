import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { origin } from './browser.ts'
import { askAs } from './own-api.ts'

/** Test cards of the embedded processor. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  other: '5555 5555 5555 4444',
  toConfirm: '4000 0027 6000 3184',
  slow: '4000 0000 0000 0077',
  declined: '4000 0000 0000 0002',
}

/** Types a card on the processor's page and sends it. */
export async function typeCard(page: Page, number: string, { save = false } = {}) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 39')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Ngozi Traveller')
  if (save) await page.getByLabel(/Save this card/).check()
  await page.getByRole('button', { name: /^(Pay|Save card)/ }).click()
}

/** The window a press opens, once the processor's page stands in it. */
export async function paymentWindow(page: Page, press: () => Promise<unknown>) {
  const [opened] = await Promise.all([page.waitForEvent('popup'), press()])
  await opened.waitForURL(/\/sandbox\//)
  return opened
}

/** A saved card of whoever is signed in in this browser; the processor's page is answered without being opened. */
export async function saveCard(context: Pick<BrowserContext, 'request'>, number: string) {
  const url = await askAs<string>(context, 'POST', '/payment-methods', {
    metadata: { external: true, return_url: `${origin}/p/close` },
  })
  const answer = await context.request.post(url, {
    form: { number, expiry: '12 / 39', cvc: '123', name: 'Ngozi Traveller' },
    headers: { origin },
    maxRedirects: 0,
  })
  expect(answer.status(), await answer.text()).toBe(303)
  await expect.poll(() => cardsOf(context)).toContain(number.slice(-4))
}

/** The last digits of the cards they have saved. */
export async function cardsOf(context: Pick<BrowserContext, 'request'>) {
  const { items } = await askAs<{ items: { last4: string }[] }>(context, 'GET', '/payment-methods')
  return items.map(({ last4 }) => last4)
}
