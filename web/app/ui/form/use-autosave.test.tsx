import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../test/render.tsx'
import { ApiError } from '../../api/api-error.ts'
import { currentToasts, dismissToast } from '../feedback/toast-store.ts'
import { type SaveState, useAutosave } from './use-autosave.ts'

type Autosave = ReturnType<typeof useAutosave<string>>
type Save = Parameters<typeof useAutosave<string>>[0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  vi.useRealTimers()
})

/** A page that saves by itself, and how one leaves it. */
async function aPage(save: Save) {
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
  expect(state()).toEqual({ problem: 'price must be greater than 0', mayRetry: false })
})

test('what could not be sent is told, waits, and is sent by trying again', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(ApiError.unreachable()).mockResolvedValue(null)
  const { now, state } = await aPage(save)
  act(() => now().later('a'))
  await pass(1000)
  expect(state()).toEqual({ problem: 'please check your connection', mayRetry: true })
  act(() => now().retry())
  expect(state()).toBe('saving')
  await pass(0)
  expect(save.mock.calls).toEqual([['a'], ['a']])
  expect(state()).toBe('saved')
})

test('who goes on waits for what is under way, takes all of it along, and stays where it could not be kept', async () => {
  const saved: string[] = []
  const { now } = await aPage(async (typed) => {
    if (typed === 'refused') throw new ApiError(422, { errors: [{ field: 'price', message: 'no' }] })
    await new Promise((done) => setTimeout(done, typed === 'slow' ? 5000 : 10))
    saved.push(typed)
    return null
  })
  act(() => now().later('slow'))
  await pass(1000)
  const gone = vi.fn()
  await act(async () => void now().now('all').then(gone))
  await pass(1000)
  expect(gone).not.toHaveBeenCalled()
  await pass(5000)
  expect(gone).toHaveBeenCalledOnce()
  expect(saved).toEqual(['slow', 'all'])

  const refused = vi.fn()
  await act(async () => now().now('refused').catch(refused))
  expect(refused).toHaveBeenCalledOnce()
  expect(now().state).toEqual({ problem: 'no', mayRetry: false })
})

test('who leaves at once loses nothing', async () => {
  const saved: string[] = []
  const { now, leave } = await aPage(async (typed) => {
    saved.push(typed)
    return null
  })
  act(() => now().later('left'))
  leave()
  await pass(2000)
  expect(saved).toEqual(['left'])
})

test('a page that goes does not wait for what is under way', async () => {
  const sent: string[] = []
  const { now } = await aPage(async (typed) => {
    sent.push(typed)
    await new Promise((done) => setTimeout(done, 5000))
    return null
  })
  act(() => now().later('slow'))
  await pass(1000)
  act(() => now().later('last'))
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(sent).toEqual(['slow', 'last'])
  await pass(10_000)
  expect(sent).toEqual(['slow', 'last'])
})

test('the save sets out before the page that comes is asked for', async () => {
  const sent: string[] = []
  const { now } = await aPage(async (typed) => {
    sent.push(typed)
    return null
  })
  act(() => now().later('last key'))
  await act(async () => void dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(sent).toEqual(['last key'])
  act(() => void dispatchEvent(new Event('pagehide')))
  await pass(2000)
  expect(sent).toEqual(['last key'])
})

test('what is left for good without being kept is told', async () => {
  const { now, leave } = await aPage(() => Promise.reject(ApiError.unreachable()))
  act(() => now().later('left'))
  leave()
  await pass(0)
  expect(currentToasts().map(({ text }) => text)).toEqual(['Your latest changes could not be saved'])
})

test('one is warned of leaving while something is not kept, and only then', async () => {
  const save = vi.fn<Save>().mockResolvedValueOnce(null).mockRejectedValueOnce(ApiError.unreachable())
  const { now } = await aPage(save.mockResolvedValue(null))
  const isWarned = () => act(async () => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await isWarned()).toBe(false)
  act(() => now().later('a'))
  expect(await isWarned()).toBe(true)
  await pass(1000)
  expect(await isWarned()).toBe(false)
  act(() => now().later('ab'))
  await pass(1000)
  expect(await isWarned()).toBe(true)
})
