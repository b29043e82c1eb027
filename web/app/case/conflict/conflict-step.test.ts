import { expect, test } from 'vitest'
import { aConflict, aProposal, parts, price } from '../../../test/conflict.ts'
import { usd } from '../../../test/paid-order.ts'
import { conflictStep } from './conflict-step.ts'

const UNTIL = '2026-05-11T16:30:00.000Z'
const AT = '2026-05-04T10:00:00.000Z'
const stepOf = (conflict: Parameters<typeof aConflict>[0], side: 'client' | 'agent' = 'client') =>
  conflictStep(aConflict(conflict), side, side === 'client' ? 'Amara' : 'Ngozi')
const answerable = aProposal({ may: ['accept', 'reject'], reply_by: UNTIL, silence: 'accepts' })

test('who has to answer a proposal reads what each gets by it, and until when', () => {
  expect(stepOf({ refunds: [answerable] })).toMatchObject({
    whose: 'yours',
    title: 'Amara proposes a refund',
    clock: { before: 'Without an answer it counts as accepted on', until: UNTIL },
    amounts: [
      { name: 'You get back', value: usd(20_000) },
      { name: 'The agent gets', value: usd(25_500) },
      { name: 'Our commission', value: usd(4_500) },
    ],
  })
})

test('who made it waits for the other', () => {
  const own = aProposal({ by: 'agent', may: ['withdraw'], reply_by: UNTIL, silence: 'team' })
  expect(stepOf({ refunds: [own] }, 'agent')).toMatchObject({
    whose: 'theirs',
    title: 'You propose a refund',
    clock: { before: 'Without an answer our team decides from' },
    amounts: [{ name: 'The client gets back' }, { name: 'You get' }, { name: 'Our commission' }],
  })
})

test('a proposal for the reader comes before their own', () => {
  const own = aProposal({ by: 'client', may: ['withdraw'] })
  expect(stepOf({ refunds: [own, answerable] }).whose).toBe('yours')
})

test('an offer to go on names the days, and nothing of what the agent gets', () => {
  const goesOn = { ...answerable, amount: usd(0), refund: parts(0), continues: true, more_days: 5 }
  expect(stepOf({ refunds: [goesOn] })).toMatchObject({
    title: 'Amara proposes that the work goes on',
    text: 'The agent gets 5 more days for the work.',
    amounts: [{ name: 'You get back', value: usd(0) }],
  })
})

test('where nothing is proposed it begins with what the terms of the order give', () => {
  expect(stepOf({ may: ['propose'], reply_by: UNTIL })).toMatchObject({
    whose: 'yours',
    amounts: [
      { name: 'Under the refund terms', value: usd(25_000) },
      { name: 'At most', value: usd(50_000) },
    ],
    clock: { until: UNTIL },
  })
  expect(stepOf({ may: [] }).whose).toBe('theirs')
})

test('what was answered is no answer that is waited for', () => {
  expect(stepOf({ refunds: [{ ...answerable, status: [-1, 'Rejected'], may: [] }] }).title).toBe(
    'Agree on a solution',
  )
})

test('our team and the bank are waited for by their name', () => {
  expect(stepOf({ stage: 'mediation' })).toMatchObject({
    whose: 'team',
    title: 'Waiting for our team’s decision',
  })
  expect(stepOf({ stage: 'mediation', with_bank: true, refunds: [answerable] }).whose).toBe('bank')
})

test('a decision says what each gets, and until when it can be appealed', () => {
  const decision = {
    ...{ amount: usd(20_000), refund: parts(20_000), agent: price(20_000, 25_500) },
    ...{ reason: 'Half was done.', at: AT, appeal_until: UNTIL },
  }
  expect(stepOf({ stage: 'decided', decision, may: ['appeal'] })).toMatchObject({
    title: 'Our team has decided',
    text: 'The reasons are below.',
    clock: { before: 'You can appeal until', until: UNTIL },
    amounts: [{ value: usd(20_000) }, { value: usd(25_500) }, { value: usd(4_500) }],
  })
})

test('an order of which nothing is ours names no commission', () => {
  const free = { ...answerable, agent: price(20_000, 30_000) }
  expect(stepOf({ refunds: [free] }).amounts).toHaveLength(2)
})
