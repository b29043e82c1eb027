import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { find } from '../../../test/render.tsx'
import { firstTouch } from '../../fast-pages/first-touch.ts'
import { KEY } from './left-to-say.ts'
import { putToasts } from './put-toasts.tsx'
import { currentToasts, dismissToast, toast } from './toast-store.ts'

beforeEach(() =>
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id)
  }),
)

test('what is said before anybody touches the page brings the toasts, and stays five seconds from when it is seen', async () => {
  vi.useFakeTimers()
  const touched = firstTouch()
  toast.success('Goal saved')
  await touched
  await vi.advanceTimersByTimeAsync(60_000)
  await act(async () => putToasts())
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(find('[role=status]').textContent).toBe('Goal saved')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(find('[role=status]').textContent).toBe('')
})

test('a page that was loaded anew says what was left', async () => {
  sessionStorage.setItem(KEY, 'Your password is changed')
  await act(async () => putToasts())
  expect(find('[role=status]').textContent).toBe('Your password is changed')
  expect(sessionStorage.getItem(KEY)).toBeNull()
})
