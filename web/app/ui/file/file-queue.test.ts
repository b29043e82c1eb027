import { documentFile } from '@sojourn/contract/calls/file'
import { expect, test } from 'vitest'
import { fileQueue } from './file-queue.ts'
import type { QueueEvent } from './queued-file.ts'

const pdf = new File(['x'], 'plan.pdf', { type: 'application/pdf' })
const exe = new File(['x'], 'virus.exe')
const after = (...events: QueueEvent[]) => events.reduce(fileQueue, [])
const chosen = (multiple: boolean, ...files: File[]): QueueEvent => ({
  kind: 'chosen',
  files: files.map((file, index) => ({ id: index + 1, file })),
  rule: documentFile,
  multiple,
})

test('good files are sent, others say why not and cannot be tried again', () => {
  expect(after(chosen(true, pdf, exe)).map(({ state }) => state)).toEqual([
    { kind: 'sending', share: 0 },
    { kind: 'failed', message: 'Unsupported file format', canRetry: false },
  ])
})

test('where one file is asked for, a new one takes the place of the old', () => {
  const queue = after(chosen(false, pdf), {
    ...chosen(false, exe),
    files: [{ id: 9, file: exe }],
  } as QueueEvent)
  expect(queue.map(({ id }) => id)).toEqual([9])
})

test('a file moves on, fails, is tried again and arrives', () => {
  const failed: QueueEvent = { kind: 'failed', id: 1, message: 'cut off', canRetry: true }
  expect(after(chosen(true, pdf), { kind: 'moved on', id: 1, share: 0.5 })[0]?.state).toEqual({
    kind: 'sending',
    share: 0.5,
  })
  expect(after(chosen(true, pdf), failed)[0]?.state).toMatchObject({ kind: 'failed', message: 'cut off' })
  expect(after(chosen(true, pdf), failed, { kind: 'tried again', id: 1 })[0]?.state).toEqual({
    kind: 'sending',
    share: 0,
  })
  expect(after(chosen(true, pdf), { kind: 'done', id: 1 })[0]?.state).toEqual({ kind: 'done' })
  expect(after(chosen(true, pdf), { kind: 'removed', id: 1 })).toEqual([])
})
