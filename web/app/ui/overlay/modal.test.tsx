import { act, type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { click, find, findText, render } from '../../../test/render.tsx'
import { ConfirmModal } from './confirm-modal.tsx'
import { Modal } from './modal.tsx'

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

describe('the focus', () => {
  afterEach(() => vi.restoreAllMocks())

  /** A browser gives the focus to the first thing in a dialog that takes it. */
  async function shown(children: ReactNode) {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
      this.open = true
      find('button, input', this).focus()
    })
    let show = (_: ReactNode) => {}
    function Shown() {
      const [now, setNow] = useState(children)
      show = setNow
      return (
        <Modal open onClose={() => {}} title="Checkout">
          {now}
        </Modal>
      )
    }
    await render(<Shown />)
    return (next: ReactNode) => act(async () => show(next))
  }

  test('a dialog whose content is still to come begins at its heading, and goes on there', async () => {
    const show = await shown('Loading')
    expect(document.activeElement).toBe(find('dialog h2'))
    await show(<input name="name" />)
    expect(document.activeElement).toBe(find('dialog h2'))
  })

  test('it begins at the first thing of its content where there is one; once that is gone, at the heading', async () => {
    const show = await shown(<button type="button">Create a goal</button>)
    expect(document.activeElement?.textContent).toBe('Create a goal')
    await show(<input name="name" />)
    expect(document.activeElement).toBe(find('dialog h2'))
  })
})
