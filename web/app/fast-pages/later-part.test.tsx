import { act, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../test/render.tsx'
import { laterPart } from './later-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('SSR', false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a later part comes without a touch too, or nothing above it could change', async () => {
  const Agents = laterPart(async () => ({ default: () => <p>Agents for Canada</p> }))
  await render(
    <Suspense fallback={null}>
      <Agents />
    </Suspense>,
  )
  expect(document.body.textContent).not.toContain('Agents for Canada')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(document.body.textContent).toContain('Agents for Canada')
})
