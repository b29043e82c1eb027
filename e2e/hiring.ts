import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { type Look, openContext, openPage } from './browser.ts'
import { makeGoalFor, makeOrder, serviceOf } from './make-order.ts'
import { arrive, goTo } from './navigate.ts'
import { AMARA } from './people.ts'
import { see } from './see.ts'
import { act } from './settled.ts'
import { makePerson, signIn } from './sign-in.ts'

export const checkout = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })
export const payButton = (page: Page) =>
  checkout(page).getByRole('button', { name: /^(Pay \$|Complete the order)/ })

/** A client with an order to be paid. */
export async function clientWithOrder(look: Partial<Look> = {}) {
  const context = await openContext(look)
  onTestFinished(() => context.close())
  await signIn(context, await makePerson())
  const service = await serviceOf(context, AMARA.username, () => true)
  const order = await makeOrder(context, await makeGoalFor(context, service), service)
  return { context, service, order }
}

/** Opens its checkout over the list of orders. */
export async function openCheckout(
  { context, order }: Awaited<ReturnType<typeof clientWithOrder>>,
  before?: (page: Page) => Promise<unknown>,
) {
  const { page, problems } = await openPage(context)
  await before?.(page)
  await goTo(page, `/p/client/orders?checkout=${order.uuid}`)
  await see(payButton(page))
  return { page, problems }
}

/** Says at the checkout where one lives; before that nobody pays. */
export async function sayWhereOneLives(page: Page, country: string) {
  const box = checkout(page).getByRole('combobox', { name: 'The country you live in' })
  await act(page, () => box.click())
  await act(page, () => box.fill(country))
  await act(page, () => page.getByRole('option', { name: country, exact: true }).first().click())
}

/** The order is paid, and one chooses when to meet. Toasts go after five seconds: it is looked for before the rest. */
export async function seePaid(page: Page) {
  await see(page.getByText('Payment made successfully!'))
  await arrive(page, /\/p\/client\/orders\/schedule\//)
}
