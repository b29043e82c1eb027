import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
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

test('what is said before anybody touches the page brings the toasts, and is shown', async () => {
  const touched = firstTouch()
  toast.success('Goal saved')
  await touched
  await act(async () => putToasts())
  expect(find('[role=status]').textContent).toBe('Goal saved')
})

test('a page that was loaded anew says what was left', async () => {
  sessionStorage.setItem(KEY, 'Your password is changed')
  await act(async () => putToasts())
  expect(find('[role=status]').textContent).toBe('Your password is changed')
  expect(sessionStorage.getItem(KEY)).toBeNull()
})
