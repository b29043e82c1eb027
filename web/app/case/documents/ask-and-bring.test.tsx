import { expect, test } from 'vitest'
import { aDocument, DOCUMENT } from '../../../test/documents.ts'
import { aPaper, chooseFiles, falseUploads, taken } from '../../../test/false-uploads.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { ofBefore } from '../../../test/of-before.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { pick } from '../../../test/pick.ts'
import { click, eventually, find, findText, openBy, type } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { AskForDocument } from './ask-for-document.tsx'
import { BringDocuments } from './bring-documents.tsx'
import { documentsQuery } from './document-queries.ts'

const ADD = `POST /orders/${UUID}/documents`
const bodies = (network: ReturnType<typeof falseNetwork>) => network.calls(ADD).map(({ body }) => body)

const ama = { name: 'Ama Asante', relation: 'child', born_on: '2019-03-09', passport: null } as const

async function asks(order = aPaidOrder()) {
  const network = falseNetwork()
  await openPage(() => <AskForDocument order={order} />, '/')
  await openBy('Ask for a document')
  return network
}

const send = () => click(findText('Ask for it', 'dialog[open] button'))
const name = () => find<HTMLInputElement>('dialog[open] input[name=name]')

test('an agent asks for a document that the work cannot begin without', async () => {
  const network = await asks()
  network.answers(ADD, ok(aDocument({ name: 'Birth certificate' }), 201))
  await type(name(), 'Birth certificate')
  await send()
  await eventually(() => expect(toasts()).toEqual(['success: Your client is asked for Birth certificate.']))
  expect(bodies(network)).toEqual([{ name: 'Birth certificate', given_by: 'client', mandatory: true }])
})

test('or for one it can begin without', async () => {
  const network = await asks()
  network.answers(ADD, ok(aDocument(), 201))
  await type(name(), 'Birth certificate')
  await click(find('dialog[open] input[type=checkbox]'))
  await send()
  await eventually(() =>
    expect(bodies(network)).toEqual([{ name: 'Birth certificate', given_by: 'client', mandatory: false }]),
  )
})

test('a document without a name is not asked for; a refusal leaves the name where it was', async () => {
  const network = await asks()
  network.answers(ADD, refused(409, 'order_state', 'The order is completed.'))
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('Please name the document.'))
  expect(bodies(network)).toEqual([])
  await type(name(), 'Birth certificate')
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('The order is completed.'))
  expect(name().value).toBe('Birth certificate')
})

const whose = () => document.querySelector<HTMLSelectElement>('select[name=person]')

test.each([
  ['nobody', aPaidOrder()],
  ['nobody, as a server of the release before says,', ofBefore(aPaidOrder())],
])('where %s travels along it is not asked whose document it is', async (_, order) => {
  await asks(order)
  expect(whose()).toBeNull()
  document.body.replaceChildren()
  await brings('client', order)
  expect(whose()).toBeNull()
})

test('whose document it is can be said where somebody travels along', async () => {
  const network = await asks(aPaidOrder({ travellers: [ama] }))
  network.answers(ADD, ok(aDocument(), 201))
  expect([...(whose()?.options ?? [])].map(({ text }) => text)).toEqual(['Ngozi Traveller', 'Ama Asante'])
  await type(name(), 'Birth certificate')
  await pick(whose()!, '0')
  await send()
  await eventually(() =>
    expect(bodies(network)).toEqual([
      { name: 'Birth certificate', given_by: 'client', mandatory: true, person: 'Ama Asante' },
    ]),
  )
})

async function brings(side: Side, order = aPaidOrder()) {
  const network = falseNetwork()
  network.answers(ADD, ok(aDocument(), 201))
  const { queries } = await openPage(() => <BringDocuments order={order} side={side} />, '/')
  return { network, queries, input: find<HTMLInputElement>('input[type=file]') }
}

test.each<Side>(['client', 'agent'])(
  'each file the %s brings becomes a document of its own',
  async (side) => {
    const sent = falseUploads(taken(aDocument({ slug: 'handed_over' })))
    const { network, input } = await brings(side)
    await chooseFiles(input, aPaper('Bank statement.May.pdf'), aPaper('photo.png', 'image/png'))
    await eventually(() => expect(sent).toHaveLength(2))
    expect(bodies(network)).toEqual([
      { name: 'Bank statement.May', given_by: side },
      { name: 'photo', given_by: side },
    ])
    expect(sent[0]?.call).toBe(`POST /orders/${UUID}/documents/${DOCUMENT}/versions`)
  },
)

test('a file tried again goes to the document that was made for it, not to a second one', async () => {
  const sent = falseUploads('cut', taken(aDocument({ slug: 'handed_over' })))
  const { network, input } = await brings('client')
  await chooseFiles(input, aPaper())
  await click(await eventually(() => findText('Retry')))
  await eventually(() => expect(sent).toHaveLength(2))
  expect(bodies(network)).toHaveLength(1)
})

test('who takes a file back takes its document back', async () => {
  falseUploads(taken(aDocument({ slug: 'handed_over' })))
  const { network, input } = await brings('client')
  const drop = `PATCH /orders/${UUID}/documents/${DOCUMENT}`
  network.answers(drop, ok(aDocument({ slug: 'not_needed' })))
  await chooseFiles(input, aPaper())
  await eventually(() => expect(find('li').getAttribute('data-state')).toBe('done'))
  await click(find('li button:last-of-type'))
  await eventually(() => expect(network.calls(drop).map(({ body }) => body)).toEqual([{ action: 'drop' }]))
})

test('a file named like a document that is asked for goes to it, once, and is not taken back with a press', async () => {
  const sent = falseUploads(
    taken(aDocument({ slug: 'handed_over' })),
    taken(aDocument({ slug: 'handed_over' })),
  )
  const { network, queries, input } = await brings('client')
  const asked = aDocument({ may: ['upload'] })
  queries.setQueryData(documentsQuery(UUID).queryKey, { items: [asked], may: ['add'] })
  await chooseFiles(input, aPaper('my-passport.pdf'), aPaper('passport.pdf'))
  await eventually(() => expect(sent).toHaveLength(2))
  expect(bodies(network)).toEqual([{ name: 'passport', given_by: 'client' }])
  await eventually(() =>
    expect([...document.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
      expect.stringContaining('passport.pdf'),
    ]),
  )
})

test('files go to the person they are said to be of: their document that is asked for, or a new one', async () => {
  const sent = falseUploads(
    taken(aDocument({ slug: 'handed_over' })),
    taken(aDocument({ slug: 'handed_over' })),
  )
  const { network, queries, input } = await brings('client', aPaidOrder({ travellers: [ama] }))
  const asked = (uuid: string, whose: string, person: string | null) =>
    aDocument({ uuid, name: `Passport (${whose})`, person, may: ['upload'] })
  const items = [asked('own', 'Ngozi Traveller', null), asked('ama', 'Ama Asante', 'Ama Asante')]
  queries.setQueryData(documentsQuery(UUID).queryKey, { items, may: ['add'] })
  await pick(await eventually(() => find<HTMLSelectElement>('select[name=person]')), '0')
  await chooseFiles(input, aPaper('passport.pdf'), aPaper('vaccinations.pdf'))
  await eventually(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ call }) => call)).toContain(`POST /orders/${UUID}/documents/ama/versions`)
  expect(bodies(network)).toEqual([{ name: 'vaccinations', given_by: 'client', person: 'Ama Asante' }])
})
