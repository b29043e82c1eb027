import type { Account } from '@sojourn/contract/people/account'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../test/clock.ts'
import { cut, falseNetwork, type Reply } from '../../test/network.ts'
import { render } from '../../test/render.tsx'
import { aClient, ME } from '../../test/signed-in.tsx'
import { readCookie, writeCookie } from '../api/cookies.ts'
import { shownPerson } from '../api/shown-person.ts'
import { forgetSession, USER } from './session.ts'
import { useSession } from './use-session.ts'

const BEAT = 'HEAD /heartbeat'
const beats: Reply = () =>
  new Response(null, { headers: { 'x-nonce': 'n2', 'x-person': ME, 'x-role': 'subscriber' } })
const MINUTES = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  forgetSession()
})

async function opened({ nonce = 'n1' as string | null, account = aClient(), reply = beats } = {}) {
  writeCookie('token', nonce)
  const network = falseNetwork()
  network.answers(BEAT, reply)
  const onRole = vi.fn()
  function Page({ of }: { of: Account }) {
    useSession(of, onRole)
    return null
  }
  await render(<Page of={account} />)
  await pass(0)
  return { network, onRole, asked: () => network.calls(BEAT).length }
}

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

test('the drafts of a page are those of its person', async () => {
  await opened()
  expect(shownPerson()).toBe(ME)
  expect([readCookie('user_id'), readCookie('role')]).toEqual([ME, 'subscriber'])
})

test('a page that brought its nonce asks every five minutes, and no sooner', async () => {
  const { asked } = await opened()
  expect(asked()).toBe(0)
  await pass(5 * MINUTES - 1)
  expect(asked()).toBe(0)
  await pass(1)
  expect(asked()).toBe(1)
  expect(readCookie('token')).toBe('n2')
})

test('a page without a nonce asks at once', async () => {
  const { asked } = await opened({ nonce: null })
  expect(asked()).toBe(1)
})

test('a page nobody looks at asks nothing, and asks as soon as somebody does', async () => {
  const { asked } = await opened()
  await look('hidden')
  await pass(20 * MINUTES)
  expect(asked()).toBe(0)
  await look('visible')
  await pass(0)
  expect(asked()).toBe(1)
})

test('another tab that signs somebody in or out is looked after at once; other news of storage are not', async () => {
  const { asked } = await opened()
  const stored = (key: string) =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })))
  await stored('clock')
  expect(asked()).toBe(0)
  await stored(USER)
  await pass(0)
  expect(asked()).toBe(1)
})

test('a role that changed, such as after a verification, is heard of', async () => {
  const account = aClient({ role: 'unverified_consultant' })
  const reply: Reply = () =>
    new Response(null, { headers: { 'x-nonce': 'n2', 'x-person': ME, 'x-role': 'consultant' } })
  const { onRole } = await opened({ account, reply })
  await pass(5 * MINUTES)
  expect(onRole).toHaveBeenCalled()
})

test('the same role is no news', async () => {
  const { onRole } = await opened()
  await pass(10 * MINUTES)
  expect(onRole).not.toHaveBeenCalled()
})

test('a network that is gone, or a server in trouble, ends no session', async () => {
  const { network, asked } = await opened({ reply: cut })
  await pass(5 * MINUTES)
  network.answers(BEAT, () => new Response(null, { status: 503 }))
  await pass(5 * MINUTES)
  expect(asked()).toBe(2)
  expect([readCookie('token'), shownPerson()]).toEqual(['n1', ME])
})
