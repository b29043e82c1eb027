import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { CARDS, cardsOf, paymentWindow, typeCard } from '../sandbox-page.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const { service } = await makeAgent()

const addCard = (page: Page) => page.getByRole('button', { name: 'Add card' }).click()
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

describe.each(widths('phone'))('at %i px', (width) => {
  test('cards are added in the window, chosen and removed; nobody else sees them', async () => {
    const person = await makePerson()
    const { page } = await visitAs(person, '/p/client/payments', { width })
    const toAdd = page.getByRole('link', { name: 'Add payment method' })
    await see(page.getByText('You have no saved cards.'))
    await act(page, () => toAdd.click())
    await arrive(page, '**/p/client/payments/payment-method')
    const left = await paymentWindow(page, () => addCard(page))
    await see(page.getByText('Finish in the window we opened.'))
    await expectAccessible(page)
    await left.close()
    await see(page.getByText('The window was closed before a new card was saved.'))

    const opened = await paymentWindow(page, () => addCard(page))
    await typeCard(opened, CARDS.good)
    await arrive(page, '**/p/client/payments')
    await see(notices(page).getByText('Visa ending in 4242 is saved'))
    await expect.poll(() => opened.isClosed()).toBe(true)

    await act(page, () => toAdd.click())
    await typeCard(await paymentWindow(page, () => addCard(page)), CARDS.other)
    await see(notices(page).getByText('Mastercard ending in 4444 is saved'))
    const cards = page.getByRole('main').getByRole('listitem')
    const usual = cards.filter({ has: page.getByText('Default', { exact: true }) })
    await see(usual, { count: 1 })
    await act(page, () => page.getByRole('button', { name: /^Set as default .*4444/ }).click())
    await see(notices(page).getByText('Mastercard ending in 4444 is your default card'))
    await see(usual, { text: /4444/ })
    await expectNoSidewaysScroll(page)

    await act(page, () => page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click())
    const dialog = page.getByRole('dialog', { name: 'Remove this card?' })
    await see(dialog)
    await expectAccessible(page)
    await act(page, () => dialog.getByRole('button', { name: 'Remove card' }).click())
    await see(notices(page).getByText('Visa ending in 4242 is removed'))
    await see(cards.filter({ hasText: 'Expires' }), { count: 1 })

    expect(await cardsOf(await openSession(person))).toEqual(['4444'])
    expect(await cardsOf(await openSession(await makePerson()))).toEqual([])
  })

  test('the history shows what is paid with its receipt, and what is still to be paid', async () => {
    const person = await makePerson()
    const session = await openSession(person)
    const order = async () => makeOrder(session, await makeGoalFor(session, service), service)
    await payByGift(session, staff, await order(), service)
    const open = await order()
    await askAs(session, 'POST', '/payments', { payable: 'order', payable_id: open.uuid })

    const { page } = await visitAs(person, '/p/client/payments/history', { width })
    const receipt = page.getByRole('button', { name: `Receipt for ${service.title}` })
    await see(receipt)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const [file] = await Promise.all([page.waitForEvent('download'), receipt.click()])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)

    await act(page, () => page.getByLabel('Status').selectOption({ label: 'Failed' }))
    await see(page.getByText('No result found for “Failed”'))
    await see(page.getByText('check your selection and try again'))
    await act(page, () => page.getByLabel('Status').selectOption({ label: 'Waiting' }))
    await see(receipt, { count: 0 })
    await act(page, () => page.getByRole('button', { name: `Finish payment for ${service.title}` }).click())
    await see(page.getByRole('dialog', { name: 'Checkout' }).getByRole('button', { name: /^Pay \$/ }))
  })

  test('a coupon is entered, stands among one’s own and is used', async () => {
    const { codes } = await askAs<{ codes: [string] }>(staff, 'POST', '/staff/coupons', {
      amount: 2500,
      quantity: 1,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      note: 'For a journey',
    })
    const { page, problems } = await visitAs(await makePerson(), '/p/client/coupons', { width })
    const add = () => act(page, () => page.getByRole('button', { name: 'Add coupon' }).click())
    const code = page.getByRole('textbox', { name: 'Enter a code' })
    const own = page.getByRole('heading', { level: 2, name: codes[0] })
    await see(page.getByText('You have no coupons yet.'))
    // The first touch of a form loads its rules, and styles come along: nothing moves under the press.
    await act(page, () => code.focus())
    await expect
      .poll(async () => {
        const [input, button] = [code, page.getByRole('button', { name: 'Add coupon' })].map((one) =>
          one.boundingBox(),
        )
        return ((await button)?.y ?? 0) - ((await input)?.y ?? 0)
      })
      .toBeLessThan(4)
    await add()
    await see(page.getByText('please enter a code').first())
    problems.expect({ call: 'POST /api/coupons', status: 422 })
    await code.fill('NO-SUCH-CODE')
    await add()
    await see(page.getByText('This code isn’t valid. Please check it.').first())
    await code.fill(codes[0])
    await add()
    await see(own)
    await see(page.getByText('$25.00', { exact: true }))
    await expectNoSidewaysScroll(page)
    await act(page, () => page.getByLabel('Status').selectOption({ label: 'Used' }))
    await see(page.getByText('No result found'))
    await act(page, () => page.getByRole('link', { name: 'Show all coupons' }).click())
    await see(own)
  })
})

test('where no window may open, a card is added in this tab, and one is back with it', async () => {
  const { page } = await comeAs(await makePerson())
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await goTo(page, '/p/client/payments/payment-method')
  await addCard(page)
  // raw: a page of the processor's
  await page.waitForURL(/\/sandbox\/setup\//)
  await typeCard(page, CARDS.good)
  await arrive(page, '**/p/client/payments')
  await see(notices(page).getByText('Visa ending in 4242 is saved'))
})

test('an agent sees what a plan would cost stand there, and adds a card by the agent’s own page', async () => {
  const { page } = await visitAs(await makePerson({ kind: 'agent' }), '/p/agent/payments')
  await see(page.getByText('Your request results will be displayed here'))
  await see(page.getByText('Payments for your plan are shown here'))
  await act(page, () => page.getByRole('link', { name: 'Payment methods' }).click())
  await arrive(page, '**/p/agent/payments/methods')
  await act(page, () => page.getByRole('link', { name: 'Add payment method' }).click())
  await arrive(page, '**/p/agent/payments/payment-method')
})
