import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserApi } from '../api/browser.ts'
import { fetchFile } from '../api/fetch-file.ts'
import { refreshNonce } from '../api/nonce.ts'
import { begin, pending, renderedBy, soon } from './pending.ts'

const isBusy = () => document.documentElement.dataset.busy !== undefined

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  expect(isBusy(), 'what a test leaves behind').toBe(false)
})

describe('what is pending', () => {
  test('is told at once, and no more once it is over', async () => {
    const end = begin()
    expect(isBusy()).toBe(true)
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(true)
    end()
    expect(isBusy(), 'what came of it is not shown yet').toBe(true)
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(false)
  })

  test('is told until the last of it is over', async () => {
    const [first, second] = [begin(), begin()]
    first()
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(true)
    second()
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(false)
  })

  test('ends once, however often it is ended', async () => {
    const [first, second] = [begin(), begin()]
    first()
    first()
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(true)
    second()
  })

  test('goes on without a gap where its end leads to more, a task later', async () => {
    const gone = vi.fn()
    const watch = new MutationObserver(() => isBusy() || gone())
    watch.observe(document.documentElement, { attributes: true })
    const first = begin()
    let second = () => {}
    first()
    setTimeout(() => {
      second = begin()
    })
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(true)
    expect(gone).not.toHaveBeenCalled()
    second()
    await vi.runAllTimersAsync()
    expect(gone).toHaveBeenCalledOnce()
    watch.disconnect()
  })

  test('is told until React has shown what came of it', async () => {
    const shown: (() => void)[] = []
    const stop = renderedBy((then) => shown.push(then))
    begin()()
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(true)
    const end = begin()
    shown.shift()?.()
    expect(isBusy(), 'something else began meanwhile').toBe(true)
    end()
    await vi.runAllTimersAsync()
    shown.shift()?.()
    expect(isBusy()).toBe(false)
    stop()
  })
})

describe('a promise', () => {
  test.each(['resolve', 'reject'] as const)('counts until it is settled: %s', async (how) => {
    const work = Promise.withResolvers<void>()
    const outcome = pending(work.promise).catch(() => 'failed')
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(true)
    work[how]()
    await outcome
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(false)
  })
})

describe('a pause', () => {
  test('counts until it is over', async () => {
    const act = vi.fn()
    soon(act, 300)
    expect(isBusy()).toBe(true)
    await vi.advanceTimersByTimeAsync(299)
    expect(isBusy()).toBe(true)
    expect(act).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(act).toHaveBeenCalledOnce()
    expect(isBusy()).toBe(false)
  })

  test('that is called off counts no more, and nothing happens', async () => {
    const act = vi.fn()
    soon(act, 300)()
    await vi.advanceTimersByTimeAsync(100)
    expect(isBusy()).toBe(false)
    await vi.runAllTimersAsync()
    expect(act).not.toHaveBeenCalled()
  })
})

describe('a call', () => {
  const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
  beforeEach(() => {
    network.mockReset()
    vi.stubGlobal('fetch', network)
  })

  const calls: [string, () => Promise<unknown>][] = [
    ['of the API', () => browserApi('GET /purposes')],
    ['that writes', () => browserApi('DELETE /account/devices', {}, { keepalive: true })],
    ['for a file', () => fetchFile('/account/export', 'export.zip')],
    ['for a nonce', () => refreshNonce()],
  ]

  test.each(calls)('%s counts from the press to its answer', async (_what, call) => {
    const answer = Promise.withResolvers<Response>()
    network.mockReturnValue(answer.promise)
    const outcome = call()
    expect(isBusy()).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(isBusy()).toBe(true)
    answer.resolve(Response.json({ data: {} }))
    await outcome
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(false)
  })

  test.each(calls)('%s that fails counts no more once it is given up', async (_what, call) => {
    network.mockRejectedValue(new TypeError('network error'))
    const outcome = call().catch(() => {})
    expect(isBusy()).toBe(true)
    await vi.runAllTimersAsync()
    await outcome
    expect(isBusy()).toBe(false)
  })

  test('that is tried again counts also between its tries', async () => {
    network.mockRejectedValueOnce(new TypeError('network error'))
    network.mockResolvedValueOnce(Response.json({ data: {} }))
    const outcome = browserApi('GET /purposes')
    await vi.advanceTimersByTimeAsync(299)
    expect(network).toHaveBeenCalledOnce()
    expect(isBusy()).toBe(true)
    await vi.runAllTimersAsync()
    await outcome
  })

  test('nobody waits for any more does not count', async () => {
    network.mockImplementation(
      (_path, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const controller = new AbortController()
    const outcome = browserApi('GET /purposes', {}, { signal: controller.signal }).catch(() => 'given up')
    expect(isBusy()).toBe(true)
    controller.abort()
    expect(await outcome).toBe('given up')
    await vi.runAllTimersAsync()
    expect(isBusy()).toBe(false)
    expect(network).toHaveBeenCalledOnce()
  })
})
