import { expect, test } from 'vitest'
import { aConflict } from '../../../test/conflict.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { ownDrafts } from '../../../test/own-drafts.ts'
import { aPaidOrder, UUID, usd } from '../../../test/paid-order.ts'
import { click, eventually, find, openBy, type } from '../../../test/render.tsx'
import { OpenConflict } from './open-conflict.tsx'

ownDrafts()

const OPEN = `POST /orders/${UUID}/conflicts`
const REASONS = `GET /orders/${UUID}/conflicts/reasons`
const LONG = 'The work is two weeks late, and nobody answers.'

async function asks({ reason }: { reason?: 'no_show' } = {}) {
  const network = falseNetwork()
  network.answers(REASONS, ok({ reasons: [], refundable: usd(50_000), suggested: usd(25_000) }))
  network.answers(OPEN, ok(aConflict(), 201))
  const order = aPaidOrder()
  await openPage(() => <OpenConflict order={order} side="client" {...(reason && { reason })} />, '/')
  await openBy('Open a conflict')
  return network
}

const words = () => find<HTMLTextAreaElement>('dialog[open] textarea[name=text]')
const send = () => click(find('dialog[open] button[type=submit]'))
const bodies = (network: ReturnType<typeof falseNetwork>) => network.calls(OPEN).map(({ body }) => body)

test('who complains reads before that the money stays held, and what the terms would give', async () => {
  await asks()
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain(
      'The money stays held and the deadlines of the order are paused. Both sides can then propose a refund. Under this order’s refund terms you would get $250.00 of $500.00 now.',
    ),
  )
})

test('a complaint goes out with its reason, and both are told what happened', async () => {
  const network = await asks()
  await click(find('dialog[open] input[value=late]'))
  await type(words(), LONG)
  await send()
  await eventually(() =>
    expect(toasts()).toEqual(['success: The conflict is open, and the other side is told by email.']),
  )
  expect(bodies(network)).toEqual([{ reason: 'late', text: LONG }])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('who comes from two missed meetings need not choose the reason', async () => {
  const network = await asks({ reason: 'no_show' })
  await type(words(), LONG)
  await send()
  await eventually(() => expect(bodies(network)).toEqual([{ reason: 'no_show', text: LONG }]))
})

test('without a reason and with too few words nothing is sent, and both fields say what is missing', async () => {
  const network = await asks()
  await type(words(), 'Too late.')
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('please choose a reason'))
  expect(find('dialog[open]').textContent).toContain('please write at least 20 characters')
  expect(words().value).toBe('Too late.')
  expect(bodies(network)).toEqual([])
})

test('somebody else opened one meanwhile: the complaint stays where it was typed', async () => {
  const network = await asks()
  network.answers(OPEN, refused(409, 'conflict_open', 'There is an open conflict already.'))
  await click(find('dialog[open] input[value=other]'))
  await type(words(), LONG)
  await send()
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain('There is an open conflict already.'),
  )
  expect(words().value).toBe(LONG)
})

test('a complaint changed after a lost answer is another one, with another key', async () => {
  const network = await asks()
  network.answers(OPEN, refused(500, 'internal', 'Please try again.'))
  await click(find('dialog[open] input[value=late]'))
  await type(words(), LONG)
  await send()
  await eventually(() => expect(bodies(network)).toHaveLength(1))
  await eventually(() => expect(find('dialog[open]').textContent).toContain('Please try again.'))
  await send()
  await eventually(() => expect(bodies(network)).toHaveLength(2))
  await eventually(() => expect(document.querySelector('dialog [aria-busy=true]')).toBeNull())
  await type(words(), `${LONG} Really.`)
  await send()
  await eventually(() => expect(bodies(network)).toHaveLength(3))
  const keys = network.calls(OPEN).map(({ key }) => key)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
