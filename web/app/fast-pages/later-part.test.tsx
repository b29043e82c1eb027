import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../test/render.tsx'
import { laterPart } from './later-part.ts'

afterEach(() => vi.unstubAllEnvs())

test('a later part comes without a touch too, or nothing above it could change', async () => {
  vi.stubEnv('SSR', false)
  const Agents = laterPart(async () => ({ default: () => <p>Agents for Canada</p> }))
  await render(
    <Suspense fallback={null}>
      <Agents />
    </Suspense>,
  )
  await expect.poll(() => document.body.textContent, { timeout: 3000 }).toContain('Agents for Canada')
})
