import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function waiting() {
  const { firstTouch, touchOrQuiet } = await import('./first-touch.ts')
  const over: string[] = []
  void firstTouch().then(() => over.push('touched'))
  void touchOrQuiet().then(() => over.push('ready'))
  return over
}

test('what a page needs without a network is there before anybody touches it, and not while it loads', async () => {
  const over = await waiting()
  await vi.advanceTimersByTimeAsync(1000)
  expect(over).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(over).toEqual(['ready'])
})

test('whoever is at the page waits for nothing', async () => {
  const over = await waiting()
  dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toEqual(['touched', 'ready'])
})
