import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, find, findText, renderAt, type } from '../../test/render.tsx'
import { readCookie, writeCookie } from '../api/cookies.ts'
import { onSignOut } from '../api/session-news.ts'
import { LogIn } from '../join/sign-in/log-in.tsx'
import { currentToasts, dismissToast } from '../ui/feedback/toast-store.ts'
import { logOut } from './log-out.ts'
import { forgetSession } from './session.ts'

const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const sent = () => network.mock.calls.map(([path, { method }]) => `${method} ${path}`)
const saidNow = () => currentToasts().map(({ text }) => text)

const signedIn = (headers: Record<string, string>) =>
  Response.json({ data: { outcome: 'signed_in', is_a: 'subscriber' } }, { headers })
const refusal = (status: number, code: string, message: string) =>
  Response.json({ message, code, request_id: 'r1' }, { status })

beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

afterEach(() => {
  forgetSession()
  for (const { id } of currentToasts()) dismissToast(id)
})

async function loginForm() {
  const onSignedIn = vi.fn()
  await renderAt('/p/auth/login', <LogIn onSignedIn={onSignedIn} />)
  const email = find<HTMLInputElement>('[name=email]')
  const password = find<HTMLInputElement>('[name=password]')
  const button = findText('Sign in') as HTMLButtonElement
  const go = async () => {
    await type(email, 'ifeoma@example.com')
    await type(password, 'Passw0rd!x')
    await act(async () => email.form?.requestSubmit())
  }
  return { onSignedIn, email, password, button, go }
}

test('a login keeps the nonce and the role of its answer', async () => {
  const { onSignedIn, go } = await loginForm()
  network.mockResolvedValueOnce(signedIn({ 'x-nonce': 'n1', 'x-role': 'subscriber' }))
  await go()
  await eventually(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('subscriber'))
  expect(readCookie('token')).toBe('n1')
  expect(readCookie('role')).toBe('subscriber')
})

test('a login whose answer carries no nonce fails, and its session is ended', async () => {
  const { onSignedIn, go } = await loginForm()
  network.mockResolvedValueOnce(signedIn({}))
  network.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await go()
  await eventually(() => expect(saidNow()).toEqual(['Authentication token not received']))
  expect(sent()).toEqual(['POST /api/auth/login', 'DELETE /api/session'])
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('a nonce of before does not pass for that of the login', async () => {
  writeCookie('token', 'old')
  const { go } = await loginForm()
  network.mockResolvedValueOnce(signedIn({}))
  network.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await go()
  await eventually(() => expect(saidNow()).toEqual(['Authentication token not received']))
})

test('a failed login clears the password only, brings the captcha and closes the button', async () => {
  const { email, password, button, go } = await loginForm()
  expect(button.disabled).toBe(false)
  network.mockResolvedValueOnce(refusal(401, 'wrong_credentials', 'The email or password is incorrect.'))
  await go()
  await eventually(() => expect(findText('I am a person')).toBeTruthy())
  expect(email.value).toBe('ifeoma@example.com')
  expect(password.value).toBe('')
  expect(document.activeElement).toBe(password)
  expect(button.disabled).toBe(true)
  expect(saidNow()).toEqual(['The email or password is incorrect.'])
})

test('a code is asked for where two-step sign-in is on, and a recovery code will do', async () => {
  const { onSignedIn, go } = await loginForm()
  network.mockResolvedValueOnce(Response.json({ data: { outcome: 'two_step', id: 'c1' } }))
  await go()
  await eventually(() => find('form[aria-label="Second step"]'))
  expect(find<HTMLInputElement>('[name=code]').inputMode).toBe('numeric')
  await click(findText('Use a recovery code'))
  await eventually(() => expect(document.body.textContent).toContain('Recovery code'))

  network.mockResolvedValueOnce(signedIn({ 'x-nonce': 'n2' }))
  const code = find<HTMLInputElement>('[name=code]')
  await type(code, 'ab12-cd34')
  await act(async () => code.form?.requestSubmit())
  await eventually(() => expect(onSignedIn).toHaveBeenCalledWith('subscriber'))
  expect(network.mock.lastCall?.[0]).toBe('/api/auth/login/c1')
  expect(JSON.parse(network.mock.lastCall?.[1].body as string)).toEqual({ code: 'ab12-cd34' })
})

test('who comes back from a provider is asked for the code at once', async () => {
  const onSignedIn = vi.fn()
  await renderAt('/p/auth/login', <LogIn challenge="c2" onSignedIn={onSignedIn} />)
  const code = find<HTMLInputElement>('[name=code]')
  network.mockResolvedValueOnce(signedIn({ 'x-nonce': 'n3' }))
  await type(code, '123456')
  await act(async () => code.form?.requestSubmit())
  await eventually(() => expect(onSignedIn).toHaveBeenCalledWith('subscriber'))
  expect(network.mock.lastCall?.[0]).toBe('/api/auth/login/c2')
})

test('a challenge that is over by then begins anew with the password', async () => {
  await renderAt('/p/auth/login', <LogIn challenge="c3" onSignedIn={vi.fn()} />)
  const code = find<HTMLInputElement>('[name=code]')
  network.mockResolvedValueOnce(refusal(404, 'not_found', 'Not found.'))
  await type(code, '123456')
  await act(async () => code.form?.requestSubmit())
  await eventually(() => find('[name=password]'))
})

test('logging out ends the session by its nonce, forgets it and goes home', async () => {
  writeCookie('token', 'n1')
  const goHome = vi.fn()
  network.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await logOut(goHome)
  expect(sent()).toEqual(['POST /api/auth/logout'])
  expect(document.cookie).toBe('')
  expect(goHome).toHaveBeenCalledOnce()
})

test('without a nonce the session is ended all the same', async () => {
  network.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await logOut(vi.fn())
  expect(sent()).toEqual(['DELETE /api/session'])
})

test('a session that is over already is simply left', async () => {
  writeCookie('token', 'n1')
  const goHome = vi.fn()
  network.mockResolvedValueOnce(refusal(401, 'not_signed_in', 'Please sign in first.'))
  await logOut(goHome)
  expect(goHome).toHaveBeenCalledOnce()
})

test('a logout that fails says so and stays', async () => {
  writeCookie('token', 'n1')
  const goHome = vi.fn()
  network.mockResolvedValueOnce(new Response('', { status: 502 }))
  await logOut(goHome)
  expect(saidNow()).toEqual(['Error logging out'])
  expect(goHome).not.toHaveBeenCalled()
  expect(readCookie('token')).toBe('n1')
})

test('a heartbeat brings the role along', async () => {
  writeCookie('token', 'n1')
  const signedOut = vi.fn()
  const forget = onSignOut(signedOut)
  network.mockResolvedValueOnce(refusal(403, 'nonce_expired', 'No.'))
  network.mockResolvedValueOnce(new Response(null, { headers: { 'x-nonce': 'n2', 'x-role': 'consultant' } }))
  network.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await logOut(() => {
    expect(readCookie('role')).toBeNull()
  })
  expect(sent()).toEqual(['POST /api/auth/logout', 'HEAD /api/heartbeat', 'POST /api/auth/logout'])
  expect(new Headers(network.mock.lastCall?.[1].headers).get('x-nonce')).toBe('n2')
  expect(signedOut).not.toHaveBeenCalled()
  forget()
})
