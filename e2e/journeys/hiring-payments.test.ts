import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, type Look, openContext, openPage, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, serviceOf } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { AMARA } from '../people.ts'
import { CARDS, paymentWindow, saveCard, typeCard } from '../sandbox-page.ts'
import { settled } from '../settled.ts'
import { shiftsOf, watchShifts } from '../shifts.ts'
import { makePerson, signIn } from '../sign-in.ts'

const SCHEDULE = /\/p\/client\/orders\/schedule\//
const PAID = 'Payment made successfully!'
const DECLINED = 'Your bank declined this card. Please try another one.'

let staff: BrowserContext
beforeAll(async () => {
  staff = await openContext()
  await signIn(staff, await makePerson({ kind: 'staff', firstName: 'Ines' }))
})
afterAll(() => staff.close())

const checkout = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })
const payButton = (page: Page) => checkout(page).getByRole('button', { name: /^(Pay \$|Complete the order)/ })

/** A client with an order to be paid. */
async function client(look: Partial<Look> = {}) {
  const context = await openContext(look)
  onTestFinished(() => context.close())
  await signIn(context, await makePerson())
  const service = await serviceOf(context, AMARA.username, () => true)
  const order = await makeOrder(context, await makeGoalFor(context, service), service)
  return { context, service, order }
}

/** Opens its checkout over the list of orders. */
async function open(
  { context, order }: Awaited<ReturnType<typeof client>>,
  before?: (page: Page) => Promise<unknown>,
) {
  const { page, problems } = await openPage(context)
  await before?.(page)
  await goTo(page, `/p/client/orders?checkout=${order.uuid}`)
  await payButton(page).waitFor()
  return { page, problems }
}

async function expectPaid(page: Page) {
  await page.waitForURL(SCHEDULE, { timeout: 20_000 })
  await page.getByText(PAID).waitFor()
}

async function gift(amount: number) {
  const { codes } = await askAs<{ codes: [string] }>(staff, 'POST', '/staff/coupons', {
    amount,
    quantity: 1,
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    note: 'For a journey',
  })
  return codes[0]
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('nothing of the checkout moves while it comes, and the page behind it keeps its place', async () => {
    const hired = await client({ width })
    await saveCard(hired.context, CARDS.good)
    const { page } = await open(hired, async (page) => {
      await goTo(page, '/p/client/goals')
      await watchShifts(page)
    })
    await expect.poll(() => checkout(page).getByRole('radio').first().isChecked()).toBe(true)
    await settled(page)
    const shifts = await shiftsOf(page)
    expect(shifts.flatMap(({ moved }) => moved).filter((part) => part.startsWith('dialog'))).toEqual([])
    // Behind it the list becomes as long as it is.
    const whole = shifts.reduce((sum, { share }) => sum + share, 0)
    expect(whole, JSON.stringify(shifts, null, 1)).toBeLessThan(0.05)
  })

  test('a saved card pays with one press', async () => {
    const hired = await client({ width })
    await saveCard(hired.context, CARDS.good)
    const { page } = await open(hired)
    await expect.poll(() => checkout(page).getByRole('radio').first().isChecked()).toBe(true)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await payButton(page).click()
    await expectPaid(page)
  })

  test('a declined card is told of where it is typed, and another one pays', async () => {
    const { page } = await open(await client({ width }))
    const opened = await paymentWindow(page, () => payButton(page).click())
    await checkout(page).getByText('Finish paying in the window we opened.').waitFor()
    await typeCard(opened, CARDS.declined)
    await opened.getByText(DECLINED).waitFor()
    await typeCard(opened, CARDS.good)
    await expectPaid(page)
    await expect.poll(() => opened.isClosed()).toBe(true)
  })

  test('a saved card that is declined says why, here and in a toast; another one pays', async () => {
    const hired = await client({ width })
    await saveCard(hired.context, CARDS.declined)
    await saveCard(hired.context, CARDS.good)
    const { page } = await open(hired)
    await checkout(page).getByRole('radio', { name: 'Visa ending in 0002' }).check({ force: true })
    await payButton(page).click()
    await checkout(page).getByRole('alert').getByText(DECLINED).waitFor()
    await page.getByRole('region', { name: 'Notifications' }).getByText(DECLINED).waitFor()
    await expectAccessible(page)
    await checkout(page).getByRole('radio', { name: 'Visa ending in 4242' }).check({ force: true })
    await payButton(page).click()
    await expectPaid(page)
  })

  test('a card the bank wants confirmed goes on in the window', async () => {
    const hired = await client({ width })
    await saveCard(hired.context, CARDS.toConfirm)
    const { page } = await open(hired)
    const opened = await paymentWindow(page, () => payButton(page).click())
    await opened.getByRole('button', { name: 'Yes, approve' }).click()
    await expectPaid(page)
  })

  test('a coupon comes off, can be taken away again, and a wrong code is said to be wrong', async () => {
    const code = await gift(2000)
    const hired = await client({ width })
    const { page, problems } = await open(hired)
    problems.expect(/status of 422/)
    const full = await payButton(page).innerText()
    const field = checkout(page).getByLabel('Coupon code')
    await field.fill('NO-SUCH-CODE')
    await field.press('Enter')
    await checkout(page)
      .getByText(/NO-SUCH-CODE/)
      .waitFor()
    await expectAccessible(page)
    await field.fill(code)
    await checkout(page).getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => payButton(page).innerText()).not.toBe(full)
    await checkout(page).getByText(`Coupon ${code}`).waitFor()
    await checkout(page)
      .getByRole('button', { name: new RegExp(code) })
      .click()
    await expect.poll(() => payButton(page).innerText()).toBe(full)
    await checkout(page)
      .getByRole('button', { name: new RegExp(code) })
      .click()
    await expect.poll(() => payButton(page).innerText()).not.toBe(full)
    const opened = await paymentWindow(page, () => payButton(page).click())
    await typeCard(opened, CARDS.good)
    await expectPaid(page)
  })

  test('a gift that covers it all needs no card and no window', async () => {
    const hired = await client({ width })
    const code = await gift(hired.service.price.amount)
    const { page } = await open(hired)
    await checkout(page).getByLabel('Coupon code').fill(code)
    await checkout(page).getByRole('button', { name: 'Apply' }).click()
    await checkout(page).getByText('Nothing is left to pay, so no card is needed.').waitFor()
    await checkout(page).getByRole('button', { name: 'Complete the order' }).click()
    await expectPaid(page)
  })

  test('where no window may open, the page opens in this tab and leads back', async () => {
    const hired = await client({ width })
    const { page } = await open(hired, (page) =>
      page.addInitScript(() => Object.assign(window, { open: () => null })),
    )
    await payButton(page).click()
    await page.waitForURL(/\/sandbox\/checkout\//)
    await typeCard(page, CARDS.good)
    await expectPaid(page)
  })

  test('where no window may open, a bank is asked in this tab too', async () => {
    const hired = await client({ width })
    await saveCard(hired.context, CARDS.toConfirm)
    const { page } = await open(hired, (page) =>
      page.addInitScript(() => Object.assign(window, { open: () => null })),
    )
    await payButton(page).click()
    await checkout(page).getByText('Your bank wants you to confirm this payment.').waitFor()
    await checkout(page).getByRole('button', { name: 'Go on there' }).click()
    await page.waitForURL(/\/sandbox\/confirm\//)
    await page.getByRole('button', { name: 'Yes, approve' }).click()
    await expectPaid(page)
  })

  test('who closes the window without paying is told so, and can pay after that', async () => {
    const { page } = await open(await client({ width }))
    const opened = await paymentWindow(page, () => payButton(page).click())
    await opened.close()
    await checkout(page).getByText('The payment window was closed before it was done.').waitFor()
    const again = await paymentWindow(page, () => payButton(page).click())
    await typeCard(again, CARDS.good)
    await expectPaid(page)
  })
})

