import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test } from 'vitest'
import { aDocument, aVersion, DOCUMENT } from '../../../test/documents.ts'
import { aPicture, falsePictures } from '../../../test/false-pictures.ts'
import { aPaper, chooseFiles, falseUploads, refusedFile, taken } from '../../../test/false-uploads.ts'
import { falseNetwork, ok } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aVaultPaper } from '../../../test/vault.ts'
import { orderQuery } from '../../queries/order-queries.ts'
import { documentsQuery } from './document-queries.ts'
import { UploadVersion } from './upload-version.tsx'

const ORDER = `GET /orders/${UUID}`
const CALL = `POST /orders/${UUID}/documents/${DOCUMENT}/versions`
const VAULT = ok({ items: [aVaultPaper()], may: ['add'] })

async function shown(document = aDocument({ may: ['upload'] })) {
  falseNetwork().answers('GET /vault', VAULT)
  const page = await openPage(() => <UploadVersion order={UUID} document={document} side="client" />, '/')
  page.queries.setQueryData(documentsQuery(UUID).queryKey, { items: [document], may: [] })
  return { ...page, input: find<HTMLInputElement>('input[type=file]') }
}

test('a chosen file goes to its document at once, with its name, and the document shows it', async () => {
  const sent = falseUploads(taken(aDocument({ slug: 'handed_over', versions: [aVersion()] })))
  const { input, queries } = await shown()
  await chooseFiles(input, aPaper('Reisepaß 1.pdf'))
  await eventually(() => expect(find('[role=status]').textContent).toBe('Reisepaß 1.pdf is uploaded'))
  expect(sent.map(({ call, file }) => [call, file?.name])).toEqual([[CALL, 'Reisepaß 1.pdf']])
  expect(sent[0]?.headers['x-file-name']).toBe(encodeURIComponent('Reisepaß 1.pdf'))
  expect(queries.getQueryData(documentsQuery(UUID).queryKey)?.items[0]?.slug).toBe('handed_over')
  expect(document.querySelector('ul li')).toBeNull()
})

test('the last document starts the work, so the order is asked for again', async () => {
  falseUploads(taken(aDocument({ slug: 'handed_over', versions: [aVersion()] })))
  const network = falseNetwork()
  network.answers('GET /vault', VAULT)
  network.answers(ORDER, ok({ status: [2, 'Paid'] }), ok({ status: [3, 'Ongoing'] }))
  const Page = () => (
    <>
      <h1>{useQuery(orderQuery(UUID)).data?.status[1]}</h1>
      <UploadVersion order={UUID} document={aDocument({ may: ['upload'] })} side="client" />
    </>
  )
  await openPage(Page, '/')
  await eventually(() => expect(find('h1').textContent).toBe('Paid'))
  await chooseFiles(find<HTMLInputElement>('input[type=file]'), aPaper())
  await eventually(() => expect(find('h1').textContent).toBe('Ongoing'))
})

test.each([
  ['a program', aPaper('virus.exe', 'application/x-msdownload')],
  ['a program that calls itself a paper', aPaper('passport.pdf', 'application/x-msdownload')],
])('%s is refused before it is sent, with a reason and no way to try again', async (_, file) => {
  const sent = falseUploads(taken(aDocument()))
  const { input } = await shown()
  await chooseFiles(input, file)
  await eventually(() => expect(find('ul li').getAttribute('data-state')).toBe('failed'))
  expect(document.querySelector('ul li')?.textContent).not.toContain('Retry')
  expect(sent).toEqual([])
})

test('a cut upload can be tried again with the same file, and is handed over then', async () => {
  const sent = falseUploads('cut', taken(aDocument({ slug: 'handed_over' })))
  const { input } = await shown()
  await chooseFiles(input, aPaper())
  await click(await eventually(() => findText('Retry')))
  await eventually(() => expect(find('[role=status]').textContent).toBe('passport.pdf is uploaded'))
  expect(sent.map(({ file }) => file?.name)).toEqual(['passport.pdf', 'passport.pdf'])
})

