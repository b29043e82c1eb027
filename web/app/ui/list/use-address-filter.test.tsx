import { act } from 'react'
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../../test/clock.ts'
import { renderAt } from '../../../test/render.tsx'
import { useAddressFilter } from './use-address-filter.ts'

beforeEach(() => void vi.useFakeTimers())

/** A list that is filtered, and what its reader does. */
async function aList(at: string) {
  let filter: ReturnType<typeof useAddressFilter> | undefined
  let go: NavigateFunction = () => {}
  let how = ''
  let state: unknown
  function List() {
    filter = useAddressFilter()
    return null
  }
  function Page() {
    go = useNavigate()
    how = useNavigationType()
    const here = useLocation()
    state = here.state
    return here.pathname === '/orders' && <List />
  }
  const { address } = await renderAt(at, <Page />)
  const now = () => {
    if (!filter) throw new Error('Not rendered')
    return filter
  }
  return {
    address,
    how: () => how,
    state: () => state,
    go: (to: string, state?: unknown) => act(async () => go(to, { state })),
    set: (name: string, value: string) => act(async () => now().set(name, value)),
    setSoon: (name: string, value: string) => act(async () => now().setSoon(name, value)),
  }
}

test('another filter begins at the first page', async () => {
  const { set, address } = await aList('/orders?status=1&cursor=abc')
  await set('status', '2')
  expect(address()).toBe('/orders?status=2')
})

test('so does no filter, and what is typed', async () => {
  const { set, setSoon, address, go } = await aList('/orders?status=1&cursor=abc')
  await set('status', '')
  expect(address()).toBe('/orders')
  await go('/orders?cursor=abc')
  await setSoon('query', 'visa')
  await pass(300)
  expect(address()).toBe('/orders?query=visa')
})

test('the other filters stay', async () => {
  const { set, address } = await aList('/orders?tab=mine&status=1')
  await set('query', 'a visa & more')
  expect(address()).toBe('/orders?tab=mine&status=1&query=a+visa+%26+more')
})

test('Back leaves the list, not each letter; what the page was told of itself stays', async () => {
  const { set, go, how, state } = await aList('/orders')
  await go('/orders?status=1', { from: 'the menu' })
  expect(how()).toBe('PUSH')
  await set('status', '2')
  expect(how()).toBe('REPLACE')
  expect(state()).toEqual({ from: 'the menu' })
})

test('what is typed goes there once nobody has typed for a moment, with its last letter', async () => {
  const { setSoon, address } = await aList('/orders')
  for (const typed of ['v', 'vi', 'vis', 'visa']) {
    await setSoon('query', typed)
    await pass(299)
  }
  expect(address()).toBe('/orders')
  await pass(1)
  expect(address()).toBe('/orders?query=visa')
})

test('what was chosen during the pause stays chosen', async () => {
  const { set, setSoon, address } = await aList('/orders')
  await setSoon('query', 'visa')
  await set('status', '1')
  await pass(300)
  expect(address()).toBe('/orders?status=1&query=visa')
})

test('who has left meanwhile is not called back', async () => {
  const { setSoon, go, address } = await aList('/orders')
  await setSoon('query', 'visa')
  await go('/goals')
  await pass(1000)
  expect(address()).toBe('/goals')
})
