import { documentFile } from '@sojourn/contract/calls/file'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { click, find, findText, render } from '../../../test/render.tsx'
import { ApiError } from '../../api/api-error.ts'
import { rememberUpload } from './cut-uploads.ts'
import { FileDrop } from './file-drop.tsx'
import type { UploadWatch } from './upload-file.ts'

const paper = (name: string, type = 'application/pdf') => new File(['x'], name, { type, lastModified: 1 })
const passport = paper('passport.pdf')
const plan = paper('plan.pdf')

/** An upload that ends when the test says so. */
function underHand(path?: string) {
  const sent: (PromiseWithResolvers<string> & UploadWatch & { file: File })[] = []
  const send = (file: File, watch: UploadWatch) => {
    const whole = { ...Promise.withResolvers<string>(), ...watch, file }
    sent.push(whole)
    return whole.promise
  }
  return { sent, upload: Object.assign(send, path ? { path } : {}) }
}

const input = () => find<HTMLInputElement>('input[type="file"]')
const choose = (...files: File[]) =>
  act(async () => {
    Object.defineProperty(input(), 'files', { value: files, configurable: true })
    input().dispatchEvent(new Event('change', { bubbles: true }))
  })
const give = (kind: 'drop' | 'paste', at: string, ...files: File[]) =>
  act(async () => {
    const event = new Event(kind, { bubbles: true, cancelable: true })
    Object.assign(event, { [kind === 'drop' ? 'dataTransfer' : 'clipboardData']: { files } })
    find(at).dispatchEvent(event)
  })
const lines = () => [...document.querySelectorAll('ul.files > li')].map(({ textContent }) => textContent)
const said = () => find('[role="status"]').textContent

test('several files go at once, and each goes its own way', async () => {
  const { sent, upload } = underHand()
  await render(<FileDrop label="Papers" rule={documentFile} upload={upload} multiple />)
  await choose(passport, plan)
  await act(async () => sent[0]?.reject(ApiError.unreachable()))
  await act(async () => sent[1]?.resolve('b'))
  expect(lines()[0]).toContain('passport.pdfThe upload was interrupted.')
  expect(lines()[1]).toContain('plan.pdfUploaded')
  await choose(paper('letter.pdf'))
  expect(lines()).toHaveLength(3)
  await click(findText('Retry'))
  expect(sent.map(({ file }) => file.name)).toEqual([
    'passport.pdf',
    'plan.pdf',
    'letter.pdf',
    'passport.pdf',
  ])
})

test('where one file is asked for, another takes its place: the first is stopped and counts no more', async () => {
  const { sent, upload } = underHand()
  const onUploaded = vi.fn()
  await render(<FileDrop label="Passport" rule={documentFile} upload={upload} onUploaded={onUploaded} />)
  await choose(passport)
  await choose(plan)
  expect(sent[0]?.signal.aborted).toBe(true)
  await act(async () => sent[0]?.resolve('a'))
  expect(lines()).toHaveLength(1)
  expect(lines()[0]).not.toContain('Uploaded')
  await act(async () => sent[1]?.resolve('b'))
  expect(onUploaded.mock.calls).toEqual([['b', plan]])
})

test('who chooses two where one is asked for sends the first', async () => {
  const { sent, upload } = underHand()
  await render(<FileDrop label="Passport" rule={documentFile} upload={upload} />)
  await choose(passport, plan)
  expect(sent.map(({ file }) => file.name)).toEqual(['passport.pdf'])
})

test('a line that is lost is told, and when it is back the upload goes on', async () => {
  const { sent, upload } = underHand()
  await render(<FileDrop label="Papers" rule={documentFile} upload={upload} />)
  await choose(passport)
  await act(async () => sent[0]?.onProgress(0.5))
  await act(async () => sent[0]?.onWaiting?.(true))
  expect(lines()[0]).toContain('The connection was lost. The upload continues when it is back.')
  expect(lines()[0]).toContain('50% of')
  expect(said()).toBe('passport.pdf: The connection was lost. The upload continues when it is back.')
  await act(async () => sent[0]?.onWaiting?.(false))
  expect(lines()[0]).not.toContain('The connection was lost.')
  expect(said()).toBe('passport.pdf: The connection is back. The upload continues.')
})

