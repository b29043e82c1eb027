import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { aDocument, aVersion, DOCUMENT } from '../../../test/documents.ts'
import { openPage } from '../../../test/open-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { find } from '../../../test/render.tsx'
import { VersionList } from './version-list.tsx'

const shown = (...versions: Parameters<typeof aVersion>[0][]) => {
  const document = aDocument({ versions: versions.map((changes) => aVersion(changes)) })
  return openPage(() => <VersionList order={UUID} document={document} />, '/')
}

test('the newest version is named with its number, size and moment in the zone of who reads', async () => {
  browserOf('Asia/Tokyo')
  await shown({ number: 2, size: 2_400_000, created_at: { date: '2026-05-04T18:05:00.000Z' } }, {})
  expect(find('small').textContent).toBe('Version 2, 2.4\u00a0MB, 5 May 2026, 03:05')
})

test('the newest is not named again below its name, earlier ones are', async () => {
  await shown({ number: 2, file_name: 'new.pdf', may_open: false }, { file_name: 'old.pdf', may_open: false })
  expect(find('ul').textContent).not.toContain('new.pdf')
  expect(find('details ul').textContent).toContain('old.pdf')
})

test.each([
  [1, '1 earlier version'],
  [2, '2 earlier versions'],
])('%i versions before it are kept below: %s', async (count, words) => {
  await shown({ number: 9 }, ...Array.from({ length: count }, (_, at) => ({ number: count - at })))
  expect(find('summary').textContent).toBe(words)
})

test('each version is downloaded as itself, under its own name', async () => {
  await shown({ number: 2, file_name: 'new.pdf' }, { number: 1, file_name: 'old.pdf' })
  const links = [...document.querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('href'), link.download])).toEqual(
    [2, 1].map((number) => [
      `/api/orders/${UUID}/documents/${DOCUMENT}/download?version=${number}`,
      number === 2 ? 'new.pdf' : 'old.pdf',
    ]),
  )
})

test('an infected file is removed and cannot be opened by anybody', async () => {
  await shown({ scan: 'infected', may_open: false })
  expect(find('li').textContent).toContain('Removed: a virus was found in it')
  expect(document.querySelector('a, button')).toBeNull()
})

test('a picture and a PDF can be looked at here, another paper only downloaded', async () => {
  await shown(
    { number: 3 },
    { number: 2, media_type: 'image/png' },
    { number: 1, media_type: 'application/msword', file_name: 'letter.doc' },
  )
  const opens = [...document.querySelectorAll('button')].map((one) => one.textContent)
  expect(opens).toEqual(['Open passport.pdf', 'Open passport.pdf'])
  expect(document.querySelectorAll('a')).toHaveLength(3)
})