test('Escape closes the checkout only while nothing is under way', async () => {
  const hired = await client()
  const { page } = await open(hired)
  const opened = await paymentWindow(page, () => payButton(page).click())
  await page.bringToFront()
  await payButton(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await checkout(page).getByText('The payment window is open. Finish there, or press Cancel.').waitFor()
  await checkout(page).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => opened.isClosed()).toBe(true)
  await checkout(page).getByText('The payment window was closed before it was done.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => checkout(page).count()).toBe(0)
  await page.waitForURL((url) => !url.search.includes('checkout'))
  await page
    .getByRole('button', { name: /^Finish payment/ })
    .first()
    .click()
  await payButton(page).waitFor()
})

test('a reload in the middle finds the payment again and waits for its end', async () => {
  const hired = await client()
  await saveCard(hired.context, CARDS.slow)
  const { page } = await open(hired)
  await payButton(page).click()
  await checkout(page).getByText('We are waiting for the word of the bank…').waitFor()
  await page.reload()
  await expectPaid(page)
})

test('what is paid in another tab is noticed here', async () => {
  const hired = await client()
  const { page } = await open(hired)
  const opened = await paymentWindow(page, () => payButton(page).click())
  const url = opened.url()
  await opened.close()
  await checkout(page).getByText('The payment window was closed before it was done.').waitFor()
  const other = await hired.context.newPage()
  await other.goto(url)
  await typeCard(other, CARDS.good)
  await expectPaid(page)
})

test('an order of somebody else has no checkout', async () => {
  const { order } = await client()
  const context = await openContext()
  onTestFinished(() => context.close())
  await signIn(context, await makePerson())
  const { page, problems } = await openPage(context)
  problems.expect(/status of 404/)
  await goTo(page, `/p/client/orders?checkout=${order.uuid}`)
  await checkout(page).getByRole('alert').getByText('We could not find that.').waitFor()
})
