import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { find, render, type } from '../../../test/render.tsx'
import { MoneyInput } from './money-input.tsx'

const input = () => find<HTMLInputElement>('input')
const leave = () => act(async () => void input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

test('what is pasted becomes whole cents and is written as amounts are', async () => {
  const onChange = vi.fn()
  await render(<MoneyInput label="Price" name="price" currency="USD" onChange={onChange} />)
  await type(input(), '$1250.5')
  await leave()
  expect(onChange).toHaveBeenLastCalledWith(125050)
  expect(input().value).toBe('1,250.50')
})

test('nothing is no price, and it is said once the field is left', async () => {
  await render(<MoneyInput label="Price" name="price" currency="USD" kind="price" defaultValue={500} />)
  expect(input().value).toBe('5.00')
  await type(input(), '0')
  expect(document.body.textContent).not.toContain('price must be greater than 0')
  await leave()
  expect(document.body.textContent).toContain('price must be greater than 0')
})

test('an amount that may be nothing is none too few, and is not called a price', async () => {
  await render(<MoneyInput label="Refund" name="amount" currency="JPY" least={0} />)
  await type(input(), '0')
  await leave()
  expect(input().getAttribute('aria-invalid')).not.toBe('true')
  await type(input(), '10.5')
  await leave()
  expect(document.body.textContent).toContain('please write an amount such as 1,250')
})
