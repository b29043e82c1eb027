import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { currentAuth, openAuth } from '../../session/auth-store.ts'
import { forgetSession } from '../../session/session.ts'
import { pendingSignup } from '../parts/pending.ts'
import AuthModal from './auth-modal.tsx'

const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const providers = () => Response.json({ data: { providers: [{ id: 'google', name: 'Google' }] } })

beforeEach(() => {
  network.mockReset()
  network.mockResolvedValueOnce(providers())
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  forgetSession()
  pendingSignup.keep(null)
})

const title = () => find('dialog h2').textContent

test('the login over a profile ends on the profile, and what was begun goes on', async () => {
  const goOn = vi.fn()
  openAuth({ mode: 'login', goOn })
  const { address } = await renderAt('/amara-okafor?goalId=7', <AuthModal mode="login" goOn={goOn} />)
  expect(title()).toBe('Sign in or join')
  await type(find<HTMLInputElement>('[name=email]'), 'ifeoma@example.com')
  await type(find<HTMLInputElement>('[name=password]'), 'Passw0rd!x')
  network.mockResolvedValueOnce(
    Response.json({ data: { outcome: 'signed_in', is_a: 'subscriber' } }, { headers: { 'x-nonce': 'n1' } }),
  )
  await act(async () => find<HTMLFormElement>('dialog form').requestSubmit())
  await eventually(() => expect(goOn).toHaveBeenCalledExactlyOnceWith('subscriber'))
  expect(address()).toBe('/amara-okafor?goalId=7')
  await eventually(() => expect(currentAuth()).toBeNull())
})

test('who is new signs up in the same place, and the doors of others lead back here', async () => {
  await renderAt('/amara-okafor', <AuthModal mode="login" />)
  expect(title()).toBe('Sign in or join')
  expect(findText('Sign up for free').className).toContain('secondary')
  await click(findText('Sign up for free'))
  expect(title()).toBe('Join as a client')
  const google = await eventually(() => findText('Sign up with Google') as HTMLAnchorElement)
  const url = new URL(google.href)
  expect(url.pathname).toBe('/api/auth/outside/google/start')
  expect(url.searchParams.get('return_to')).toBe('/amara-okafor')
  expect(url.searchParams.get('join')).toBe('subscriber')
  expect(url.searchParams.get('device')).toMatch(/^[0-9a-f-]{36}$/)
})

const ngozi = { id: 's-1', email: 'ngozi@example.com', mode: 'subscriber', returnTo: null } as const

test('who closed it to fetch the code finds the same code asked for again', async () => {
  pendingSignup.keep(ngozi)
  await renderAt('/amara-okafor', <AuthModal mode="login" />)
  expect(title()).toBe('Verify your email')
  expect(find('dialog').textContent).toContain('We sent a code to ngozi@example.com.')
  network.mockResolvedValueOnce(Response.json({ data: { verified: true } }))
  await type(find<HTMLInputElement>('dialog input[name=otp]'), '12345')
  await eventually(() => expect(title()).toBe('Welcome back'))
  expect(network.mock.calls.map(([path]) => path)).toContain('/api/auth/signup/s-1/otp')
  expect(find<HTMLInputElement>('dialog [name=email]').value).toBe(ngozi.email)
})

test('the code that is asked for can be left: for one’s account, or for another email', async () => {
  pendingSignup.keep(ngozi)
  await renderAt('/amara-okafor', <AuthModal mode="login" />)
  await click(findText('Sign in'))
  expect([title(), pendingSignup.read()?.id]).toEqual(['Welcome back', 's-1'])
  document.body.replaceChildren()
  await renderAt('/amara-okafor', <AuthModal mode="login" />)
  await click(findText('Use another email'))
  expect([title(), pendingSignup.read()]).toEqual(['Join as a client', null])
})

test('a signup that is proven is asked for no more', async () => {
  pendingSignup.keep({ ...ngozi, isProven: true })
  await renderAt('/amara-okafor', <AuthModal mode="login" />)
  expect(title()).toBe('Sign in or join')
})

test('whoever forgot the password keeps where they wanted to go', async () => {
  await renderAt('/amara-okafor?goalId=7', <AuthModal mode="login" />)
  expect(findText('Forgot Password?').getAttribute('href')).toContain(
    `return_to=${encodeURIComponent('/amara-okafor?goalId=7')}`,
  )
})
