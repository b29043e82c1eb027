import { describe, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { openContext } from '../browser.ts'
import { checkout, clientWithOrder, openCheckout, payButton, seePaid } from '../hiring.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { CARDS, paymentWindow, saveCard, typeCard } from '../sandbox-page.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, signIn } from '../sign-in.ts'
import { widths } from '../widths.ts'

const DECLINED = 'Your bank declined this card. Please try another one.'

/** A code of staff that is worth so much. */
async function gift(amount: number) {
  const staff = await openContext()
  try {
    await signIn(staff, await makePerson({ kind: 'staff', firstName: 'Ines' }))
    const { codes } = await askAs<{ codes: [string] }>(staff, 'POST', '/staff/coupons', {
      amount,
      quantity: 1,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      note: 'For a journey',
    })
    return codes[0]
  } finally {
    await staff.close()
  }
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('a saved card pays with one press', async () => {
    const hired = await clientWithOrder({ width })
    await saveCard(hired.context, CARDS.good)
    const { page } = await openCheckout(hired)
    await see(checkout(page).getByRole('radio').first(), { checked: true })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await payButton(page).click()
    await seePaid(page)
  })

  test('a saved card that is declined says why, here and in a toast; another one pays', async () => {
    const hired = await clientWithOrder({ width })
    await saveCard(hired.context, CARDS.declined)
    await saveCard(hired.context, CARDS.good)
    const { page } = await openCheckout(hired)
    await checkout(page).getByText('Visa ending in 0002', { exact: true }).click()
    await payButton(page).click()
    await see(page.getByRole('region', { name: 'Notifications' }).getByText(DECLINED))
    await see(checkout(page).getByRole('alert').getByText(DECLINED))
    await expectAccessible(page)
    await checkout(page).getByText('Visa ending in 4242', { exact: true }).click()
    await payButton(page).click()
    await seePaid(page)
  })

  test('a coupon that covers it all needs no card and no window', async () => {
    const hired = await clientWithOrder({ width })
    const code = await gift(hired.service.price.amount)
    const { page } = await openCheckout(hired)
    await checkout(page).getByLabel('Coupon code').fill(code)
    await act(page, () => checkout(page).getByRole('button', { name: 'Apply' }).click())
    await see(checkout(page).getByText('Nothing is left to pay, so no card is needed.'))
    await see(payButton(page), { text: 'Complete the order' })
    await payButton(page).click()
    await seePaid(page)
  })

  test('who closes the window without paying is told so, and takes it up again; a declined card can be tried anew there', async () => {
    const { page } = await openCheckout(await clientWithOrder({ width }))
    const opened = await paymentWindow(page, () => payButton(page).click())
    await see(checkout(page).getByText('Finish paying in the window we opened.'))
    await opened.close()
    await see(checkout(page).getByText('The payment window was closed before you finished.'))
    const again = await paymentWindow(page, () => payButton(page).click())
    await typeCard(again, CARDS.declined)
    await see(again.getByText(DECLINED))
    await typeCard(again, CARDS.good)
    await seePaid(page)
  })
})
