import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { click, find, findText, render } from '../../../test/render.tsx'
import { Modal } from './modal.tsx'

const dialog = () => find<HTMLDialogElement>('dialog')
const at = (element: HTMLElement, kind: string) =>
  act(async () => void element.dispatchEvent(new MouseEvent(kind, { bubbles: true })))

/** A dialog that closes only where it is let. */
function Sheet({ closes = true }: { closes?: boolean }) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{asked}</output>
      <Modal
        open={open}
        title="Leave the page?"
        onClose={() => {
          setAsked((count) => count + 1)
          if (closes) setOpen(false)
        }}
      >
        <input aria-label="Words" />
      </Modal>
    </>
  )
}

const asked = () => find('output').textContent

async function opened(closes = true) {
  await render(<Sheet closes={closes} />)
  expect(document.querySelector('input')).toBeNull()
  await click(findText('Open'))
  expect(dialog().open).toBe(true)
}

test('it is called by its title', async () => {
  await opened()
  const title = document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Leave the page?')
})

test('the cross closes it, and what stood in it stays while it goes', async () => {
  await opened()
  await click(find('[aria-label="Close"]'))
  expect(dialog().open).toBe(false)
  expect(dialog().textContent).toContain('Leave the page?')
})

test('a press beside it closes it', async () => {
  await opened()
  await at(dialog(), 'pointerdown')
  await at(dialog(), 'click')
  expect(dialog().open).toBe(false)
})

test('a press that begins inside and ends beside it, as when words are marked, does not', async () => {
  await opened()
  await at(find('input'), 'pointerdown')
  await at(dialog(), 'click')
  expect(dialog().open).toBe(true)
  expect(asked()).toBe('0')
})

test('a press inside does not', async () => {
  await opened()
  await at(find('input'), 'pointerdown')
  await at(find('input'), 'click')
  expect(dialog().open).toBe(true)
})

test('one that has to stay is shown again when the browser closes it all the same', async () => {
  await opened(false)
  dialog().close()
  await act(async () => void dialog().dispatchEvent(new Event('close')))
  expect(asked()).toBe('1')
  expect(dialog().open).toBe(true)
})

test('who closed it is not asked again when the browser reports it', async () => {
  await opened()
  await act(async () => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(asked()).toBe('1')
  await act(async () => void dialog().dispatchEvent(new Event('close')))
  expect(asked()).toBe('1')
  expect(dialog().open).toBe(false)
})

test('it opens again', async () => {
  await opened()
  await click(find('[aria-label="Close"]'))
  await click(findText('Open'))
  expect(dialog().open).toBe(true)
})
