import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { click, find, findText, render } from '../../../test/render.tsx'
import { ConfirmModal } from './confirm-modal.tsx'

function Switching({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <ConfirmModal
      open={open}
      title="Switching to Agent Mode"
      confirm="Switch"
      onConfirm={() => onConfirm().then(close)}
      onClose={close}
    >
      Your goals stay as they are.
    </ConfirmModal>
  )
}

const dialog = () => find<HTMLDialogElement>('dialog')

test('it waits for what it confirms, once, and then closes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let times = 0
  await render(
    <Switching
      onConfirm={() => {
        times += 1
        return promise
      }}
    />,
  )
  expect(dialog().open).toBe(true)
  await click(findText('Switch'))
  await click(findText('Switch'))
  expect(findText('Switch').getAttribute('aria-busy')).toBe('true')
  await act(async () => resolve())
  expect(times).toBe(1)
  expect(dialog().open).toBe(false)
})

test('Esc and Cancel close it; the cancel event of a file input inside does not', async () => {
  await render(<Switching onConfirm={async () => {}} />)
  await act(async () => void find('div', dialog()).dispatchEvent(new Event('cancel', { bubbles: true })))
  expect(dialog().open).toBe(true)
  await act(async () => void dialog().dispatchEvent(new Event('cancel')))
  expect(dialog().open).toBe(false)
})
