import type { Account } from '@sojourn/contract/people/account'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { writeCookie } from '../../api/cookies.ts'
import { onOtherPerson } from '../../api/session-news.ts'
import { shownPerson, showPerson } from '../../api/shown-person.ts'
import { leaveToOther } from '../../session/log-out.ts'
import { queryClient } from '../../session/query-client.ts'
import { forgetSession } from '../../session/session.ts'
import { signIn } from '../../session/sign-in.ts'
import { useSession } from '../../session/use-session.ts'

const ada = { uuid: 'ada', first_name: 'Ada', fullname: 'Ada Example', role: 'subscriber' } as Account

const network = vi.fn<(path: string) => Promise<Response>>()
const left = vi.fn()
let stop = () => {}
beforeEach(() => {
  network.mockReset()
  network.mockImplementation(async () => beatOf('ada'))
  vi.stubGlobal('fetch', network)
  left.mockReset()
  stop = onOtherPerson(left)
})
afterEach(() => {
  stop()
  forgetSession()
})

const beatOf = (person: string) =>
  new Response(null, { status: 204, headers: { 'x-nonce': 'n', 'x-role': 'subscriber', 'x-person': person } })

function Tab() {
  useSession(ada, () => {})
  return null
}

const openTab = () => renderAt('/p/client/goals', <Tab />)

test('a tab leaves when one comes back to it and the cookies are of somebody else', async () => {
  await openTab()
  expect(shownPerson()).toBe('ada')
  writeCookie('user_id', 'bo')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(left).toHaveBeenCalledOnce()
})

test('a tab leaves when the heartbeat tells of somebody else', async () => {
  await openTab()
  network.mockImplementation(async () => beatOf('bo'))
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(left).toHaveBeenCalledOnce()
})

test('a window beside another leaves as soon as somebody signs in there', async () => {
  await openTab()
  network.mockImplementation(async () => beatOf('bo'))
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
  expect(left).toHaveBeenCalledOnce()
})

test('a tab stays while its own person is signed in', async () => {
  await openTab()
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(left).not.toHaveBeenCalled()
})

test('it goes to the start of whoever is signed in, and says why', () => {
  const load = vi.fn()
  writeCookie('role', 'consultant')
  leaveToOther(load)
  expect(load).toHaveBeenCalledWith('/p/agent/services')
  expect(sessionStorage.getItem('say_after_reload')).toContain('Someone else')
})

test('signing in leaves nothing of whoever was here before', async () => {
  showPerson('ada')
  queryClient().setQueryData(['goals'], 'of Ada')
  network.mockImplementation(async () =>
    Response.json({ data: { outcome: 'signed_in', is_a: 'subscriber' } }, { headers: { 'x-nonce': 'n' } }),
  )
  await signIn({ email: 'bo@example.com', password: 'x' })
  expect(queryClient().getQueryData(['goals'])).toBeUndefined()
  expect(shownPerson()).toBeNull()
})
