import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anOrder, aPayment, openCheckout, payButton, toasts, UUID, usd } from '../../../test/checkout.tsx'
import { soon } from '../../../test/clock.ts'
import { ok, refused } from '../../../test/network.ts'
import { find, press, type } from '../../../test/render.tsx'

// Fetched when the field is first used, which takes longer than a test may.
import '../../ui/choice/lazy/combo-box.tsx'

beforeEach(() => void vi.useFakeTimers())

const SAY = `PUT /orders/${UUID}/residence`
const field = () => find<HTMLInputElement>('dialog input[role="combobox"]')

async function choose(country: string) {
  await act(async () => field().focus())
  await soon(() => find('dialog button[aria-haspopup="listbox"]'))
  await type(field(), country)
  await soon(() => find('[role="option"]'))
  await press(field(), 'ArrowDown')
  await press(field(), 'Enter')
}

test('where one lives is shown above the way to pay, with what depends on it', async () => {
  await openCheckout({ order: anOrder({ residence: { id: 'CA', name: 'Canada' } }) })
  await soon(() => expect(field().value).toBe('Canada'))
  expect(find('dialog').textContent).toContain('Taxes and your right to withdraw depend on it.')
  expect(payButton().disabled).toBe(false)
})

test('where nothing is known nobody can pay before they say it; the taxes of that country follow', async () => {
  const page = await openCheckout({ order: anOrder({ residence: null }) })
  expect(payButton().disabled).toBe(true)
  expect(find('dialog').textContent).toContain('Please say in which country you live. Then you can pay.')
  page.network.answers(SAY, (call) => {
    page.known.order = anOrder({ residence: { id: 'DE', name: 'Germany' }, early_start: false })
    page.known.payment = aPayment({ taxes: [{ name: 'VAT', amount: usd(9_500) }], amount: usd(59_500) })
    return ok(page.known.order)(call)
  })
  await choose('Germany')
  await soon(() => expect(payButton().textContent).toBe('Pay $595.00'))
  expect(page.network.calls(SAY).map(({ body }) => body)).toEqual([{ country: 'DE' }])
  expect(payButton().disabled).toBe(false)
  expect(find('dialog').textContent).not.toContain('Please say in which country')
  expect(find('dialog').textContent).toContain('Start before my 14 days to withdraw are over')
  await soon(() => expect(document.activeElement?.ariaLabel).toBe('Where you live'))
})

test('what is not taken is told, and the field shows what holds', async () => {
  const { network } = await openCheckout({ order: anOrder({ residence: { id: 'CA', name: 'Canada' } }) })
  network.answers(SAY, refused(409, 'not_now', 'Your payment is in progress.'))
  await choose('Germany')
  await soon(() => expect(toasts()).toEqual(['error: Your payment is in progress.']))
  await soon(() => expect(field().value).toBe('Canada'))
  await soon(() => expect(document.activeElement?.ariaLabel).toBe('Where you live'))
})
