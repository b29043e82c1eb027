import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { currentAuth, openAuth } from '../../session/auth-store.ts'
import { forgetSession } from '../../session/session.ts'
import AuthModal from './auth-modal.tsx'

const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const providers = () => Response.json({ data: { providers: [{ id: 'google', name: 'Google' }] } })

beforeEach(() => {
  network.mockReset()
  network.mockResolvedValueOnce(providers())
  vi.stubGlobal('fetch', network)
})
afterEach(forgetSession)

const title = () => find('dialog h2').textContent

test('the login over a profile ends on the profile, and what was begun goes on', async () => {
  const goOn = vi.fn()
  openAuth({ mode: 'login', goOn })
  const { address } = await renderAt('/amara-okafor?goalId=7', <AuthModal mode="login" goOn={goOn} />)
  expect(title()).toBe('Welcome back')
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
  await click(findText('Sign up for free'))
  expect(title()).toBe('Join as a client')
  const google = await eventually(() => findText('Sign up with Google') as HTMLAnchorElement)
  const url = new URL(google.href)
  expect(url.pathname).toBe('/api/auth/outside/google/start')
  expect(url.searchParams.get('return_to')).toBe('/amara-okafor')
  expect(url.searchParams.get('join')).toBe('subscriber')
  expect(url.searchParams.get('device')).toMatch(/^[0-9a-f-]{36}$/)
})
