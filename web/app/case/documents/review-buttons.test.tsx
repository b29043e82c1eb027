import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { aDocument, aVersion, DOCUMENT } from '../../../test/documents.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { ownDrafts } from '../../../test/own-drafts.ts'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { orderEventsQuery } from '../../queries/order-queries.ts'
import { draftKeyOf } from '../../ui/form/form-draft.ts'
import { documentsQuery } from './document-queries.ts'
import { ReviewButtons } from './review-buttons.tsx'

ownDrafts()

const REVIEW = `PATCH /orders/${UUID}/documents/${DOCUMENT}`
const LIST = `GET /orders/${UUID}/documents`
const VERSIONS = [aVersion({ number: 3 }), aVersion({ number: 2 }), aVersion()]

async function shown(may: string[], name = 'Passport') {
  const network = falseNetwork()
  const document = aDocument({ slug: 'handed_over', name, versions: VERSIONS, may })
  const page = await openPage(
    () => <ReviewButtons order={UUID} document={document} acts={document.may} />,
    '/',
  )
  return { ...page, network }
}

const names = () => [...document.querySelectorAll('div > button')].map((one) => one.textContent)
const bodies = (network: ReturnType<typeof falseNetwork>) => network.calls(REVIEW).map(({ body }) => body)

test.each<[string[], string[]]>([
  [[], []],
  [['upload'], []],
  [
    ['return', 'accept'],
    ['Accept Passport', 'Return Passport'],
  ],
  [['file'], ['Mark as filed: Passport']],
  [['drop'], ['Not needed: Passport']],
  [['ask_again'], ['Ask again for Passport']],
])('who may %j with a document is offered %j', async (may, offered) => {
  await shown(may)
  expect(names()).toEqual(offered)
})

test.each([
  ['Accept Passport', { action: 'accept', version: 3 }, 'Passport is accepted.'],
  ['Mark as filed: Passport', { action: 'file', version: 3 }, 'Passport is marked as filed.'],
  ['Not needed: Passport', { action: 'drop' }, 'Passport is marked as not needed.'],
  ['Ask again for Passport', { action: 'ask_again' }, 'Your client is asked for Passport.'],
])('"%s" is sent once, of the newest version they have seen', async (name, body, said) => {
  const { network } = await shown([body.action])
  const later = held(ok(aDocument()))
  network.answers(REVIEW, later.reply)
  await click(findText(name))
  await click(find('button[aria-busy]'))
  later.release()
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
  expect(bodies(network)).toEqual([body])
})

test('what the server answered stands in the list at once, and the list and the timeline are asked anew', async () => {
  const { network, queries } = await shown(['accept'])
  const other = aDocument({ uuid: UUID, name: 'Photo' })
  queries.setQueryData(documentsQuery(UUID).queryKey, { items: [other, aDocument()], may: [] })
  queries.setQueryData(orderEventsQuery(UUID).queryKey, { pages: [], pageParams: [] })
  network.answers(REVIEW, ok(aDocument({ slug: 'accepted' })))
  await click(findText('Accept Passport'))
  await eventually(() => expect(toasts()).toHaveLength(1))
  const known = queries.getQueryData(documentsQuery(UUID).queryKey)
  expect(known?.items.map(({ name, slug }) => [name, slug])).toEqual([
    ['Photo', 'waiting'],
    ['Passport', 'accepted'],
  ])
  const stale = [documentsQuery(UUID).queryKey, orderEventsQuery(UUID).queryKey]
  expect(stale.map((queryKey) => queries.getQueryState(queryKey as string[])?.isInvalidated)).toEqual([
    true,
    true,
  ])
})

test('a version that was replaced meanwhile is not accepted: they read so, and see what is there now', async () => {
  const { network, queries } = await shown(['accept'])
  network.answers(LIST, ok({ items: [], may: [] }))
  await act(() => queries.prefetchQuery(documentsQuery(UUID)))
  network.answers(REVIEW, refused(409, 'newer_version', 'There is a newer version. Please look at it first.'))
  await click(findText('Accept Passport'))
  await eventually(() =>
    expect(toasts()).toEqual(['error: There is a newer version. Please look at it first.']),
  )
  expect(queries.getQueryState(documentsQuery(UUID).queryKey)?.isInvalidated).toBe(true)
})

test('who returns a document says what is wrong with it, of the version they saw', async () => {
  const { network } = await shown(['return'])
  network.answers(REVIEW, ok(aDocument({ slug: 'returned' })))
  await click(findText('Return Passport'))
  expect(find('dialog[open] h2').textContent).toBe('Return Passport?')
  await type(find<HTMLTextAreaElement>('dialog[open] textarea'), 'The photo is cut off.')
  await click(findText('Return document', 'dialog[open] button'))
  await eventually(() => expect(toasts()).toEqual(['success: Passport is returned.']))
  expect(bodies(network)).toEqual([{ action: 'return', version: 3, reason: 'The photo is cut off.' }])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('nothing is returned without a reason, and a reason stays where it could not be sent', async () => {
  const { network } = await shown(['return'])
  network.answers(REVIEW, refused(503, 'unavailable', 'Please try again.'))
  await click(findText('Return Passport'))
  await click(findText('Return document', 'dialog[open] button'))
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain('Please say what is wrong with it.'),
  )
  expect(bodies(network)).toEqual([])
  const reason = find<HTMLTextAreaElement>('dialog[open] textarea')
  await type(reason, 'The photo is cut off.')
  await click(findText('Return document', 'dialog[open] button'))
  await eventually(() => expect(find('dialog[open]').textContent).toContain('Please try again.'))
  expect(reason.value).toBe('The photo is cut off.')
})

test('a reason that was typed is there again after the dialog was left, until it is sent', async () => {
  const { network } = await shown(['return'])
  const reason = () => find<HTMLTextAreaElement>('dialog[open] textarea')
  network.answers(REVIEW, ok(aDocument()))
  vi.useFakeTimers()
  await click(findText('Return Passport'))
  await type(reason(), 'Page 2 is missing.')
  await pass(600)
  await act(async () => void find('dialog[open]').dispatchEvent(new Event('cancel')))
  await click(findText('Return Passport'))
  await soon(() => expect(reason().value).toBe('Page 2 is missing.'))
  expect(find('dialog[open] [role=status]').textContent).toBe('Draft saved on this device')
  await click(findText('Return document', 'dialog[open] button'))
  await soon(() => expect(toasts()).toEqual(['success: Passport is returned.']))
  await soon(() => expect(localStorage.getItem(draftKeyOf(`return-${DOCUMENT}`))).toBeNull())
})
