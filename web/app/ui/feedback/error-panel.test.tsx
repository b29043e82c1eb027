import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { click, eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { ApiError } from '../../api/api-error.ts'
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

const panelOf = async (error: ApiError) => {
  await renderAt('/', <ErrorPanel error={error}>Your messages could not be loaded.</ErrorPanel>)
  return find('[role=alert]').textContent
}

test('a busy server says so beside the part that failed, and its call has no number to look into', async () => {
  const busy = new ApiError(503, { code: 'overloaded', message: 'We are very busy.', request_id: 'r-1' })
  const said = await panelOf(busy)
  expect(said).toContain('Your messages could not be loaded.We are very busy.')
  expect(said).not.toContain('r-1')
})

test('a call that failed without a sentence of the server shows its number', async () => {
  const said = await panelOf(new ApiError(500, { request_id: 'r-2' }))
  expect(said).toContain('Your messages could not be loaded.Request r-2')
})
