import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../test/render.tsx'
import { type SaveState, useAutosave } from './use-autosave.ts'

type Autosave = ReturnType<typeof useAutosave<string>>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that saves by itself, and how one leaves it. */
async function aPage(save: (typed: string) => Promise<string | null>) {
  let autosave: Autosave | undefined
  let leave = () => {}
  function Part() {
    autosave = useAutosave(save)
    return null
  }
  function Page() {
    const [isThere, setThere] = useState(true)
    leave = () => setThere(false)
    return isThere && <Part />
  }
  await render(<Page />)
  const now = () => {
    if (!autosave) throw new Error('Not rendered')
    return autosave
  }
  return { leave: () => act(() => leave()), now, state: (): SaveState => now().state }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('what is typed is saved once, a moment after the last key', async () => {
  const saved: string[] = []
  const { now, state } = await aPage(async (typed) => {
    saved.push(typed)
    return null
  })
  for (const typed of ['a', 'ab', 'abc']) {
    act(() => now().later(typed))
    await pass(300)
  }
  expect(saved).toEqual([])
  expect(state()).toBe('saving')
  await pass(1000)
  expect(saved).toEqual(['abc'])
  expect(state()).toBe('saved')
})

test('one saving follows the other, and the last word wins', async () => {
  const saved: string[] = []
  const { now } = await aPage(async (typed) => {
    await new Promise((done) => setTimeout(done, typed === 'slow' ? 5000 : 10))
    saved.push(typed)
    return null
  })
  act(() => now().later('slow'))
  await pass(1000)
  act(() => now().later('quick'))
  await pass(10_000)
  expect(saved).toEqual(['slow', 'quick'])
})

test('what stands in the way is said', async () => {
  const { now, state } = await aPage(async () => 'price must be greater than 0')
  act(() => now().later('0'))
  await pass(1000)
  expect(state()).toEqual({ problem: 'price must be greater than 0' })
})

test('who leaves at once loses nothing, and what somebody else saves is not saved twice', async () => {
  const saved: string[] = []
  const keep = async (typed: string) => {
    saved.push(typed)
    return null
  }
  const left = await aPage(keep)
  act(() => left.now().later('left'))
  left.leave()
  await pass(0)
  expect(saved).toEqual(['left'])

  const sent = await aPage(keep)
  act(() => sent.now().later('sent'))
  await act(async () => void (await sent.now().take()))
  await pass(2000)
  expect(saved).toEqual(['left'])
})
