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
  await render(<MoneyInput label="Price" name="price" currency="USD" defaultValue={500} />)
  expect(input().value).toBe('5.00')
  await type(input(), '0')
  expect(document.body.textContent).not.toContain('price must be greater than 0')
  await leave()
  expect(document.body.textContent).toContain('price must be greater than 0')
})
