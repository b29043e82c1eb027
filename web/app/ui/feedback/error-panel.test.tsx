import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { click, eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { currentToasts } from './toast-store.ts'

test('a retry that fails again says so in its place and in a toast, until one succeeds', async () => {
  const onRetry = vi.fn(async () => ({ isError: true }))
  await renderAt('/', <ErrorPanel onRetry={onRetry} />)
  await click(findText('Retry'))
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Retry failed.'))
  expect(currentToasts().at(-1)?.text).toBe('Retry failed.')
  onRetry.mockResolvedValueOnce({ isError: false })
  await click(findText('Retry'))
  await eventually(() => expect(find('[role=alert]').textContent).not.toContain('Retry failed.'))
})

test('a retry that took the panel away says so once the panel is back, also where it hears of it later', async () => {
  function Panel() {
    const [hasFailedAgain, fail] = useState(false)
    return <ErrorPanel hasFailedAgain={hasFailedAgain} onRetry={() => fail(true)} />
  }
  await renderAt('/', <Panel />)
  await click(findText('Retry'))
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Retry failed.'))
})
