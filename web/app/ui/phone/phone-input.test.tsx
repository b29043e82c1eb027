import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { find, findText, render, type } from '../../../test/render.tsx'
import { PhoneInput } from './phone-input.tsx'
import { dialCodesOf } from './phone-number.ts'

const codes = dialCodesOf([
  { id: 'FI', name: 'Finland', flag: '', dial_codes: ['+358'] },
  { id: 'GB', name: 'United Kingdom', flag: '', dial_codes: ['+44'] },
])
const number = () => find<HTMLInputElement>('[name="phone"]')
const code = () => find<HTMLSelectElement>('[name="phone_code"]').value

test('only digits stay, and the whole number is told', async () => {
  const onChange = vi.fn()
  await render(<PhoneInput label="Phone" name="phone" codes={codes} country="GB" onChange={onChange} />)
  await type(number(), '(07911) 12-34x56')
  expect(number().value).toBe('07911123456')
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ e164: '+447911123456', iso: 'GB' }))
})

test('the plus of a dial code stands before it in every language', async () => {
  await render(<PhoneInput label="Phone" name="phone" codes={codes} country="GB" />)
  expect(findText('+44', '[data-figures]').dir).toBe('ltr')
})

test('a pasted number brings its dial code', async () => {
  await render(<PhoneInput label="Phone" name="phone" codes={codes} country="GB" />)
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(paste, { clipboardData: { getData: () => '+358 40 123 4567' } })
  await act(async () => number().dispatchEvent(paste))
  expect([code(), number().value]).toEqual(['FI+358', '401234567'])
})

test('a number too short is refused once the field is left', async () => {
  await render(<PhoneInput label="Phone" name="phone" codes={codes} />)
  await type(number(), '12')
  await act(async () => void number().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(document.body.textContent).toContain('please enter a phone number such as 7911 123456')
})

test('a stored number stands in its parts', async () => {
  await render(<PhoneInput label="Phone" name="phone" codes={codes} defaultValue="+358401234567" />)
  expect([code(), number().value]).toEqual(['FI+358', '401234567'])
})
