import { expect, test, vi } from 'vitest'
import { click, eventually, find, findText, render } from '../../../test/render.tsx'
import { CaptchaField } from './captcha-field.tsx'

test('a check that cannot be had says so and is tried again', async () => {
  const fetch = vi.fn(async () => new Response('{"code":"overloaded","message":"busy"}', { status: 503 }))
  vi.stubGlobal('fetch', fetch)
  const onSolved = vi.fn()
  await render(<CaptchaField action="contact" onSolved={onSolved} />)
  expect(find('[role="status"]').textContent).toBe('Please confirm that you are a person.')
  await click(findText('I am a person'))
  await eventually(() => findText('Retry'))
  expect(find('[role="status"]').textContent).toBe('The check did not work.')
  expect(onSolved).toHaveBeenLastCalledWith(null)
  await click(findText('Retry'))
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(find<HTMLInputElement>('[name="g-recaptcha-response"]').value).toBe('')
})

test('it may begin by itself, and says that it works', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await render(<CaptchaField action="sign_in" auto onSolved={() => {}} />)
  expect(find('[role="status"]').textContent).toBe('Checking that you are a person…')
})