test('what the server finds in a file is said at the file', async () => {
  falseUploads(refusedFile(422, 'The file is damaged. Please save it again.'))
  const { input } = await shown()
  await chooseFiles(input, aPaper())
  await eventually(() =>
    expect(find('ul li').textContent).toContain('The file is damaged. Please save it again.'),
  )
  expect(find('ul li').textContent).not.toContain('Retry')
  await click(find('button[title="Remove passport.pdf"], button[aria-label="Remove passport.pdf"]'))
  expect(document.querySelector('ul li')).toBeNull()
})

test('only one file is a version: of several the first goes', async () => {
  const sent = falseUploads(taken(aDocument()))
  const { input } = await shown()
  await chooseFiles(input, aPaper('one.pdf'), aPaper('two.pdf'))
  await eventually(() => expect(sent.map(({ file }) => file?.name)).toEqual(['one.pdf']))
})

test.each([
  [aDocument(), 'Upload Passport', 'Upload'],
  [aDocument({ slug: 'returned', versions: [aVersion()] }), 'Upload a new version of Passport', 'Upload'],
  [
    aDocument({ slug: 'handed_over', versions: [aVersion()] }),
    'Upload a new version of Passport',
    'Upload a new version',
  ],
])('one small button names its document to those who hear it (%#)', async (document, label, face) => {
  const { input, place } = await shown(document)
  expect(input.getAttribute('aria-label')).toBe(label)
  expect(place.querySelector('label')?.textContent).toBe(face)
})

test('a file that is dropped on the line of a document goes to it', async () => {
  const sent = falseUploads(taken(aDocument({ slug: 'handed_over' })))
  const { input } = await shown()
  const drop = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(drop, { dataTransfer: { files: [aPaper()] } })
  await act(async () => input.closest('div')?.dispatchEvent(drop))
  await eventually(() => expect(sent.map(({ call }) => call)).toEqual([CALL]))
})

test('pages that were put together are uploaded as any file, and forgotten once they are there', async () => {
  falsePictures()
  const sent = falseUploads('cut', taken(aDocument({ slug: 'handed_over', versions: [aVersion()] })))
  await shown()
  await click(findText('Put pages together for Passport'))
  await eventually(() => find('dialog input[type=file]'))
  await chooseFiles(find<HTMLInputElement>('dialog input[type=file]'), aPicture('a.jpg'), aPicture('b.jpg'))
  await eventually(() => expect(document.querySelectorAll('dialog ol > li')).toHaveLength(2))
  await click(findText('Hand over'))
  await eventually(() => expect(document.body.textContent).toContain('Retry'))
  // The line was cut: what was arranged is still there.
  expect(sessionStorage.getItem(`tidied-pages:/orders/${UUID}/documents/${DOCUMENT}/versions`)).toContain(
    'b.jpg',
  )
  await click(findText('Retry'))
  await eventually(() =>
    expect(find('[role=status]:not(dialog *)').textContent).toBe('Passport.pdf is uploaded'),
  )
  expect(sent.map(({ call, file }) => [call, file?.name])).toEqual([
    [CALL, 'Passport.pdf'],
    [CALL, 'Passport.pdf'],
  ])
  expect(sessionStorage.length).toBe(0)
  await click(findText('Put pages together for Passport'))
  await eventually(() =>
    expect(find('dialog input[type=file]').getAttribute('aria-label')).toBe('Choose pages'),
  )
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('another file that is uploaded leaves the pages as they are arranged', async () => {
  falsePictures()
  falseUploads(taken(aDocument()))
  const { input } = await shown()
  await click(findText('Put pages together for Passport'))
  await eventually(() => find('dialog input[type=file]'))
  await chooseFiles(find<HTMLInputElement>('dialog input[type=file]'), aPicture('a.jpg'))
  await eventually(() => expect(document.querySelectorAll('dialog ol > li')).toHaveLength(1))
  await chooseFiles(input, aPaper('other.pdf'))
  await eventually(() =>
    expect(find('[role=status]:not(dialog *)').textContent).toBe('other.pdf is uploaded'),
  )
  expect(document.querySelectorAll('dialog ol > li')).toHaveLength(1)
  expect(sessionStorage.length).toBe(1)
})
