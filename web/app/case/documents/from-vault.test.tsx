import { expect, test } from 'vitest'
import { aDocument, aVersion, DOCUMENT } from '../../../test/documents.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aVaultPaper, aVaultVersion, PAPER } from '../../../test/vault.ts'
import { vaultQuery } from '../../queries/vault-queries.ts'
import { FromVault } from './from-vault.tsx'
import { KeepInVault } from './keep-in-vault.tsx'

const HAND_OVER = `POST /orders/${UUID}/documents/${DOCUMENT}/from-vault`
const KEEP = 'POST /vault/papers/kept'
const page = () => document.body.textContent ?? ''

async function choosing(items = [aVaultPaper()], slug: 'waiting' | 'handed_over' = 'waiting') {
  const network = falseNetwork()
  network.answers('GET /vault', ok({ items, may: ['add'] }))
  await openPage(() => <FromVault order={UUID} document={aDocument({ slug })} />, '/')
  await click(await eventually(() => findText('From my vault for Passport')))
  return network
}

test('papers that fit stand first, and one press hands over the newest version', async () => {
  const diploma = aVaultPaper({ uuid: 'other', kind: 'diploma', name: 'Diploma' })
  const passport = aVaultPaper({ name: 'Mine', versions: [aVaultVersion({ number: 2 }), aVaultVersion()] })
  const network = await choosing([diploma, passport])
  await eventually(() => expect(page()).toContain('Diploma'))
  expect(page().indexOf('Mine')).toBeLessThan(page().indexOf('Diploma'))
  network.answers(HAND_OVER, ok(aDocument({ slug: 'handed_over' })))
  await click(findText('Hand over Mine'))
  await eventually(() => expect(toasts()).toEqual(['success: Passport is handed over.']))
  expect(network.calls(HAND_OVER).map(({ body }) => body)).toEqual([{ paper: PAPER, version: 2 }])
})

test('a refusal is read as the server says it', async () => {
  const network = await choosing()
  await eventually(() => expect(page()).toContain('version 1'))
  network.answers(HAND_OVER, refused(409, 'not_now', 'This order is over. Its documents stay as they are.'))
  await click(findText('Hand over Passport'))
  await eventually(() =>
    expect(toasts()).toEqual(['error: This order is over. Its documents stay as they are.']),
  )
})

test('what was handed over in this version has no button', async () => {
  const given = { order: UUID, ref: 'SJ-1', title: 'Visa', document: DOCUMENT, document_name: 'Passport' }
  await choosing([aVaultPaper({ given_to: [{ ...given, version: 1, is_in_reach: true }] })], 'handed_over')
  await eventually(() => expect(page()).toContain('Handed over'))
  expect(page()).not.toContain('Hand over Passport')
})

test.each([
  ['an empty vault', []],
  [
    'a vault whose only paper cannot be opened',
    [aVaultPaper({ versions: [aVaultVersion({ may_open: false })] })],
  ],
])('of %s nothing is offered', async (_, items) => {
  const network = falseNetwork()
  network.answers('GET /vault', ok({ items, may: ['add'] }))
  const { queries } = await openPage(() => <FromVault order={UUID} document={aDocument()} />, '/')
  await eventually(() => expect(queries.getQueryData(vaultQuery.queryKey)).toBeTruthy())
  expect(page()).not.toContain('From my vault')
})

test('a document is kept in the vault once; what came from there is not offered', async () => {
  const network = falseNetwork()
  const handed = aDocument({ slug: 'handed_over', versions: [aVersion({ number: 2 })] })
  await openPage(
    () => (
      <>
        <KeepInVault order={UUID} document={handed} />
        <KeepInVault
          order={UUID}
          document={aDocument({ name: 'Other', versions: [aVersion({ is_from_vault: true })] })}
        />
      </>
    ),
    '/',
  )
  await eventually(() => expect(page()).toContain('Keep Passport in my vault'))
  expect(page()).not.toContain('Keep Other')
  network.answers(KEEP, ok(aVaultPaper()))
  network.answers('GET /vault', ok({ items: [aVaultPaper()], may: ['add'] }))
  await click(findText('Keep Passport in my vault'))
  await eventually(() => expect(page()).toContain('It is in your vault now.'))
  expect(network.calls(KEEP).map(({ body }) => body)).toEqual([
    { order: UUID, document: DOCUMENT, version: 2 },
  ])
})
