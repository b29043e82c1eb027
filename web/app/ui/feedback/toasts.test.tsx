import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a toast that is read comes over a dialog that opens meanwhile', async () => {
  await render(<Toasts />)
  await act(async () => toast.success('Your email is verified.'))
  const shown = vi.fn()
  find('section').showPopover = shown
  const dialog = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => dialog.remove())
  const opens = (newState: string) => dialog.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  opens('closed')
  expect(shown).not.toHaveBeenCalled()
  opens('open')
  expect(shown).toHaveBeenCalledOnce()
  await click(find('[role=status] [aria-label=Dismiss]'))
})
