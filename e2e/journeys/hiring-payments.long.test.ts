import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { checkout, clientWithOrder, openCheckout, payButton, seePaid } from '../hiring.ts'
import { shiftsOf, watchShifts } from '../layout-shifts.ts'
import { arrive, goTo } from '../navigate.ts'
import { CARDS, paymentWindow, saveCard, typeCard } from '../sandbox-page.ts'
import { see, unseen } from '../see.ts'
import { act, settled } from '../settled.ts'
import { widths } from '../widths.ts'

const blockWindows = (page: Page) => page.addInitScript(() => Object.assign(window, { open: () => null }))

describe.each(widths('both'))('at %i px', (width) => {
  test('nothing of the checkout moves while it comes, and the page behind it keeps its place', async () => {
    const hired = await clientWithOrder({ width })
    await saveCard(hired.context, CARDS.good)
    const { page } = await openCheckout(hired, async (page) => {
      await goTo(page, '/p/client/goals')
      await watchShifts(page)
    })
    await see(checkout(page).getByRole('radio').first(), { checked: true })
    await settled(page)
    const shifts = await shiftsOf(page)
    expect(shifts.flatMap(({ moved }) => moved).filter((part) => part.startsWith('dialog'))).toEqual([])
    // Behind it the list becomes as long as it is.
    const whole = shifts.reduce((sum, { share }) => sum + share, 0)
    expect(whole, JSON.stringify(shifts, null, 1)).toBeLessThan(0.05)
  })

  test('a card the bank wants confirmed goes on in the window', async () => {
    const hired = await clientWithOrder({ width })
    await saveCard(hired.context, CARDS.toConfirm)
    const { page } = await openCheckout(hired)
    const opened = await paymentWindow(page, () => payButton(page).click())
    await opened.getByRole('button', { name: 'Yes, approve' }).click()
    await seePaid(page)
  })

  test('where no window may open, the page opens in this tab and leads back', async () => {
    const { page } = await openCheckout(await clientWithOrder({ width }), blockWindows)
    await payButton(page).click()
    await arrive(page, /\/sandbox\/checkout\//)
    await typeCard(page, CARDS.good)
    await seePaid(page)
  })

  test('where no window may open, a bank is asked in this tab too', async () => {
    const hired = await clientWithOrder({ width })
    await saveCard(hired.context, CARDS.toConfirm)
    const { page } = await openCheckout(hired, blockWindows)
    await act(page, () => payButton(page).click())
    await see(checkout(page).getByText('Your bank wants you to confirm this payment.'))
    await checkout(page).getByRole('button', { name: 'Continue there' }).click()
    await arrive(page, /\/sandbox\/confirm\//)
    await page.getByRole('button', { name: 'Yes, approve' }).click()
    await seePaid(page)
  })
})

// Browsers close a dialog at the second press of Esc whatever the page says: no component test has that.
test('Escape closes the checkout only while nothing is under way', async () => {
  const { page } = await openCheckout(await clientWithOrder())
  const opened = await paymentWindow(page, () => payButton(page).click())
  await page.bringToFront()
  await payButton(page).focus()
  await page.keyboard.press('Escape')
  await act(page, () => page.keyboard.press('Escape'))
  await see(checkout(page).getByText('The payment window is open. Finish there, or press Cancel.'))
  await act(page, () => checkout(page).getByRole('button', { name: 'Cancel' }).click())
  await expect.poll(() => opened.isClosed()).toBe(true)
  await see(checkout(page).getByText('The payment window was closed before you finished.'))
  await act(page, () => page.keyboard.press('Escape'))
  await unseen(page, checkout(page))
  await arrive(page, (url) => !url.search.includes('checkout'))
  const finish = page.getByRole('button', { name: /^Finish payment/ }).first()
  await act(page, () => finish.click())
  await see(payButton(page))
})
