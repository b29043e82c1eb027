import type { OrderDocuments as Documents } from '@sojourn/contract/work/documents'
import type { Order } from '@sojourn/contract/work/orders'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { aDocument, aVersion, documents } from '../../../test/documents.ts'
import { falseNetwork, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { AT, aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aVaultPaper } from '../../../test/vault.ts'
import type { Side } from '../../words/order-words.ts'
import { OrderDocuments } from './documents-panel.tsx'

const LIST = `GET /orders/${UUID}/documents`

const shown = (known: Documents, side: Side = 'client') => told(side, ok(known))

async function told(side: Side, ...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers(LIST, ...replies)
  network.answers('GET /vault', ok({ items: [aVaultPaper()], may: ['add'] }))
  const order = aPaidOrder()
  await openPage(() => <OrderDocuments order={order} side={side} />, '/')
  return network
}

async function unpaid(requirements: Order['requirements'], side: Side = 'client') {
  const network = falseNetwork()
  const order = aPaidOrder({ paid_at: null, requirements })
  await openPage(() => <OrderDocuments order={order} side={side} />, '/')
  expect(network.calls(LIST)).toEqual([])
}

const item = () => eventually(() => find('li[data-slug]'))
const tools = () =>
  [...document.querySelectorAll('section > div > a, section > div > button')].map((one) => one.textContent)

test('before an order is paid a client sees what will be needed, and uploads nothing yet', async () => {
  await unpaid([
    { name: 'Passport', mandatory: true },
    { name: 'Proof of funds', mandatory: false },
  ])
  expect([...document.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'Passport',
    'Proof of fundsif you have it',
  ])
  expect(find('section').textContent).toContain('You can upload them once the order is paid.')
  expect(document.querySelector('input[type=file]')).toBeNull()
})

test('an agent reads that the client sees this list', async () => {
  await unpaid([{ name: 'Proof of funds', mandatory: false }], 'agent')
  expect(find('section').textContent).toContain('Proof of fundsif they have it')
  expect(find('section').textContent).toContain('The client sees this list.')
})

test('a service that needs none says so', async () => {
  await unpaid([])
  expect(find('section').textContent).toContain('This service needs no documents.')
})

test.each<[string, Parameters<typeof aDocument>[0], Side, string]>([
  ['the service asks a client for', {}, 'client', 'From you, required'],
  ['the service asks a client for', { mandatory: false }, 'agent', 'From your client, optional'],
  ['an agent asks for', { asked_by: 'agent' }, 'client', 'From you, required'],
  ['a client brings', { asked_by: 'client' }, 'agent', 'From your client, in addition'],
  ['an agent brings', { given_by: 'agent', asked_by: 'agent' }, 'client', 'From your agent, in addition'],
])('a document that %s (%j) is told to the %s: %s', async (_, changes, side, words) => {
  await shown(documents(aDocument(changes)), side)
  expect((await item()).querySelector('p')?.textContent).toBe(words)
})

test('who must upload again reads why it was returned', async () => {
  const reason = 'The photo is cut off.'
  await shown(documents(aDocument({ slug: 'returned', reason, versions: [aVersion()], may: ['upload'] })))
  expect((await item()).textContent).toContain('Why it was returnedThe photo is cut off.')
  expect(find('input[type=file]').getAttribute('aria-label')).toBe('Upload a new version of Passport')
})

test('how many of those that were asked for are there stands above the list', async () => {
  await shown(
    documents(
      aDocument({ slug: 'accepted' }),
      aDocument({ uuid: 'b', slug: 'returned' }),
      aDocument({ uuid: 'c', slug: 'not_needed' }),
      aDocument({ uuid: 'd', slug: 'handed_over', asked_by: 'client' }),
    ),
  )
  await item()
  expect(find('label').textContent).toBe('1 of 2 received')
  expect(find<HTMLProgressElement>('progress').value).toBe(1)
})

test('a client reaches all without a paper that they need not have; where it came it counts', async () => {
  const optional = { uuid: 'b', mandatory: false }
  await shown(
    documents(
      aDocument({ slug: 'accepted' }),
      aDocument({ ...optional, slug: 'handed_over' }),
      aDocument({ ...optional, uuid: 'c' }),
    ),
  )
  await item()
  expect(find('label').textContent).toBe('2 of 2 received')
})

test.each<[string, Partial<Parameters<typeof aDocument>[0]>, Side, string[]]>([
  [
    'a missing one',
    { may: ['upload'] },
    'client',
    ['Upload', 'Put pages together for Passport', 'From my vault for Passport'],
  ],
  [
    'a missing one of the agent',
    { may: ['upload'], given_by: 'agent' },
    'agent',
    ['Upload', 'Put pages together for Passport'],
  ],
  [
    'one to review',
    { slug: 'handed_over', versions: [aVersion()], may: ['return', 'accept', 'file', 'drop'] },
    'agent',
    ['Accept Passport'],
  ],
  ['one that is on its way', { slug: 'waiting', may: ['drop'] }, 'agent', ['Not needed: Passport']],
  ['one nobody needs', { slug: 'not_needed', may: ['ask_again'] }, 'agent', ['Ask again for Passport']],
  [
    'one that was accepted',
    { slug: 'accepted', versions: [aVersion()], may: ['return', 'file'] },
    'agent',
    [],
  ],
])(
  'the line of %s has one button, beside it other ways to bring the paper; all else is folded',
  async (_, changes, side, names) => {
    await shown(documents(aDocument(changes)), side)
    const line = await item()
    const buttons = [...line.querySelectorAll('button, label:has(input)')].filter(
      (one) => !one.closest('details, dialog'),
    )
    expect(buttons.map((one) => one.textContent)).toEqual(names)
  },
)

test('what waits for a review lies open, so that it is read before', async () => {
  await shown(
    documents(aDocument({ slug: 'handed_over', versions: [aVersion()], may: ['accept', 'return'] })),
    'agent',
  )
  expect((await item()).querySelector('details')?.open).toBe(true)
})

test.each<Side>(['client', 'agent'])('once the case is over nothing is asked of the %s', async (side) => {
  const network = falseNetwork()
  const came = aDocument({ uuid: 'b', slug: 'handed_over', name: 'CV', versions: [aVersion()] })
  const unneeded = aDocument({ uuid: 'c', slug: 'not_needed' })
  network.answers(LIST, ok(documents(aDocument(), came, unneeded)))
  const order = aPaidOrder({ cancelled_at: AT, status: [-1, 'Cancelled'] })
  await openPage(() => <OrderDocuments order={order} side={side} />, '/')
  await item()
  expect(find('section').textContent).not.toMatch(/Missing|Please/)
  expect(
    [...document.querySelectorAll('li[data-slug]')].map((one) => one.getAttribute('aria-label')),
  ).toEqual(['CV'])
})

test('while a case is in conflict what did not come stands there still', async () => {
  const network = falseNetwork()
  network.answers(LIST, ok(documents(aDocument())))
  const order = aPaidOrder({ status: [-2, 'Conflicted'] })
  await openPage(() => <OrderDocuments order={order} side="client" />, '/')
  expect((await item()).textContent).toContain('Not uploaded')
})

test('a reason of long ago is not shown once a new version lies there', async () => {
  const old = aDocument({ slug: 'handed_over', reason: 'Cut off.', versions: [aVersion()] })
  await shown(documents(old))
  expect((await item()).textContent).not.toContain('Cut off.')
})

test.each<[Side, string[], string[]]>([
  ['client', [], []],
  ['agent', [], []],
  ['agent', ['add'], ['Ask for a document']],
])('of an empty list the %s who may %j is offered %j', async (side, may, names) => {
  await shown({ items: [], may }, side)
  await eventually(() => expect(find('section').textContent).toContain('This order has no documents yet.'))
  expect(tools()).toEqual(names)
})

test.each<[Side, string | null]>([
  ['client', 'Upload several at once'],
  ['agent', 'Documents for your client'],
])('the %s may bring documents of their own: %s', async (side, label) => {
  await shown({ items: [], may: ['add'] }, side)
  await eventually(() => find('input[type=file]'))
  expect(find('section').textContent).toContain(label)
})

test('all can be downloaded as soon as one can be opened, under the name of the order', async () => {
  await shown(documents(aDocument({ slug: 'accepted', versions: [aVersion()] })))
  await item()
  const link = findText('Download all') as HTMLAnchorElement
  expect(link.getAttribute('href')).toBe(`/api/orders/${UUID}/documents/archive`)
  expect(link.getAttribute('download')).toBe('SO-7K3M9QXA-documents.zip')
})

test('what nobody may open yet is not offered for download', async () => {
  const version = aVersion({ scan: 'waiting', may_open: false })
  await shown(documents(aDocument({ slug: 'handed_over', versions: [version] })), 'agent')
  const text = (await item()).textContent
  expect(text).toContain('Being checked for viruses')
  expect(text).not.toContain('Download')
  expect(tools()).toEqual([])
})

test.each<[Side, string[]]>([
  ['client', ['Download all', 'Who opened your files']],
  ['agent', ['Download all']],
])('the %s sees who opened files only of their own: %j', async (side, names) => {
  await shown(documents(aDocument({ slug: 'accepted', versions: [aVersion()] })), side)
  await item()
  expect(tools()).toEqual(names)
})

test('a list that could not be read is tried again', async () => {
  await told('client', refused(503, 'unavailable', 'Please try again later.'), ok(documents(aDocument())))
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Please try again later.'))
  await click(findText('Retry'))
  expect((await item()).getAttribute('aria-label')).toBe('Passport')
})

test('while a file is checked for viruses the list is looked at again, and no longer once it is', async () => {
  vi.useFakeTimers()
  const waiting = aDocument({ slug: 'handed_over', versions: [aVersion({ scan: 'waiting' })] })
  const clean = aDocument({ slug: 'handed_over', versions: [aVersion()] })
  const network = await told('client', ok(documents(waiting)), ok(documents(clean)))
  await soon(() => expect(find('li').textContent).toContain('Being checked for viruses'))
  await pass(15_500)
  await soon(() => expect(find('li').textContent).not.toContain('Being checked for viruses'))
  await pass(60_000)
  expect(network.calls(LIST)).toHaveLength(2)
})
