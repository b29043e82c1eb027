import { documentFile } from '@sojourn/contract/calls/file'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { click, find, findText, render } from '../../../test/render.tsx'
import { ApiError } from '../../api/api-error.ts'
import { FileDrop } from './file-drop.tsx'
import type { UploadWatch } from './upload-file.ts'

const pdf = new File(['x'], 'plan.pdf', { type: 'application/pdf' })

/** An upload that does what the test says, when it says so. */
function underHand() {
  const sent: (PromiseWithResolvers<string> & UploadWatch & { file: File })[] = []
  const upload = (file: File, watch: UploadWatch) => {
    const whole = { ...Promise.withResolvers<string>(), ...watch, file }
    sent.push(whole)
    return whole.promise
  }
  return { sent, upload }
}

const choose = (...files: File[]) =>
  act(async () => {
    const input = find<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
const text = () => find('li').textContent

test('a file is sent at once, shows how far it is, and arrives', async () => {
  const { sent, upload } = underHand()
  const onUploaded = vi.fn()
  await render(<FileDrop label="Plan" rule={documentFile} upload={upload} onUploaded={onUploaded} />)
  await choose(pdf)
  await act(async () => sent[0]?.onProgress(0.4))
  expect(find<HTMLProgressElement>('progress').value).toBe(0.4)
  await act(async () => sent[0]?.resolve('id'))
  expect(text()).toContain('Uploaded')
  expect(find('[role="status"]').textContent).toBe('plan.pdf is uploaded')
  expect(onUploaded).toHaveBeenCalledWith('id', pdf)
})

test('a cut upload can be tried again, a refused file cannot', async () => {
  const { sent, upload } = underHand()
  await render(<FileDrop label="Plan" rule={documentFile} upload={upload} />)
  await choose(pdf)
  await act(async () => sent[0]?.reject(ApiError.unreachable()))
  expect(text()).toContain('The upload was interrupted.')
  await click(findText('Retry'))
  await act(async () => sent[1]?.reject(new ApiError(415, { message: 'Unsupported file format' })))
  expect(text()).toContain('Unsupported file format')
  expect(text()).not.toContain('Retry')
})

test('cancelling stops the sending', async () => {
  const { sent, upload } = underHand()
  await render(<FileDrop label="Plan" rule={documentFile} upload={upload} />)
  await choose(pdf)
  await click(find('[aria-label="Cancel plan.pdf"]'))
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(document.querySelector('li')).toBeNull()
})

test('the rules are told before, and a file that breaks them is not sent', async () => {
  const { sent, upload } = underHand()
  await render(<FileDrop label="Plan" rule={documentFile} upload={upload} />)
  expect(document.body.textContent).toContain('PNG, JPG, PDF, DOC, DOCX, ODT, up to 20\u00a0MB')
  await choose(new File(['x'], 'virus.exe'))
  expect(text()).toContain('Unsupported file format')
  expect(sent).toEqual([])
})
