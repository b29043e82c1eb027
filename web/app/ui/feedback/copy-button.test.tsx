import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../../test/clock.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, find, render } from '../../../test/render.tsx'
import { CopyButton } from './copy-button.tsx'
import { currentToasts, dismissToast } from './toast-store.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset()
  for (const { id } of currentToasts()) dismissToast(id)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

test('what is copied is said for two seconds, and heard', async () => {
  writeText.mockResolvedValue()
  await render(<CopyButton text="WELCOME-7K3M">Copy code</CopyButton>)
  await click(find('button'))
  expect(writeText).toHaveBeenCalledWith('WELCOME-7K3M')
  expect(find('[aria-live=polite]').textContent).toBe('Copied')
  await pass(1999)
  expect(find('button').textContent).toBe('Copied')
  await pass(1)
  expect(find('button').textContent).toBe('Copy code')
})

test('a browser that lets nobody copy is told what to do', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  await render(<CopyButton text="WELCOME-7K3M" />)
  await click(find('button'))
  expect(toasts()).toEqual(['error: Your browser did not let us copy. Please copy by hand.'])
  expect(find('button').textContent).toBe('Copy')
})

test('a page without a clipboard says the same', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  await render(<CopyButton text="WELCOME-7K3M" />)
  await click(find('button'))
  expect(toasts()).toHaveLength(1)
})
