import { expect, test } from 'vitest'
import { find, render } from '../../../test/render.tsx'
import { MoneyLine } from './money-line.tsx'

test('what is taken off has its sign before the amount, also in a line from right to left', async () => {
  await render(
    <dl dir="rtl">
      <MoneyLine name="Coupon" value={{ amount: 5040, currency: 'USD' }} off />
    </dl>,
  )
  expect(find('dd [dir=ltr]').textContent).toBe('−$50.40')
})
