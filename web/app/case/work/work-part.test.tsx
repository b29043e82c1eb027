import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { falseNetwork, ok } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { AT, anOngoingOrder, aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { eventually, find } from '../../../test/render.tsx'
import { aRequest, theWork } from '../../../test/work.ts'
import type { Side } from '../../words/order-words.ts'
import { WorkPart } from './work-part.tsx'

async function shown(work: OrderWork, side: Side = 'client', order: Order = anOngoingOrder()) {
  const network = falseNetwork()
  network.answers(`GET /orders/${UUID}/work`, ok(work))
  network.answers(`GET /orders/${UUID}/files`, ok([]))
  await openPage(() => <WorkPart order={order} side={side} />, '/')
  await eventually(() => find('section'))
  return facts()
}

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((line) =>
      [...line.children].map((one) => one.textContent),
    ),
  ) as Record<string, string>

const completed = anOngoingOrder({ status: [2, 'Completed'], completed_at: AT })
const cancelled = anOngoingOrder({ status: [-1, 'Cancelled'] })

test('who has an order at work reads its stage and when it is due, on the day of where they are', async () => {
  browserOf('Asia/Tokyo')
  expect(await shown(theWork({ stage: 'filed', due_at: '2026-05-18T16:00:00.000Z' }))).toEqual({
    Stage: 'Filed with the authority',
    Due: '19 May 2026 ',
  })
})

test('a late order says so', async () => {
  expect((await shown(theWork({ is_late: true }))).Due).toContain('Late')
})

test('while the authority has it, both read since when and what the agent noted', async () => {
  const paused = { paused_at: '2026-05-10T10:00:00.000Z', pause_note: 'Receipt 12-345.' }
  const { Due, ...rest } = await shown(theWork({ stage: 'waiting', ...paused }))
  expect(Due).toContain('Paused since 10 May 2026')
  expect(rest).toEqual({ Stage: 'Waiting for the authority', 'With the authority': 'Receipt 12-345.' })
})

test.each([
  [1, 'Asked for once'],
  [3, 'Asked for 3 times'],
])('changes that were asked for %i times are counted', async (times_changed, words) => {
  expect((await shown(theWork({ times_changed }))).Changes).toBe(words)
})

test('what the work was started without stays written', async () => {
  const { 'Started before these arrived': without } = await shown(theWork({ missing: ['Passport', 'Photo'] }))
  expect(without).toBe('Passport, Photo')
})

test('once it is accepted there is a summary and no due date', async () => {
  expect(await shown(theWork({ request: aRequest() }), 'client', completed)).toEqual({
    Stage: 'Preparing',
    Summary: 'All forms are filed.',
  })
})

test('a summary that waits for the client stands at their next step, not here', async () => {
  expect((await shown(theWork({ request: aRequest() }))).Summary).toBeUndefined()
})

test.each<[Side, Partial<OrderWork>, string | undefined]>([
  ['agent', { clears_at: '2026-06-15T10:00:00.000Z' }, 'You can withdraw it from 15 Jun 2026.'],
  ['agent', { clears_at: '2026-06-15T10:00:00.000Z', cleared_at: AT }, 'You can withdraw it.'],
  ['agent', {}, undefined],
  ['client', { clears_at: '2026-06-15T10:00:00.000Z' }, undefined],
])('of the money of accepted work the %s reads, with %j: %s', async (side, changes, words) => {
  expect((await shown(theWork(changes), side, completed)).Money).toBe(words)
})

test('an agent reads when they can withdraw what is theirs of a cancelled order', async () => {
  const work = theWork({ clears_at: '2026-06-15T10:00:00.000Z' })
  expect((await shown(work, 'agent', cancelled)).Money).toBe('You can withdraw it from 15 Jun 2026.')
})

test('of an order that has not begun nothing is asked and nothing stands there', async () => {
  const network = falseNetwork()
  const order = aPaidOrder()
  await openPage(() => <WorkPart order={order} side="client" />, '/')
  expect([network.calls(`GET /orders/${UUID}/work`), document.querySelector('section')]).toEqual([[], null])
})