test.each([413, 415, 422])('a file the server refuses with %i is not offered again', async (status) => {
  const { sent, upload } = underHand()
  await render(<FileDrop label="Papers" rule={documentFile} upload={upload} />)
  await choose(passport)
  const errors = [{ field: 'file', message: 'this PDF asks for a password' }]
  await act(async () => sent[0]?.reject(new ApiError(status, { message: 'Please check.', errors })))
  expect(lines()[0]).toContain('this PDF asks for a password')
  expect(said()).toBe('passport.pdf: this PDF asks for a password')
  expect(lines()[0]).not.toContain('Retry')
})

test.each([0, 409, 429, 500, 503])('a file whose upload ended with %i is offered again', async (status) => {
  const { sent, upload } = underHand()
  await render(<FileDrop label="Papers" rule={documentFile} upload={upload} />)
  await choose(passport)
  await act(async () => sent[0]?.reject(new ApiError(status, { message: 'Please wait a moment.' })))
  expect(lines()[0]).toContain('Please wait a moment.')
  await click(findText('Retry'))
  await act(async () => sent[1]?.resolve('a'))
  expect(lines()[0]).toContain('Uploaded')
})

test('who leaves the page sends nothing further', async () => {
  const { sent, upload } = underHand()
  function Page({ isThere }: { isThere: boolean }) {
    return isThere ? <FileDrop label="Papers" rule={documentFile} upload={upload} multiple /> : null
  }
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Page isThere />))
  await choose(passport, plan)
  await act(async () => root.render(<Page isThere={false} />))
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  await act(async () => root.unmount())
})

test('what is dropped or pasted is sent, pasted words are not taken away', async () => {
  const { sent, upload } = underHand()
  await render(<FileDrop label="Papers" rule={documentFile} upload={upload} multiple />)
  await give('drop', '.zone', passport)
  await give('paste', '.zone', plan)
  await give('paste', '.zone')
  expect(sent.map(({ file }) => file.name)).toEqual(['passport.pdf', 'plan.pdf'])
})

test('the same file can be chosen again after it was removed, and what was uploaded is told', async () => {
  const { sent, upload } = underHand()
  const onRemoved = vi.fn()
  await render(<FileDrop label="Papers" rule={documentFile} upload={upload} onRemoved={onRemoved} required />)
  expect(input().required).toBe(true)
  await choose(passport)
  expect(input().required).toBe(false)
  await click(find('[aria-label="Cancel passport.pdf"]'))
  expect(onRemoved).not.toHaveBeenCalled()
  await choose(passport)
  await act(async () => sent[1]?.resolve('a'))
  await click(find('[aria-label="Remove passport.pdf"]'))
  expect(onRemoved.mock.calls).toEqual([[passport]])
  expect(document.activeElement).toBe(input())
  expect(lines()).toEqual([])
})

test('a picture is shown while it is on its way, and given back to the browser when it goes', async () => {
  const given: string[] = []
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = (url) => void given.push(url)
  const { upload } = underHand()
  await render(<FileDrop label="Photo" rule={documentFile} upload={upload} />)
  await choose(paper('me.jpg', 'image/jpeg'))
  expect(find<HTMLImageElement>('li img').alt).toBe('Preview of me.jpg')
  await click(find('[aria-label="Cancel me.jpg"]'))
  expect(given).toEqual(['blob:picture'])
})

test('a reload that cut an upload is told where that file goes, until a file is chosen', async () => {
  rememberUpload('/orders/1/documents', passport, { id: 'u1', arrived: 1, part_size: 1 } as never)
  const { upload } = underHand('/orders/1/documents')
  await render(<FileDrop label="Papers" rule={documentFile} upload={upload} />)
  expect(document.body.textContent).toContain(
    'The upload of “passport.pdf” stopped at 100%. Choose the same file again to continue.',
  )
  await choose(plan)
  expect(document.body.textContent).not.toContain('stopped at')
})
