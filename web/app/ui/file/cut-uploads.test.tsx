import { expect, test, vi } from 'vitest'
import { render } from '../../../test/render.tsx'
import { CutNote } from './cut-note.tsx'
import { cutUploadOf, forgetUpload, rememberUpload } from './cut-uploads.ts'
import { parseCutUploads, readCutUploads } from './kept-uploads.ts'

const PATH = '/orders/1/documents'
const a = (name: string, lastModified = 1, words = 'four') => new File([words], name, { lastModified })
const begun = (id: string, arrived: number) => ({ id, arrived }) as Parameters<typeof rememberUpload>[2]
const known = () => parseCutUploads(readCutUploads())

test('what was begun is known again by call, name, size and day', () => {
  rememberUpload(PATH, a('passport.pdf'), begun('u1', 2))
  expect(cutUploadOf(PATH, a('passport.pdf'))).toMatchObject({ id: 'u1', arrived: 2 })
  expect(cutUploadOf('/orders/2/documents', a('passport.pdf'))).toBeUndefined()
  expect(cutUploadOf(PATH, a('plan.pdf'))).toBeUndefined()
  expect(cutUploadOf(PATH, a('passport.pdf', 2))).toBeUndefined()
  expect(cutUploadOf(PATH, a('passport.pdf', 1, 'another'))).toBeUndefined()
})

test('the same file is remembered once, as far as it came last', () => {
  rememberUpload(PATH, a('passport.pdf'), begun('u1', 1))
  rememberUpload(PATH, a('plan.pdf'), begun('u2', 1))
  rememberUpload(PATH, a('passport.pdf'), begun('u3', 3))
  expect(known().map(({ id, arrived }) => [id, arrived])).toEqual([
    ['u2', 1],
    ['u3', 3],
  ])
})

test('what was handed over is forgotten, and the last one leaves nothing', () => {
  rememberUpload(PATH, a('passport.pdf'), begun('u1', 1))
  rememberUpload(PATH, a('plan.pdf'), begun('u2', 1))
  forgetUpload(PATH, a('passport.pdf'))
  expect(known().map(({ id }) => id)).toEqual(['u2'])
  forgetUpload(PATH, a('plan.pdf'))
  expect(sessionStorage).toHaveLength(0)
})

test('where storage is closed the file begins anew', () => {
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
  rememberUpload(PATH, a('passport.pdf'), begun('u1', 1))
  expect(cutUploadOf(PATH, a('passport.pdf'))).toBeUndefined()
})

test('each field names only what was cut of its own', async () => {
  rememberUpload(PATH, a('passport.pdf'), begun('u1', 3))
  rememberUpload('/elsewhere', a('plan.pdf'), begun('u2', 1))
  await render(<CutNote path={PATH} />)
  expect(document.body.textContent).toBe(
    'The upload of “passport.pdf” stopped at 75%. Choose the same file again to continue.',
  )
})

test('a field that sends in one piece names nothing', async () => {
  rememberUpload(PATH, a('passport.pdf'), begun('u1', 3))
  await render(<CutNote path={undefined} />)
  expect(document.body.textContent).toBe('')
})
