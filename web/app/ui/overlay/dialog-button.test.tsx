import { beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { DialogButton, type Opened } from './dialog-button.tsx'
import { Modal } from './modal.tsx'

const Question = ({ name, open, onClose }: Opened & { name: string }) => (
  <Modal open={open} onClose={onClose} title={`Start, ${name}?`}>
    It begins now.
  </Modal>
)

const there = { default: Question }
const shown = (source: () => Promise<typeof there>) =>
  renderAt('/', <DialogButton label="Start" source={source} asked={{ name: 'Ada' }} />)

let isOnline: boolean
beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

const start = () => findText('Start')
const title = () => document.querySelector('dialog[open] h2')?.textContent
const failure = () => document.querySelector('dialog[open] [role=alert]')?.textContent

test('a button is busy until its dialog is there, and asks for it once', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof there>()
  const source = vi.fn(() => promise)
  await shown(source)
  expect(source).not.toHaveBeenCalled()
  await click(start())
  await click(start())
  expect([start().getAttribute('aria-busy'), title()]).toEqual(['true', undefined])
  resolve(there)
  await eventually(() => expect(title()).toBe('Start, Ada?'))
  expect(start().hasAttribute('aria-busy')).toBe(false)
  await click(find('dialog[open] [aria-label=Close]'))
  expect(title()).toBeUndefined()
  await click(start())
  expect(title()).toBe('Start, Ada?')
  expect(source).toHaveBeenCalledOnce()
})

test('without a network nothing is asked for; that is said in its place, and Retry opens it once the network is back', async () => {
  isOnline = false
  const source = vi.fn(async () => there)
  await shown(source)
  await click(start())
  expect(title()).toBe('Start')
  expect(failure()).toContain('This could not be loaded. Please check your connection.')
  await click(findText('Retry'))
  expect(failure()).toContain('Retry failed.')
  expect(source).not.toHaveBeenCalled()
  isOnline = true
  await click(findText('Retry'))
  await eventually(() => expect(title()).toBe('Start, Ada?'))
  expect(failure()).toBeUndefined()
})

test('a dialog whose script fails can be closed, and is asked for again by the next press', async () => {
  const source = vi.fn(async () => there).mockRejectedValueOnce(new TypeError('no such script'))
  await shown(source)
  await click(start())
  await eventually(() => expect(failure()).toContain('This could not be loaded.'))
  await click(find('dialog[open] [aria-label=Close]'))
  expect([title(), start().hasAttribute('aria-busy')]).toEqual([undefined, false])
  await click(start())
  await eventually(() => expect(title()).toBe('Start, Ada?'))
})
