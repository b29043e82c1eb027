import { act } from 'react'
import { expect, test } from 'vitest'
import { click, find, render } from '../../../test/render.tsx'
import { toast } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

test('a success is announced politely, an error at once; each can be put away', async () => {
  await render(<Toasts />)
  expect(find('[role=status]').textContent).toBe('')
  await act(async () => {
    toast.success('Timezone updated sucessfully!')
    toast.error('Retry failed.')
  })
  expect(find('[role=status]').textContent).toBe('Timezone updated sucessfully!')
  expect(find('[role=alert]').textContent).toBe('Retry failed.')
  await click(find('[role=alert] [aria-label=Dismiss]'))
  expect(find('[role=alert]').textContent).toBe('')
  await click(find('[role=status] [aria-label=Dismiss]'))
})
