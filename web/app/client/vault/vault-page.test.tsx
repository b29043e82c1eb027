import type { Vault, VaultPaper } from '@sojourn/contract/work/vault'
import { expect, test, vi } from 'vitest'
import { aPicture, falsePictures } from '../../../test/false-pictures.ts'
import { chooseFiles, falseUploads, taken } from '../../../test/false-uploads.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { aVaultPaper, aVaultVersion, PAPER } from '../../../test/vault.ts'
import { ReaderContext } from '../../ui/date/reader.ts'
import VaultPage from './vault-page.tsx'

const LIST = 'GET /vault'
const CHANGE = `PATCH /vault/papers/${PAPER}`
const FIELDS = {
  ...{ number: 'G1234567', surname: 'MENSAH', given_names: 'KWAME', nationality: 'GHA' },
  ...{ birth: '1990-03-05', expiry: '2031-04-09' },
}

async function shown(items: VaultPaper[], may: Vault['may'] = ['add'], zone: string | null = null) {
  const network = falseNetwork()
  network.answers(LIST, ok({ items, may }))
  const InTheirZone = () => (
    <ReaderContext value={{ zone, clock: null }}>
      <VaultPage />
    </ReaderContext>
  )
  await openPage(InTheirZone, '/p/client/vault')
  await eventually(() => expect(page()).toMatch(items[0]?.name ?? 'Your vault is empty.'))
  return network
}
const page = () => document.body.textContent ?? ''

test('an empty vault says what to begin with, and takes files', async () => {
  await shown([])
  expect(page()).toContain('Start with your passport')
  expect(document.querySelector('input[type=file][multiple]')).not.toBeNull()
})

test('a full vault says so and takes no more', async () => {
  await shown([aVaultPaper()], [])
  expect(page()).toContain('Your vault has 50 papers')
  expect(document.querySelector('input[type=file][multiple]')).toBeNull()
})

test.each([
  ['New paper', '/vault/papers'],
  ['Passport', `/vault/papers/${PAPER}/versions`],
])('photographs of pages become one file of %s', async (name, place) => {
  falsePictures()
  const sent = falseUploads(taken(aVaultPaper()))
  await shown([aVaultPaper()])
  await click(findText(`Put pages together for ${name}`))
  await eventually(() => find('dialog input[type=file]'))
  await chooseFiles(find<HTMLInputElement>('dialog input[type=file]'), aPicture('a.jpg'), aPicture('b.jpg'))
  await eventually(() => expect(document.querySelectorAll('dialog ol > li')).toHaveLength(2))
  expect(sessionStorage.getItem(`tidied-pages:${place}`)).toContain('b.jpg')
  await click(findText('Keep in the vault'))
  await eventually(() =>
    expect(sent.map(({ call, file }) => [call, file?.name])).toEqual([[`POST ${place}`, `${name}.pdf`]]),
  )
  // The tab forgets the arrangement once the paper is there.
  await eventually(() => expect(sessionStorage.getItem(`tidied-pages:${place}`)).toBeNull())
})

test('a vault that could not be read says so, and is asked for again', async () => {
  const network = falseNetwork()
  network.answers(LIST, refused(409, 'internal', 'Something went wrong.'))
  await openPage(VaultPage, '/p/client/vault')
  await eventually(() => expect(page()).toContain('Something went wrong.'))
})

test.each([
  ['2020-01-01', 'Expired on 1 Jan 2020'],
  ['2099-01-01', 'Expires on 1 Jan 2099'],
])('a paper with the day %s reads %s', async (expires_on, words) => {
  await shown([aVaultPaper({ expires_on, expiry_from: 'typed' })])
  expect(page()).toContain(words)
})

test.each([
  ['America/New_York', 'Expires on 14 May 2026'],
  ['Asia/Tokyo', 'Expired on 14 May 2026'],
])('a paper expires by the day of its owner in %s', async (zone, words) => {
  vi.useFakeTimers({ now: Date.parse('2026-05-15T02:00:00.000Z'), toFake: ['Date'] })
  await shown([aVaultPaper({ expires_on: '2026-05-14', expiry_from: 'typed' })], ['add'], zone)
  expect(page()).toContain(words)
})

test('what was read is confirmed for the version that counts', async () => {
  const read = { fields: FIELDS, is_sure: true, is_confirmed: false, may_confirm: true }
  const network = await shown([
    aVaultPaper({
      versions: [
        aVaultVersion({ number: 3, scan: 'infected', may_open: false }),
        aVaultVersion({ number: 2 }),
      ],
      paper: { state: 'done', checks: [], read },
    }),
  ])
  const confirmed = aVaultPaper({ expires_on: '2031-04-09', expiry_from: 'reading' })
  network.answers(`PUT /vault/papers/${PAPER}/reading`, ok(confirmed))
  await click(findText('Yes, this is right'))
  await eventually(() => expect(toasts()).toHaveLength(1))
  expect(network.calls(`PUT /vault/papers/${PAPER}/reading`).map(({ body }) => body)).toEqual([
    { version: 2, ...FIELDS },
  ])
})

test('a paper is renamed and given a day; one that was read keeps its day', async () => {
  const network = await shown([aVaultPaper()])
  network.answers(CHANGE, ok(aVaultPaper({ name: 'Old passport' })))
  await click(findText('Edit Passport'))
  await eventually(() => expect(find<HTMLInputElement>('input[name=name]').value).toBe('Passport'))
  expect(find('dialog[open] form > :last-child').textContent).toBe('CancelSave')
  await type(find<HTMLInputElement>('input[name=name]'), 'Old passport')
  await click(findText('Save'))
  await eventually(() =>
    expect(network.calls(CHANGE).map(({ body }) => body)).toEqual([
      { name: 'Old passport', kind: 'passport', expires_on: null },
    ]),
  )
})

test('a day that follows from a reading is not typed', async () => {
  await shown([aVaultPaper({ expires_on: '2031-04-09', expiry_from: 'reading' })])
  await click(findText('Edit Passport'))
  await eventually(() => expect(page()).toContain('correct what we read in the paper'))
  expect(document.querySelector('[name=expires_on]')).toBeNull()
})

test('who deletes a paper is told what becomes of its copies', async () => {
  const given = {
    order: UUID,
    ref: 'SJ-1',
    title: 'German student visa',
    document: 'd',
    document_name: 'Passport',
  }
  const network = await shown([
    aVaultPaper({
      given_to: [
        { ...given, version: 1, is_in_reach: true },
        { ...given, document: 'e', version: 1, is_in_reach: false },
      ],
    }),
  ])
  network.answers(`DELETE /vault/papers/${PAPER}`, ok(undefined))
  await click(findText('Delete Passport'))
  await eventually(() =>
    expect(page()).toContain(
      'One copy in an order stays where you handed it over: the agent can open it until the order ends',
    ),
  )
  await click(findText('Delete paper'))
  await eventually(() => expect(toasts()).toEqual(['success: Passport is deleted.']))
})
