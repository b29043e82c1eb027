import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { forgetSession } from '../../session/session.ts'
import { type PendingSignup, pendingSignup } from '../parts/pending.ts'
import { typed } from '../parts/typed-password.ts'
import { ProveSignup } from './prove-signup.tsx'

const signup: PendingSignup = { id: 's1', email: 'ifeoma@example.com', mode: 'subscriber', returnTo: null }

const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const sent = () => network.mock.calls.map(([path, { method }]) => `${method} ${path}`)
const verified = () => Response.json({ data: { verified: true } })

beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

afterEach(() => {
  typed.take()
  forgetSession()
  sessionStorage.clear()
})

async function shown() {
  const onSignedIn = vi.fn()
  const onVerified = vi.fn()
  await renderAt(
    '/p/auth/otp',
    <ProveSignup signup={signup} onSignedIn={onSignedIn} onVerified={onVerified} />,
  )
  const button = findText('Verify') as HTMLButtonElement
  return { onSignedIn, onVerified, button, input: find<HTMLInputElement>('[name=otp]') }
}

test('the button opens at four digits, and the fifth is asked for', async () => {
  const { button, input } = await shown()
  for (const code of ['1', '12', '123']) {
    await type(input, code)
    expect(button.disabled).toBe(true)
  }
  await type(input, '1234')
  expect(button.disabled).toBe(false)
  await click(button)
  await eventually(() =>
    expect(document.body.textContent).toContain('please enter the 5 digits of your code'),
  )
  expect(network).not.toHaveBeenCalled()
})

test('a pasted code is proven, and what was typed signs in', async () => {
  typed.keep('Passw0rd!x')
  const { onSignedIn, onVerified, input } = await shown()
  network.mockResolvedValueOnce(verified())
  network.mockResolvedValueOnce(
    Response.json({ data: { outcome: 'signed_in', is_a: 'subscriber' } }, { headers: { 'x-nonce': 'n1' } }),
  )
  await type(input, '12345')
  await eventually(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('subscriber'))
  expect(sent()).toEqual(['PUT /api/auth/signup/s1/otp', 'POST /api/auth/login'])
  expect(onVerified).not.toHaveBeenCalled()
})

test('a press after the code has sent itself is ignored: no error over what went well', async () => {
  typed.keep('Passw0rd!x')
  const { onSignedIn, button, input } = await shown()
  network.mockResolvedValueOnce(verified())
  network.mockResolvedValueOnce(
    Response.json({ data: { outcome: 'signed_in', is_a: 'subscriber' } }, { headers: { 'x-nonce': 'n1' } }),
  )
  await type(input, '12345')
  await eventually(() => expect(onSignedIn).toHaveBeenCalledOnce())
  await click(button)
  await eventually(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(sent()).toEqual(['PUT /api/auth/signup/s1/otp', 'POST /api/auth/login'])
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('after a reload nothing typed is left, so they log in themselves', async () => {
  const { onSignedIn, onVerified, input } = await shown()
  network.mockResolvedValueOnce(verified())
  await type(input, '12345')
  await eventually(() => expect(onVerified).toHaveBeenCalledOnce())
  expect(sent()).toEqual(['PUT /api/auth/signup/s1/otp'])
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('a proven email stays proven when the login behind it fails', async () => {
  typed.keep('Passw0rd!x')
  const { onVerified, input } = await shown()
  network.mockResolvedValueOnce(verified())
  network.mockResolvedValueOnce(
    Response.json({ message: 'No.', code: 'captcha_required', request_id: 'r' }, { status: 422 }),
  )
  await type(input, '12345')
  await eventually(() => expect(onVerified).toHaveBeenCalledOnce())
})

test('a new code may be sent when the minute is over', async () => {
  vi.useFakeTimers()
  await shown()
  expect(document.body.textContent).toContain('Send a new code in 60 s')
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(document.body.textContent).toContain('Send a new code in 1 s')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  network.mockResolvedValueOnce(Response.json({ data: { resend_after_seconds: 90 } }))
  const again = findText('Send a new code')
  again.focus()
  await click(again)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(sent()).toEqual(['POST /api/auth/signup/s1/otp'])
  expect(document.body.textContent).toContain('Send a new code in 90 s')
  expect(document.activeElement).toBe(find('input[name=otp]'))
})

test('the signup survives a reload, the password never leaves the memory', () => {
  pendingSignup.keep(signup)
  typed.keep('Passw0rd!x')
  expect(JSON.parse(sessionStorage.pending_signup)).toEqual(signup)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Passw0rd')
  expect(typed.take()).toBe('Passw0rd!x')
  expect(typed.take()).toBeNull()
})
