import { orderStatus } from '@sojourn/contract/calls/status'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { expect, test } from 'vitest'
import type { OrderState } from '../../words/order-words.ts'
import { stageLine, stagesOf } from './stages.ts'

const DAY = '2026-11-21T10:00:00.000Z'
type Known = Parameters<typeof stagesOf>[0]

const known = (
  state: OrderState,
  reached: Partial<Known['order']> = {},
  stage: OrderWork['stage'] = 'preparing',
  documents: Known['documents'] = [],
): Known => ({
  order: {
    status: [orderStatus[state][0], state],
    expires_at: null,
    paid_at: null,
    started_at: null,
    completed_at: null,
    cancelled_at: null,
    ...reached,
  },
  work: { stage, paused_at: null, filed_at: null },
  documents,
})

const at = (...facts: Parameters<typeof known>) =>
  stagesOf(known(...facts)).map(({ name, place }) => `${name} ${place}`)
const here = (...facts: Parameters<typeof known>) =>
  stagesOf(known(...facts)).find(({ place }) => place === 'here')?.name

const started = { paid_at: DAY, started_at: DAY }
const paper = (slug: OrderDocument['slug'], mandatory = true) => ({ slug, mandatory })

test('a case has five stops, and where it stands is lit', () => {
  expect(at('paid', { paid_at: DAY })).toEqual([
    'Paid here',
    'Started ahead',
    'Documents ahead',
    'Filed ahead',
    'Decided ahead',
  ])
  expect(at('ongoing', started, 'filed')).toEqual([
    'Paid past',
    'Started past',
    'Documents past',
    'Filed here',
    'Decided ahead',
  ])
})

test.each<[string, OrderDocument['slug'], boolean]>([
  ['Started', 'waiting', true],
  ['Started', 'returned', true],
  ['Documents', 'waiting', false],
  ['Documents', 'handed_over', true],
  ['Documents', 'accepted', true],
  ['Documents', 'not_needed', true],
])('a case stands at %s once its work has begun and a document is %s (required: %s)', (name, slug, must) => {
  expect(here('ongoing', started, 'preparing', [paper('accepted'), paper(slug, must)])).toBe(name)
})

test('what the agent says of the work goes before what is missing', () => {
  const missing = [paper('waiting')]
  expect(here('ongoing', started, 'filed', missing)).toBe('Filed')
  expect(here('ongoing', started, 'waiting', missing)).toBe('Filed')
  expect(here('ongoing', started, 'decided', missing)).toBe('Decided')
})

test('the day of filing stands at its stop, also while the authority has the case', () => {
  const filed = (stage: OrderWork['stage'], work: object) =>
    stagesOf({
      ...known('ongoing', started, stage),
      work: { stage, paused_at: null, filed_at: null, ...work },
    })[3]?.at
  expect(filed('filed', { filed_at: DAY })).toBe(DAY)
  expect(filed('waiting', { filed_at: DAY, paused_at: '2026-11-25T10:00:00.000Z' })).toBe(DAY)
  expect(filed('preparing', {})).toBeNull()
})

test('of an order that is not paid no stop is reached', () => {
  expect(here('awaiting_payment', { expires_at: DAY })).toBeUndefined()
  expect(stageLine(known('awaiting_payment'))).toBe('Not paid yet')
  expect(stageLine(known('cancelled'))).toBe('It was not paid')
})

test('an order that ended early goes no further than it came', () => {
  expect(at('cancelled', { cancelled_at: DAY })).toEqual(['Cancelled here'])
  expect(at('conflicted', started)).toEqual([
    'Paid past',
    'Started past',
    'Documents past',
    'In conflict here',
  ])
  expect(at('completed', { ...started, completed_at: DAY }, 'filed')).toEqual([
    'Paid past',
    'Started past',
    'Documents past',
    'Filed past',
    'Completed here',
  ])
  expect(here('completed', { ...started, completed_at: DAY }, 'decided')).toBe('Decided')
})

test('a phone has it on one line', () => {
  expect(stageLine(known('ongoing', started, 'preparing', [paper('waiting')]))).toBe('2 of 5 · Started')
  expect(stageLine(known('ongoing', started, 'waiting'))).toBe('4 of 5 · Filed')
  expect(stageLine(known('conflicted', started, 'filed'))).toBe('4 of 5 · Filed')
  expect(stageLine(known('completed', started, 'preparing'))).toBeNull()
})
