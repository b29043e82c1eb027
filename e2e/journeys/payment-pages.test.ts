import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift, serviceOf } from '../make-order.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { AMARA, DEMO_PASSWORD, EMRE } from '../people.ts'
import { CARDS, paymentWindow, saveCard, typeCard } from '../sandbox-page.ts'
import { makePerson, signIn, visitAs } from '../sign-in.ts'

let staff: BrowserContext
beforeAll(async () => {
  staff = await openContext()
  await signIn(staff, await makePerson({ kind: 'staff', firstName: 'Ines' }))
})
afterAll(() => staff.close())

const addCard = (page: Page) => page.getByRole('button', { name: 'Add card' }).click()
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('cards are added in the window, chosen and removed', async () => {
    const { page } = await visitAs(await makePerson(), '/p/client/payments', { width })
    await page.getByText('You have no saved cards.').waitFor()
    await page.getByRole('link', { name: 'Add payment method' }).click()
    await page.waitForURL('**/p/client/payments/payment-method')
    const opened = await paymentWindow(page, () => addCard(page))
    await page.getByText('Finish in the window we opened.').waitFor()
    await expectAccessible(page)
    await typeCard(opened, CARDS.good)
    await page.waitForURL('**/p/client/payments')
    await notices(page).getByText('Visa ending in 4242 is saved').waitFor()
    await expect.poll(() => opened.isClosed()).toBe(true)

    await page.getByRole('link', { name: 'Add payment method' }).click()
    await typeCard(await paymentWindow(page, () => addCard(page)), CARDS.other)
    await notices(page).getByText('Mastercard ending in 4444 is saved').waitFor()
    const cards = page.getByRole('main').getByRole('listitem')
    const usual = cards.filter({ has: page.getByText('Default', { exact: true }) })
    await expect.poll(() => usual.allInnerTexts()).toHaveLength(1)
    await page.getByRole('button', { name: /^Set as default .*4444/ }).click()
    await notices(page).getByText('Mastercard ending in 4444 is your default card').waitFor()
    await expect.poll(() => usual.innerText()).toContain('4444')
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove this card?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove card' }).click()
    await notices(page).getByText('Visa ending in 4242 is removed').waitFor()
    await expect.poll(() => cards.filter({ hasText: 'Expires' }).count()).toBe(1)
  })

  test('the history shows what is paid with its receipt, and what is still to be paid', async () => {
    const person = await makePerson()
    const { page, context } = await visitAs(person, '/p/client/payments/history', { width })
    await page.getByText('Your request results will be displayed here').waitFor()
    const service = await serviceOf(context, AMARA.username, () => true)
    const paid = await makeOrder(context, await makeGoalFor(context, service), service)
    await payByGift(context, staff, paid, service)
    const open = await makeOrder(context, await makeGoalFor(context, service), service)
    await askAs(context, 'POST', '/payments', { payable: 'order', payable_id: open.uuid })

    await page.reload()
    const receipt = page.getByRole('button', { name: `Receipt for ${service.title}` })
    await receipt.waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const [file] = await Promise.all([page.waitForEvent('download'), receipt.click()])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)

    await page.getByLabel('Status').selectOption({ label: 'Failed' })
    await page.getByText('No result found for “Failed”').waitFor()
    await page.getByText('check your selection and try again').waitFor()
    await page.getByLabel('Status').selectOption({ label: 'Waiting' })
    await expect.poll(() => receipt.count()).toBe(0)
    await page.getByRole('button', { name: `Finish payment for ${service.title}` }).click()
    await page
      .getByRole('dialog', { name: 'Checkout' })
      .getByRole('button', { name: /^Pay \$/ })
      .waitFor()
  })

  test('a coupon is entered, stands among one’s own and is used', async () => {
    const { codes } = await askAs<{ codes: [string] }>(staff, 'POST', '/staff/coupons', {
      amount: 2500,
      quantity: 1,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      note: 'For a journey',
    })
    const { page, problems } = await visitAs(await makePerson(), '/p/client/coupons', { width })
    problems.expect(/status of (404|422)/)
    await page.getByText('You have no coupons yet.').waitFor()
    await page.getByRole('button', { name: 'Add coupon' }).click()
    await page.getByText('please enter a code').first().waitFor()
    await page.getByLabel('Enter a code').last().fill('NO-SUCH-CODE')
    await page.getByRole('button', { name: 'Add coupon' }).click()
    await page.getByRole('textbox', { name: 'Enter a code' }).fill(codes[0])
    await page.getByRole('button', { name: 'Add coupon' }).click()
    await page.getByRole('heading', { level: 2, name: codes[0] }).waitFor()
    await page.getByText('$25.00', { exact: true }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Status').selectOption({ label: 'Used' })
    await page.getByText('No result found').waitFor()
    await page.getByRole('link', { name: 'Show all coupons' }).click()
    await page.getByRole('heading', { level: 2, name: codes[0] }).waitFor()
  })
})

test('where no window may open, a card is added in this tab, and one is back with it', async () => {
  const { page } = await visitAs(await makePerson(), '/p/client/payments')
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await page.goto('/p/client/payments/payment-method')
  await addCard(page)
  await page.waitForURL(/\/sandbox\/setup\//)
  await typeCard(page, CARDS.good)
  await page.waitForURL('**/p/client/payments')
  await notices(page).getByText('Visa ending in 4242 is saved').waitFor()
})

test('a window that is left without a card says so', async () => {
  const { page } = await visitAs(await makePerson(), '/p/client/payments/payment-method')
  const opened = await paymentWindow(page, () => addCard(page))
  await opened.close()
  await page.getByText('The window was closed before a card was added.').waitFor()
  await page.getByRole('button', { name: 'Add card' }).waitFor()
})

test('a stranger’s card is not among one’s own', async () => {
  const { context } = await visitAs(await makePerson(), '/p/client/payments')
  await saveCard(context, CARDS.good)
  const { page } = await visitAs(await makePerson(), '/p/client/payments')
  await page.getByText('You have no saved cards.').waitFor()
})

test('an agent sees what a plan would cost stand there, and adds a card by the agent’s own page', async () => {
  const { page } = await visitAs({ email: EMRE.email }, '/p/agent/payments', { password: DEMO_PASSWORD })
  await page.getByText('Your request results will be displayed here').waitFor()
  await page.getByText('What you pay us for a larger plan will stand here').waitFor()
  await page.getByRole('link', { name: 'Payment methods' }).click()
  await page.waitForURL('**/p/agent/payments/methods')
  await page.getByRole('link', { name: 'Add payment method' }).click()
  await page.waitForURL('**/p/agent/payments/payment-method')
})
