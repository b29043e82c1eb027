import { expect, test, vi } from 'vitest'
import { find, render, type } from '../../../test/render.tsx'
import { CodeInput } from './code-input.tsx'

async function shown() {
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault())
  const codes: string[] = []
  const place = await render(
    <form>
      <CodeInput name="otp" label="Code" onCode={(code) => codes.push(code)} required />
    </form>,
  )
  find('form', place).addEventListener('submit', submitted)
  return { input: find<HTMLInputElement>('[name=otp]'), submitted, codes }
}

test('phones and password managers know it', async () => {
  const { input } = await shown()
  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
})

test('a pasted code is sent at once, whatever stands between its digits', async () => {
  const { input, submitted } = await shown()
  await type(input, ' 12-345 ')
  expect(input.value).toBe('12345')
  expect(submitted).toHaveBeenCalledOnce()
})

test('a typed code waits for the button', async () => {
  const { input, submitted, codes } = await shown()
  for (const code of ['1', '12', '123', '1234', '12345']) await type(input, code)
  expect(codes.at(-2)).toBe('1234')
  expect(submitted).not.toHaveBeenCalled()
})

test('letters and a sixth digit do not get in', async () => {
  const { input } = await shown()
  await type(input, 'a1b2')
  expect(input.value).toBe('12')
  await type(input, '123456')
  expect(input.value).toBe('12345')
})
