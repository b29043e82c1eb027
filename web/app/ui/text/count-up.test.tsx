import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { find, render } from '../../../test/render.tsx'
import { CountUp } from './count-up.tsx'

const stillness = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
const shown = () => find('span > [aria-hidden]').textContent

/** Lets the test scroll the figure into view. */
function watch() {
  let see = () => {}
  let threshold: unknown
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: unknown[]) => void, options: { threshold: number }) {
        threshold = options.threshold
        see = () => seen([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  return { see: () => act(async () => see()), threshold: () => threshold }
}

test('without script the figure stands there', () => {
  expect(renderToString(<CountUp target={15} suffix="k" />)).toContain('>15k</span>')
})

test('it counts from nothing to its target once it is seen', async () => {
  vi.useFakeTimers()
  stillness(false)
  const { see, threshold } = watch()
  await render(<CountUp target={200} />)
  expect(find('span').textContent).toBe('200')
  expect(threshold()).toBe(0.1)
  await see()
  expect(shown()).toBe('0')
  await act(() => vi.advanceTimersByTimeAsync(40))
  expect(shown()).toBe('4')
  await act(() => vi.advanceTimersByTimeAsync(40 * 49))
  expect(find('span').textContent).toBe('200')
  expect(vi.getTimerCount()).toBe(0)
})

test('with less motion it does not count', async () => {
  stillness(true)
  const seen = vi.fn()
  vi.stubGlobal('IntersectionObserver', seen)
  await render(<CountUp target={200} />)
  expect(seen).not.toHaveBeenCalled()
})
